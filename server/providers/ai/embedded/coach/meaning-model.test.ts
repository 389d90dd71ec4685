import { expect, test } from 'vitest';
import { learnMeaning, MeaningModel, type VectorLesson } from './meaning-model.ts';

const vector = (...numbers: number[]) => Float32Array.from(numbers);
const LESSONS = [
  { subject: 0, vector: vector(1, 0.1, 0) },
  { subject: 0, vector: vector(0.9, -0.1, 0.1) },
  { subject: 1, vector: vector(0, 1, 0.1) },
  { subject: 1, vector: vector(0.1, 0.9, 0) },
];
const modelOf = (lessons: readonly VectorLesson[]) => new MeaningModel(learnMeaning(2, lessons));
const model = modelOf(LESSONS);
const likeliest = (...numbers: number[]) => {
  const found = [...model.evidence(vector(...numbers))];
  return found.indexOf(Math.max(...found));
};

test('a vector belongs to the subject whose lessons lie around it', () => {
  expect(likeliest(0.8, 0.2, 0)).toBe(0);
  expect(likeliest(0.2, 0.8, 0)).toBe(1);
});

test('what varies within subjects says little about them', () => {
  const noisy = modelOf([
    { subject: 0, vector: vector(0.2, 1) },
    { subject: 0, vector: vector(0.2, -1) },
    { subject: 1, vector: vector(-0.2, 1) },
    { subject: 1, vector: vector(-0.2, -1) },
  ]);
  const [first = 0, second = 0] = noisy.evidence(vector(0.1, -0.9));
  expect(first).toBeGreaterThan(second);
});

test('the same lessons give the same model', () => {
  const asked = vector(0.3, 0.4, 0.5);
  expect(modelOf(LESSONS).evidence(asked)).toEqual(model.evidence(asked));
});
