import { expect, test } from 'vitest';
import { withTelltales } from './telltales.ts';

const near = [
  { subject: { id: 'asking-for-a-raise' }, score: 0.4 },
  { subject: { id: 'conflict-with-boss' }, score: 0.3 },
];
const first = (question: string) => withTelltales(near, question)[0]?.subject.id;

test('a situation whose words are missing is put back', () => {
  expect(first('My new manager is half my age')).toBe('conflict-with-boss');
});

test('one of its words is enough', () => {
  expect(first('My pay hasn’t moved since March')).toBe('asking-for-a-raise');
});
