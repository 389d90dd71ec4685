import { expect, test } from 'vitest';
import type { BlockKind } from '#shared/coach/claims.ts';
import { AnswerMarkdown, LeadIns } from './answer-markdown.ts';

function written(...sentences: readonly (readonly [number, BlockKind, string])[]): string {
  const markdown = new AnswerMarkdown();
  return sentences
    .map(([block, blockKind, text]) => markdown.append({ block, blockKind }, text))
    .join('');
}

test('sentences of a block stand in one line, blocks apart', () => {
  expect(
    written([0, 'paragraph', 'One.'], [0, 'paragraph', 'Two.'], [1, 'paragraph', 'Three.']),
  ).toBe('One. Two.\n\nThree.');
});

test('lists, headings and quotes get their marks', () => {
  expect(
    written(
      [0, 'heading', 'Deciding'],
      [1, 'bullet', 'Wait.'],
      [1, 'bullet', 'Longer.'],
      [2, 'bullet', 'Ask.'],
      [3, 'quote', 'I need a day.'],
      [4, 'paragraph', 'Then:'],
      [5, 'step', 'Sleep.'],
      [7, 'step', 'Answer.'],
    ),
  ).toBe(
    '### Deciding\n\n- Wait. Longer.\n- Ask.\n\n> I need a day.\n\nThen:\n\n1. Sleep.\n2. Answer.',
  );
});

test('a new list of steps begins with one', () => {
  expect(written([0, 'step', 'A.'], [1, 'paragraph', 'And:'], [2, 'step', 'B.'])).toBe(
    '1. A.\n\nAnd:\n\n1. B.',
  );
});

/** A lost sentence is written in capitals; the rest is shown. */
function shown(...sentences: readonly (readonly [number, BlockKind, string])[]): string[] {
  const leadIns = new LeadIns<string>();
  const texts = sentences.flatMap(([block, blockKind, text]) => {
    const place = { block, blockKind };
    if (text === 'LOST') {
      leadIns.loses(place);
      return [];
    }
    const due = leadIns.before(place).map(({ part }) => part);
    return leadIns.keeps(place, text, text) ? due : [...due, text];
  });
  return [...texts, ...leadIns.end().map(({ part }) => part)];
}

test('a lead-in stays with the item that is left of its list', () => {
  expect(shown([0, 'paragraph', 'Try:'], [1, 'bullet', 'LOST'], [2, 'bullet', 'Wait.'])).toEqual([
    'Try:',
    'Wait.',
  ]);
});

test('a lead-in goes with the whole of its list', () => {
  expect(
    shown([0, 'paragraph', 'Try:'], [1, 'bullet', 'LOST'], [2, 'paragraph', 'Good luck.']),
  ).toEqual(['Good luck.']);
  expect(shown([0, 'paragraph', 'Try:'], [1, 'bullet', 'LOST'])).toEqual([]);
});

test('an item’s own lead-in goes with the item', () => {
  expect(
    shown([0, 'bullet', '**Energy:**'], [0, 'bullet', 'LOST'], [1, 'bullet', 'Wait.']),
  ).toEqual(['Wait.']);
});

test('a heading without a section goes', () => {
  expect(
    shown(
      [0, 'heading', 'Energy'],
      [1, 'paragraph', 'LOST'],
      [2, 'heading', 'Money'],
      [3, 'paragraph', 'Ask.'],
    ),
  ).toEqual(['Money', 'Ask.']);
});

test('a lead-in that nothing followed is shown', () => {
  expect(shown([0, 'paragraph', 'Say this:'])).toEqual(['Say this:']);
});
