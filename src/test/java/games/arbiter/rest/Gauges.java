package games.arbiter.rest;

import games.arbiter.Await;
import io.micrometer.core.instrument.MeterRegistry;

/** What the service says of who reads and waits. */
final class Gauges {

  private Gauges() {}

  /** Waits until a gauge has a value. */
  static void until(MeterRegistry meters, String gauge, double value) throws Exception {
    Await.until(
        () -> gauge + " is " + value + ", not " + meters.get(gauge).gauge().value(),
        () -> meters.get(gauge).gauge().value() == value);
  }
}
