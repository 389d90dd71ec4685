import { expect, test } from 'vitest';
import type { ReadingChapter, ReadingDoubt } from '#shared/contract/reading.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { anytimeOf, byAnytime, paragraphDoubtWords, trueWhen } from './chapter-doubt.ts';

const at = (localTime: string) => ({ utc: localTime, localDate: '1988-06-14', localTime });
const EARLY = at('05:48:00');
const LATE = at('08:46:00');
const FROM_EARLY = [{ from: EARLY, to: null }];
const GUT: ReadingDoubt = {
  share: 0.6,
  spans: FROM_EARLY,
  otherwise: ['Sacral authority'],
  instead: 'your gut answers first (Sacral authority)',
};
const GATE: ReadingDoubt = { share: 0.6, spans: FROM_EARLY, otherwise: ['not in your chart'] };

function chapter(...isAnytime: readonly (boolean | undefined)[]): ReadingChapter {
  const [headline, ...sections] = isAnytime.map((is, index) => ({
    id: String(index),
    text: '',
    evidence: [],
    answer: null,
    ...(is !== undefined && { isAnytime: is }),
  }));
  if (!headline) throw new Error('A chapter has a headline');
  const paragraphs = [headline, ...sections];
  return { id: 'decide', title: '', headline, seconds: 0, paragraphs, trial: headline };
}

test.each([
  ['all', [true, true]],
  ['advice', [true, false, true]],
  ['sections', [false, true, false]],
  [null, [false, false]],
  [null, [undefined, undefined]],
])('of a chapter, what is true anytime: %s', (anytime, parts) => {
  expect(anytimeOf(chapter(...parts))).toBe(anytime);
});

test('puts sections that are true anytime last, each in its order', () => {
  const { others, anytime } = byAnytime(chapter(false, true, false, true).paragraphs);
  expect(others.map(({ id }) => id)).toEqual(['0', '2']);
  expect(anytime.map(({ id }) => id)).toEqual(['1', '3']);
});

test('says when a paragraph is true, unless that would be a list', () => {
  expect(trueWhen(GATE, AMERICAN_DATES)).toBe('born after 5:48 AM');
  const spans = [null, EARLY, LATE].map((from) => ({ from, to: LATE }));
  expect(trueWhen({ ...GATE, spans }, AMERICAN_DATES)).toBe('depends on your birth time');
});

test('says of one paragraph what is at other times, in words of its kind', () => {
  const words = (doubt: ReadingDoubt, fact: Parameters<typeof paragraphDoubtWords>[1]) =>
    paragraphDoubtWords(doubt, fact, AMERICAN_DATES);
  expect(words(GUT, { kind: 'authority', authority: 'Emotional' })).toBe(
    'If you were born before 5:48 AM, your gut answers first (Sacral authority).',
  );
  const many = { ...GATE, otherwise: ['study first (1/3)', 'trial now (3/6)', 'a talent (2/4)'] };
  expect(words(many, { kind: 'profile', profile: '4/6' })).toBe(
    'If you were born before 5:48 AM, this part reads differently.',
  );
  expect(words(GATE, { kind: 'gate', gate: 12, sides: ['design'] })).toBe(
    'If you were born before 5:48 AM, gate 12 isn’t in your chart.',
  );
});
