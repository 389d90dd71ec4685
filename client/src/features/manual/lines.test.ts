import { expect, test } from 'vitest';
import { draftsOf, linesOf, manualText, moved } from './lines.ts';

const LINES = [
  { label: 'How I decide', text: 'I sleep on it.' },
  { label: 'In meetings', text: 'Send the question first.' },
];

test('a line moves a step, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

test('sends trimmed lines, without empty ones', () => {
  const drafts = [...draftsOf(LINES), { key: 2, label: ' ', text: '' }];
  expect(linesOf(drafts)).toEqual(LINES);
  expect(linesOf([{ key: 0, label: ' A ', text: ' b ' }])).toEqual([{ label: 'A', text: 'b' }]);
});

test('as text, each heading stands over its text', () => {
  expect(manualText('Ana', LINES)).toBe(
    'How to work with Ana\n\nHow I decide\nI sleep on it.\n\nIn meetings\nSend the question first.',
  );
});
