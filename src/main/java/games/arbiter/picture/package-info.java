/**
 * Games drawn, as SVG and as text, from a neutral {@link games.arbiter.picture.Diagram} that is
 * made of what any ruleset says of itself. Pure: the same diagram and words give the same bytes.
 */
package games.arbiter.picture;
