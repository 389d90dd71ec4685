import { expect, test } from 'vitest';
import { inSecondPerson, restated } from './second-person.ts';

test.each([
  ['my boss ignores me', 'your boss ignores you'],
  ['I’m tired and I was late', 'you’re tired and you were late'],
  ['am I the problem', 'are you the problem'],
])('%s', (own, turned) => {
  expect(inSecondPerson(own)).toBe(turned);
});

test('the first thing a question tells is said back', () => {
  expect(restated('My deputy is better than I am. What now?')).toBe(
    'So your deputy is better than you are.',
  );
  expect(restated('The vendor keeps missing dates')).toBe('So the vendor keeps missing dates.');
});

test.each(['How do I ask?', 'Help', 'We never talk to our customers'])(
  'nothing is said back of: %s',
  (question) => {
    expect(restated(question)).toBeNull();
  },
);
