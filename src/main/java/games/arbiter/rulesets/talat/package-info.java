/**
 * Talat and Talat for two: towers, boards, positions, the rules that an action can break, freezing
 * with its proofs, and the score. What the two rulesets do not share is a {@link
 * games.arbiter.rulesets.talat.Variant}.
 */
package games.arbiter.rulesets.talat;
