package games.arbiter;

import games.arbiter.bot.PlaySeat;
import games.arbiter.verify.VerifyLog;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;

/** Starts the service, or with {@code verify-log} checks a log that comes in and ends. */
@QuarkusMain
public final class Main {

  private static final String USAGE =
      """
      java -jar quarkus-run.jar                   starts the service; settings are environment variables
      java -jar quarkus-run.jar verify-log < LOG  checks a game's record and events
      java -jar quarkus-run.jar play-seat GAME SEAT
                                                  plays a seat of the game at that address until it ends;
                                                  the token is in ARBITER_SEAT_TOKEN or comes in
      """;

  private Main() {}

  public static void main(String... args) {
    if (List.of(args).equals(List.of("verify-log"))) {
      System.exit(VerifyLog.run(System.in, utf8(FileDescriptor.out), utf8(FileDescriptor.err)));
    }
    if (args.length == 3 && args[0].equals("play-seat")) {
      System.exit(PlaySeat.run(args[1], args[2], System.in, System.out, System.err));
    }
    if (args.length > 0) {
      System.err.println(USAGE);
      System.exit(2);
    }
    // log lines of libraries too have the same digits on every machine
    Locale.setDefault(Locale.ROOT);
    // an address that is no URI is refused with a problem like everything else, not with a bare 400
    System.setProperty("vertx.disableURIValidation", "true");
    // PostgreSQL's driver sends it with every connection, and the server may not know the machine's
    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    Quarkus.run(args);
  }

  /** A log may say anything in any script, whatever the terminal's encoding is by default. */
  private static PrintStream utf8(FileDescriptor to) {
    return new PrintStream(new FileOutputStream(to), true, StandardCharsets.UTF_8);
  }
}
