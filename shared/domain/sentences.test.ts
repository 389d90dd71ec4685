import { expect, test } from 'vitest';
import { partsOf } from './sentences.ts';

test.each([
  ['A thought. And one more. Do this by Friday.', 'A thought. And one more.', 'Do this by Friday.'],
  [
    'It looks like a change of mind. Say, “That’s how I feel today. You’ll hear on Tuesday.”',
    'It looks like a change of mind.',
    'Say, “That’s how I feel today. You’ll hear on Tuesday.”',
  ],
  [
    'They ask, “Can you? Will you?” Answer the first.',
    'They ask, “Can you? Will you?”',
    'Answer the first.',
  ],
])('what to do stands apart from the thought: %s', (text, thought, advice) => {
  expect(partsOf(text)).toEqual({ thought, advice });
});

test.each(['Only one sentence.', 'Say, “Not yet. Ask me tomorrow.”'])(
  'a single sentence stays whole: %s',
  (text) => {
    expect(partsOf(text)).toEqual({ thought: text, advice: null });
  },
);
