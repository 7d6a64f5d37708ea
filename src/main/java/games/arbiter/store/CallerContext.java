package games.arbiter.store;

import io.netty.channel.EventLoop;
import io.vertx.core.impl.ContextInternal;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.RejectedExecutionException;

/**
 * Where a question came from and its answer goes: the event loop and the context of the request, if
 * there is one.
 */
record CallerContext(ContextInternal context) {

  /** The caller on whose thread this is called. */
  static CallerContext current() {
    ContextInternal context = ContextInternal.current();
    return new CallerContext(context != null && context.isEventLoopContext() ? context : null);
  }

  /** The caller's event loop, or null if answers are given on any thread. */
  EventLoop loop() {
    return context == null ? null : context.nettyEventLoop();
  }

  /** Gives an answer on the thread that is the right one already. */
  void answer(Runnable answer) {
    if (context == null) {
      answer.run();
    } else {
      context.dispatch(answer);
    }
  }

  /** Does something on the caller's event loop, as a task of its own. */
  void later(Runnable task) {
    if (context == null) {
      task.run();
      return;
    }
    try {
      context.runOnContext(nothing -> task.run());
    } catch (RejectedExecutionException e) {
      task.run(); // the loop has stopped
    }
  }

  /** The same stage, completed where the caller is. */
  <T> CompletionStage<T> back(CompletionStage<T> stage) {
    if (context == null) {
      return stage;
    }
    CompletableFuture<T> back = new CompletableFuture<>();
    stage.whenComplete(
        (value, failure) ->
            later(
                () -> {
                  if (failure == null) {
                    back.complete(value);
                  } else {
                    back.completeExceptionally(failure);
                  }
                }));
    return back;
  }
}
