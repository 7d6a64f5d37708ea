/** A client that plays: it knows nothing of the service but its API. */
package games.arbiter.bot;
