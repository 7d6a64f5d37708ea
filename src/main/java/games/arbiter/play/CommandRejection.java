package games.arbiter.play;

import games.arbiter.engine.Action;
import games.arbiter.engine.RefusalKind;
import games.arbiter.engine.Replay;
import games.arbiter.engine.Ruleset;
import games.arbiter.engine.Translatable;
import games.arbiter.engine.Verdict;
import games.arbiter.engine.Violation;
import java.util.List;

/** Why a command is rejected. */
public sealed interface CommandRejection extends Rejection {

  /** There is no such game. */
  record NoSuchGame() implements CommandRejection {
    @Override
    public String code() {
      return "not-found";
    }
  }

  /** No action of the ruleset has that name. */
  record MalformedAction(String name, Replay before) implements CommandRejection {
    @Override
    public String code() {
      return "malformed-action";
    }

    @Override
    public Translatable detail() {
      return NearestName.ofAction(name, before)
          .map(near -> Translatable.of("problem.malformed-action.detail.near", name, near))
          .orElseGet(() -> Rejection.detail(this, name));
    }

    @Override
    public String field() {
      return "action";
    }
  }

  /** No token, or one of no seat of this game. */
  record Unauthorized() implements CommandRejection {
    @Override
    public String code() {
      return "unauthorized";
    }
  }

  /** The token's seat is not the one that the action names. */
  record WrongSeat(String tokenSeat, String actionSeat) implements CommandRejection {
    @Override
    public String code() {
      return "wrong-seat";
    }

    @Override
    public Translatable detail() {
      return Rejection.detail(this, tokenSeat, actionSeat);
    }
  }

  /** The key came with another action before; the game right after that one. */
  record KeyReused(String key, Game first) implements CommandRejection {
    @Override
    public String code() {
      return "idempotency-key-reused";
    }

    @Override
    public Translatable detail() {
      String version = Integer.toString(first.version() - 1);
      return Rejection.detail(this, key, first.event().action(), version);
    }

    @Override
    public Ruleset ruleset() {
      return first.replay().ruleset();
    }
  }

  /** A rejection that holds only for the newest version of a game. */
  sealed interface AtVersion extends CommandRejection {
    Game game();

    @Override
    default Integer currentVersion() {
      return game().version();
    }

    @Override
    default Ruleset ruleset() {
      return game().replay().ruleset();
    }
  }

  /** The request does not say which version it saw. */
  record VersionMissing(Game game) implements AtVersion {
    @Override
    public String code() {
      return "precondition-required";
    }
  }

  /** The game is not at the version that the request saw. */
  record StaleVersion(int seen, Game game) implements AtVersion {
    @Override
    public String code() {
      return "stale-version";
    }

    @Override
    public Translatable detail() {
      return Rejection.detail(this, Integer.toString(seen), Integer.toString(game.version()));
    }
  }

  /** An action on a board by a seat that is not to move. */
  record NotYourTurn(Game game) implements AtVersion {
    @Override
    public String code() {
      return "not-your-turn";
    }

    @Override
    public Translatable detail() {
      String toMove = game.replay().toMove().orElseThrow();
      return Rejection.detail(this, Translatable.of("seat." + toMove));
    }

    @Override
    public List<Violation> violations() {
      return List.of(Violation.of(ruleset().turnRule()));
    }
  }

  /** A rematch is asked for while the game goes on. */
  record GameNotOver(Game game) implements AtVersion {
    @Override
    public String code() {
      return "game-not-over";
    }
  }

  /** The rules refuse an action. */
  record Refused(Replay before, Action action, Verdict.Refused<?> verdict)
      implements CommandRejection {
    @Override
    public String code() {
      return verdict.refusal().id();
    }

    @Override
    public Translatable detail() {
      if (verdict.detail() != null) {
        return verdict.detail();
      }
      return switch (verdict.refusal()) {
        case ILLEGAL_ACTION -> Rejection.detail(this, action.name(), verdict.violations().size());
        case GAME_OVER -> Rejection.detail(this, Integer.toString(before.version()));
        case GAME_TOO_LONG -> Rejection.detail(this, Integer.toString(Replay.MAX_VERSIONS));
        case INVALID_POSITION, NO_SUCH_OFFER, NOTHING_TO_TAKE_BACK, OFFER_OPEN ->
            Rejection.detail(this);
      };
    }

    @Override
    public Integer currentVersion() {
      return before.version();
    }

    @Override
    public Ruleset ruleset() {
      return before.ruleset();
    }

    @Override
    public List<Violation> violations() {
      return verdict.violations();
    }

    @Override
    public List<String> legalActions() {
      return verdict.refusal() == RefusalKind.ILLEGAL_ACTION
          ? Alternatives.to(action, before)
          : null;
    }
  }
}
