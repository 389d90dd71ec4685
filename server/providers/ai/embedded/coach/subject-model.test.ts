import { expect, test } from 'vitest';
import { BY_CONTENT, learnWords, SubjectModel } from './subject-model.ts';

const LESSONS = [
  { subject: 0, text: 'How do I ask for a raise?' },
  { subject: 0, text: 'I want more salary' },
  { subject: 1, text: 'My colleague keeps interrupting me' },
  { subject: 1, text: 'She talks over everybody in meetings' },
  { subject: 2, text: 'Should I move to Lisbon for work?' },
];
const modelOf = (wording = BY_CONTENT) =>
  new SubjectModel(learnWords(3, LESSONS, wording), wording);
const model = modelOf();
const likeliest = (text: string) => {
  const found = [...(model.evidence(text) ?? [])];
  return found.indexOf(Math.max(...found));
};

test.each([
  ['asking for more salary', 0],
  ['he talks over me', 1],
  ['colleage interupting all the time', 1],
  ['move to another city', 2],
])('%s is about subject %i', (text, subject) => {
  expect(likeliest(text)).toBe(subject);
});

test('a text without a known word has no evidence', () => {
  expect(model.evidence('zzz')).toBeNull();
});

test('the same lessons give the same model', () => {
  const again = modelOf();
  expect(again.evidence('a raise in Lisbon')).toEqual(model.evidence('a raise in Lisbon'));
});

test('in a long text, each word says less where many don’t matter', () => {
  const even = modelOf({ ...BY_CONTENT, even: 10 });
  const story = 'salary, said the gardener while it rained on the roses';
  const share = (text: string) =>
    (even.evidence(text)?.[0] ?? 0) / (model.evidence(text)?.[0] ?? 1);
  expect(share(story)).toBeLessThan(0.7 * share('salary'));
});
