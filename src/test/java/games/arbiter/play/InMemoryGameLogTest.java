package games.arbiter.play;

class InMemoryGameLogTest extends GameLogContract {

  private final GameLog log = new InMemoryGameLog();

  @Override
  protected GameLog log() {
    return log;
  }
}
