import { expect, test } from 'vitest';
import type { ReadingDoubt } from '#shared/contract/reading.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { byCertainty, otherAdvice, paragraphDoubtWords, trueWhen } from './chapter-doubt.ts';

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

const HEADLINE = { text: 'Let the answer outlive the mood', evidence: [] };
const other = (advice: string | null, from: typeof EARLY | null, to: typeof EARLY | null) => ({
  term: '',
  spans: [{ from, to }],
  advice,
});

test('a chapter whose headline is certain has no other advice', () => {
  expect(otherAdvice(HEADLINE, AMERICAN_DATES)).toEqual([]);
});

test('says what the reader would do at other birth times, each with both of its borders', () => {
  const others = [
    other('Be fair where you’re also a friend', null, EARLY),
    other('Name what won’t move', EARLY, LATE),
  ];
  expect(otherAdvice({ ...HEADLINE, doubt: GUT, others }, AMERICAN_DATES)).toEqual([
    { when: 'Born before 5:48 AM?', advice: 'Be fair where you’re also a friend.' },
    { when: 'Born between 5:48 AM and 8:46 AM?', advice: 'Name what won’t move.' },
  ]);
});

test('says no more than that advice differs where it changes too often, or is from before', () => {
  const rest = [{ when: 'At other birth times,', advice: 'this chapter gives other advice.' }];
  const stretches = [EARLY, LATE, at('18:00:00')].map((to) => ({ from: EARLY, to }));
  const often = [{ term: '', spans: stretches, advice: 'Name it' }];
  expect(otherAdvice({ ...HEADLINE, doubt: GUT, others: often }, AMERICAN_DATES)).toEqual(rest);
  expect(otherAdvice({ ...HEADLINE, doubt: GUT }, AMERICAN_DATES)).toEqual(rest);
});

test('puts what is certain first, each in its order', () => {
  const paragraph = (id: string, doubt?: ReadingDoubt) => ({
    id,
    text: '',
    evidence: [],
    answer: null,
    ...(doubt && { doubt }),
  });
  const all = [paragraph('a', GATE), paragraph('b'), paragraph('c', GUT), paragraph('d')];
  const { certain, varying } = byCertainty(all);
  expect(certain.map(({ id }) => id)).toEqual(['b', 'd']);
  expect(varying.map(({ id }) => id)).toEqual(['a', 'c']);
});

test('says when a paragraph is true, unless that would be a list', () => {
  expect(trueWhen(GATE, AMERICAN_DATES)).toBe('born after 5:48 AM');
  const spans = [null, EARLY, LATE].map((from) => ({ from, to: LATE }));
  expect(trueWhen({ ...GATE, spans }, AMERICAN_DATES)).toBeNull();
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
