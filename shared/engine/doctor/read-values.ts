import { BODY_IDS, type BodyId, SIDES, type Side } from '../bodies.ts';
import { TYPE_NAMES, type TypeName } from '../human-type.ts';
import { entryAt } from '../lookup.ts';
import { asGate, type GateNumber, type Line } from '../wheel.ts';
import { distinctValues, type GivenPosition, type GivenValue } from './given-value.ts';

/** Longer texts are no chart. */
export const TEXT_MAX = 20_000;

/** What a text says of a chart. */
export interface ReadText {
  readonly values: readonly GivenValue[];
  /** True when two columns came without headings and were read as Design, Personality. */
  readonly isColumnOrderAssumed: boolean;
}

interface Place {
  readonly gate: GateNumber;
  readonly line: Line | null;
}

type Token =
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'body'; readonly body: BodyId }
  | { readonly kind: 'place'; readonly place: Place };

/** Words and glyphs, as regular expressions. */
const SIDE_WORDS: Readonly<Record<Side, string>> = {
  design: 'design|unconscious|red',
  personality: 'personality|conscious|black',
};
const BODY_WORDS: Readonly<Record<BodyId, string>> = {
  sun: 'sun|[\u2609\u2600]',
  earth: 'earth|[\u2295\u2297\u2641\u{1F728}]',
  north_node: '(?:north|n\\.?)\\s*node|nn|\u260A',
  south_node: '(?:south|s\\.?)\\s*node|sn|\u260B',
  moon: 'moon|[\u263D\u263E]',
  mercury: 'mercury|\u263F',
  venus: 'venus|\u2640',
  mars: 'mars|\u2642',
  jupiter: 'jupiter|\u2643',
  saturn: 'saturn|\u2644',
  uranus: 'uranus|[\u2645\u26E2]',
  neptune: 'neptune|\u2646',
  pluto: 'pluto|[\u2647\u2BD3]',
};

const word = (name: string, words: string) => `(?<${name}>(?<![\\p{L}\\d])(?:${words})(?!\\p{L}))`;

const TOKENS = new RegExp(
  [
    // "26.5", "gate 26.5", "Gate 26, Line 5"; no part of a date, a time or a version.
    '(?<![\\d.,:/-])(?:gate\\s*)?(?<gate>\\d{1,2})(?:\\s?[.,]\\s?(?<dotted>[1-6])(?![.:/-]?\\d)|\\s*,?\\s*line\\s*(?<worded>[1-6])(?!\\d))',
    '(?<!\\p{L})gate\\s*(?<alone>\\d{1,2})(?!\\d)',
    ...Object.entries({ ...SIDE_WORDS, ...BODY_WORDS }).map(([name, words]) => word(name, words)),
  ].join('|'),
  'giu',
);

function asLine(text: string | undefined): Line | null {
  return LINES.find((line) => String(line) === text) ?? null;
}

const LINES: readonly Line[] = [1, 2, 3, 4, 5, 6];

function tokenOf(groups: Readonly<Record<string, string | undefined>>): Token | null {
  const side = SIDES.find((name) => groups[name] !== undefined);
  if (side) return { kind: 'side', side };
  const body = BODY_IDS.find((name) => groups[name] !== undefined);
  if (body) return { kind: 'body', body };
  const gate = asGate(Number(groups.gate ?? groups.alone));
  if (gate === null) return null;
  return { kind: 'place', place: { gate, line: asLine(groups.dotted ?? groups.worded) } };
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKENS)].flatMap(({ groups }) => tokenOf(groups ?? {}) ?? []);
}

/** A stretch of a line that one side, or none, is named for. */
interface Stretch {
  readonly side: Side | null;
  readonly bodies: BodyId[];
  readonly places: Place[];
}

/** A line parted before each named side. */
function stretchesOf(tokens: readonly Token[]): Stretch[] {
  const stretches: Stretch[] = [{ side: null, bodies: [], places: [] }];
  for (const token of tokens) {
    if (token.kind === 'side') stretches.push({ side: token.side, bodies: [], places: [] });
    else if (token.kind === 'body') stretches.at(-1)?.bodies.push(token.body);
    else stretches.at(-1)?.places.push(token.place);
  }
  return stretches;
}

const DEFAULT_COLUMNS: readonly Side[] = ['design', 'personality'];

/** Reads a text line by line, keeping the headings and bodies that later lines belong to. */
class TextReader {
  readonly positions: GivenPosition[] = [];
  isColumnOrderAssumed = false;
  #heading: Side | null = null;
  #columns: readonly Side[] | null = null;
  /** Bodies named without a position yet, and positions that came after one body. */
  #waiting: BodyId[] = [];
  #collected: Place[] = [];

  /** @param tokens at least one */
  readLine(tokens: readonly Token[]): void {
    const sides = tokens.flatMap((token) => (token.kind === 'side' ? [token.side] : []));
    if (sides.length === tokens.length) this.#readHeading(sides);
    else {
      let bodies: readonly BodyId[] = [];
      for (const stretch of stretchesOf(tokens)) {
        // "Sun: Design 26.5, Personality 10.3" names its body once.
        const isContinued = stretch.bodies.length === 0 && stretch.side !== null;
        this.#readStretch(isContinued ? { ...stretch, bodies: [...bodies] } : stretch);
        if (stretch.bodies.length > 0) bodies = stretch.bodies.slice(-1);
      }
    }
  }

  finish(): void {
    const [body] = this.#waiting;
    const collected = this.#collected;
    this.#collected = [];
    this.#waiting = [];
    if (body && collected.length > 0) this.#assign([body], collected, null);
  }

  #readHeading(sides: readonly Side[]): void {
    this.finish();
    const [first] = sides;
    const isBoth = new Set(sides).size > 1;
    this.#columns = isBoth ? sides : null;
    this.#heading = isBoth ? null : (first ?? null);
  }

  #readStretch({ side, bodies, places }: Stretch): void {
    if (bodies.length > 0) {
      this.finish();
      if (places.length === 0) this.#waiting = [...bodies];
      else this.#assign(bodies, places, side);
      return;
    }
    if (this.#waiting.length === 1) this.#collected.push(...places);
    else {
      const due = this.#waiting.splice(0, places.length);
      this.#assign(due, places.slice(0, due.length), side);
    }
  }

  /** One position for each body, or two: a column for each side. */
  #assign(bodies: readonly BodyId[], places: readonly Place[], side: Side | null): void {
    const perBody = places.length >= 2 * bodies.length ? 2 : 1;
    const isTwice = new Set(bodies).size < bodies.length && bodies.length === 2;
    const isInColumns = side === null && (perBody === 2 || isTwice);
    if (isInColumns && this.#columns === null) this.isColumnOrderAssumed = true;
    const columns = this.#columns ?? DEFAULT_COLUMNS;
    places.slice(0, bodies.length * perBody).forEach((place, index) => {
      const body = entryAt(bodies, Math.floor(index / perBody));
      const column = columns[index % 2] ?? null;
      this.#add(body, place, isInColumns ? column : (side ?? this.#heading));
    });
  }

  #add(body: BodyId, { gate, line }: Place, side: Side | null): void {
    this.positions.push({ kind: 'position', side, body, gate, line });
  }
}

const TYPE_WORDS = [...TYPE_NAMES].sort((a, b) => b.length - a.length).join('|');
const TYPE = new RegExp(`(type\\s*:?\\s*)?(?<!\\p{L})(${TYPE_WORDS})(?!\\p{L})`, 'giu');
const PROFILE = /(profile\s*:?\s*)?(?<![\d./])([1-6])\s?\/\s?([1-6])(?![\d/])/giu;

/** What a label names; without any, what all of the text agrees on. A text about charts names many. */
function labeled<T extends GivenValue>(
  found: readonly { readonly isLabeled: boolean; readonly value: T }[],
): readonly GivenValue[] {
  const named = found.filter(({ isLabeled }) => isLabeled);
  if (named.length > 0) return distinctValues(named.map(({ value }) => value));
  const all = distinctValues(found.map(({ value }) => value));
  return all.length === 1 ? all : [];
}

function typeNamed(text: string): TypeName | undefined {
  return TYPE_NAMES.find((name) => name.toLowerCase() === text.toLowerCase());
}

function factsIn(text: string): readonly GivenValue[] {
  const types = [...text.matchAll(TYPE)].flatMap(([, label, name = '']) => {
    const type = typeNamed(name.replaceAll(/\s+/g, ' '));
    return type ? [{ isLabeled: label !== undefined, value: { kind: 'type' as const, type } }] : [];
  });
  const profiles = [...text.matchAll(PROFILE)].map(([, label, personality, design]) => ({
    isLabeled: label !== undefined,
    value: { kind: 'profile' as const, profile: `${personality}/${design}` },
  }));
  return [...labeled(types), ...labeled(profiles)];
}

/**
 * Reads what another site shows from its text, in whatever order it has: "☉ 26.5", "Personality Sun:
 * Gate 26 Line 5", a column for each side, a list below each heading, a body above its position. What
 * it doesn't understand it leaves out. Linear in the text's length.
 */
export function readValues(text: string): ReadText {
  const reader = new TextReader();
  for (const line of text.split(/\r?\n/)) {
    const tokens = tokensOf(line);
    if (tokens.length > 0) reader.readLine(tokens);
  }
  reader.finish();
  return {
    values: distinctValues([...factsIn(text), ...reader.positions]),
    isColumnOrderAssumed: reader.isColumnOrderAssumed,
  };
}
