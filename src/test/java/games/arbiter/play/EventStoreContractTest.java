package games.arbiter.play;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Guards on the guard: the suite fails logs that are broken, and every log is put to it. */
class EventStoreContractTest {

  private static final class Suite extends EventStoreContract {
    private final EventStore log;

    Suite(EventStore log) {
      this.log = log;
    }

    @Override
    protected EventStore log() {
      return log;
    }
  }

  static Stream<String> brokenLogs() {
    return BrokenEventStores.all().keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("brokenLogs")
  void aLogFailsThat(String fault) {
    assertTrue(tests().anyMatch(test -> fails(test, BrokenEventStores.all().get(fault))));
  }

  @Test
  void aLogThatDoesNothingFailsNearlyEverything() {
    List<String> passed = tests().map(Method::getName).collect(Collectors.toList());
    passed.removeAll(failures(BrokenEventStores.all().get("does nothing")));
    assertTrue(passed.size() <= 2, passed::toString);
  }

  @Test
  void aSoundLogPasses() {
    assertTrue(failures(InMemoryEventStore::new).isEmpty());
  }

  private static List<String> failures(Supplier<EventStore> log) {
    return tests().filter(test -> fails(test, log)).map(Method::getName).toList();
  }

  /** Whether a test fails, run with a log of its own. */
  private static boolean fails(Method test, Supplier<EventStore> log) {
    try {
      test.setAccessible(true);
      test.invoke(new Suite(log.get()));
      return false;
    } catch (InvocationTargetException e) {
      return true;
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Stream<Method> tests() {
    return Stream.of(EventStoreContract.class, GameListContract.class)
        .flatMap(suite -> Arrays.stream(suite.getDeclaredMethods()))
        .filter(method -> method.isAnnotationPresent(Test.class));
  }

  @Test
  void everyLogOfTheServiceIsPutToTheSuiteAndNoTestIsSkipped() {
    List<JavaClass> logs =
        new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("games.arbiter")
                .stream()
                .filter(type -> type.isAssignableTo(EventStore.class) && !type.isInterface())
                .toList();
    assertFalse(logs.isEmpty());
    for (JavaClass log : logs) {
      Class<?> suite = assertDoesNotThrow(() -> Class.forName(log.getName() + "Test"));
      assertTrue(EventStoreContract.class.isAssignableFrom(suite), suite::getName);
      assertFalse(suite.isAnnotationPresent(Disabled.class), suite::getName);
    }
    assertTrue(tests().noneMatch(test -> test.isAnnotationPresent(Disabled.class)));
  }
}
