/** How much of a person's chart the people of a team may see, from most to least. */
export const VISIBILITY_LEVELS = ['full', 'summary', 'functions'] as const;
export type VisibilityLevel = (typeof VISIBILITY_LEVELS)[number];

/** Who typed a person's birth data in. */
export const ENTERED_BY = ['admin', 'person'] as const;
export type EnteredBy = (typeof ENTERED_BY)[number];

/** Who looks at a person of a team, from the nearest to the farthest. */
export const VIEWERS = ['person', 'teammate', 'account_admin', 'master_admin'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** What a viewer may see of a person. */
export interface Allowed {
  /** Which of the twelve functions the person covers, by name. */
  readonly functions: true;
  /** Type, strategy, authority and profile. */
  readonly summary: boolean;
  /** Gates, channels, centers, positions and the picture of them. */
  readonly chart: boolean;
  /** Date, time and place, as stated and as resolved. */
  readonly birth: boolean;
}

const EVERYTHING: Allowed = { functions: true, summary: true, chart: true, birth: true };

/**
 * What the viewer may see of a person who shares at this level. People see all of their own data;
 * nobody else sees above the level, and only admins see birth data.
 * @param enteredBy who typed the birth data in: admins keep seeing what an admin typed
 */
export function allows(
  level: VisibilityLevel,
  viewer: Viewer,
  enteredBy: EnteredBy = 'person',
): Allowed {
  if (viewer === 'person') return EVERYTHING;
  const isAdmin = viewer !== 'teammate';
  return {
    functions: true,
    summary: level !== 'functions',
    chart: level === 'full',
    birth: isAdmin && (level === 'full' || enteredBy === 'admin'),
  };
}
