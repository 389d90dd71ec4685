import type { AuthorityName } from '#shared/engine/authority.ts';
import type { BodyId, Side } from '#shared/engine/bodies.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import { CHANNELS } from '#shared/engine/channels.ts';
import { GATES } from '#shared/engine/gates.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import { LINE_NAMES } from '#shared/engine/profile.ts';
import { VARIABLES } from '#shared/engine/variables.ts';
import {
  AUTHORITY_PATTERNS,
  BODY_PATTERNS,
  CAREER_PATTERNS,
  CENTER_PATTERNS,
  MEASURE,
  OUTSIDE_WORDS,
  SIGNATURES,
  STRATEGY_PATTERNS,
  TYPE_PATTERNS,
} from './lexicon.ts';

type Meaning =
  | { readonly kind: 'gate'; readonly gate: number; readonly line: number | null }
  /** `id` is null for two gates that form no channel. */
  | { readonly kind: 'channel'; readonly id: string | null }
  | { readonly kind: 'line'; readonly line: number }
  | { readonly kind: 'profile'; readonly profile: string }
  | { readonly kind: 'type'; readonly type: TypeName }
  | { readonly kind: 'authority'; readonly authorities: readonly AuthorityName[] }
  | { readonly kind: 'center'; readonly center: CenterId }
  | { readonly kind: 'definition'; readonly value: string }
  | { readonly kind: 'cross'; readonly text: string }
  | { readonly kind: 'strategy'; readonly types: readonly TypeName[] }
  | { readonly kind: 'signature'; readonly types: readonly TypeName[] }
  | { readonly kind: 'body'; readonly body: BodyId; readonly side: Side | null }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'share'; readonly have: number; readonly of: number }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'count'; readonly count: number; readonly noun: string }
  | { readonly kind: 'variable'; readonly name: string; readonly word: string }
  | { readonly kind: 'pairing'; readonly word: string }
  /** A name that gates, channels, or lines bear. */
  | {
      readonly kind: 'named';
      readonly gates: readonly number[];
      readonly channels: readonly string[];
      readonly line: number | null;
    }
  /** Something that cannot be held against any chart. */
  | { readonly kind: 'stray'; readonly text: string };

export type Mention = Meaning & { readonly start: number; readonly end: number };

const LIST =
  '\\d+(?:\\.\\d)?(?:˙)?(?:\\s*(?:,\\s*(?:and|or)?|and|or|&|/|as well as|plus|nor|to|then)\\s*(?:also )?(?:gates? )?#?\\d+(?:\\.\\d)?˙?(?![-\\d]))*';
const LINK =
  '(?:\\s+(?:numbers?|no\\.?|nr\\.?|are|is|like|such as|includes?|including|both|either|neither|namely|of|called|the))*\\s*[#:(]*\\s*';
const GATE_LIST = new RegExp(
  `\\b(?:gates?|hexagrams?|activations?)(?:-|\\b)${LINK}(${LIST})(?![-\\d])`,
  'gi',
);
const LINE_LIST = new RegExp(`\\blines?(?:-|\\b)${LINK}(${LIST})(?![-\\d]|\\.\\d)`, 'gi');
const CHANNEL_OF = /(?:\bchannels?\s+)?(?:gates?\s+)?#?(\d+)(?:\.\d)?\s*(?:-|–)\s*(\d+)\b/gi;
const COUNTED =
  '(centers?|centres?|channels?|gates|motors?|gaps?|members?|people|persons?|functions?|components?|lines|activations)';
const COUNT = new RegExp(
  `(\\d+)˙?\\s+(?:of (?:your|the) )?((?:(?:active|defined|undefined|open|hanging|filled|half-filled|missing|lasting|completely|penta|team|business|consistent|empty|known) )*)${COUNTED}\\b`,
  'gi',
);
const AMOUNT = new RegExp(
  `\\b(\\d+)˙?(?:\\s*(?:-|to|or|and)\\s*(\\d+)˙?)?[ -](?:of (?:your|the|these|those) )?${MEASURE}\\b`,
  'gi',
);

const PROPER_NAMES = namesOfParts();

function namesOfParts() {
  const names = new Map<string, { gates: number[]; channels: string[]; line: number | null }>();
  const at = (name: string) => {
    const key = name.replace(/^the /i, '').toLowerCase();
    const known = names.get(key) ?? { gates: [], channels: [], line: null };
    names.set(key, known);
    return known;
  };
  for (const { gate, name, iChing } of Object.values(GATES)) {
    for (const part of name.split('/')) at(part).gates.push(gate);
    if (iChing.includes(' ')) at(iChing).gates.push(gate);
  }
  for (const { id, name } of CHANNELS) at(name).channels.push(id);
  for (const [line, name] of Object.entries(LINE_NAMES)) at(name).line = Number(line);
  return [...names].map(([key, parts]) => ({
    ...parts,
    key,
    pattern: new RegExp(`(?<![a-z'])(?:the )?${key.replaceAll(/[^a-z ]/g, '\\$&')}(?![a-z])`, 'gi'),
  }));
}

/** Reads what a sentence says about charts, part by part, each place of it once. */
export function mentionsIn(text: string, names: readonly string[]): Mention[] {
  const found: Mention[] = [];
  let rest = text;
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => Meaning[] | null) => {
    for (const match of [...rest.matchAll(pattern)]) {
      const meanings = read(match);
      if (meanings === null) continue;
      const start = match.index;
      const end = start + match[0].length;
      for (const meaning of meanings) found.push({ ...meaning, start, end });
      rest = rest.slice(0, start) + '\u00a4'.repeat(end - start) + rest.slice(end);
    }
  };
  const numbersOf = (list: string) => [...list.matchAll(/(\d+)(?:\.(\d))?/g)];
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    const escaped = name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll('’', "'")
      .replaceAll(/[^\p{L} ]/gu, '\\$&');
    take(new RegExp(`(?<![\\p{L}])${escaped}(?:'s?)?(?![\\p{L}])`, 'gu'), () => [
      { kind: 'name', name },
    ]);
  }
  const lower = () => rest.toLowerCase();
  take(
    /\b(right|left)[ -]angle(?:\s+cross(?:\s+of\s+(?:the\s+)?[A-Z][\w-]*(?:\s+(?:of\s+)?[A-Z][\w-]*)*(?:\s+\d\b)?)?)?|\bjuxtaposition(?:\s+cross(?:\s+of\s+(?:the\s+)?[A-Z][\w-]*(?:\s+[A-Z][\w-]*)*)?)?|\bcross of (?:the )?[A-Z][\w-]*(?:\s+(?:of\s+)?[A-Z][\w-]*)*(?:\s+\d\b)?/gi,
    (match) => [{ kind: 'cross', text: match[0].toLowerCase() }],
  );
  take(/\b(\d+)˙?\s*(?:%|percent\b|per cent\b)/gi, ([, percent]) => [
    { kind: 'percent', percent: Number(percent) },
  ]);
  take(
    /\b(\d+)˙?\s*(?:\/|of|out of|from)\s*(?:the|its|all|your)?\s*(12|6|3|9|64|36)˙?\b(?:\s+(?:penta |business |team )?(functions?|gates?|channels?|cent(?:er|re)s?|roles?))?/gi,
    ([whole = '', have, of]) =>
      /^[1-6]\/[1-6]$/.test(whole) ? null : [{ kind: 'share', have: Number(have), of: Number(of) }],
  );
  take(/(?:\bgates?\s+)?(?<![\d.])(\d)˙?\s*\/\s*(\d)˙?(?![\d/])/gi, ([whole = '', a, b]) =>
    /^gate/i.test(whole) ? null : [{ kind: 'profile', profile: `${a}/${b}` }],
  );
  take(new RegExp(AMOUNT.source, 'gi'), ([whole = '']) =>
    /-\s*(?:gate|line|channel)/i.test(whole) ||
    (names.length > 1 && /\b(?:people|persons?)$/i.test(whole))
      ? null
      : [],
  );
  take(CHANNEL_OF, ([, a = '', b = '']) => {
    const id = [Number(a), Number(b)].sort((x, y) => x - y).join('-');
    return [{ kind: 'channel', id: CHANNELS.find((channel) => channel.id === id)?.id ?? null }];
  });
  take(COUNT, ([, count, adjectives = '', noun = '']) => [
    { kind: 'count', count: Number(count), noun: `${adjectives}${noun}`.toLowerCase() },
  ]);
  take(GATE_LIST, ([, list = '']) =>
    numbersOf(list).map(([, gate, line]) => ({
      kind: 'gate',
      gate: Number(gate),
      line: line ? Number(line) : null,
    })),
  );
  take(/(?<![\d.])(\d{1,2})˙?[ -](?:gate|hexagram)\b/gi, ([, gate]) => [
    { kind: 'gate', gate: Number(gate), line: null },
  ]);
  take(LINE_LIST, ([, list = '']) =>
    numbersOf(list).map(([, line]) => ({ kind: 'line', line: Number(line) })),
  );
  take(/(?<![\d.])(\d)˙?[ -]lines?\b/gi, ([, line]) => [{ kind: 'line', line: Number(line) }]);
  take(/(?<![\d.])(\d{1,2})\.(\d)(?!\d)/g, ([, gate, line]) => [
    { kind: 'gate', gate: Number(gate), line: Number(line) },
  ]);
  for (const [type, pattern] of TYPE_PATTERNS) take(pattern, () => [{ kind: 'type', type }]);
  for (const [type, pattern] of CAREER_PATTERNS) {
    take(pattern, ({ index }) =>
      index > 0 || /career type|work type/i.test(rest) ? [{ kind: 'type', type }] : null,
    );
  }
  if (/\bauthority\b/i.test(rest)) {
    for (const [authorities, pattern] of AUTHORITY_PATTERNS)
      take(pattern, () => [{ kind: 'authority', authorities }]);
  }
  take(
    /\b(triple[ -]split|quadruple[ -]split|quad[ -]split|single|split|no)[ -](?:definition|defined)\b|\bdefinition (?:is|:|being) (?:a )?(triple split|quadruple split|split|single|none)\b/gi,
    ([, before, after]) => [
      {
        kind: 'definition',
        value: (before ?? after ?? '')
          .toLowerCase()
          .replace('-', ' ')
          .replace(/^no$/, 'none')
          .replace('quad split', 'quadruple split'),
      },
    ],
  );
  for (const [types, pattern] of STRATEGY_PATTERNS)
    take(pattern, () => [{ kind: 'strategy', types }]);
  if (/\b(?:signature|not-self|signal|sign that)\b/i.test(rest)) {
    for (const [word, types] of Object.entries(SIGNATURES))
      take(new RegExp(`\\b${word}\\b`, 'gi'), () => [{ kind: 'signature', types }]);
  }
  for (const { center, always, beside } of CENTER_PATTERNS) {
    take(always, () => [{ kind: 'center', center }]);
    const state = '(?:un|completely |totally )?(?:defined|open|colou?red|fixed|white)';
    take(
      new RegExp(
        `\\b(?:${beside})\\b(?=(?:\\s+(?:is|are|stays?|remains?|center|being))?(?:\\s+(?:not|also|always))?\\s+${state}\\b)|(?<=\\b${state}\\s+)\\b(?:${beside})\\b|(?<=\\b(?:motors?|centers?|to|and|,)\\s)(?:${beside
          .split('|')
          .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
          .join('|')})\\b`,
        'g',
      ),
      () => [{ kind: 'center', center }],
    );
    take(
      new RegExp(
        `(?<=[a-z,:] )(?:${beside
          .split('|')
          .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
          .join('|')})\\b`,
        'g',
      ),
      () => [{ kind: 'center', center }],
    );
  }
  for (const [body, pattern] of BODY_PATTERNS) {
    take(pattern, ({ index, 0: whole }) => {
      const before = rest.slice(0, index).toLowerCase() + whole.toLowerCase();
      const side = /\b(?:personality|conscious(?:ly)?|black)\s+\w+(?: node)?$/.test(before)
        ? 'personality'
        : /\b(?:design|unconscious(?:ly)?|red)\s+\w+(?: node)?$/.test(before)
          ? 'design'
          : null;
      return [{ kind: 'body', body, side }];
    });
  }
  for (const { name, words } of VARIABLES) {
    if (!new RegExp(`\\b(?:variable|arrow|your ${name}|${name} (?:is|of|:))`, 'i').test(rest))
      continue;
    for (const word of words)
      take(new RegExp(`\\b${word}\\b`, 'g'), () => [{ kind: 'variable', name, word }]);
  }
  take(/\b(?:electromagnetic|companionship|friendship|dominance|compromise)s?\b/gi, ([word]) =>
    /\b(?:pair|dynamic|mode|between|channels?|¤)/i.test(rest)
      ? [{ kind: 'pairing', word: word.toLowerCase() }]
      : null,
  );
  takeNamed();
  const outside = OUTSIDE_WORDS.exec(rest);
  if (outside)
    found.push({
      kind: 'stray',
      text: outside[0].toLowerCase(),
      start: outside.index,
      end: outside.index + 1,
    });
  for (const match of lower().matchAll(/\d+(?:[.,]\d+)?/g)) {
    found.push({
      kind: 'stray',
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return found.sort((a, b) => a.start - b.start);

  function takeNamed() {
    for (const { key, pattern, gates, channels, line } of PROPER_NAMES) {
      take(pattern, ({ index, 0: whole }) => {
        const word = whole.replace(/^the /i, '');
        const isCapital =
          /^[A-Z]/.test(word) &&
          (index > 0 || /^the /i.test(whole)) &&
          !/[.!?:]\s*$/.test(rest.slice(0, index));
        const beside =
          /\b(?:gate|channel|line|energy|profile|hexagram) (?:of |named |called )?(?:the )?$/i.test(
            rest.slice(0, index),
          ) || /^\s+(?:gate|channel|line|energy|profile)\b/i.test(rest.slice(index + whole.length));
        const isDistinct = line !== null ? !/opportunist|role model/.test(key) || isCapital : false;
        const isChannel =
          /\bchannel (?:of |named |called )?(?:the )?$/i.test(rest.slice(0, index)) ||
          /^\s+channel\b/i.test(rest.slice(index + whole.length));
        const isGate =
          !isChannel && /\bgate (?:of |named |called )?(?:the )?$/i.test(rest.slice(0, index));
        if (!isCapital && !beside && !isDistinct) return null;
        return [
          { kind: 'named', gates: isChannel ? [] : gates, channels: isGate ? [] : channels, line },
        ];
      });
    }
  }
}
