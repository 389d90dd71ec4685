import { expect, test } from 'vitest';
import type { ReadingDoubt } from '#shared/contract/reading.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { chapterDoubtWords, paragraphDoubtWords } from './chapter-doubt.ts';

const at = (localTime: string) => ({ utc: '', localDate: '1988-06-14', localTime });
const FROM_EARLY = [{ from: at('05:48:00'), to: null }];
const GUT: ReadingDoubt = {
  share: 0.6,
  spans: FROM_EARLY,
  otherwise: ['Sacral authority'],
  instead: 'your gut answers first (Sacral authority)',
};
const GATE: ReadingDoubt = { share: 0.6, spans: FROM_EARLY, otherwise: ['not in your chart'] };
const LATE_GATE: ReadingDoubt = { ...GATE, spans: [{ from: null, to: at('18:00:00') }] };

function said(headline: ReadingDoubt | null, ...paragraphs: (ReadingDoubt | null)[]) {
  const part = (doubt: ReadingDoubt | null) => ({
    text: '',
    evidence: [],
    ...(doubt && { doubt }),
  });
  const chapter = {
    headline: part(headline),
    paragraphs: paragraphs.map((doubt) => ({ id: '', answer: null, ...part(doubt) })),
    trial: part(null),
  };
  return chapterDoubtWords(chapter, AMERICAN_DATES);
}

test('says nothing of a chapter that no birth time changes', () => {
  expect(said(null, null, null)).toBeNull();
});

test('says in one sentence what another birth time would make of the reader', () => {
  expect(said(GUT, GUT, null)).toBe(
    'If you were born before 5:48 AM, your gut answers first (Sacral authority), and what’s marked ≈ reads differently.',
  );
  expect(said(null, LATE_GATE, GUT)).toBe(
    'If you were born before 5:48 AM, your gut answers first (Sacral authority); what else is marked ≈ depends on your birth time, too.',
  );
});

test('has the reader leave out what their chart may lack', () => {
  expect(said(null, null, GATE)).toBe('If you were born before 5:48 AM, skip the part marked ≈.');
  expect(said(null, GATE, GATE)).toBe('If you were born before 5:48 AM, skip the parts marked ≈.');
  expect(said(null, GATE, LATE_GATE)).toBe(
    'The parts marked ≈ depend on your birth time and may not apply to you.',
  );
});

test('names both ends of the times at which a text is true, and no more than one stretch', () => {
  const spans = [{ from: at('09:30:00'), to: at('19:11:00') }];
  expect(said({ ...GUT, spans })).toMatch(/^If you were born before 9:30 AM or after 7:11 PM, /);
  expect(said({ ...GUT, spans: [...spans, ...FROM_EARLY] })).toMatch(/^At some birth times, your/);
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
