import type { Circuit } from '../engine/channels.ts';

// What the channels of a circuit have in common, in plain words; the keywords are the field's.
export const CIRCUIT_TEXTS: Readonly<Record<Circuit, string>> = {
  Integration: 'Looking after yourself first, so that you act in your own right.',
  Knowing: 'Change that starts in one person and gives others courage.',
  Centering: 'Being yourself, which gives others the nerve to do the same.',
  Understanding: 'Patterns tested and corrected until everyone can rely on them.',
  Sensing: 'Experience lived through, made sense of and passed on as a story.',
  Ego: 'Support and fair deals, where effort is exchanged for reward.',
  Defense: 'Care for people, and for what they build together.',
};
