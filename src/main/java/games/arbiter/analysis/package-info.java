/**
 * Searches for what to play in a position of any ruleset: Monte Carlo tree search with proofs,
 * through the engine's interface alone. Pure: no clock, no input or output, no framework.
 */
package games.arbiter.analysis;
