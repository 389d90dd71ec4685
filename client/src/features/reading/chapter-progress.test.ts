import { expect, test } from 'vitest';
import { CHAPTER_IDS } from '#shared/reading/schema.ts';
import { nextChapter, progressOf } from './chapter-progress.ts';

const [FIRST, SECOND, THIRD, FOURTH] = CHAPTER_IDS;

test('a chapter is read once its reader has passed it unfolded', () => {
  const place = { current: THIRD, isPast: false, opened: [FIRST, THIRD, FOURTH] };
  expect(progressOf(FIRST, place)).toBe('read');
  expect(progressOf(SECOND, place)).toBe('ahead');
  expect(progressOf(THIRD, place)).toBe('current');
  expect(progressOf(FOURTH, place)).toBe('ahead');
});

test('above the first chapter, all are ahead', () => {
  expect(progressOf(FIRST, { current: null, isPast: false, opened: [FIRST] })).toBe('ahead');
});

test('below the last chapter none is current, and what was unfolded is read', () => {
  const place = { current: null, isPast: true, opened: [SECOND] };
  expect(CHAPTER_IDS.filter((id) => progressOf(id, place) !== 'ahead')).toEqual([SECOND]);
  expect(progressOf(SECOND, place)).toBe('read');
});

test.each([
  ['the first, above all of them', { current: null, opened: [FIRST] }, FIRST],
  ['the following one, read or not', { current: FIRST, opened: [SECOND] }, SECOND],
  ['the first unread one, after the last', { current: CHAPTER_IDS[7], opened: [FIRST] }, SECOND],
  [
    'the first unread one, below all of them',
    { current: null, isPast: true, opened: [FIRST] },
    SECOND,
  ],
  ['none once all are read', { current: CHAPTER_IDS[7], opened: CHAPTER_IDS }, null],
])('the next chapter is %s', (_, place, next) => {
  expect(nextChapter({ isPast: false, ...place, current: place.current ?? null })).toBe(next);
});
