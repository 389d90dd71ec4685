import { expect, test } from 'vitest';
import { plainTextOf } from './plain-text.ts';

test.each([
  ['## At work', 'At work'],
  ['Three:\n- one\n- two\n1. three', 'Three:\n• one\n• two\n1. three'],
  ['It is **not** a *test*, nor __one__ _either_.', 'It is not a test, nor one either.'],
  ['See [the page](/help) and `34-10`.', 'See the page and 34-10.'],
  ['> Said once.', 'Said once.'],
  ['**Bold and *slanted* words**', 'Bold and slanted words'],
  ['', ''],
  ['One.\n\nTwo.', 'One.\n\nTwo.'],
  ['One.\n   \nTwo.', 'One.\n\nTwo.'],
  ['One.\r\n\r\nTwo.\r\n', 'One.\n\nTwo.\n'],
  ['# First\n\n- one\n\n###### Last', 'First\n\n• one\n\nLast'],
  ['* star\n+ plus\n• dot', '• star\n• plus\n• dot'],
  ['3) three\n12. twelve', '3) three\n12. twelve'],
  ['- one\n  - in it\n    1. deeper', '• one\n  • in it\n    1. deeper'],
  ['- **Ask** [early](/help)', '• Ask early'],
  ['You decide slowly [F1].\n> Wait [K12] for it.', 'You decide slowly .\nWait  for it.'],
  ['![A chart](/a.png)', 'A chart'],
])('%j becomes %j', (markdown, plain) => {
  expect(plainTextOf(markdown)).toBe(plain);
});

test.each(['2 * 3 * 4', 'snake_case_name', 'a 5/1 – no. 3', 'one * alone', '#hashtag'])(
  '%j has no marks and is unchanged',
  (text) => {
    expect(plainTextOf(text)).toBe(text);
  },
);
