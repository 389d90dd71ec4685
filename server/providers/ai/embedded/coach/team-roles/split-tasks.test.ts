import { expect, test } from 'vitest';
import { piecesIn } from './split-tasks.ts';

test.each([
  ['Who opens, who answers, who stays quiet?', ['who opens', 'who answers', 'who stays quiet']],
  [
    'How would you divide up setup, cooking, and dealing with the host?',
    ['setup', 'cooking', 'dealing with the host'],
  ],
  [
    'Which of us should go first when we pitch, and who should handle the questions?',
    ['who should go first', 'who should handle the questions'],
  ],
  ['Who needs quiet and who needs company?', []],
  ['Who should take the wheel and who should be kept away from it?', []],
  ['How do I split it so nobody breaks?', []],
  ['Who should run the meeting?', []],
])('%s', (question, pieces) => {
  expect(piecesIn(question)).toEqual(pieces);
});
