/** Tablut: the besieged king on nine by nine spaces, as the rulebook has it. */
package games.arbiter.rulesets.tablut;
