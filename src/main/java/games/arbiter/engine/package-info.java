/**
 * What every game is: a ruleset, its positions and actions, the verdict on an action, and the one
 * fold ({@link games.arbiter.engine.Replay}) from actions to positions. Pure and immutable: no
 * clock, no input or output, no framework.
 */
package games.arbiter.engine;
