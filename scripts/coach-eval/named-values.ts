import { CHANNEL_BY_ID, CHANNEL_IDS } from '#shared/engine/channels.ts';

/*
 * Whether a false sentence names the value that it gets wrong, in its standard words or numbers, or only
 * describes it. Knows nothing of the lexicon: the two are told apart by the corpora's own wording.
 */

interface WrongClaim {
  readonly topic: string;
  readonly value: string;
}

const COUNTS = [
  'zero|no|none',
  'one|single',
  'two|both',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const STATE = 'defined|undefined|open|definition';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether one of the alternatives stands in a text as whole words, in any case. */
function has(text: string, alternatives: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d.])(?:${alternatives})(?![\\p{L}\\d])`, 'iu').test(text);
}

const names = (...values: readonly string[]) => values.map(escaped).join('|');

function hasNumber(text: string, number: string, words: readonly string[]): boolean {
  const word = words[Number(number)];
  return has(text, word ? `${number}|${word}` : number);
}

const hasLine = (text: string, line: string) =>
  hasNumber(text, line, COUNTS) || hasNumber(text, line, ORDINALS);

const NAMED: Readonly<Record<string, (value: string, text: string) => boolean>> = {
  center: (value, text) => has(text, names(...value.split('/'))) && has(text, STATE),
  authority: (value, text) => has(text, names(...value.split(' / '), value.split(' ')[0] ?? '')),
  gate: (value, text) => has(text, /\d+/.exec(value)?.[0] ?? value),
  line: (value, text) => value.split('.').every((part) => hasLine(text, part) || has(text, value)),
  channel: (value, text) => {
    const id = CHANNEL_IDS.find((one) => one === value);
    const isNamed = id !== undefined && has(text, names(CHANNEL_BY_ID[id].name));
    return isNamed || value.split('-').every((gate) => has(text, gate));
  },
  count: (value, text) => hasNumber(text, value.split(' ')[0] ?? '', COUNTS),
  cross: (value, text) => has(text, names(value.replace(/^.*Cross of (?:the )?| \d$/g, ''))),
};

/** A value in its standard wording: a name, a number, and for a center also the state it is in. */
export function namesItsValue({ topic, value }: WrongClaim, text: string): boolean {
  const own = Object.hasOwn(NAMED, topic) ? NAMED[topic] : undefined;
  return own ? own(value, text) : has(text, names(value));
}
