import { expect, test } from 'vitest';
import { continuation } from './follow-ups.ts';

test.each([
  ['what mistakes would people like me make', 'avoid'],
  ['how long until it gets better?', 'how long'],
  ['what if she says no', 'what if'],
  ['I tried that and it failed', 'another'],
  ['how would I word this to her', 'say'],
])('%s goes on as “%s”', (question, kind) => {
  expect(continuation(question)?.kind).toBe(kind);
});

test.each(['How do I ask for a raise?', 'My client doesn’t pay', 'What is gate 34?'])(
  'is a question of its own: %s',
  (question) => {
    expect(continuation(question)).toBeNull();
  },
);
