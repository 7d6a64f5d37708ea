package games.arbiter.rest.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two releases have one digest if and only if their texts, rules and drawing are the same. */
class ReleaseDigestTest {

  private static final Path CLASSES = Path.of("target/classes");

  @Test
  void isThatOfWhatRuns() throws IOException {
    assertEquals(ReleaseDigest.ofFolder(CLASSES), ReleaseDigest.VALUE);
  }

  @Test
  void dependsOnTextsAndDrawingAlone(@TempDir Path release) throws IOException {
    write(release, "games/arbiter/rest/texts_en.properties", "a=b");
    write(release, "games/arbiter/picture/Colours.class", "red");
    String before = ReleaseDigest.ofFolder(release);

    write(release, "games/arbiter/store/Pool.class", "four");
    assertEquals(before, ReleaseDigest.ofFolder(release));

    write(release, "games/arbiter/picture/Colours.class", "blue");
    String drawnAnew = ReleaseDigest.ofFolder(release);
    assertNotEquals(before, drawnAnew);

    write(release, "games/arbiter/rest/texts_en.properties", "a=c");
    assertNotEquals(drawnAnew, ReleaseDigest.ofFolder(release));
  }

  @Test
  void isTheSameInAnArchive(@TempDir Path release) throws IOException {
    write(release, "games/arbiter/rest/texts_en.properties", "a=b");
    Path archive = release.resolve("release.jar");
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(archive))) {
      for (String folder : new String[] {"games/", "games/arbiter/", "games/arbiter/rest/"}) {
        jar.putNextEntry(new JarEntry(folder));
      }
      jar.putNextEntry(new JarEntry("games/arbiter/rest/texts_en.properties"));
      jar.write("a=b".getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }
    assertEquals(ReleaseDigest.ofFolder(release), ReleaseDigest.ofJar(archive));
  }

  private static void write(Path root, String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
