import type { CoachAnswer } from '#shared/contract/coach.ts';

/** What most answers have in common: nothing left out, nothing to be careful with. */
export const PLAIN_ANSWER = {
  position: null,
  safety: 'none',
  isHelp: false,
  aside: null,
  leftOut: 0,
  leftOutSentences: [],
  next: [],
} satisfies Partial<CoachAnswer>;
