import type { Mention } from '#shared/coach/lexicon/mention.ts';
import type { Span, TermSentence } from '#shared/coach/lexicon/sentence.ts';
import { tokensOf } from '#shared/coach/lexicon/tokens.ts';
import { CHANNEL_BY_ID, CHANNEL_IDS } from '#shared/engine/channels.ts';
import { crossOf } from '#shared/engine/cross.ts';
import { GATES } from '#shared/engine/gates.ts';
import { ANGLES } from '#shared/engine/profile.ts';
import { GATE_NUMBERS } from '#shared/engine/wheel.ts';

/* English names of gates, channels and crosses, which answers in all languages use. */

interface Named {
  readonly words: readonly string[];
  readonly value: string;
}

const bareWords = (name: string) =>
  tokensOf(name)
    .map(({ norm }) => norm)
    .filter((word, index) => index > 0 || word !== 'the');

const CHANNEL_NAMES: readonly Named[] = CHANNEL_IDS.map((id) => ({
  words: bareWords(CHANNEL_BY_ID[id].name),
  value: id,
}));

const GATE_NAMES: readonly Named[] = GATE_NUMBERS.flatMap((gate) =>
  [GATES[gate].name, GATES[gate].iChing].map((name) => ({ words: bareWords(name), value: name })),
);

const CROSS_NAMES: readonly Named[] = [
  ...new Map(
    (['RAX', 'JX', 'LAX'] as const).flatMap((angle) =>
      GATE_NUMBERS.map((gate) => {
        const { fullName } = crossOf(gate, angle);
        const name = fullName.replace(/ \d$/, '');
        return [name, { words: bareWords(name.slice(name.indexOf('Cross of') + 9)), value: name }];
      }),
    ),
  ).values(),
];

/** The longest of the names that stand at a token. */
function nameAt(
  sentence: TermSentence,
  at: number,
  names: readonly Named[],
): (Named & Span) | null {
  const fitting = names.filter(({ words }) =>
    words.every((word, index) => sentence.norm(at + index) === word),
  );
  const [longest] = fitting.toSorted((a, b) => b.words.length - a.words.length);
  return longest ? { ...longest, from: at, to: at + longest.words.length } : null;
}

function isCapitalized(sentence: TermSentence, span: Span): boolean {
  return sentence.tokens[span.from]?.isCapital === true;
}

/** "the channel of Charisma", "the Charisma channel". */
export function channelNameMentions(sentence: TermSentence): Mention[] {
  return sentence.tokens.flatMap((_, at): Mention[] => {
    const found = nameAt(sentence, at, CHANNEL_NAMES);
    if (found === null || !isCapitalized(sentence, found)) return [];
    const isTitled =
      sentence.norm(at - 1) === 'the' &&
      !sentence.isNear(found, 'noun', ['gate', 'cross', 'line'], 4, 2);
    if (!isTitled && !sentence.isNear(found, 'noun', ['channel'], 3, 1)) return [];
    return [{ topic: 'channel', value: found.value, from: found.from, to: found.to }];
  });
}

/** "Right Angle Cross of Planning 3"; without its angle, the name that several crosses share. */
export function crossMentions(sentence: TermSentence): Mention[] {
  return sentence.all('noun', 'cross').flatMap(({ from, to }): Mention[] => {
    const start = sentence.norm(to + 1) === 'the' ? to + 2 : to + 1;
    const found = nameAt(sentence, start, CROSS_NAMES);
    if (found === null) return [];
    const number = /^[1-4]$/.test(sentence.norm(found.to)) ? ` ${sentence.norm(found.to)}` : '';
    const angle = Object.values(ANGLES).find(({ name }) =>
      bareWords(name).every(
        (word, index, all) => sentence.norm(from - all.length + index) === word,
      ),
    );
    const name = found.value.slice(found.value.indexOf('Cross of'));
    const value = `${angle ? `${angle.name} ` : ''}${name}${number}`;
    return [{ topic: 'cross', value, from, to: found.to }];
  });
}

/** "gate 26, the gate of Listening": a number with the name of a gate, to be compared with its own. */
export function gateNameMentions(sentence: TermSentence): Mention[] {
  return sentence.tokens.flatMap(({ norm }, at): Mention[] => {
    if (!/^\d{1,2}$/.test(norm)) return [];
    const start = [at + 1, at + 2, at + 3, at + 4].find(
      (one) => sentence.tokens[one]?.isCapital === true,
    );
    if (start === undefined) return [];
    const between = Array.from({ length: start - at - 1 }, (_, index) => at + 1 + index);
    const isNaming = between.every(
      (one) =>
        sentence.is(one, 'noun', 'gate') ||
        ['the', 'of', 'is', 'called'].includes(sentence.norm(one)),
    );
    const found = isNaming ? nameAt(sentence, start, GATE_NAMES) : null;
    if (found === null || !/^[\s,()“”"]*$/.test(sentence.gap(start))) return [];
    return [{ topic: 'gate', value: `${norm} ${found.value}`, from: at, to: at + 1 }];
  });
}

const GATES_BY_NAME: readonly Named[] = GATE_NUMBERS.flatMap((gate) =>
  [GATES[gate].name, GATES[gate].iChing].map((name) => ({
    words: bareWords(name),
    value: String(gate),
  })),
);

function isNamedAfter(sentence: TermSentence, from: number, to: number): boolean {
  const between = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  return to >= from && between.every((at) => ['of', 'the', 'called'].includes(sentence.norm(at)));
}

const isNumber = (norm: string) => /^\d+$/.test(norm);

/** "the gate of Shock", "your Shock gate": a gate without its number. */
export function namedGateMentions(sentence: TermSentence): Mention[] {
  return sentence.all('noun', 'gate').flatMap((noun): Mention[] => {
    if (isNumber(sentence.norm(noun.to)) || isNumber(sentence.norm(noun.from - 1))) return [];
    const starts = [noun.to, noun.to + 1, noun.to + 2];
    const ends = GATES_BY_NAME.map(({ words }) => noun.from - words.length);
    const found = [...starts, ...ends]
      .map((at) => nameAt(sentence, at, GATES_BY_NAME))
      .find(
        (one) =>
          one !== null &&
          isCapitalized(sentence, one) &&
          (one.to === noun.from || isNamedAfter(sentence, noun.to, one.from)),
      );
    return found
      ? [{ topic: 'gate', value: found.value, from: noun.from, to: noun.to, isLikely: true }]
      : [];
  });
}
