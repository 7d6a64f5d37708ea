/** The objects of the API, field by field, as records that Jackson reads and writes. */
package games.arbiter.rest.schema;
