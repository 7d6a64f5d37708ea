/** The log in PostgreSQL, and the memory of games in front of it. */
package games.arbiter.store;
