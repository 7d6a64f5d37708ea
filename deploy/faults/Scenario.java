/** One way to break the service, and what must hold all the same. */
interface Scenario {

  /**
   * @param far whether this is the long form
   */
  void run(boolean far, Report report) throws Exception;
}
