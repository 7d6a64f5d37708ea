/**
 * The HTTP API: resources that map requests to the referee and its answers to JSON, texts in three
 * languages, and the refusals as problem documents.
 */
package games.arbiter.rest;
