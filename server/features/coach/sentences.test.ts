import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Piece, SentenceSplitter } from './sentences.ts';

function pieces(chunks: readonly string[]): Piece[] {
  const splitter = new SentenceSplitter();
  return [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()];
}

const sentencesOf = (text: string) => pieces([text]).map(({ sentence }) => sentence);

const CASES: readonly (readonly [title: string, text: string, sentences: readonly string[]])[] = [
  [
    'plain sentences',
    'You decide slowly. Wait a day! Ready? Go.',
    ['You decide slowly.', 'Wait a day!', 'Ready?', 'Go.'],
  ],
  [
    'citations behind the mark',
    'You wait. [F1][K2] Then you act.[F3] Done.',
    ['You wait. [F1][K2]', 'Then you act.[F3]', 'Done.'],
  ],
  [
    'citations before the mark',
    'You wait [F1]. Then you act [F2][K1].',
    ['You wait [F1].', 'Then you act [F2][K1].'],
  ],
  [
    'lists of citations',
    'You wait. [F1, F2] Then you act.',
    ['You wait. [F1, F2]', 'Then you act.'],
  ],
  [
    'citations on the next line',
    'You wait.\n[F1]\nThen you act.',
    ['You wait.\n[F1]', 'Then you act.'],
  ],
  [
    'profiles and gate lines',
    'Your profile is 5/1 and gate 34.2 is active. It fits.',
    ['Your profile is 5/1 and gate 34.2 is active.', 'It fits.'],
  ],
  [
    'abbreviations',
    'Meet early, e.g. Monday, i.e. Before lunch. Ask Dr. Lee vs. Ana. Good.',
    ['Meet early, e.g. Monday, i.e. Before lunch.', 'Ask Dr. Lee vs. Ana.', 'Good.'],
  ],
  [
    'a numbered thing',
    'See No. 34 for it. No. You need not.',
    ['See No. 34 for it.', 'No.', 'You need not.'],
  ],
  [
    'names that end in a letter',
    'This falls to Ana B. Ben carries the rest.',
    ['This falls to Ana B.', 'Ben carries the rest.'],
  ],
  [
    'a mark before a small letter',
    'At 3 p.m. you are rested. Yahoo! is a name.',
    ['At 3 p.m. you are rested.', 'Yahoo! is a name.'],
  ],
  ['dots', 'Wait… Then go. Well... Maybe.', ['Wait…', 'Then go.', 'Well...', 'Maybe.']],
  [
    'quotes and brackets',
    'She said “Wait.” Then (so he says.) He left.',
    ['She said “Wait.”', 'Then (so he says.)', 'He left.'],
  ],
  [
    'emphasis',
    '**Your type.** You are a *Generator.* Go on.',
    ['**Your type.**', 'You are a *Generator.*', 'Go on.'],
  ],
  [
    'headings',
    '## Your energy\nYou respond.\n\n### Next\nWait.',
    ['Your energy', 'You respond.', 'Next', 'Wait.'],
  ],
  [
    'lists',
    'Try this:\n- wait a day\n- then ask\n  again\n* and act\n1. First. Second\n2) Third',
    ['Try this:', 'wait a day', 'then ask\n  again', 'and act', 'First.', 'Second', 'Third'],
  ],
  ['tables', '| a | b |\n|---|---|\n| c | d |', ['| a | b |', '|---|---|', '| c | d |']],
  [
    'wrapped lines',
    'You have a defined\nSacral center and gate\n34 is active.\nGood.',
    ['You have a defined\nSacral center and gate\n34 is active.', 'Good.'],
  ],
  ['paragraphs without a mark', 'One thing\n\nanother thing', ['One thing', 'another thing']],
  ['a mark at a line’s end', 'You wait.\nthen you act.', ['You wait.', 'then you act.']],
  [
    'full-width marks',
    '你是生产者。等待回应！好吗？好',
    ['你是生产者。', '等待回应！', '好吗？', '好'],
  ],
  [
    'an address',
    'See https://evil.example/a.b?c=d. Then stop.',
    ['See https://evil.example/a.b?c=d.', 'Then stop.'],
  ],
  ['nothing but blanks', ' \n\t ', []],
  ['nothing', '', []],
];

describe('sentences are found in', () => {
  test.each(CASES)('%s', (_title, text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  test.each(CASES)('%s that arrive letter by letter', (_title, text, sentences) => {
    expect(pieces([...text]).map(({ sentence }) => sentence)).toEqual(sentences);
  });
});

test('line breaks and list markers are in the leads, so that everything joined is the text', () => {
  expect(pieces(['Try:\n\n- one. Two.\n- three'])).toEqual([
    { lead: '', sentence: 'Try:' },
    { lead: '\n\n- ', sentence: 'one.' },
    { lead: ' ', sentence: 'Two.' },
    { lead: '\n- ', sentence: 'three' },
  ]);
});

test('a sentence is released as soon as the next one begins, and not before', () => {
  const splitter = new SentenceSplitter();
  expect(splitter.push('You wait.')).toEqual([]);
  expect(splitter.push(' [F1]')).toEqual([]);
  expect(splitter.push(' T')).toEqual([{ lead: '', sentence: 'You wait. [F1]' }]);
  expect(splitter.end()).toEqual([{ lead: ' ', sentence: 'T' }]);
});

test('text without punctuation is cut between words', () => {
  const found = sentencesOf('word '.repeat(1_000));
  expect(found.length).toBeGreaterThan(4);
  for (const sentence of found) {
    expect(sentence.length).toBeLessThanOrEqual(1_000);
    expect(sentence).toMatch(/^word.*word$/);
  }
  expect(sentencesOf('x'.repeat(5_000)).join('')).toBe('x'.repeat(5_000));
});

const Words = fc.array(
  fc.constantFrom(
    ...['You', 'wait', '.', '. ', '! ', ' ', '\n', '\n\n', '- ', '1. ', '## ', '[F1]', '[', ']'],
    ...[
      '[K',
      '34.2',
      '5/1',
      'e.g. ',
      '**',
      '(',
      ')',
      '"',
      '…',
      '。',
      'é',
      '💡',
      '|',
      '<b>',
      'No. ',
    ],
  ),
  { maxLength: 60 },
);

test('a number after another mark is not the number of “No.”', () => {
  for (const chunks of [
    ['You wait. No. …34.2 stands alone.'],
    ['You wait. No. …', '34.2 stands alone.'],
  ]) {
    expect(pieces(chunks).map(({ sentence }) => sentence)).toEqual([
      'You wait.',
      'No.',
      '…34.2 stands alone.',
    ]);
  }
});

describe('any text', () => {
  test('loses and gains no letter', () => {
    fc.assert(
      fc.property(Words, (words) => {
        const text = words.join('');
        const squeezed = (value: string) => value.replaceAll(/\s+/g, '');
        const joined = pieces([text])
          .map(({ lead, sentence }) => lead + sentence)
          .join('');
        const rest = squeezed(text).slice(squeezed(joined).length);
        expect(squeezed(text).startsWith(squeezed(joined))).toBe(true);
        // Only a marker without any text after it may remain.
        expect(rest).toMatch(/^(?:[-#>]|1\.)*$/);
      }),
      { numRuns: 500 },
    );
  });

  test('gives the same sentences however it is chunked', () => {
    fc.assert(
      fc.property(Words, fc.array(fc.nat({ max: 9 }), { minLength: 1 }), (words, sizes) => {
        const text = words.join('');
        const chunks: string[] = [];
        for (let at = 0, turn = 0; at < text.length; turn += 1) {
          const size = (sizes[turn % sizes.length] ?? 0) + 1;
          chunks.push(text.slice(at, at + size));
          at += size;
        }
        expect(pieces(chunks)).toEqual(pieces([text]));
      }),
      { numRuns: 500 },
    );
  });
});
