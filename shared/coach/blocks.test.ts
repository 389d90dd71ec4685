import { expect, test } from 'vitest';
import { BlockWriter, type InBlock } from '#shared/coach/blocks.ts';
import type { BlockKind } from '#shared/coach/claims.ts';

type Line = readonly [block: number, kind: BlockKind, text: string, fate?: 'gone'];

function written(...lines: readonly Line[]): string {
  const writer = new BlockWriter<InBlock>();
  const placed = lines.flatMap(([block, blockKind, text, fate]) =>
    writer.push({ block, blockKind, text }, fate === undefined),
  );
  return [...placed, ...writer.end()].map(({ lead, item }) => lead + item.text).join('');
}

test('writes blocks as Markdown and numbers the steps that are left', () => {
  expect(
    written(
      [0, 'heading', 'Plan'],
      [1, 'paragraph', 'One.'],
      [1, 'paragraph', 'Two.'],
      [2, 'step', 'A'],
      [3, 'step', 'B', 'gone'],
      [4, 'step', 'C'],
      [5, 'quote', 'Q'],
    ),
  ).toBe('## Plan\n\nOne. Two.\n\n1. A\n2. C\n\n> Q');
});

test('a list keeps its lead-in while one item is left', () => {
  expect(written([0, 'paragraph', 'Try:'], [1, 'bullet', 'A', 'gone'], [2, 'bullet', 'B'])).toBe(
    'Try:\n\n- B',
  );
});

test('a lead-in goes with the last item of its list', () => {
  const list: Line[] = [
    [0, 'paragraph', 'First.'],
    [1, 'paragraph', 'Try:'],
    [2, 'bullet', 'A', 'gone'],
  ];
  expect(written(...list)).toBe('First.');
  expect(written(...list, [3, 'paragraph', 'Last.'])).toBe('First.\n\nLast.');
});

test('a heading goes when everything below it is gone, and stays for what is left', () => {
  const part: Line[] = [
    [0, 'heading', 'One'],
    [1, 'paragraph', 'A.', 'gone'],
  ];
  expect(written(...part, [2, 'heading', 'Two'], [3, 'paragraph', 'B.'])).toBe('## Two\n\nB.');
  expect(written(...part, [2, 'paragraph', 'B.'])).toBe('## One\n\nB.');
});

test('an item whose first sentence is gone keeps its marker', () => {
  expect(written([0, 'bullet', 'A.', 'gone'], [0, 'bullet', 'B.'])).toBe('- B.');
});

test('a heading above a lead-in waits with it', () => {
  expect(written([0, 'heading', 'H'], [1, 'paragraph', 'Try:'], [2, 'bullet', 'A'])).toBe(
    '## H\n\nTry:\n\n- A',
  );
  expect(written([0, 'heading', 'H'], [1, 'paragraph', 'Try:'], [2, 'bullet', 'A', 'gone'])).toBe(
    '',
  );
});

test('a question to be continued is kept at the end', () => {
  expect(written([0, 'paragraph', 'Write to me:'])).toBe('Write to me:');
});
