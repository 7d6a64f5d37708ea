package games.arbiter.rest;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The files of the page to play on. {@code index.html} names every other file. Browsers find them
 * in a folder that is called after the digest of all of them, so a browser that has an index loads
 * modules of the same release or none, whichever replica it asks. Only {@code boot.js} is outside:
 * it loads the rest, and everything anew where the rest is gone.
 */
final class PageFiles {

  private static final String FOLDER = "META-INF/resources/play/";
  private static final String INDEX = "index.html";
  private static final String BOOT = "boot.js";
  private static final int DIGITS = 16;
  private static final Pattern NAMED =
      Pattern.compile("(?<=href=\")([a-z][a-z0-9-]*\\.([a-z]+))(?=\")");
  private static final Map<String, String> MEDIA_TYPES =
      Map.of(
          "js", "text/javascript;charset=utf-8",
          "css", "text/css;charset=utf-8",
          "json", "application/json",
          "svg", "image/svg+xml");

  /** A file as it is sent. */
  record PageFile(String mediaType, byte[] content) {}

  private final String digest;
  private final byte[] index;
  private final Map<String, PageFile> files;

  private PageFiles(String digest, byte[] index, Map<String, PageFile> files) {
    this.digest = digest;
    this.index = index;
    this.files = files;
  }

  /** Reads the files of the running release. */
  static PageFiles load() {
    byte[] index = read(INDEX);
    String html = new String(index, StandardCharsets.UTF_8);
    MessageDigest sum = sha256();
    sum.update(index);
    Map<String, PageFile> files = new HashMap<>();
    Matcher named = NAMED.matcher(html);
    while (named.find()) {
      byte[] content = read(named.group(1));
      sum.update(content);
      files.put(named.group(1), new PageFile(MEDIA_TYPES.get(named.group(2)), content));
    }
    String digest = HexFormat.of().formatHex(sum.digest()).substring(0, DIGITS);
    String versioned = NAMED.matcher(html).replaceAll(digest + "/$1");
    files.put(BOOT, new PageFile(MEDIA_TYPES.get("js"), read(BOOT)));
    return new PageFiles(digest, versioned.getBytes(StandardCharsets.UTF_8), files);
  }

  /** What the folder of the files is called in the page's addresses. */
  String digest() {
    return digest;
  }

  /** The page itself, with the addresses of this release's files. */
  byte[] index() {
    return index;
  }

  /** The script that loads the rest. */
  Optional<PageFile> boot(String path) {
    return path.equals(BOOT) ? Optional.of(files.get(BOOT)) : Optional.empty();
  }

  /** A file by its folder and name, such as {@code 0123456789abcdef/main.js}. */
  Optional<PageFile> find(String path) {
    return path.startsWith(digest + "/")
        ? Optional.ofNullable(files.get(path.substring(digest.length() + 1)))
        : Optional.empty();
  }

  private static byte[] read(String name) {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    try (InputStream in = loader.getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        throw new IllegalStateException(INDEX + " names " + name + ", which does not exist");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
