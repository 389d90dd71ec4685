import { literalPattern } from '#shared/domain/literal-pattern.ts';
import { VARIABLES } from '#shared/engine/variables.ts';
import {
  AUTHORITY_PATTERNS,
  BODY_PATTERNS,
  CAREER_PATTERNS,
  CENTER_PATTERNS,
  OUTSIDE_WORDS,
  SIGNATURES,
  STRATEGY_PATTERNS,
  TYPE_PATTERNS,
} from './lexicon.ts';
import { type Mention, UnreadSentence } from './mention.ts';
import { takeNumbers } from './mentioned-numbers.ts';
import { takePartNames } from './mentioned-parts.ts';

/** Reads what a sentence says about charts, part by part, each place of it once. */
export function mentionsIn(text: string, names: readonly string[]): Mention[] {
  const sentence = new UnreadSentence(text);
  // The order counts: what is read first is not read as something else.
  takePeople(sentence, names);
  takeCrosses(sentence);
  takeNumbers(sentence, names);
  takeTypes(sentence);
  takeDefinitions(sentence);
  takeStrategies(sentence);
  takeCenters(sentence);
  takeBodies(sentence);
  takeVariables(sentence);
  takePairings(sentence);
  takePartNames(sentence);
  return [...sentence.found, ...straysIn(sentence.rest)].sort((a, b) => a.start - b.start);
}

function takePeople(sentence: UnreadSentence, names: readonly string[]): void {
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");
    sentence.take(
      new RegExp(`(?<![\\p{L}])${literalPattern(plain)}(?:'s?)?(?![\\p{L}])`, 'gu'),
      () => [{ kind: 'name', name }],
    );
  }
}

function takeCrosses(sentence: UnreadSentence): void {
  sentence.take(
    /\b(right|left)[ -]angle(?:\s+cross(?:\s+of\s+(?:the\s+)?[A-Z][\w-]*(?:\s+(?:of\s+)?[A-Z][\w-]*)*(?:\s+\d\b)?)?)?|\bjuxtaposition(?:\s+cross(?:\s+of\s+(?:the\s+)?[A-Z][\w-]*(?:\s+[A-Z][\w-]*)*)?)?|\bcross of (?:the )?[A-Z][\w-]*(?:\s+(?:of\s+)?[A-Z][\w-]*)*(?:\s+\d\b)?/gi,
    (match) => [{ kind: 'cross', text: match[0].toLowerCase() }],
  );
}

/** Types under their own names and the business ones, and authorities. */
function takeTypes(sentence: UnreadSentence): void {
  for (const [type, pattern] of TYPE_PATTERNS)
    sentence.take(pattern, () => [{ kind: 'type', type }]);
  for (const [type, pattern] of CAREER_PATTERNS) {
    sentence.take(pattern, ({ index }) =>
      index > 0 || /career type|work type/i.test(sentence.rest) ? [{ kind: 'type', type }] : null,
    );
  }
  if (/\bauthority\b/i.test(sentence.rest)) {
    for (const [authorities, pattern] of AUTHORITY_PATTERNS)
      sentence.take(pattern, () => [{ kind: 'authority', authorities }]);
  }
}

function takeDefinitions(sentence: UnreadSentence): void {
  sentence.take(
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
}

/** Strategies, and the feelings that go with them. */
function takeStrategies(sentence: UnreadSentence): void {
  for (const [types, pattern] of STRATEGY_PATTERNS)
    sentence.take(pattern, () => [{ kind: 'strategy', types }]);
  if (/\b(?:signature|not-self|signal|sign that)\b/i.test(sentence.rest)) {
    for (const [word, types] of Object.entries(SIGNATURES))
      sentence.take(new RegExp(`\\b${literalPattern(word)}\\b`, 'gi'), () => [
        { kind: 'signature', types },
      ]);
  }
}

const CENTER_STATE = '(?:un|completely |totally )?(?:defined|open|colou?red|fixed|white)';

const CENTERS_SPOKEN_OF = CENTER_PATTERNS.map(({ center, always, beside }) => {
  const capitals = beside
    .split('|')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('|');
  const withState = `\\b(?:${beside})\\b(?=(?:\\s+(?:is|are|stays?|remains?|center|being))?(?:\\s+(?:not|also|always))?\\s+${CENTER_STATE}\\b)|(?<=\\b${CENTER_STATE}\\s+)\\b(?:${beside})\\b`;
  const inList = `(?<=\\b(?:motors?|centers?|to|and|,)\\s)(?:${capitals})\\b`;
  const inMidSentence = new RegExp(`(?<=[a-z,:] )(?:${capitals})\\b`, 'g');
  return { center, patterns: [always, new RegExp(`${withState}|${inList}`, 'g'), inMidSentence] };
});

/** Centers by their full names, and by short ones where the words around leave no doubt. */
function takeCenters(sentence: UnreadSentence): void {
  for (const { center, patterns } of CENTERS_SPOKEN_OF) {
    for (const pattern of patterns) sentence.take(pattern, () => [{ kind: 'center', center }]);
  }
}

function takeBodies(sentence: UnreadSentence): void {
  for (const [body, pattern] of BODY_PATTERNS) {
    sentence.take(pattern, ({ index, 0: whole }) => {
      const before = sentence.rest.slice(0, index).toLowerCase() + whole.toLowerCase();
      const side = /\b(?:personality|conscious(?:ly)?|black)\s+\w+(?: node)?$/.test(before)
        ? 'personality'
        : /\b(?:design|unconscious(?:ly)?|red)\s+\w+(?: node)?$/.test(before)
          ? 'design'
          : null;
      return [{ kind: 'body', body, side }];
    });
  }
}

function takeVariables(sentence: UnreadSentence): void {
  for (const { name, words } of VARIABLES) {
    const own = literalPattern(name);
    const spoken = new RegExp(`\\b(?:variable|arrow|your ${own}|${own} (?:is|of|:))`, 'i');
    if (!spoken.test(sentence.rest)) continue;
    for (const word of words)
      sentence.take(new RegExp(`\\b${literalPattern(word)}\\b`, 'g'), () => [
        { kind: 'variable', name, word },
      ]);
  }
}

function takePairings(sentence: UnreadSentence): void {
  sentence.take(
    /\b(?:electromagnetic|companionship|friendship|dominance|compromise)s?\b/gi,
    ([word]) =>
      /\b(?:pair|dynamic|mode|between|channels?|¤)/i.test(sentence.rest)
        ? [{ kind: 'pairing', word: word.toLowerCase() }]
        : null,
  );
}

/** What is left and fits nothing: words of other teachings, and figures. */
function straysIn(rest: string): Mention[] {
  const strays: Mention[] = [];
  const outside = OUTSIDE_WORDS.exec(rest);
  if (outside) {
    const start = outside.index;
    strays.push({ kind: 'stray', text: outside[0].toLowerCase(), start, end: start + 1 });
  }
  for (const { 0: text, index: start } of rest.toLowerCase().matchAll(/\d+(?:[.,]\d+)?/g)) {
    strays.push({ kind: 'stray', text, start, end: start + text.length });
  }
  return strays;
}
