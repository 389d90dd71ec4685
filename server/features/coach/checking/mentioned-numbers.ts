import { CHANNELS } from '#shared/engine/channels.ts';
import { MEASURE } from './lexicon.ts';
import type { UnreadSentence } from './mention.ts';

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

const numbersOf = (list: string) => [...list.matchAll(/(\d+)(?:\.(\d))?/g)];

/** What is said in figures: shares and counts, profiles, channels, gates and lines. */
export function takeNumbers(sentence: UnreadSentence, names: readonly string[]): void {
  sentence.take(/\b(\d+)˙?\s*(?:%|percent\b|per cent\b)/gi, ([, percent]) => [
    { kind: 'percent', percent: Number(percent) },
  ]);
  sentence.take(
    /\b(\d+)˙?\s*(?:\/|of|out of|from)\s*(?:the|its|all|your)?\s*(12|6|3|9|64|36)˙?\b(?:\s+(?:penta |business |team )?(functions?|gates?|channels?|cent(?:er|re)s?|roles?))?/gi,
    ([whole = '', have, of]) =>
      /^[1-6]\/[1-6]$/.test(whole) ? null : [{ kind: 'share', have: Number(have), of: Number(of) }],
  );
  sentence.take(
    /(?:\bgates?\s+)?(?<![\d.])(\d)˙?\s*\/\s*(\d)˙?(?![\d/])/gi,
    ([whole = '', a, b]) =>
      /^gate/i.test(whole) ? null : [{ kind: 'profile', profile: `${a}/${b}` }],
  );
  sentence.take(new RegExp(AMOUNT.source, 'gi'), ([whole = '']) =>
    /-\s*(?:gate|line|channel)/i.test(whole) ||
    (names.length > 1 && /\b(?:people|persons?)$/i.test(whole))
      ? null
      : [],
  );
  sentence.take(CHANNEL_OF, ([, a = '', b = '']) => {
    const id = [Number(a), Number(b)].sort((x, y) => x - y).join('-');
    return [{ kind: 'channel', id: CHANNELS.find((channel) => channel.id === id)?.id ?? null }];
  });
  sentence.take(COUNT, ([, count, adjectives = '', noun = '']) => [
    { kind: 'count', count: Number(count), noun: `${adjectives}${noun}`.toLowerCase() },
  ]);
  sentence.take(GATE_LIST, ([, list = '']) =>
    numbersOf(list).map(([, gate, line]) => ({
      kind: 'gate',
      gate: Number(gate),
      line: line ? Number(line) : null,
    })),
  );
  sentence.take(/(?<![\d.])(\d{1,2})˙?[ -](?:gate|hexagram)\b/gi, ([, gate]) => [
    { kind: 'gate', gate: Number(gate), line: null },
  ]);
  sentence.take(LINE_LIST, ([, list = '']) =>
    numbersOf(list).map(([, line]) => ({ kind: 'line', line: Number(line) })),
  );
  sentence.take(/(?<![\d.])(\d)˙?[ -]lines?\b/gi, ([, line]) => [
    { kind: 'line', line: Number(line) },
  ]);
  sentence.take(/(?<![\d.])(\d{1,2})\.(\d)(?!\d)/g, ([, gate, line]) => [
    { kind: 'gate', gate: Number(gate), line: Number(line) },
  ]);
}
