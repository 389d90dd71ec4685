import { chartTermsIn, termIn } from '../chart-terms.ts';
import { adviceIn, wordsIn } from './few-words.ts';

const TERM =
  /\b(?:gates?|channels?|authorit\w+|sacral|spleen|splenic|plexus|ajna|bodygraph|profile|line \d|split|aura|lunar|penta|not-self|charts?|open (?:head|throat|heart|root|g)|defined|undefined|(?:head|throat|heart|root|g) center)\b|\b\d{1,2}-\d{1,2}\b/i;
/** What joins two statements that can be two sentences. */
const JOINTS: readonly (readonly [RegExp, string])[] = [
  [/;\s+(\p{Ll})/gu, '. $1'],
  [/\s[–—]\s(\p{Ll})/gu, '. $1'],
  [/:\s+(\p{Ll})/gu, '. $1'],
  [/, so (\p{Ll})/gu, '. So $1'],
  [/, but (\p{Ll})/gu, '. But $1'],
  [/,? because (\p{Ll})/gu, '. That’s because $1'],
  [/, and then (\p{Ll})/gu, '. Then $1'],
];
const HALF_WORDS_MIN = 3;
const WORDS_MAX = 45;

/** True for words that only people who know charts understand. */
export function hasTerm(text: string): boolean {
  return TERM.test(text) || chartTermsIn(text).length > 0 || isOfTerm(text);
}

const EVERYDAY =
  /^(?:line|lines|gap|gaps|function|functions|center|centers|type|types|wave|response|design|cross|purpose|personality|conscious|unconscious|strategy|strategies|invitation|invitations|inform|coverage|motor|motors|dominance|compromise|signature|responding|definition)$/;

function isOfTerm(text: string): boolean {
  const [name = ''] = termIn(text)?.names ?? [];
  return name !== '' && !EVERYDAY.test(name);
}

function capital(text: string): string {
  return text.replaceAll(/(^|[.!?] )(\p{Ll})/gu, (_all, end: string, letter: string) => {
    return `${end}${letter.toUpperCase()}`;
  });
}

/** A sentence as shorter ones; what is quoted remains as it is. */
export function inShortSentences(sentence: string): string {
  if (/[“”()]/.test(sentence)) return sentence;
  let told = sentence;
  for (const [joint, end] of JOINTS) {
    const split = capital(told.replaceAll(joint, end));
    const halves = split.split(/(?<=\.) /);
    if (halves.every((half) => wordsIn(half) >= HALF_WORDS_MIN)) told = split;
  }
  return told;
}

/** The first statements of an answer in short sentences, without any term. */
export function plainly(answer: string, most = WORDS_MAX): readonly string[] {
  let left = most;
  return adviceIn(answer)
    .filter((sentence) => !hasTerm(sentence))
    .map(inShortSentences)
    .filter((sentence) => {
      const words = wordsIn(sentence);
      if (words > left) return false;
      left -= words;
      return true;
    });
}
