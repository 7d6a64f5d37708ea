package games.arbiter.store;

import io.quarkus.hibernate.orm.JsonFormat;
import io.quarkus.hibernate.orm.PersistenceUnitExtension;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.format.FormatMapper;
import org.hibernate.type.format.jackson.JacksonJsonFormatMapper;

/** How columns of JSON are written and read: not by the mapper that the service's answers use. */
@JsonFormat
@PersistenceUnitExtension
public class JsonColumnFormat implements FormatMapper {

  private final FormatMapper mapper = new JacksonJsonFormatMapper(StoredJson.MAPPER);

  @Override
  public <T> T fromString(CharSequence text, JavaType<T> type, WrapperOptions options) {
    return mapper.fromString(text, type, options);
  }

  @Override
  public <T> String toString(T value, JavaType<T> type, WrapperOptions options) {
    return mapper.toString(value, type, options);
  }
}
