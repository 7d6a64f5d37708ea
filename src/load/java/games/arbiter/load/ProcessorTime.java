package games.arbiter.load;

/**
 * The processor time of the service and of this client since a moment: what other work on the
 * machine disturbs least.
 */
final class ProcessorTime {

  private final ProcessHandle service;
  private final double served;
  private final double asked;

  /** From now on. */
  ProcessorTime(ProcessHandle service) {
    this.service = service;
    this.served = micros(service);
    this.asked = micros(ProcessHandle.current());
  }

  private static double micros(ProcessHandle process) {
    return process.info().totalCpuDuration().orElseThrow().toNanos() / 1e3;
  }

  /** Microseconds of the service for each of so many requests. */
  double ofTheService(long requests) {
    return (micros(service) - served) / Math.max(1, requests);
  }

  /** Microseconds of this process for each of so many requests. */
  double ofTheClient(long requests) {
    return (micros(ProcessHandle.current()) - asked) / Math.max(1, requests);
  }
}
