/** Messages in the reader's language. */
package games.arbiter.rest.text;
