package games.arbiter.rest.http;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An operation of the API: what is checked before its resource method is called, and what the
 * OpenAPI document says of it. The name of the method is the id of the operation.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Endpoint {

  int SMALL_BODY = 16 * 1024;
  int LARGE_BODY = 256 * 1024;

  /** How many bytes its body may have; 0 if it has none. */
  int body() default 0;

  /** Whether its answers have an {@code ETag}. */
  boolean tagged() default true;

  /** Whether it is done for a seat. */
  boolean seatToken() default false;

  /** The codes of its problems, without those that follow from its path, method and body. */
  ProblemCode[] problems() default {};
}
