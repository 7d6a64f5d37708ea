package games.arbiter.verify;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks a game's log offline: reads the record and the pages of events as the service answers
 * them, one JSON document after the other, and says whether they are what the rules and the hash
 * chain make of the record's actions.
 */
public final class VerifyLog {

  private static final String RECORD = "actions";
  private static final String PAGE = "items";

  private static final JsonMapper JSON =
      JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  private final List<JsonNode> events = new ArrayList<>();
  private ObjectNode record;

  private VerifyLog() {}

  /** The exit code: 0 if the log is right, else 1, and why on {@code err}. */
  public static int run(InputStream in, PrintStream out, PrintStream err) {
    VerifyLog log = new VerifyLog();
    try {
      log.read(in);
      out.println(log.verify());
      return 0;
    } catch (LogException fault) {
      err.println(fault.getMessage());
    } catch (JsonProcessingException e) {
      err.println(log.place() + "is not JSON: " + e.getMessage());
    } catch (IOException e) {
      err.println("The log cannot be read: " + e.getMessage());
    }
    return 1;
  }

  private String place() {
    return events.isEmpty() ? "The input " : "What follows version " + (events.size() - 1) + " ";
  }

  private void read(InputStream in) throws IOException, LogException {
    try (JsonParser parser = JSON.createParser(in)) {
      while (parser.nextToken() != null) {
        ObjectNode rest = JSON.createObjectNode();
        boolean page = readDocument(parser, rest);
        if (rest.has(RECORD) && record == null) {
          record = rest;
        } else if (!page) {
          throw new LogException("Neither a record nor a page of events: " + rest);
        }
      }
    }
  }

  /** Keeps the events of a document, puts its other fields into {@code rest}. */
  private boolean readDocument(JsonParser parser, ObjectNode rest)
      throws IOException, LogException {
    if (parser.currentToken() != JsonToken.START_OBJECT) {
      throw new LogException(place() + "is no JSON object");
    }
    boolean page = false;
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String name = parser.currentName();
      JsonToken token = parser.nextToken();
      if (name.equals(PAGE) && token == JsonToken.START_ARRAY) {
        page = true;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          events.add(JSON.readTree(parser));
        }
      } else {
        rest.set(name, JSON.readTree(parser));
      }
    }
    return page;
  }

  private String verify() throws LogException {
    if (record == null) {
      throw new LogException("The record is missing (GET /v1/games/{id}/record)");
    }
    RecordCheck check = RecordCheck.of(record);
    for (int version = 0; version < events.size(); version++) {
      check.event(version, events.get(version));
    }
    if (events.size() != check.versions()) {
      throw new LogException(
          "The events end at version "
              + (events.size() - 1)
              + ", the record at version "
              + (check.versions() - 1));
    }
    return check.versions() + " events are right, hash " + check.hash();
  }
}
