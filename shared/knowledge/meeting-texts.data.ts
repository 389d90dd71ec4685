import type { AuthorityName } from '../engine/authority.ts';

/** When a person's answer to a decision counts. */
export const TEMPOS = ['now', 'aloud', 'later'] as const;
export type Tempo = (typeof TEMPOS)[number];

// The product's own rule of thumb, read off each authority's keynote.
export const DECISION_TEXTS: Readonly<
  Record<AuthorityName, { readonly tempo: Tempo; readonly how: string }>
> = {
  Sacral: { tempo: 'now', how: 'ask a yes-or-no question' },
  Splenic: { tempo: 'now', how: 'ask for the first hunch, before the discussion' },
  'Ego Manifested': { tempo: 'now', how: 'ask what they want' },
  'Ego Projected': { tempo: 'now', how: 'ask whether they have the will for it' },
  'Self-Projected': { tempo: 'aloud', how: 'let them talk it through, without advice' },
  'Mental / Environmental': { tempo: 'aloud', how: 'let them hear themselves with two listeners' },
  Emotional: { tempo: 'later', how: 'get the answer the next day' },
  Lunar: { tempo: 'later', how: 'allow about a month for something big' },
};

export const UNKNOWN_DECISION = 'ask how they’d like to decide';
