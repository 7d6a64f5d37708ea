/**
 * The PostgreSQL that the service starts for itself where it is given none: real and durable, below
 * one data directory, reachable from this machine alone.
 */
package games.arbiter.store.embedded;
