package games.arbiter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** One name means one thing. */
class NamesTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter().importPackages("games.arbiter");

  /**
   * Two rulesets may each have a class of one name, where it means the same. A nested class is
   * named with its outer class, so only the name of a class of another file is forbidden to it.
   */
  @Test
  void noTwoClassesHaveOneName() {
    Map<String, Collection<String>> places = new TreeMap<>();
    for (JavaClass type : CLASSES) {
      if (isOurs(type) && type.getEnclosingClass().isEmpty()) {
        places
            .computeIfAbsent(type.getSimpleName(), name -> new TreeSet<>())
            .add(type.getPackageName().replaceFirst("rulesets\\.\\w+", "rulesets.*"));
      }
    }
    assertTrue(places.size() > 300);
    places.values().removeIf(packages -> packages.size() == 1);
    assertEquals(Map.of(), places);
  }

  @Test
  void noNestedClassHasTheNameOfAnotherFile() {
    List<String> files =
        CLASSES.stream()
            .filter(type -> isOurs(type) && type.getEnclosingClass().isEmpty())
            .filter(type -> !type.getPackageName().startsWith("games.arbiter.rulesets."))
            .map(JavaClass::getSimpleName)
            .toList();
    assertEquals(
        List.of(),
        CLASSES.stream()
            .filter(type -> isOurs(type) && type.getEnclosingClass().isPresent())
            .filter(type -> files.contains(type.getSimpleName()))
            .map(JavaClass::getName)
            .toList());
  }

  /** Not what is generated for benchmarks, and no package's description. */
  private static boolean isOurs(JavaClass type) {
    return !type.getPackageName().contains("jmh_generated")
        && !type.getSimpleName().equals("package-info")
        && !type.getSimpleName().isEmpty();
  }
}
