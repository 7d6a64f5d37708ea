/** What holds for every request: bodies, parameters, headers, languages, problems. */
package games.arbiter.rest.http;
