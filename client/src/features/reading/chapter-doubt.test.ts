import { expect, test } from 'vitest';
import type { ReadingChapter, ReadingDoubt, ReadingParagraph } from '#shared/contract/reading.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import {
  chapterCertainty,
  chapterCondition,
  conditionIn,
  conditionOf,
  exceptionsIn,
  paragraphDoubtWords,
} from './chapter-doubt.ts';

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

const WRITTEN = { from: null, to: LATE, who: ['sleep on it'], isWritten: true };
const OF_WRITTEN = { words: 'For births before 8:46 AM' };

type Part = Pick<ReadingParagraph, 'doubt' | 'isAnytime'>;

function chapter(headline: Part, lead: Part): ReadingChapter {
  const text = { text: '', evidence: [] };
  const paragraphs = [{ id: '', ...text, answer: null, ...lead }];
  return {
    id: 'decide',
    title: '',
    headline: { ...text, ...headline },
    seconds: 0,
    paragraphs,
    trial: text,
  };
}

test('a text is true at any birth time, or for those that the chapters are written for', () => {
  const condition = (part: Part, written: typeof WRITTEN | undefined = WRITTEN) =>
    conditionOf(part, written, AMERICAN_DATES);
  expect(condition({ isAnytime: true })).toBeNull();
  expect(condition({ isAnytime: false })).toEqual(OF_WRITTEN);
  expect(conditionOf({}, undefined, AMERICAN_DATES)).toBeNull();
});

test('what varies within those births says when it’s true, whatever hours are chosen', () => {
  const condition = conditionOf({ isAnytime: false, doubt: GATE }, WRITTEN, AMERICAN_DATES);
  expect(condition).toEqual({ words: 'For births after 5:48 AM', isNarrower: true });
  const spans = [null, EARLY, LATE].map((from) => ({ from, to: LATE }));
  const listed = conditionOf({ doubt: { ...GATE, spans } }, undefined, AMERICAN_DATES);
  expect(listed?.words).toBe('Depends on your birth time');
});

test('a chapter is as sure as the less sure of its title and its lead', () => {
  const condition = (headline: boolean, lead: boolean) =>
    chapterCondition(
      chapter({ isAnytime: headline }, { isAnytime: lead }),
      WRITTEN,
      AMERICAN_DATES,
    );
  expect(condition(true, true)).toBeNull();
  expect(condition(true, false)).toEqual(OF_WRITTEN);
  expect(condition(false, true)).toEqual(OF_WRITTEN);
  expect(chapterCondition(chapter({}, {}), undefined, AMERICAN_DATES)).toBeNull();
});

test.each<readonly [string, Part, typeof OF_WRITTEN | null, string | undefined]>([
  ['what is true for its hours, in one without', { isAnytime: false }, null, OF_WRITTEN.words],
  ['nothing of that in a marked one', { isAnytime: false }, OF_WRITTEN, undefined],
  [
    'what varies within its hours',
    { isAnytime: false, doubt: GATE },
    OF_WRITTEN,
    'For births after 5:48 AM',
  ],
  ['nothing of what is always true', { isAnytime: true }, null, undefined],
])('marks in a chapter %s', (_, part, chapter, words) => {
  expect(conditionIn(chapter, part, WRITTEN, AMERICAN_DATES)?.words).toBe(words);
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

test('a chapter is certain, partly so, or as its first words', () => {
  const certainty = (lead: Part, trial: Part) => {
    const one = chapter({}, lead);
    return chapterCertainty(
      { ...one, trial: { text: '', evidence: [], ...trial } },
      WRITTEN,
      AMERICAN_DATES,
    );
  };
  expect(certainty({ isAnytime: true }, { isAnytime: true })).toBe('certain');
  expect(certainty({ isAnytime: true }, { isAnytime: false })).toBe('partly');
  expect(certainty({ isAnytime: false }, { isAnytime: true })).toEqual(OF_WRITTEN);
});

test.each([
  [['Projector'], 'If you’re a Projector'],
  [['Projector', 'sleep on it', 'Profile 5/1'], 'For births before 8:46 AM'],
  [['Profile 5/1'], 'If your role is 5/1'],
  [['sleep on it'], 'For births before 8:46 AM'],
])('calls births of %j as the first screen does', (who, words) => {
  const condition = conditionOf({ isAnytime: false }, { ...WRITTEN, who }, AMERICAN_DATES);
  expect(condition?.words).toBe(words);
});

test.each([
  [0, 0, null],
  [0, 1, 'dependent'],
  [4, 0, 'dependent'],
  [5, 2, 'others'],
  [8, 0, null],
] as const)(
  'with %i of eight chapters for some births and %i partly so, says it of %s',
  (some, partly, exceptions) => {
    const certainties = Array.from({ length: 8 }, (_, at) => {
      if (at < some) return OF_WRITTEN;
      return at < some + partly ? 'partly' : 'certain';
    });
    expect(exceptionsIn(certainties)).toBe(exceptions);
  },
);
