import { expect, test } from 'vitest';
import { CHANNEL_BY_ID, CHANNEL_IDS } from '../engine/channels.ts';
import { otherHalfOf } from './half-channel.ts';

const HALVES = CHANNEL_IDS.flatMap((id) =>
  CHANNEL_BY_ID[id].gates.map((own) => otherHalfOf(id, own)),
);
const SENTENCES = HALVES.map(({ theirs, yours }) => `Somebody ${theirs}; you ${yours}.`);

test('says of each of the 72 halves what either person adds, each in words of its own', () => {
  expect(new Set(SENTENCES).size).toBe(72);
  expect(otherHalfOf('26-44', 26)).toEqual({
    partner: 44,
    theirs: 'spots a good match early',
    yours: 'make the pitch',
  });
  expect(otherHalfOf('26-44', 44).yours).toBe('spot a good match early');
  const likeEachOther = HALVES.filter(({ theirs, yours }) => {
    const words = new Set(theirs.match(/[a-z]{5,}/g));
    return yours.match(/[a-z]{5,}/g)?.some((word) => words.has(word));
  });
  expect(likeEachOther).toEqual([]);
});

test('inflects the verb for the other person', () => {
  expect(otherHalfOf('25-51', 25).theirs).toBe('goes first into the unknown');
  expect(otherHalfOf('16-48', 48).theirs).toBe('polishes the performance');
  expect(otherHalfOf('11-56', 56).theirs).toBe('supplies the ideas');
  expect(otherHalfOf('9-52', 9).theirs).toBe('stays calm and focused');
});

test('stays short, and begins with one verb', () => {
  const long = SENTENCES.filter((sentence) => sentence.split(' ').length > 18);
  expect(long).toEqual([]);
  const odd = HALVES.filter(({ yours }) => !/^[a-z]+ [^,;.]+$/.test(yours));
  expect(odd).toEqual([]);
});
