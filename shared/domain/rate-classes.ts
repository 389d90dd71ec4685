/** Classes of operations that share a rate limit, by cost. The server defines the limits. */
export const RATE_CLASSES = [
  'read',
  'write',
  'page_load',
  'sign_in',
  'places',
  'search',
  'shared',
  'unproven',
  'calendar',
  'invite',
  'join',
  'report',
  'coach',
  'analysis',
  'checkout',
  'cleanup',
] as const;
export type RateClass = (typeof RATE_CLASSES)[number];
