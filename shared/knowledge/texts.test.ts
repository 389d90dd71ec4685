import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { partsOf } from '../domain/sentences.ts';
import { AUTHORITY_NAMES } from '../engine/authority.ts';
import { BODY_IDS } from '../engine/bodies.ts';
import { CENTER_IDS, CENTERS } from '../engine/centers.ts';
import { CHANNEL_IDS, CHANNELS } from '../engine/channels.ts';
import { DEFINITIONS } from '../engine/definition.ts';
import { TYPE_NAMES } from '../engine/human-type.ts';
import { PENTA_CHANNELS, PENTA_GATES } from '../engine/penta-matrix.ts';
import { profileOf } from '../engine/profile.ts';
import { GATE_NUMBERS, type Line } from '../engine/wheel.ts';
import { CHANNEL_READINGS } from '../reading/channel-readings.data.ts';
import { GATE_READINGS } from '../reading/gate-readings.data.ts';
import { wordingsOf } from '../reading/placed.ts';
import {
  CENTERS_AT_WORK,
  CHANNELS_AT_WORK,
  GATES_AT_WORK,
  HALF_CHANNELS_AT_WORK,
  POSITIONS_AT_WORK,
} from './at-work-texts.data.ts';
import { AUTHORITY_TEXTS } from './authority-texts.data.ts';
import { CENTER_TEXTS } from './center-texts.data.ts';
import { CHANNEL_EXAMPLE_TEXTS } from './channel-example-texts.data.ts';
import { CHANNEL_TEXTS } from './channel-texts.data.ts';
import { CIRCUIT_TEXTS } from './circuit-texts.data.ts';
import { DEFINITION_TEXTS } from './definition-texts.data.ts';
import { GATE_LINE_TEXTS } from './gate-line-texts.ts';
import { GATE_TEXTS } from './gate-texts.data.ts';
import { HALF_CHANNEL_PARTS } from './half-channel-texts.data.ts';
import { PAIR_AUTHORITY_TEXTS } from './pair-authority-texts.data.ts';
import { PAIR_CENTER_TEXTS } from './pair-center-texts.data.ts';
import { PAIR_LINE_TEXTS } from './pair-line-texts.data.ts';
import { PAIR_MODE_TEXTS } from './pair-mode-texts.ts';
import { PAIR_TEXTS } from './pair-texts.data.ts';
import { PAIR_TYPE_TEXTS } from './pair-type-texts.data.ts';
import { PENTA_CHANNEL_TEXTS } from './penta-channel-texts.data.ts';
import { PENTA_TEXTS } from './penta-texts.data.ts';
import { PLANET_TEXTS } from './planet-texts.data.ts';
import { LINE_TEXTS, PROFILE_TEXTS } from './profile-texts.data.ts';
import {
  AuthorityText,
  CenterText,
  ChannelText,
  DefinitionText,
  GateLineTexts,
  GateText,
  LineText,
  PairAuthorityText,
  PairCenterText,
  PairChannelText,
  PairLineText,
  PairModeTexts,
  PairTypeText,
  PentaChannelText,
  PentaText,
  PlanetText,
  ProfileText,
  StrategyText,
  TypeText,
} from './schema.ts';
import { STRATEGY_TEXTS, TYPE_TEXTS } from './type-texts.data.ts';
import { VOICE_TEXTS } from './voice-texts.data.ts';

const LINES: readonly Line[] = [1, 2, 3, 4, 5, 6];

/** The profiles that a birth can have, computed without the texts. */
const PROFILE_IDS = LINES.flatMap((personality) =>
  LINES.flatMap((design) => {
    try {
      return [profileOf(personality, design).id];
    } catch {
      return [];
    }
  }),
);

/** Each combination of two types, the earlier one first. */
const TYPE_PAIRS = TYPE_NAMES.flatMap((one, index) =>
  TYPE_NAMES.slice(index).map((other) => `${one}/${other}`),
);

const AUTHORITY_PAIRS = AUTHORITY_NAMES.flatMap((one, index) =>
  AUTHORITY_NAMES.slice(index).map((other) => `${one}/${other}`),
);
const LINE_PAIRS = LINES.flatMap((one) =>
  LINES.filter((other) => other >= one).map((other) => `${one}/${other}`),
);

interface Table {
  readonly name: string;
  readonly texts: Readonly<Record<string, object>>;
  readonly schema: z.ZodMiniType;
  readonly keys: readonly (string | number)[];
  readonly count: number;
}

const TABLES: readonly Table[] = [
  { name: 'gates', texts: GATE_TEXTS, schema: GateText, keys: GATE_NUMBERS, count: 64 },
  { name: 'channels', texts: CHANNEL_TEXTS, schema: ChannelText, keys: CHANNEL_IDS, count: 36 },
  { name: 'centers', texts: CENTER_TEXTS, schema: CenterText, keys: CENTER_IDS, count: 9 },
  { name: 'types', texts: TYPE_TEXTS, schema: TypeText, keys: TYPE_NAMES, count: 5 },
  { name: 'strategies', texts: STRATEGY_TEXTS, schema: StrategyText, keys: TYPE_NAMES, count: 5 },
  {
    name: 'authorities',
    texts: AUTHORITY_TEXTS,
    schema: AuthorityText,
    keys: AUTHORITY_NAMES,
    count: 8,
  },
  { name: 'profiles', texts: PROFILE_TEXTS, schema: ProfileText, keys: PROFILE_IDS, count: 12 },
  { name: 'planets', texts: PLANET_TEXTS, schema: PlanetText, keys: BODY_IDS, count: 13 },
  { name: 'lines', texts: LINE_TEXTS, schema: LineText, keys: LINES, count: 6 },
  {
    name: 'definitions',
    texts: DEFINITION_TEXTS,
    schema: DefinitionText,
    keys: DEFINITIONS,
    count: 5,
  },
  { name: 'Penta gates', texts: PENTA_TEXTS, schema: PentaText, keys: PENTA_GATES, count: 12 },
  {
    name: 'Penta channels',
    texts: PENTA_CHANNEL_TEXTS,
    schema: PentaChannelText,
    keys: PENTA_CHANNELS,
    count: 6,
  },
  {
    name: 'channels between two',
    texts: PAIR_TEXTS,
    schema: PairChannelText,
    keys: CHANNEL_IDS,
    count: 36,
  },
  {
    name: 'types side by side',
    texts: Object.fromEntries(PAIR_TYPE_TEXTS.map(({ types, ...text }) => [types.join('/'), text])),
    schema: PairTypeText,
    keys: TYPE_PAIRS,
    count: 15,
  },
  {
    name: 'channels between two, by mode',
    texts: PAIR_MODE_TEXTS,
    schema: PairModeTexts,
    keys: CHANNEL_IDS,
    count: 36,
  },
  {
    name: 'authorities side by side',
    texts: Object.fromEntries(
      PAIR_AUTHORITY_TEXTS.map(({ authorities, ...text }) => [authorities.join('/'), text]),
    ),
    schema: PairAuthorityText,
    keys: AUTHORITY_PAIRS,
    count: 36,
  },
  {
    name: 'first lines side by side',
    texts: Object.fromEntries(PAIR_LINE_TEXTS.map(({ lines, ...text }) => [lines.join('/'), text])),
    schema: PairLineText,
    keys: LINE_PAIRS,
    count: 21,
  },
  {
    name: 'centers between two',
    texts: PAIR_CENTER_TEXTS,
    schema: PairCenterText,
    keys: CENTER_IDS,
    count: 9,
  },
];

interface Piece {
  readonly at: string;
  readonly text: string;
}

const NOT_PROSE = new Set(['confidence', 'familyConfidence', 'label', 'familyLabel']);

/** The sentences of an entry, of its lists and of the entries in it. */
function proseIn(at: string, entry: unknown): Piece[] {
  if (typeof entry !== 'object' || entry === null) return [{ at, text: String(entry) }];
  return Object.entries(entry)
    .filter(([field]) => !NOT_PROSE.has(field))
    .flatMap(([field, value]) => proseIn(`${at} ${field}`, value));
}

function piecesOf({ name, texts }: Pick<Table, 'name' | 'texts'>): Piece[] {
  return Object.entries(texts).flatMap(([key, entry]) => proseIn(`${name} ${key}`, entry));
}

const CIRCUITS_IN_WORDS = Object.entries(CIRCUIT_TEXTS).map(([id, text]) => ({
  at: `circuit ${id}`,
  text,
}));
const VOICES = Object.entries(VOICE_TEXTS).map(([id, text]) => ({ at: `voice of ${id}`, text }));
const GATE_LINES = Object.entries(GATE_LINE_TEXTS).flatMap(([gate, texts]) =>
  texts.map((text, index) => ({ at: `gate lines ${gate}.${index + 1}`, text })),
);
const AT_WORK: readonly Piece[] = [
  { name: 'gate', texts: GATES_AT_WORK },
  { name: 'channel', texts: CHANNELS_AT_WORK },
  { name: 'center', texts: CENTERS_AT_WORK },
  { name: 'position', texts: POSITIONS_AT_WORK },
].flatMap(({ name, texts }) => proseIn(`at work with ${name}`, texts));
const HALVES = Object.entries(HALF_CHANNELS_AT_WORK).map(([id, text]) => ({
  at: `half of channel ${id}`,
  text,
}));
const EXAMPLES = Object.entries(CHANNEL_EXAMPLE_TEXTS).map(([id, text]) => ({
  at: `example of channel ${id}`,
  text,
}));
const HALF_PARTS = Object.entries(HALF_CHANNEL_PARTS).map(([gate, text]) => ({
  at: `half of a channel with ${gate}`,
  text,
}));
const PIECES: readonly Piece[] = [
  ...TABLES.flatMap(piecesOf),
  ...HALF_PARTS,
  ...VOICES,
  ...GATE_LINES,
  ...AT_WORK,
  ...HALVES,
  ...EXAMPLES,
  ...CIRCUITS_IN_WORDS,
];

const FORBIDDEN = [
  /\b(destin|fate|karma|soul|spirit|divin|sacred|mystic|cosmic|universe|magic|bless|curse)/i,
  /\b(aura|chakra|vibration|frequency|astrolog|planet|zodiac|horoscope|incarnation)/i,
  /\b(hir(e|es|ed|ing)|fir(e|es|ed|ing)|recruit|candidate|dismiss|lay ?off|job interview)\b/i,
  /\b(cure|heal|health|ill|illness|disease|sick|medic|doctor|therap|diagnos|anxi|depress|burnout)/i,
  /\b(guarantee|certainly|proven to|scientific|always|never|must|percent)\b|%/i,
  /\b(born to|meant to be|meant for|supposed to be)\b/i,
  /\b(he|she|his|her|him|man|woman|men|women)\b/i,
];

/** Technical terms: allowed after a sentence, not in it. */
const TERMS = [
  ...CENTER_IDS.map((id) => CENTERS[id].name).filter(
    (name) => !['Head', 'Heart', 'Root'].includes(name),
  ),
  ...TYPE_NAMES,
  'not-self',
  'gate',
  'bodygraph',
  'Penta',
];

/** Words that carry meaning, stemmed. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return new Set(words.map((word) => word.replace(/(ing|ies|es|ed|s)$/, '')));
}

/** Jaccard similarity of stems, 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((stem) => b.has(stem)).length;
  return shared / (a.size + b.size - shared);
}

function tooAlike(pieces: readonly Piece[]): string[] {
  const stems = pieces.map(({ text }) => stemsOf(text));
  return pieces.flatMap(({ at }, index) =>
    pieces.slice(0, index).flatMap((other, before) => {
      const [a, b] = [stems[index], stems[before]];
      return a && b && likeness(a, b) > 0.33 ? [`${at} and ${other.at}`] : [];
    }),
  );
}

describe.each(TABLES)('the texts on $name', ({ texts, schema, keys, count }) => {
  test('are complete', () => {
    expect(new Set(Object.keys(texts))).toEqual(new Set(keys.map(String)));
    expect(keys).toHaveLength(count);
  });

  test('have the required form and length', () => {
    const problems = Object.entries(texts).flatMap(([key, text]) => {
      const result = schema.safeParse(text);
      return result.success
        ? []
        : result.error.issues.map(({ path, message }) => `${key} ${path.join('.')}: ${message}`);
    });
    expect(problems).toEqual([]);
  });
});

test('each of the 384 lines is one sentence of 10 to 22 words', () => {
  expect(GATE_LINES).toHaveLength(64 * 6);
  const problems = Object.entries(GATE_LINE_TEXTS).flatMap(([gate, texts]) => {
    const result = GateLineTexts.safeParse(texts);
    return result.success
      ? []
      : result.error.issues.map(({ path, message }) => `${gate}.${path.join('.')}: ${message}`);
  });
  expect(problems).toEqual([]);
});

test('each gate, channel, center and position has one thing of its own to do at work', () => {
  expect(AT_WORK).toHaveLength(64 + 36 + 9 * 2 + 13 * 2);
  const odd = AT_WORK.filter(({ text }) => {
    const words = text.split(' ').length;
    return words < 9 || words > 24 || !/^[A-Z].*(?:\.|[.?…]”|\?)$/.test(text);
  });
  expect(odd).toEqual([]);
  expect(tooAlike(AT_WORK)).toEqual([]);
});

test('half of each channel shows at work in its own way, told to the reader', () => {
  expect(HALVES.map(({ at }) => at)).toEqual(CHANNEL_IDS.map((id) => `half of channel ${id}`));
  const odd = HALVES.filter(({ text }) => {
    const words = text.split(' ').length;
    return words < 9 || words > 24 || !/^[A-Z].*\.$/.test(text) || !/\byou(r|rs)?\b/i.test(text);
  });
  expect(odd).toEqual([]);
  expect(tooAlike(HALVES)).toEqual([]);
});

test('each channel has one working situation of its own, short enough for a card', () => {
  expect(EXAMPLES.map(({ at }) => at)).toEqual(CHANNEL_IDS.map((id) => `example of channel ${id}`));
  const odd = EXAMPLES.filter(
    ({ text }) =>
      text.length > 160 ||
      !/^(?:[A-Z][^.!?]*\.)(?: [A-Z][^.!?]*\.)?$/.test(text) ||
      !/\byou/i.test(text),
  );
  expect(odd).toEqual([]);
  const others = [...AT_WORK, ...HALVES, ...GATE_LINES];
  expect(tooAlike(EXAMPLES)).toEqual([]);
  expect(tooAlike([...others, ...EXAMPLES]).filter((pair) => pair.includes('example'))).toEqual([]);
});

test('what to do at work is not what a chapter advises, nor a card’s other sentences', () => {
  const readings = { ...GATE_READINGS, ...CHANNEL_READINGS };
  const advice = Object.entries(readings).flatMap(([part, placed]) =>
    wordingsOf(placed).flatMap(({ text }) => {
      const words = partsOf(text).advice;
      return words === null ? [] : [{ at: `the chapter’s ${part}`, text: words }];
    }),
  );
  const said = [...advice, ...TABLES.slice(0, 3).flatMap(piecesOf)].map((one) => ({
    at: one.at,
    stems: stemsOf(one.text),
  }));
  const echoes = AT_WORK.flatMap(({ at, text }) =>
    said.flatMap((one) =>
      likeness(stemsOf(text), one.stems) > 0.33 ? [`${at} and ${one.at}`] : [],
    ),
  );
  expect(said.length).toBe(64 + 8 + 36 + 64 * 3 + 36 * 3 + 9 * 5);
  expect(echoes).toEqual([]);
});

describe('the whole knowledge base', () => {
  test('repeats nothing', () => {
    const seen = new Map<string, string>();
    const twice = PIECES.flatMap(({ at, text }) => {
      const before = seen.get(text);
      seen.set(text, at);
      return before === undefined ? [] : [`${before} and ${at}`];
    });
    expect(twice).toEqual([]);
  });

  test('gives every gate and channel distinctive sentences', () => {
    const pieces = PIECES.filter(({ at }) =>
      /^(gates|channels|centers) (?!between).* (?!keynote)\w+$/.test(at),
    );
    expect(pieces.length).toBe(64 * 2 + 36 * 2 + 9 * 4);
    expect(tooAlike(pieces)).toEqual([]);
  });

  test('claims no fate, cure or certainty, and gives no advice on hiring or firing', () => {
    const found = PIECES.filter(({ text }) => FORBIDDEN.some((words) => words.test(text)));
    expect(found).toEqual([]);
  });

  test('has no technical term in a sentence', () => {
    const found = PIECES.filter(({ text }) =>
      TERMS.some((term) => new RegExp(`\\b${term}s?\\b`).test(text)),
    );
    expect(found).toEqual([]);
  });

  test('addresses the reader, in the present tense', () => {
    const spoken = PIECES.filter(({ at }) =>
      /^(gates|channels|centers|lines|voice|gate lines) (?!between)/.test(at),
    ).filter(({ at }) => !/(keynote|phrase)$/.test(at));
    expect(spoken.filter(({ text }) => !/\byou(r|rs|rself)?\b/i.test(text))).toEqual([]);
    expect(PIECES.filter(({ text }) => /\b(you|it|they|who|that) will\b|’ll\b/.test(text))).toEqual(
      [],
    );
  });

  test('uses typographic apostrophes and American spelling', () => {
    const odd =
      /'|--|(recogni|organi|reali|summari|prioriti)s|analys(e|ing)|practis|(behavi|col|fav|lab)our|(to|after)wards|centre|judgement/i;
    const found = PIECES.filter(({ text }) => odd.test(text));
    expect(found).toEqual([]);
  });

  test('has a voice for exactly the centers that a channel connects to the Throat', () => {
    const joined = CHANNELS.filter(({ centers }) => centers.includes('throat'))
      .flatMap(({ centers }) => centers)
      .filter((id) => id !== 'throat');
    expect(new Set(Object.keys(VOICE_TEXTS))).toEqual(new Set(joined));
  });
});
