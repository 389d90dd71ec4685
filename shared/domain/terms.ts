/** The day the current terms took effect, as `YYYY-MM-DD`; identifies their version. */
export const TERMS_VERSION = '2025-09-07';
