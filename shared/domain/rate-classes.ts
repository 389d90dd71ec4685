/**
 * Kinds of operations that are counted together, by what they cost. How often each may be called
 * stands on the server.
 */
export const RATE_CLASSES = [
  'read',
  'write',
  'sign_in',
  'places',
  'search',
  'coach',
  'analysis',
  'checkout',
  'cleanup',
] as const;
export type RateClass = (typeof RATE_CLASSES)[number];
