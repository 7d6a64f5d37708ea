package games.arbiter.rest.http;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks an operation of the API: what {@link RequestChecks} checks before the method is called, and
 * what the OpenAPI document adds to it. The name of the method is the id of the operation.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Endpoint {

  int SMALL_BODY = 16 * 1024;
  int LARGE_BODY = 256 * 1024;

  /** The maximum size of its body in bytes; 0 if it has no body. */
  int body() default 0;

  /** Whether its answers have an {@code ETag}. */
  boolean tagged() default true;

  /** Whether it takes a seat token. */
  boolean seatToken() default false;

  /** Its problem codes, except those that follow from its path, method and body. */
  ProblemCode[] problems() default {};
}
