/**
 * Stored with every computed chart. Raise it when the same birth could give another chart: new
 * positions, new time data, a changed rule.
 */
export const ENGINE_VERSION = '1.1.0';
