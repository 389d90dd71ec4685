/**
 * The version of what people agree to when they join a team: a change of what is shared, with whom,
 * for how long or how it ends is a new version.
 */
export const CONSENT_VERSION = '2026-11';
