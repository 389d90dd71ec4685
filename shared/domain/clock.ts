/** The clock format: 2:25 PM or 14:25. */
export const CLOCKS = ['12h', '24h'] as const;
export type Clock = (typeof CLOCKS)[number];
