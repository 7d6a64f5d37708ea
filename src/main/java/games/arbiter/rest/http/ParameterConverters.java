package games.arbiter.rest.http;

import games.arbiter.engine.Translatable;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.ext.ParamConverter;
import jakarta.ws.rs.ext.ParamConverterProvider;
import jakarta.ws.rs.ext.Provider;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Converts query parameters and checks their {@code @Min} and {@code @Max}. By hand, since the
 * framework's converters answer 404 to a parameter that they cannot convert, and do not name it.
 */
@Provider
public final class ParameterConverters implements ParamConverterProvider {

  @Override
  public <T> ParamConverter<T> getConverter(
      Class<T> type, Type genericType, Annotation[] annotations) {
    QueryParam query = find(QueryParam.class, annotations);
    if (query == null || type != Integer.class && type != Boolean.class) {
      return null;
    }
    Min min = find(Min.class, annotations);
    Max max = find(Max.class, annotations);
    long least = min == null ? Integer.MIN_VALUE : min.value();
    long most = max == null ? Integer.MAX_VALUE : max.value();
    return type == Integer.class
        ? converter(text -> type.cast(number(query.value(), text, least, most)))
        : converter(text -> type.cast(flag(query.value(), text)));
  }

  private static <A extends Annotation> A find(Class<A> type, Annotation[] annotations) {
    return Stream.of(annotations).filter(type::isInstance).map(type::cast).findFirst().orElse(null);
  }

  private static <T> ParamConverter<T> converter(Function<String, T> reading) {
    return new ParamConverter<>() {
      @Override
      public T fromString(String text) {
        return text == null ? null : reading.apply(text);
      }

      @Override
      public String toString(T value) {
        return value.toString();
      }
    };
  }

  /** A whole number from least to most; otherwise a problem that names the parameter. */
  public static Integer number(String name, String text, long least, long most) {
    if (text.matches("-?[0-9]{1,10}")) {
      long number = Long.parseLong(text);
      if (number >= least && number <= most) {
        return (int) number;
      }
    }
    throw Problem.inParameter(
            name,
            Translatable.of(
                "invalid.number", QuotedText.of(text), Long.toString(least), Long.toString(most)))
        .thrown();
  }

  private static Boolean flag(String name, String text) {
    if (!text.equals("true") && !text.equals("false")) {
      throw Problem.inParameter(
              name, Translatable.of("invalid.word", QuotedText.of(text), "true, false"))
          .thrown();
    }
    return Boolean.valueOf(text);
  }
}
