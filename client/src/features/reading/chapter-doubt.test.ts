import { expect, test } from 'vitest';
import type { ReadingChapter, ReadingDoubt, ReadingParagraph } from '#shared/contract/reading.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import {
  chapterSureness,
  paragraphDoubtWords,
  sectionSureness,
  surenessOf,
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

const WRITTEN = { from: null, to: LATE, who: ['Projector'], isWritten: true };
const OF_WRITTEN = { isAnytime: false, words: 'For births before 8:46 AM' };
const ANYTIME = { isAnytime: true, words: 'True at any birth time' };

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
  const sureness = (part: Part, written: typeof WRITTEN | undefined = WRITTEN) =>
    surenessOf(part, written, AMERICAN_DATES);
  expect(sureness({ isAnytime: true })).toEqual(ANYTIME);
  expect(sureness({ isAnytime: false })).toEqual(OF_WRITTEN);
  expect(surenessOf({}, undefined, AMERICAN_DATES)).toBeNull();
});

test('what varies within those births says when it’s true, whatever hours are chosen', () => {
  const sureness = surenessOf({ isAnytime: false, doubt: GATE }, WRITTEN, AMERICAN_DATES);
  expect(sureness?.words).toBe('For births after 5:48 AM');
  const spans = [null, EARLY, LATE].map((from) => ({ from, to: LATE }));
  const listed = surenessOf({ doubt: { ...GATE, spans } }, undefined, AMERICAN_DATES);
  expect(listed?.words).toBe('Depends on your birth time');
});

test('a chapter is as sure as the less sure of its title and its lead', () => {
  const sureness = (headline: boolean, lead: boolean) =>
    chapterSureness(chapter({ isAnytime: headline }, { isAnytime: lead }), WRITTEN, AMERICAN_DATES);
  expect(sureness(true, true)).toEqual(ANYTIME);
  expect(sureness(true, false)).toEqual(OF_WRITTEN);
  expect(sureness(false, true)).toEqual(OF_WRITTEN);
  expect(chapterSureness(chapter({}, {}), undefined, AMERICAN_DATES)).toBeNull();
});

test('each section says how sure it is, in words where nothing above has told them', () => {
  const sureness = (section: Part, chapter: typeof ANYTIME | null, written?: typeof WRITTEN) =>
    sectionSureness(section, chapter, written, AMERICAN_DATES);
  const anytime = { ...ANYTIME, isTold: true };
  expect(sureness({ isAnytime: true }, ANYTIME, WRITTEN)).toEqual(anytime);
  expect(sureness({ isAnytime: true }, OF_WRITTEN, WRITTEN)).toEqual(anytime);
  expect(sureness({ isAnytime: false }, ANYTIME, WRITTEN)).toEqual({ ...OF_WRITTEN, isTold: true });
  expect(sureness({ doubt: GATE }, ANYTIME, WRITTEN)).toEqual({
    isAnytime: false,
    words: 'For births after 5:48 AM',
    isTold: false,
  });
  expect(sureness({}, OF_WRITTEN)).toEqual(anytime);
  expect(sureness({}, null)).toBeNull();
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
