import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emptyPlacesOf, linesOf, ManualForm, manualText } from './lines.ts';

const LINES = [
  { label: 'How I decide', text: 'I sleep on it.' },
  { label: 'In meetings', text: 'Send the question first.' },
];

const EMPTY = { label: ' ', text: '' };

test('sends trimmed lines, without empty ones', () => {
  const typed = [EMPTY, { label: ' How I decide', text: 'I sleep on it. ' }, LINES[1], EMPTY];
  expect(z.safeParse(ManualForm, { lines: typed })).toMatchObject({ data: { lines: LINES } });
});

test.each([
  ['a heading', { label: '', text: 'b' }, 'label', 'Enter a heading'],
  ['a text', { label: 'A', text: ' ' }, 'text', 'Enter a text'],
])('misses %s in its line, whatever is empty before it', (_, line, field, message) => {
  const found = z.safeParse(ManualForm, { lines: [EMPTY, line] });
  expect(found.error?.issues).toMatchObject([{ path: ['lines', 1, field], message }]);
});

test('shows only lines with a heading or a text, and knows where the others are', () => {
  const typed = [EMPTY, { label: ' A ', text: '' }, EMPTY];
  expect(linesOf(typed)).toEqual([{ label: 'A', text: '' }]);
  expect(emptyPlacesOf(typed)).toEqual([0, 2]);
});

test('as text, each heading stands over its text', () => {
  expect(manualText('Ana', LINES)).toBe(
    'How to work with Ana\n\nHow I decide\nI sleep on it.\n\nIn meetings\nSend the question first.',
  );
});
