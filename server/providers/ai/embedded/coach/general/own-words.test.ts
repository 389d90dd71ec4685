import { expect, test } from 'vitest';
import { ownWords } from './own-words.ts';

test.each([
  [
    'How do I tell my landlord that I’m keeping bees?',
    'I want you to hear this from me first. I’m keeping bees. Ask me whatever you’d like to know.',
  ],
  [
    'what’s the best way for me to let Ruth know that my rates are going up',
    'I want you to hear this from me first. My rates are going up. Ask me whatever you’d like to know.',
  ],
  [
    'How can I ask her for Fridays off?',
    'I’d like to ask you for Fridays off. What would you need to say yes?',
  ],
  [
    'How do I get my apprentice to clean his bench without nagging?',
    'Would you clean your bench? It matters to me, and I’ll tell you why.',
  ],
  [
    'How do I stop my neighbor from parking in our yard?',
    'I’d like you to stop parking in our yard. Can we find another way?',
  ],
])('words for “%s”', (question, words) => {
  expect(ownWords(question)).toBe(words);
});

test.each([
  'How do I tell my boss that she’s wrong?',
  'How do I get him to see it?',
  'Should I ask for more?',
  'My boss told me to wait. What now?',
])('no words are made for “%s”', (question) => {
  expect(ownWords(question)).toBeNull();
});
