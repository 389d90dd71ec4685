import { describe, expect, test } from 'vitest';
import type {
  ReadingChapter,
  ReadingDoubt,
  ReadingEvidence,
  ReadingParagraph,
} from '#shared/contract/reading.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import {
  chapterCondition,
  chapterMarks,
  conditionIn,
  conditionOf,
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
const OF_WRITTEN = 'If born before 8:46 AM';

const TYPE: ReadingEvidence = { kind: 'type', type: 'Projector' };
const AUTHORITY: ReadingEvidence = { kind: 'authority', authority: 'Emotional' };
const PROFILE: ReadingEvidence = { kind: 'profile', profile: '5/1' };

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
  expect(condition).toBe('If born after 5:48 AM');
  const around = [
    { from: null, to: EARLY },
    { from: LATE, to: null },
  ];
  expect(conditionOf({ doubt: { ...GATE, spans: around } }, undefined, AMERICAN_DATES)).toBe(
    'Unless born 5:48–8:46 AM',
  );
  const spans = [null, EARLY, LATE].map((from) => ({ from, to: LATE }));
  const listed = conditionOf({ doubt: { ...GATE, spans } }, undefined, AMERICAN_DATES);
  expect(listed).toBe('Depends on your birth time');
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

test.each<readonly [string, Part, string | null, string | null]>([
  ['what is true for its hours, in one without', { isAnytime: false }, null, OF_WRITTEN],
  ['nothing of that in a marked one', { isAnytime: false }, OF_WRITTEN, null],
  [
    'what varies within its hours',
    { isAnytime: false, doubt: GATE },
    OF_WRITTEN,
    'If born after 5:48 AM',
  ],
  ['nothing of what is always true', { isAnytime: true }, null, null],
])('marks in a chapter %s', (_, part, chapter, words) => {
  expect(conditionIn(chapter, part, WRITTEN, AMERICAN_DATES)).toBe(words);
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

describe('marks of chapters', () => {
  const sure = chapter({ isAnytime: true }, { isAnytime: true });
  const open = chapter({ isAnytime: false }, { isAnytime: true });
  const narrower = chapter({ isAnytime: true }, { isAnytime: false, doubt: GATE });
  const inPart = { ...sure, trial: { text: '', evidence: [], isAnytime: false } };
  const marksOf = (
    chapters: readonly ReadingChapter[],
    who: readonly string[] = ['Profile 5/1'],
  ) => {
    const { words, markOf, isSureMarked } = chapterMarks(
      chapters,
      { ...WRITTEN, who: [...who] },
      AMERICAN_DATES,
    );
    return [words, ...chapters.map(markOf), isSureMarked];
  };

  test('say how many depend on the birth time, and mark them', () => {
    expect(marksOf([open, sure, narrower, sure])).toEqual([
      'Two of the four would read differently at other hours, and are marked ≈.',
      'Depends on your birth time',
      null,
      'If born after 5:48 AM',
      null,
      false,
    ]);
    expect(marksOf([open, sure])[0]).toBe(
      'One of the two would read differently at other hours, and is marked ≈.',
    );
  });

  test('leave it to the hours above them where all do, but for those that are for fewer births', () => {
    const through = chapter({ isAnytime: false }, { isAnytime: false });
    const all = { ...through, trial: { ...through.trial, isAnytime: false } };
    expect(marksOf([all, { ...narrower, trial: all.trial }])).toEqual([
      null,
      null,
      'If born after 5:48 AM',
      false,
    ]);
  });

  test('go to what doesn’t depend on it where each chapter’s first words do', () => {
    expect(marksOf([open, narrower])).toEqual([
      'What’s true at any birth time is marked ✓.',
      null,
      'If born after 5:48 AM',
      true,
    ]);
  });

  test('leave it to parts where no chapter’s first words do, and say nothing where nothing does', () => {
    expect(marksOf([inPart, sure])).toEqual([
      'What depends on your birth time is marked ≈.',
      null,
      null,
      false,
    ]);
    expect(marksOf([sure, sure])).toEqual([null, null, null, false]);
  });

  test.each<readonly [readonly string[], readonly ReadingEvidence[], string]>([
    [['Projector'], [TYPE], 'If you’re a Projector'],
    [['Profile 5/1'], [AUTHORITY, PROFILE], 'If your role is 5/1'],
    [['Projector', 'Profile 5/1'], [TYPE, PROFILE], 'If you’re a Projector, and your role is 5/1'],
    [['Projector', 'Profile 5/1'], [AUTHORITY, PROFILE], 'If your role is 5/1'],
    [['sleep on it'], [AUTHORITY], 'Depends on how you decide'],
    [['Projector', 'sleep on it'], [AUTHORITY], 'Depends on your birth time'],
    [['Profile 5/1'], [AUTHORITY], 'Depends on your birth time'],
  ])('where the time decides %j, say whom first words from %j are for', (who, evidence, mark) => {
    const from = { ...open, headline: { ...open.headline, evidence: [...evidence] } };
    expect(marksOf([from, sure], who)[1]).toBe(mark);
  });
});

test.each<readonly [string | null, string | null, string]>([
  [null, '08:46:00', 'If born before 8:46 AM'],
  ['05:48:00', null, 'If born after 5:48 AM'],
  ['05:48:00', '08:46:00', 'If born 5:48–8:46 AM'],
])('names births from %s to %s by the clock', (from, to, words) => {
  const written = { ...WRITTEN, from: from ? at(from) : null, to: to ? at(to) : null };
  expect(conditionOf({ isAnytime: false }, written, AMERICAN_DATES)).toBe(words);
});
