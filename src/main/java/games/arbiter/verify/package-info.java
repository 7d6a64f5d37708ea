/**
 * The offline check: whether a game's record and events, as the service answers them, are right.
 */
package games.arbiter.verify;
