/** The section that says how the chart was computed, for links. */
export const PROVENANCE_ID = 'provenance';

/** The section that narrows an uncertain birth time down, for links. */
export const NARROW_ID = 'narrow-down';
