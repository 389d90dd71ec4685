import { expect, test } from 'vitest';
import { plainTextOf } from './plain-text.ts';

test.each([
  ['## At work', 'At work'],
  ['Three:\n- one\n- two\n1. three', 'Three:\n• one\n• two\n1. three'],
  ['It is **not** a *test*, nor __one__ _either_.', 'It is not a test, nor one either.'],
  ['See [the page](/help) and `34-10`.', 'See the page and 34-10.'],
  ['> Said once.', 'Said once.'],
  ['**Bold and *slanted* words**', 'Bold and slanted words'],
])('%j becomes %j', (markdown, plain) => {
  expect(plainTextOf(markdown)).toBe(plain);
});

test.each(['2 * 3 * 4', 'snake_case_name', 'a 5/1 – no. 3', 'one * alone', '#hashtag'])(
  '%j has no marks and is unchanged',
  (text) => {
    expect(plainTextOf(text)).toBe(text);
  },
);
