import { describe, expect, test } from 'vitest';
import { AnswerReader } from './answer-reader.ts';
import type { CoachPiece } from './port.ts';

const CLAIM = { about: 'you', topic: 'gate', value: '26', state: 'has' } as const;
const sentence = (text: string, changes: object = {}) => ({
  text,
  kind: 'fact',
  claims: [CLAIM],
  ...changes,
});
const answer = (blocks: readonly object[], changes: object = {}) =>
  JSON.stringify({ language: 'de-AT', safety: 'employment', blocks, next: [], ...changes });

function read(...texts: readonly string[]) {
  const reader = new AnswerReader();
  const pieces: CoachPiece[] = [...texts.flatMap((text) => reader.push(text)), ...reader.end()];
  return { pieces, reader };
}

const textsOf = (pieces: readonly CoachPiece[]) =>
  pieces.flatMap((piece) => (piece.kind === 'sentence' ? piece.sentence.text : []));

const TWO = answer(
  [
    { kind: 'paragraph', sentences: [sentence('One.'), sentence('Two.', { kind: 'advice' })] },
    { kind: 'bullet', sentences: [sentence('Three.', { claims: [{ passage: 'K1' }] })] },
  ],
  { next: ['And then?', ' ', 'Why?', 'How?', 'Who?'] },
);

describe('an answer by the schema', () => {
  test.each([1, 5, 10_000])('is read into pieces, %i characters at a time', (size) => {
    const { pieces, reader } = read(...(TWO.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []));
    expect(pieces).toEqual([
      { kind: 'opening', language: 'de', safety: 'employment' },
      { kind: 'sentence', block: 0, blockKind: 'paragraph', sentence: sentence('One.') },
      {
        kind: 'sentence',
        block: 0,
        blockKind: 'paragraph',
        sentence: sentence('Two.', { kind: 'advice' }),
      },
      {
        kind: 'sentence',
        block: 1,
        blockKind: 'bullet',
        sentence: sentence('Three.', { claims: [{ passage: 'K1' }] }),
      },
    ]);
    expect(reader.isBroken).toBe(false);
  });

  test('hands a sentence out with the bracket that closes it', () => {
    const reader = new AnswerReader();
    const [before = '', after = ''] = TWO.split(',{"text":"Two."');
    expect(reader.push(before).map(({ kind }) => kind)).toEqual(['opening', 'sentence']);
    expect(reader.push(`,{"text":"Two."${after}`)).toHaveLength(2);
  });

  test.each([
    ['in a fence', `\`\`\`json\n${TWO}\n\`\`\``],
    ['after a remark', `Here is the answer you asked for: ${TWO}`],
    ['before a remark', `${TWO}\nI hope that helps!`],
  ])('%s is read like one alone', (_where, text) => {
    for (const texts of [[text], [...text]]) {
      expect(textsOf(read(...texts).pieces)).toEqual(['One.', 'Two.', 'Three.']);
    }
  });

  test('may offer three questions to go on with', () => {
    const next = ['And then?', 'Why?', 'How?', 'Who?'];
    const { pieces } = read(answer([{ kind: 'step', sentences: [] }], { next }));
    expect(pieces.at(-1)).toEqual({ kind: 'next', questions: next.slice(0, 3) });
  });

  test.each([
    ['without language and safety', { language: undefined, safety: undefined }, 'en', 'none'],
    ['in an unknown tongue', { language: 'as you wish', safety: 'sad' }, 'en', 'none'],
  ])('%s opens in English', (_what, changes, language, safety) => {
    const { pieces } = read(answer([{ kind: 'x', sentences: [sentence('One.')] }], changes));
    expect(pieces).toEqual([
      { kind: 'opening', language, safety },
      { kind: 'sentence', block: 0, blockKind: 'paragraph', sentence: sentence('One.') },
    ]);
  });
});

describe('a hostile answer', () => {
  test('keeps what came whole before the JSON breaks', () => {
    for (const end of ['', '\u0000', '}}}', '<html>', '"unfinished']) {
      const broken = `${TWO.slice(0, TWO.indexOf('{"text":"Three."'))}${end}`;
      const { pieces, reader } = read(broken);
      expect(textsOf(pieces)).toEqual(['One.', 'Two.']);
      expect(reader.isBroken).toBe(true);
    }
  });

  test('repeats a claim a thousand times: it counts once', () => {
    const claims = new Array(1_000).fill(CLAIM);
    const { pieces } = read(
      answer([
        { kind: 'quote', sentences: [sentence('Short.', { claims: claims.slice(0, 200) })] },
      ]),
    );
    expect(pieces.at(-1)).toMatchObject({ sentence: { claims: [CLAIM] } });
    const different = claims.map((claim, gate) => ({ ...claim, value: String(gate) }));
    const { pieces: many } = read(
      answer([
        { kind: 'quote', sentences: [sentence('Long.', { claims: different.slice(0, 200) })] },
      ]),
    );
    const [, last] = many;
    expect(last?.kind === 'sentence' && last.sentence.claims.length).toBe(40);
  });

  test('claims what cannot be claimed: the sentence stays, to be read by its words', () => {
    const claims = [{ topic: 'luck' }, 'gate 26', null, { passage: 7 }, CLAIM, { ...CLAIM, x: 1 }];
    const { pieces } = read(answer([{ kind: 'quote', sentences: [sentence('One.', { claims })] }]));
    expect(pieces.at(-1)).toMatchObject({ sentence: { text: 'One.', claims: [CLAIM] } });
    const odd = [{ text: 7 }, 'One.', null, [], { text: 'Two.', kind: 'lie', claims: 'many' }];
    const { pieces: left } = read(answer([{ kind: 'quote', sentences: odd }]));
    expect(left.slice(1)).toMatchObject([
      { sentence: { text: 'Two.', kind: 'general', claims: [] } },
    ]);
  });

  test('has another form: nothing of it is handed out', () => {
    const { pieces, reader } = read('{"blocks":"Hello","answer":"Hello"}');
    expect(pieces).toEqual([{ kind: 'opening', language: 'en', safety: 'none' }].slice(1));
    expect(reader.isWritten).toBe(false);
  });
});

describe('prose', () => {
  test.each([
    'You are a Generator. [F1]',
    'A {curly} remark, and `code`.',
    '{ not a document }',
    '``` not one either ```',
    'It ends with {',
  ])('%s is handed out as it is', (text) => {
    for (const texts of [[text], [...text]]) {
      const { pieces, reader } = read(...texts);
      expect(pieces.map((piece) => (piece.kind === 'prose' ? piece.text : '?')).join('')).toBe(
        text,
      );
      expect(reader.isBroken).toBe(false);
    }
  });

  test('keeps NUL out, which no database accepts', () => {
    expect(read('a\0b').pieces).toEqual([{ kind: 'prose', text: 'ab' }]);
    const one = answer([{ kind: 'quote', sentences: [sentence('a\0b')] }]);
    expect(textsOf(read(one).pieces)).toEqual(['ab']);
  });
});
