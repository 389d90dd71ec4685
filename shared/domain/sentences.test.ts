import { expect, test } from 'vitest';
import { keyOf, partsOf, quotedPartsOf, spokenPartsOf } from './sentences.ts';

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

test('a line to say stands apart only after a phrase of its own', () => {
  expect(spokenPartsOf('Raise it before the vote: “Who has read this?”')).toEqual({
    lead: 'Raise it before the vote:',
    line: '“Who has read this?”',
  });
  for (const advice of [
    'Say: “Not yet. Ask me tomorrow.”',
    'Offer a deal: “Two for one.”',
    'Tell anyone waiting, “Not yet.”',
    'Raise it before the vote: “Who has read this?” and wait.',
  ]) {
    expect(spokenPartsOf(advice), advice).toBeNull();
  }
});

test.each([
  ['Say: “Not yet. Ask me tomorrow.”', 'Say:', '“Not yet. Ask me tomorrow.”'],
  ['Tell anyone waiting, “Not yet.”', 'Tell anyone waiting,', '“Not yet.”'],
  [
    'Answer the next “How soon?” with what comes first: “Right after the audit.”',
    'Answer the next “How soon?” with what comes first:',
    '“Right after the audit.”',
  ],
])('an advice that ends in a line to say has it apart: %s', (advice, lead, line) => {
  expect(quotedPartsOf(advice)).toEqual({ lead, line });
});

test('an advice that goes on after a line has none apart', () => {
  expect(quotedPartsOf('Raise it: “Who has read this?” and wait.')).toBeNull();
});

test('the key of a thought is its first sentence with all it quotes', () => {
  expect(keyOf('They ask, “Why? Why now?” A course teaches less.')).toEqual({
    key: 'They ask, “Why? Why now?”',
    rest: 'A course teaches less.',
  });
  expect(keyOf('Only one sentence.')).toEqual({ key: 'Only one sentence.', rest: '' });
});
