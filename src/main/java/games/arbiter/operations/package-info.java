/**
 * What the people who run the service see of it: metrics, log fields, and checks of its settings.
 */
package games.arbiter.operations;
