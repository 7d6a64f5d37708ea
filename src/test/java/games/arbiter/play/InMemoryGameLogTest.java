package games.arbiter.play;

class InMemoryGameLogTest extends GameLogContract {

  private final EventStore log = new InMemoryGameLog();

  @Override
  protected EventStore log() {
    return log;
  }
}
