/**
 * A game as a log: creations, commands and what becomes of them, seats and their tokens, the hash
 * chain, and the port {@link games.arbiter.play.EventStore} behind which the log is kept.
 */
package games.arbiter.play;
