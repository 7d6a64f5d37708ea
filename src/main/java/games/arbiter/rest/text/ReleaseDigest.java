package games.arbiter.rest.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Enumeration;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A digest of the texts, rules, analysis and drawing of this release, in eight hexadecimal digits.
 * It is in the tags of all answers that a release can change; equal releases have equal digests.
 */
public final class ReleaseDigest {

  private static final String TEXTS = "games/arbiter/rest/texts_en.properties";
  private static final String JAR = "jar:";
  private static final int BYTES = 4;
  private static final Pattern COUNTED =
      Pattern.compile("games/arbiter/(analysis|engine|picture|rest|rulesets)/.*[^/]");

  /** The digest of what runs here. */
  public static final String VALUE = find();

  private ReleaseDigest() {}

  private static String find() {
    URL texts = ReleaseDigest.class.getClassLoader().getResource(TEXTS);
    String address = String.valueOf(texts);
    try {
      return address.startsWith(JAR)
          ? ofJar(Path.of(URI.create(address.substring(JAR.length(), address.indexOf("!/")))))
          : ofFolder(Path.of(URI.create(address.replace(TEXTS, ""))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String ofJar(Path path) throws IOException {
    try (JarFile jar = new JarFile(path.toFile())) {
      Map<String, Source> parts = new TreeMap<>();
      for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
        JarEntry entry = entries.nextElement();
        parts.put(entry.getName(), () -> jar.getInputStream(entry));
      }
      return of(parts);
    }
  }

  static String ofFolder(Path root) throws IOException {
    Map<String, Source> parts = new TreeMap<>();
    try (Stream<Path> files = Files.walk(root)) {
      files
          .filter(Files::isRegularFile)
          .forEach(
              file ->
                  parts.put(
                      root.relativize(file).toString().replace('\\', '/'),
                      () -> Files.newInputStream(file)));
    }
    return of(parts);
  }

  private interface Source {
    InputStream open() throws IOException;
  }

  private static String of(Map<String, Source> parts) throws IOException {
    MessageDigest digest = sha256();
    for (Map.Entry<String, Source> part : parts.entrySet()) {
      if (COUNTED.matcher(part.getKey()).matches()) {
        digest.update(part.getKey().getBytes(StandardCharsets.UTF_8));
        try (InputStream in = new DigestInputStream(part.getValue().open(), digest)) {
          in.transferTo(OutputStream.nullOutputStream());
        }
      }
    }
    return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
