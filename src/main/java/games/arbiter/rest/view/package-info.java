/** Games, rulesets and verdicts put into the objects of the API. */
package games.arbiter.rest.view;
