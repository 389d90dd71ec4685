import { expect, test } from 'vitest';
import { ProseReader, type ReadSentence } from '#shared/coach/reader.ts';

function read(text: string, step = text.length): ReadSentence[] {
  const reader = new ProseReader();
  const found: ReadSentence[] = [];
  for (let at = 0; at < text.length; at += step)
    found.push(...reader.push(text.slice(at, at + step)));
  return [...found, ...reader.end()];
}

const shape = (sentences: readonly ReadSentence[]) =>
  sentences.map(({ block, blockKind, sentence }) => [block, blockKind, sentence.text]);

const ANSWER = `## Your answer
You decide by gut [F2]. It's quick, e.g. in a meeting. [F3][K1]

Try this:
- Ask a yes-or-no question
- Wait a breath. Then answer.
1. Say it aloud
Then go on.

> Can I think about it?
---
| Day | Step |
|---|---|
| Monday | Ask |`;

test('reads Markdown into blocks of sentences', () => {
  expect(shape(read(ANSWER))).toEqual([
    [0, 'heading', 'Your answer'],
    [1, 'paragraph', 'You decide by gut.'],
    [1, 'paragraph', "It's quick, e.g. in a meeting."],
    [2, 'paragraph', 'Try this:'],
    [3, 'bullet', 'Ask a yes-or-no question'],
    [4, 'bullet', 'Wait a breath.'],
    [4, 'bullet', 'Then answer.'],
    [5, 'step', 'Say it aloud'],
    [6, 'paragraph', 'Then go on.'],
    [7, 'quote', 'Can I think about it?'],
    [9, 'bullet', 'Day – Step'],
    [11, 'bullet', 'Monday – Ask'],
  ]);
});

test.each([1, 2, 7])('reads the same when it arrives in pieces of %i characters', (step) => {
  expect(read(ANSWER, step)).toEqual(read(ANSWER));
});

test('takes citations off the text', () => {
  const [first, second] = read('You decide by gut [F2, F3]. It rests.[K1] [F2]');
  expect(first?.sentence).toMatchObject({ text: 'You decide by gut.', claims: [] });
  expect(second?.sentence).toMatchObject({ text: 'It rests.', claims: [{ passage: 'K1' }] });
});
