package games.arbiter.play;

class InMemoryEventStoreTest extends EventStoreContract {

  private final EventStore log = new InMemoryEventStore();

  @Override
  protected EventStore log() {
    return log;
  }
}
