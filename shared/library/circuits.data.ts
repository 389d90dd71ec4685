import type { Circuit } from '../engine/channels.ts';

/** What a circuit is about, to be read after "which is about". */
export const CIRCUIT_WORDS: Readonly<Record<Circuit, string>> = {
  Integration: 'taking care of yourself first, so you can act on your own',
  Knowing: 'bringing in something new and letting others find their own way to it',
  Centering: 'following your own convictions and encouraging others to follow theirs',
  Understanding: 'finding patterns, testing them, and making tomorrow more reliable',
  Sensing: 'gathering experience and sharing what it taught you',
  Ego: 'fair deals, mutual support, and the material side of work',
  Defense: 'looking after people and what they depend on',
};
