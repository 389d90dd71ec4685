import { expect, test } from 'vitest';
import { CENTER_IDS, CENTERS } from '#shared/engine/centers.ts';
import { CHANNEL_IDS } from '#shared/engine/channels.ts';
import { PROFILES } from '#shared/knowledge/profiles.ts';
import { CHANNEL_SENTENCES } from './channel-sentences.data.ts';
import { type Person, personSentences } from './person-sentence.ts';

const NOBODY: Person = { id: 'a', channel: null, profile: null, definedCenters: null };
const CONSCIOUS = ['both', 'first', 'second', 'none'] as const;
const sentenceOf = (person: Partial<Person>) =>
  personSentences([{ ...NOBODY, ...person }]).get('a') ?? null;

test('says how somebody works', () => {
  expect(sentenceOf({ profile: '6/3', definedCenters: ['Throat'] })).toBe(
    'Learned the hard way, and now sees what will last.',
  );
});

test('says of everybody what their result’s headline says, even if others have that channel', () => {
  const same = { ...NOBODY, profile: '3/5' } as const;
  const sentences = personSentences([
    { ...same, id: 'a', channel: { id: '37-40', conscious: 'both' } },
    { ...same, id: 'b', channel: { id: '37-40', conscious: 'both' } },
    { ...same, id: 'c', channel: { id: '37-40', conscious: 'first' } },
  ]);
  const { both, first } = CHANNEL_SENTENCES['37-40'];
  expect([...sentences.values()]).toEqual([both, both, first]);
});

test('has a sentence of its own for every headline of a channel, short enough for a card', () => {
  const sentences = CHANNEL_IDS.flatMap((id) =>
    CONSCIOUS.map((conscious) => sentenceOf({ channel: { id, conscious } }) ?? ''),
  );
  expect(new Set(sentences).size).toBe(4 * 36);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][a-z]+s\b.{12,56}\.$/);
});

test('says nothing of what depends on the birth time', () => {
  expect(sentenceOf({ profile: '2/4' })).toBe(
    'Works best undisturbed, until a friend asks for help.',
  );
  expect(sentenceOf({})).toBeNull();
});

test('has words of its own for every profile', () => {
  const sentences = PROFILES.map(({ id }) => sentenceOf({ profile: id }));
  expect(new Set(sentences).size).toBe(12);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

test('has no words for what it does not know', () => {
  expect(sentenceOf({ profile: '7/1' })).toBeNull();
  expect(sentenceOf({ profile: '1' })).toBeNull();
});

test('says the same of two people only when nothing else is left', () => {
  const same = { channel: null, profile: '2/4', definedCenters: ['Sacral', 'Root'] };
  const people = Array.from({ length: 9 }, (_, index) => ({ id: `${index}`, ...same }));
  const sentences = [...personSentences(people).values()];
  expect(sentences.slice(0, 2)).toEqual([
    'Works best undisturbed, until a friend asks for help.',
    'Works well without having to prove anything.',
  ]);
  expect(new Set(sentences).size).toBe(people.length);
});

test('knows the centers by the names that charts give them', () => {
  const names = CENTER_IDS.map((id) => CENTERS[id].name);
  const [all, none] = [names, []].map((definedCenters) => {
    const people = names.map((id) => ({ ...NOBODY, id, definedCenters }));
    return [...personSentences(people).values()];
  });
  expect(new Set([...(all ?? []), ...(none ?? [])]).size).toBe(2 * 8);
});
