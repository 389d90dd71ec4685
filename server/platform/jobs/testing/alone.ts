import type { Turns } from '../jobs.ts';

/** Turns of an instance without others. */
export const ALONE: Turns = { begin: async () => true, end: async () => undefined };
