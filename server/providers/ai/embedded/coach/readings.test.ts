import { expect, test } from 'vitest';
import { CASE_QUESTIONS } from './cases/case-questions.data.ts';
import { loadCases } from './cases/load-cases.ts';
import { advice, type Draft, paragraph, Said, wordCount } from './draft.ts';
import { loadSituations } from './load-situations.ts';
import { type Near, NearestSubjects } from './nearest.ts';
import { PORTRAITS } from './portraits.ts';
import { isCertain, isGuess, readAs } from './readings.ts';
import { subjectsOf } from './situation-subject.ts';
import type { Subject } from './subject-index.ts';

function nearness(...scores: readonly number[]): readonly Near<Subject>[] {
  return scores.map((score, at) => ({
    score,
    subject: { id: `${at}`, title: '', asked: [], next: [], body: '' },
  }));
}

test.each([
  [[], 'guess'],
  [[0.1, 0], 'guess'],
  [[0.22, 0.2], 'guess'],
  [[0.22, 0.1], 'reading'],
  [[0.5, 0.45], 'reading'],
  [[0.28, 0.2], 'guess'],
  [[0.5, 0.3], 'reading'],
  [[0.6, 0.15], 'certain'],
  [[0.85, 0.84], 'certain'],
])('scores of %j are a %s', (scores, expected) => {
  const near = nearness(...scores);
  const found = isGuess(near) ? 'guess' : isCertain(near) ? 'certain' : 'reading';
  expect(found).toBe(expected);
});

const KNOWLEDGE = new URL('../../../../../shared/knowledge/', import.meta.url);
const SITUATIONS = loadSituations(new URL('situations/', KNOWLEDGE)).filter(
  ({ audience }) => audience === 'individual',
);
const CASES = loadCases(new URL('cases/', KNOWLEDGE)).filter(({ who }) => who !== 'team');

const LEFT_OUT_EVERY = 9;

test('of phrasings it has not seen, those it is certain about are right in three of four cases', async () => {
  const situations = SITUATIONS;
  const isLeftOut = (at: number) => at % LEFT_OUT_EVERY === LEFT_OUT_EVERY - 1;
  const nearest = new NearestSubjects<Subject>([
    ...subjectsOf(situations, CASES).map((subject) => ({
      ...subject,
      asked: subject.asked.filter((_text, at) => !isLeftOut(at)),
    })),
    ...PORTRAITS,
  ]);
  const found = await Promise.all(
    situations.flatMap(({ id, asked }) =>
      asked
        .filter((_text, at) => isLeftOut(at))
        .map(async (text) => ({ id, near: await nearest.near(text) })),
    ),
  );
  const certain = found.filter(({ near }) => !isGuess(near) && isCertain(near));
  const right = certain.filter(({ id, near }) => near[0]?.subject.id === id);
  expect(certain.length / found.length).toBeGreaterThan(0.2);
  expect(right.length / certain.length).toBeGreaterThanOrEqual(0.75);
});

test('half of other writers’ questions about a case come to its situation', () => {
  const nearest = new NearestSubjects<Subject>([...subjectsOf(SITUATIONS, CASES), ...PORTRAITS]);
  const situationOf = new Map(CASES.map(({ id, of }) => [id, of]));
  const asked = CASE_QUESTIONS.flatMap(([question, id]) => {
    const of = situationOf.get(id);
    return of === undefined || of === null ? [] : [{ near: nearest.near(question), of }];
  });
  const first = asked.filter(({ near, of }) => near[0]?.subject.id === of);
  const certain = asked.filter(({ near }) => isCertain(near));
  const right = certain.filter((one) => first.includes(one));
  expect(first.length).toBeGreaterThanOrEqual(0.5 * asked.length);
  expect(right.length).toBeGreaterThanOrEqual(0.65 * certain.length);
});

test.each([
  [20, 'I read this as “late again”; tell me if it’s about something else.'],
  [120, 'I read this as “late again”, perhaps wrongly.'],
])('an answer of %i words says as what it was read, and stays short', (words, reading) => {
  const subject: Subject = { id: 'late', title: 'Late again', asked: [], next: [], body: '' };
  const draft: Draft = { blocks: [paragraph(...advice('word '.repeat(words).trim()))], next: [] };
  const { blocks } = readAs(draft, { subjects: [subject], near: [], said: new Said([]) });
  const sentences = blocks.flatMap(({ sentences: own }) => own);
  expect(sentences.at(-1)?.text).toBe(reading);
  expect(wordCount(sentences)).toBeLessThanOrEqual(130);
});

test('no word of a subject is read before the first question', () => {
  let reads = 0;
  const subject: Subject = {
    id: 'late',
    get title() {
      reads += 1;
      return 'Late';
    },
    asked: ['Why am I always late?'],
    next: [],
    body: '',
  };
  const nearest = new NearestSubjects([subject]);
  expect(reads).toBe(0);
  expect(nearest.near('Why am I late?')).toHaveLength(1);
  expect(reads).toBeGreaterThan(0);
});
