/** One way to break the service, and what must hold all the same. */
interface Scenario {

  void run(Form form, Report report) throws Exception;
}
