package games.arbiter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** Files and methods are small, in the service and in what tests, generates and measures it. */
class SizesTest {

  private static final List<String> ROOTS = List.of("src", "deploy", "openapi", ".ci");
  private static final String SOURCES = ".*\\.(java|py|ts|sh|sql)|[^.]*";
  private static final int BYTES_AT_MOST = 12 * 1024;
  private static final int LINES_AT_MOST = 30;

  /** Methods that may be longer: each is one list or one story. */
  private static final Set<String> LONGER =
      Set.of(
          "BatteryGuardTest.faults",
          "CompanionsIT.findsWhatIsWrongWithAProof",
          "LaterServiceIT.readsEveryKindOfActionEventAndEffect",
          "Player.result",
          "OpenApiDocumentTest.saysOfEveryOperationWhatAnSdkNeeds",
          "SettingsCheck.faults");

  @Test
  void filesAreSmall() {
    assertTrue(files().count() > 300);
    assertEquals(List.of(), files().filter(SizesTest::isLarge).toList(), "files over 12 kB");
  }

  private static boolean isLarge(Path file) {
    try {
      return Files.size(file) > BYTES_AT_MOST;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void methodsAreShort() throws IOException {
    Map<String, Long> lengths = lengths();
    assertTrue(lengths.size() > 2_000);
    lengths.values().removeIf(lines -> lines <= LINES_AT_MOST);
    assertEquals(
        Set.of(),
        LONGER.stream().filter(m -> !lengths.containsKey(m)).collect(Collectors.toSet()),
        "exceptions that are no longer needed");
    lengths.keySet().removeAll(LONGER);
    assertEquals(Map.of(), lengths, "methods over 30 lines");
  }

  /** What people have written: neither data nor what tools have made or fetched. */
  private static Stream<Path> files() {
    return ROOTS.stream()
        .flatMap(SizesTest::walk)
        .filter(file -> file.getFileName().toString().matches(SOURCES));
  }

  private static Stream<Path> walk(String root) {
    try (Stream<Path> walk = Files.walk(Path.of(root))) {
      return walk
          .filter(file -> Files.isRegularFile(file) && !file.toString().contains("node_modules"))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The length in lines of the longest method of each name, from its name to its last brace. */
  private static Map<String, Long> lengths() throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<Path> java = files().filter(file -> file.toString().endsWith(".java")).toList();
    Map<String, Long> lengths = new TreeMap<>();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      JavacTask parser =
          (JavacTask)
              compiler.getTask(
                  null, manager, null, null, null, manager.getJavaFileObjectsFromPaths(java));
      SourcePositions positions = Trees.instance(parser).getSourcePositions();
      for (CompilationUnitTree file : parser.parse()) {
        new Measuring(file, positions, lengths).scan(file, null);
      }
    }
    return lengths;
  }

  /** Measures the methods of a file. */
  private static final class Measuring extends TreeScanner<Void, Void> {
    private final CompilationUnitTree file;
    private final SourcePositions positions;
    private final Map<String, Long> lengths;

    Measuring(CompilationUnitTree file, SourcePositions positions, Map<String, Long> lengths) {
      this.file = file;
      this.positions = positions;
      this.lengths = lengths;
    }

    @Override
    public Void visitMethod(MethodTree method, Void nothing) {
      if (method.getBody() != null) {
        String source = Path.of(file.getSourceFile().toUri()).getFileName().toString();
        String name = source.replace("java", "") + method.getName();
        lengths.merge(name, lines(method), Math::max);
      }
      return super.visitMethod(method, nothing);
    }

    private long lines(MethodTree method) {
      Tree head = method.getReturnType() == null ? method.getBody() : method.getReturnType();
      LineMap lines = file.getLineMap();
      long first = lines.getLineNumber(positions.getStartPosition(file, head));
      return lines.getLineNumber(positions.getEndPosition(file, method.getBody())) - first + 1;
    }
  }
}
