package games.arbiter.rest.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import games.arbiter.engine.Translatable;
import games.arbiter.play.Checked;
import games.arbiter.play.InputRejection;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Reads and writes JSON without coercion, unknown fields or {@code null}. */
public final class StrictJson {

  private static final int NESTING_AT_MOST = 20;
  private static final int DIGITS_AT_MOST = 100;
  private static final String NULL = "null";

  /** The mapper for all JSON of the API. */
  public static final JsonMapper MAPPER = mapper();

  private static final Map<Class<?>, ObjectReader> READERS = new ConcurrentHashMap<>();
  private static final ObjectWriter WRITER = MAPPER.writer();

  private StrictJson() {}

  private static JsonMapper mapper() {
    StreamReadConstraints constraints =
        StreamReadConstraints.builder()
            .maxNestingDepth(NESTING_AT_MOST)
            .maxNumberLength(DIGITS_AT_MOST)
            .build();
    JsonMapper.Builder mapper =
        JsonMapper.builder(
                JsonFactory.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .streamReadConstraints(constraints)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .serializationInclusion(JsonInclude.Include.NON_NULL);
    return mapper
        .withCoercionConfig(
            LogicalType.Textual,
            texts ->
                List.of(
                        CoercionInputShape.Integer,
                        CoercionInputShape.Float,
                        CoercionInputShape.Boolean)
                    .forEach(shape -> texts.setCoercion(shape, CoercionAction.Fail)))
        .build();
  }

  /** The object in a body, or a rejection that names the field at fault. */
  public static <T> Checked<T> read(byte[] body, Class<T> type) {
    ObjectReader reader = READERS.computeIfAbsent(type, MAPPER::readerFor);
    try (JsonParser parser = new NoNulls(MAPPER.createParser(text(body)))) {
      try {
        T object = reader.readValue(parser);
        return object == null ? Checked.rejected(fault("", "invalid.body")) : Checked.valid(object);
      } catch (JsonProcessingException e) {
        return Checked.rejected(fault(e, parser));
      }
    } catch (CharacterCodingException e) {
      return Checked.rejected(fault("", "invalid.json"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A body as text. It is UTF-8; no other encoding is guessed at. */
  private static String text(byte[] body) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
  }

  /** An answer in JSON. */
  public static byte[] write(Object object) {
    try {
      return WRITER.writeValueAsBytes(object);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputRejection fault(String field, String key) {
    return new InputRejection.InvalidField(field, Translatable.of(key, field));
  }

  private static InputRejection fault(JsonProcessingException e, JsonParser parser) {
    String field = field(e, parser);
    if (e instanceof UnrecognizedPropertyException) {
      return fault(field, "invalid.unknown-field");
    }
    if (!(e instanceof MismatchedInputException wanted)) {
      boolean numeric = e.getOriginalMessage().startsWith("Numeric value");
      return fault(field, numeric ? "invalid.type" : "invalid.json");
    }
    if (field.isEmpty()) {
      return fault(field, "invalid.body");
    }
    if (e.getOriginalMessage().equals(NULL)) {
      return fault(field, "invalid.null");
    }
    boolean missing = e.getOriginalMessage().startsWith("Missing required creator property");
    return fault(field, missing ? "invalid.missing" : wrongType(wanted.getTargetType()));
  }

  private static String wrongType(Class<?> wanted) {
    if (wanted == null) {
      return "invalid.type";
    }
    if (wanted == String.class) {
      return "invalid.type.text";
    }
    if (wanted == Boolean.class) {
      return "invalid.type.flag";
    }
    if (Number.class.isAssignableFrom(wanted) || wanted.isPrimitive()) {
      return "invalid.type.number";
    }
    return Collection.class.isAssignableFrom(wanted) ? "invalid.type.list" : "invalid.type.object";
  }

  /** The path where the parser stopped, or the path in the exception if a field is missing. */
  private static String field(JsonProcessingException e, JsonParser parser) {
    String named = e instanceof JsonMappingException m ? path(m) : "";
    String reached = path(parser.getParsingContext());
    return reached.startsWith(named) ? reached : named;
  }

  private static String path(JsonMappingException e) {
    StringBuilder path = new StringBuilder();
    for (JsonMappingException.Reference step : e.getPath()) {
      append(path, step.getFieldName(), step.getIndex());
    }
    return path.toString();
  }

  private static String path(JsonStreamContext context) {
    StringBuilder path = new StringBuilder();
    JsonStreamContext parent = context.getParent();
    if (parent != null) {
      path.append(path(parent));
    }
    if (context.inObject() && context.hasCurrentName()) {
      append(path, context.getCurrentName(), -1);
    } else if (context.inArray() && context.hasCurrentIndex()) {
      append(path, null, context.getCurrentIndex());
    }
    return path.toString();
  }

  private static void append(StringBuilder path, String name, int index) {
    if (name == null) {
      path.append('[').append(index).append(']');
    } else {
      path.append(path.isEmpty() ? "" : ".").append(name);
    }
  }

  /** Rejects {@code null}. */
  private static final class NoNulls extends JsonParserDelegate {
    NoNulls(JsonParser parser) {
      super(parser);
    }

    @Override
    public JsonToken nextToken() throws IOException {
      JsonToken token = super.nextToken();
      if (token == JsonToken.VALUE_NULL) {
        throw MismatchedInputException.from(this, Object.class, NULL);
      }
      return token;
    }
  }
}
