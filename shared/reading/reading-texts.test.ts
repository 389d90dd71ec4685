import { describe, expect, test } from 'vitest';
import { partsOf as adviceAndThought, keyOf, sentencesOf } from '../domain/sentences.ts';
import { entryAt } from '../engine/lookup.ts';
import { DECIDE_LINES, LEADS, PROFILE_LINES, STRATEGY_LINES } from './first-screen.data.ts';
import * as MANUAL from './manual-texts.data.ts';
import { wordingsOf } from './placed.ts';
import { CHAPTER_NAMES } from './schema.ts';
import { READING_TEXTS } from './texts.ts';
import { countWords } from './words.ts';

interface Piece {
  readonly at: string;
  readonly text: string;
}

const {
  types,
  authorities,
  profiles,
  definitions,
  centers,
  channels,
  gates,
  decideOpenings,
  decideOpeningsByType,
  decideOpeningsAtWork,
  decideStarts,
  emotionalStarts,
} = READING_TEXTS;
const SPEAKERS = Object.entries({ ...types, ...authorities, ...profiles });

function partsOf(part: 'paragraphs' | 'heads' | 'headlines' | 'trials'): Piece[] {
  return SPEAKERS.flatMap(([of, reading]) =>
    Object.entries(reading[part]).map(([chapter, text]) => ({ at: `${of}, ${chapter}`, text })),
  );
}

type Placed = Parameters<typeof wordingsOf>[0];
const placed = (at: string, texts: readonly Placed[]): Piece[] =>
  texts.flatMap((one) =>
    wordingsOf(one).map(({ text }) => ({ at: `${at}, ${one.chapter}`, text })),
  );

const STARTS = Object.entries(decideStarts)
  .concat(Object.entries(emotionalStarts).map(([type, starts]) => [`emotional ${type}`, starts]))
  .flatMap(([type, start]) =>
    ('text' in start ? [start] : Object.values(start)).map((one) => ({
      at: `start of ${type}`,
      ...one,
    })),
  );

const PARAGRAPHS: readonly Piece[] = [
  ...partsOf('paragraphs'),
  ...STARTS.map(({ at, text }) => ({ at, text })),
  ...Object.entries(definitions).map(([at, { text }]) => ({ at, text })),
  ...Object.entries(centers).flatMap(([id, { defined, open }]) => [
    ...placed(`${id} defined`, defined),
    ...placed(`${id} open`, open),
  ]),
  ...Object.entries(channels).flatMap(([id, text]) => placed(id, [text])),
  ...Object.entries(gates).flatMap(([gate, text]) => placed(`gate ${gate}`, [text])),
];
const HEADLINES = partsOf('headlines');
const HEADS: readonly Piece[] = [
  ...STARTS.map(({ at, head }) => ({ at, text: head })),
  ...partsOf('heads'),
  ...[definitions, channels].flatMap((texts) =>
    Object.entries(texts).map(([at, { head }]) => ({ at, text: head })),
  ),
  ...Object.entries(gates).flatMap(([at, one]) =>
    wordingsOf(one).map(({ head }) => ({ at, text: head })),
  ),
  ...Object.entries(centers).flatMap(([at, { defined, open }]) =>
    [...defined, ...open].flatMap((one) => wordingsOf(one).map(({ head }) => ({ at, text: head }))),
  ),
];
const FIRST_LINES: readonly Piece[] = [LEADS, DECIDE_LINES, STRATEGY_LINES, PROFILE_LINES].flatMap(
  (lines) => Object.entries(lines).map(([of, text]) => ({ at: `first line of ${of}`, text })),
);
const MANUAL_LINES: readonly Piece[] = Object.values(MANUAL).flatMap((texts) =>
  typeof texts === 'string'
    ? [{ at: 'manual', text: texts }]
    : Object.entries(texts).map(([of, text]) => ({ at: `manual of ${of}`, text })),
);
const OPENINGS = [
  ...Object.entries(decideOpenings),
  ...[decideOpeningsByType, decideOpeningsAtWork].flatMap((openings) =>
    Object.entries(openings).flatMap(([authority, byType]) =>
      Object.entries(byType).map(([type, byLine]) => [`${authority} ${type}`, byLine] as const),
    ),
  ),
].flatMap(([authority, byLine]) =>
  [...new Set(Object.values(byLine))].map((opening) => ({
    at: `opening of ${authority}`,
    ...opening,
  })),
);
const TRIALS = [...partsOf('trials'), ...OPENINGS.map(({ at, trial }) => ({ at, text: trial }))];
const OPENING_LINES = (['headline', 'text'] as const).flatMap((part) =>
  OPENINGS.map((opening) => ({ at: opening.at, text: opening[part] })),
);
const ALL = [
  ...OPENING_LINES,
  ...MANUAL_LINES,
  ...PARAGRAPHS,
  ...HEADS,
  ...HEADLINES,
  ...TRIALS,
  ...FIRST_LINES,
];

/** What a last sentence may ask for, besides words to say. */
const IMPERATIVES = new Set(
  `add agree announce answer ask begin block book borrow brief bring buy call cap change check choose
   close commit describe do draw explain find fix gather get give go have hear introduce invite keep
   leave let list look message name negotiate note offer open pair picture pick plan point post
   practice prepare present price promise propose publish put raise rank read reserve restate return
   run save say schedule send set sit size sort spell split start step stop suggest take tell thank
   try turn visit volunteer work write`.split(/\s+/),
);

/** True of words to say, and of a sentence with a clause that begins with an imperative. */
function isToDoOrSay(paragraph: string): boolean {
  if (paragraph.endsWith('”')) return true;
  const last = sentencesOf(paragraph).at(-1) ?? '';
  return last
    .split(/,”? |: /)
    .map((clause) => clause.replace(/^(then|and|so) /i, '').split(/[ ,]/)[0] ?? '')
    .some((word) => IMPERATIVES.has(word.toLowerCase()));
}

const adviceOf = (paragraph: string) => adviceAndThought(paragraph).advice ?? '';

/** In letters of 18 pixels beside the text. */
const HEAD_LENGTH_MAX = 45;

/** Words that the texts do without, and why each of them is on the list. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(journey|lean in|show(s|ed)? up|aligned?|unlock|empower|thrive|resonate)\b/i,
    'coaching jargon',
  ],
  [/\b(authentic|embrace|honor|navigate|trust the process|your truth)\b/i, 'coaching jargon'],
  [/\bat the end of the day\b|\b[Ii]t’s okay to\b|Whether it’s\b/, 'filler'],
  [/\b(destin|fate|karma|soul|universe|meant to be|born to)/i, 'fate'],
  [/\b(heal|therapy|burnout|disease|guarantee|always|never)\b/i, 'cure or certainty'],
  [/\b(anew|thereof|of their own|in any case|all the same|comes along|for good)\b/i, 'translated'],
  [
    /(recogni|organi|reali|summari|prioriti|critici)s(e|ed|ing)\b|\bcentre|colour|behaviour/i,
    'British',
  ],
  [
    /\b(favour|labour|towards|afterwards|judgement|whilst|programme|cancelled|learnt)\b/i,
    'British',
  ],
  [/'|"|--|—|…\.|\.{3}/, 'typography'],
  [/\b([Gg]ates?|[Cc]hannels?) \d|\b\d\/\d\b/, 'chart figures'],
  [/\b(aura|bodygraph|not-self|chakra|Penta|Sacral|Solar Plexus|Ajna|G Center)\b/i, 'terms'],
];

/** Sentences that stand in more than one text. */
function repeatedIn(pieces: readonly Piece[]): string[] {
  const first = new Map<string, string>();
  return pieces.flatMap(({ at, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const before = first.get(sentence);
      first.set(sentence, at);
      return before === undefined ? [] : [`${before} and ${at}: ${sentence}`];
    }),
  );
}

describe('the texts of readings', () => {
  test('are 355 paragraphs, 55 headlines, and 124 experiments', () => {
    expect([PARAGRAPHS.length, HEADLINES.length, TRIALS.length]).toEqual([
      5 * 7 + 5 * 6 + 1 + 8 * 7 + 12 * 5 + 5 + 9 * 4 + 12 * 2 + 36 + 64 + 8,
      5 * 3 + 8 * 2 + 12 * 2,
      5 * 3 + 8 * 2 + 12 * 2 + OPENINGS.length,
    ]);
  });

  test('say no sentence twice', () => {
    expect(repeatedIn(ALL)).toEqual([]);
  });

  test('have two to seven sentences a paragraph, and at most 90 words', () => {
    const odd = PARAGRAPHS.filter(({ text }) => {
      const sentences = sentencesOf(text).length;
      return sentences < 2 || sentences > 7 || countWords(text) > 90;
    });
    expect(odd).toEqual([]);
  });

  test('end every paragraph with something to do or say', () => {
    expect(PARAGRAPHS.filter(({ text }) => !isToDoOrSay(text))).toEqual([]);
    expect(isToDoOrSay('You know early. The reasons turn up later.')).toBe(false);
  });

  test('end no paragraph with something that needs the sentence before it', () => {
    const leaning = PARAGRAPHS.filter(({ text }) =>
      /^(Then|And|So|If it|When nothing|Say:)\b|^\w+ (one of )?(it|them|those|these|yours)\b/.test(
        adviceOf(text),
      ),
    );
    expect(leaning).toEqual([]);
    expect(adviceOf('They wait. Then call them.')).toBe('Then call them.');
  });

  test('head each paragraph but those of a headline in a few words of its own, in at most three lines', () => {
    expect(HEADS).toHaveLength(PARAGRAPHS.length - HEADLINES.length);
    const odd = HEADS.filter(({ text }) => {
      const words = countWords(text);
      return words < 2 || text.length > HEAD_LENGTH_MAX || !/^[A-Z].*[^.!?]$/.test(text);
    });
    expect(odd).toEqual([]);
    expect(repeatedIn([...HEADS, ...HEADLINES])).toEqual([]);
    const names = Object.values(CHAPTER_NAMES).map((name) => name.toLowerCase());
    expect(HEADS.filter(({ text }) => names.includes(text.toLowerCase()))).toEqual([]);
  });

  test('begin an experiment or a headline with a capital, and end a headline without a stop', () => {
    const odd = HEADLINES.filter(
      ({ text }) => !/^[A-Z“].*[^.!]$/.test(text) || countWords(text) > 9,
    );
    expect(odd).toEqual([]);
    expect(TRIALS.filter(({ text }) => !/^[A-Z“].*[.?!]”?$/.test(text))).toEqual([]);
  });

  test('open the first chapter with one sentence, and ask for something that stands alone', () => {
    expect(OPENINGS).toHaveLength(3 * 6 + 5 * 3 + 4 * 6 + 2 * 6);
    const odd = OPENINGS.filter(({ headline, text }) => {
      const { thought, advice } = adviceAndThought(text);
      const parts = [keyOf(thought).key, advice ?? ''];
      const isLong = Math.max(...parts.map(countWords)) > 24 || countWords(text) > 100;
      return isLong || countWords(headline) > 9 || !isToDoOrSay(text);
    });
    expect(odd).toEqual([]);
  });

  test('use none of the words that the voice does without', () => {
    const found = ALL.flatMap(({ at, text }) =>
      BANNED.flatMap(([words, why]) => {
        const match = words.exec(text);
        return match ? [`${at}: ${entryAt(match, 0)} (${why})`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  test('place each center’s texts in two chapters a state', () => {
    const chapters = Object.values(centers).flatMap(({ defined, open }) =>
      [defined, open].map((texts) => new Set(texts.map(({ chapter }) => chapter)).size),
    );
    expect(chapters).toEqual(Array.from({ length: 18 }, () => 2));
  });
});
