/** What the OpenAPI document says of every operation alike. */
package games.arbiter.rest.openapi;
