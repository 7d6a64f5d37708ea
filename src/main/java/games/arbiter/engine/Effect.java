package games.arbiter.engine;

/**
 * One change that an accepted action makes; there is a record for each type of effect. Replaying an
 * action gives the same effects. Code that must treat every type calls {@link #match}, so that a
 * new type does not compile before it is treated.
 */
public sealed interface Effect {

  /** The name of the type in the API, such as {@code seat-skipped}. */
  String type();

  /** Calls the case of this effect. */
  <R> R match(Cases<R> cases);

  /** One function for each type of effect. */
  interface Cases<R> {
    R placed(Placed effect);

    R removed(Removed effect);

    R playBegan(PlayBegan effect);

    R moved(Moved effect);

    R captured(Captured effect);

    R boardFrozen(BoardFrozen effect);

    R seatSkipped(SeatSkipped effect);

    R offerMade(OfferMade effect);

    R offerAccepted(OfferAccepted effect);

    R offerDeclined(OfferDeclined effect);

    R offerLapsed(OfferLapsed effect);

    R takenBack(TakenBack effect);

    R resigned(Resigned effect);

    R gameEnded(GameEnded effect);
  }

  /** An effect on one piece. */
  sealed interface OfPiece extends Effect {
    String piece();
  }

  /** An effect on one board. */
  sealed interface OnBoard extends Effect {
    String board();
  }

  /** A piece from a hand now stands on a space. */
  record Placed(String piece, String board, String at) implements OfPiece, OnBoard {
    @Override
    public String type() {
      return "placed";
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.placed(this);
    }
  }

  /** A piece left the game without being captured. */
  record Removed(String piece) implements OfPiece {
    @Override
    public String type() {
      return "removed";
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.removed(this);
    }
  }

  /** Setup is over; the seat is the first to move. */
  record PlayBegan(String seat) implements Effect {
    @Override
    public String type() {
      return "play-began";
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.playBegan(this);
    }
  }

  /** A piece went from one space to another. */
  record Moved(String piece, String board, String from, String to) implements OfPiece, OnBoard {
    @Override
    public String type() {
      return "moved";
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.moved(this);
    }
  }

  /** The seat that acted captured a piece that stood on a space. */
  record Captured(String piece, String board, String at) implements OfPiece, OnBoard {
    @Override
    public String type() {
      return "captured";
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.captured(this);
    }
  }

  /** No piece moves or captures on the board any more. */
  record BoardFrozen(String board) implements OnBoard {
    @Override
    public String type() {
      return "board-frozen";
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.boardFrozen(this);
    }
  }

  /** The seat has no legal action and is passed over. */
  record SeatSkipped(String seat) implements Effect {
    @Override
    public String type() {
      return "seat-skipped";
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.seatSkipped(this);
    }
  }

  /** The seat made an offer, which now stands. */
  record OfferMade(OfferKind offer, String seat) implements Effect {
    @Override
    public String type() {
      return offer.id() + offer.made();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.offerMade(this);
    }
  }

  /** The seat accepted the offer of another. */
  record OfferAccepted(OfferKind offer, String seat) implements Effect {
    @Override
    public String type() {
      return offer.id() + "-accepted";
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.offerAccepted(this);
    }
  }

  /** The seat declined the offer of another; it no longer stands. */
  record OfferDeclined(OfferKind offer, String seat) implements Effect {
    @Override
    public String type() {
      return offer.id() + "-declined";
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.offerDeclined(this);
    }
  }

  /** The offer of the seat no longer stands, because another seat acted on a board. */
  record OfferLapsed(OfferKind offer, String seat) implements Effect {
    @Override
    public String type() {
      return offer.id() + "-lapsed";
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.offerLapsed(this);
    }
  }

  /**
   * The position, frozen boards, scores and repetition history are those of an earlier version
   * again.
   */
  record TakenBack(int version) implements Effect {
    @Override
    public String type() {
      return "taken-back";
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.takenBack(this);
    }
  }

  /** The seat gave up. */
  record Resigned(String seat) implements Effect {
    @Override
    public String type() {
      return "resigned";
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.resigned(this);
    }
  }

  /** The game is over. Always the last effect of its event. */
  record GameEnded(GameResult result) implements Effect {
    @Override
    public String type() {
      return "game-ended";
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.gameEnded(this);
    }
  }
}
