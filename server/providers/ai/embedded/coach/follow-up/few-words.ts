import { sentencesIn } from '#shared/knowledge/situations.ts';
import { chartTermsIn } from '../chart-terms.ts';
import { IMPERATIVE, pointsOf, withoutLabel } from '../last-answer.ts';
import { contentStems } from '../terms.ts';

/** How much a shorter answer may have. */
export interface Limit {
  readonly words: number;
  readonly sentences: number;
}

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const COUNT = String.raw`(\d{1,3}|${NUMBERS.join('|')}|a|single|couple of|few)`;
const OF_WORDS = new RegExp(String.raw`\b${COUNT}[- ]words?\b`, 'i');
const OF_SENTENCES = new RegExp(
  String.raw`\b${COUNT}(?: \w+)?[- ](?:sentences?|lines?|liner)\b|\b(?:a|one) (?:nutshell|tweet)\b|\bone-?liner\b`,
  'i',
);
const SENTENCE_WORDS = 24;
const USUAL: Limit = { words: 32, sentences: 2 };

function numberOf(word: string | undefined): number {
  const plain = word?.toLowerCase() ?? 'one';
  if (/^\d+$/.test(plain)) return Number(plain);
  if (plain === 'couple of' || plain === 'few') return 2;
  return NUMBERS.indexOf(plain) + 1 || 1;
}

/** What a question for something shorter allows. */
export function limitIn(question: string): Limit {
  const words = OF_WORDS.exec(question);
  if (words !== null && words[1]?.toLowerCase() !== 'few') {
    return { words: numberOf(words[1]), sentences: USUAL.sentences };
  }
  const sentences = OF_SENTENCES.exec(question);
  if (sentences === null) return USUAL;
  const most = numberOf(sentences[1]);
  return { words: SENTENCE_WORDS * most, sentences: most };
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** What is said about the answer rather than advised. */
const ASIDE =
  /^(?:I read this as|Your birth time leaves|I’m not sure|That’s all I have|I have no closer advice|I answer|Nobody can tell|Yes, it’s common|Neither by default|Possibly, but|“[^”]*” is (?:what|where|the scene)|To .*, (?:find the question|prepare one|watch how|start smaller))/;
/** Words that need a sentence before them. */
const LEANS =
  /^(?:it|this|that|they|these|those|then|and|so|but|there|also|both|each|such|here|he|she|otherwise|instead|that’s|it’s|they’re|them|your reply|the same|the rest|the first|the second|what all)\b/i;
const LEANS_WITHIN =
  /\b(?:it|them|that one|this one|these|those)\b|\b(?:when|where|how|which|why)[,.]/i;
const SUBORDINATE = /^(?:if|when|while|because|as|after|before|until|once|since|although)\b/i;
const NEGATIVE = /^(?:don’t|never|stop|avoid|leave out)\b/i;
/** An answer to what was asked. */
const VERDICT = /^(?:yes|no|not yet|neither|both|probably)\b/i;
const LOOSE_END =
  /(?:[\s,]+(?:and|or|but|so|with|to|of|for|in|on|at|the|a|an|that|which|who|what|how|by|from|as|than|is|are|was|not|your|their|his|her|both))+$/i;

/** How well a sentence stands for the whole answer, alone. */
function worthOf(text: string, at: number): number {
  const kind =
    (at === 0 && VERDICT.test(text) ? 6 : 0) +
    (IMPERATIVE.test(text) ? 3 : 0) -
    (NEGATIVE.test(text) ? 2 : 0) -
    (text.endsWith('?') ? 3 : 0) -
    (SUBORDINATE.test(text) ? 1 : 0);
  const leaning = (LEANS.test(text) ? 4 : 0) + (LEANS_WITHIN.test(text) ? 1 : 0);
  return kind - leaning + Math.min(5, contentStems(text).length) / 2 - at / 4;
}

/** The sentences of an answer that advise or say what is the matter, without labels, in order. */
export function adviceIn(answer: string): readonly string[] {
  return pointsOf(answer)
    .flatMap((point) => sentencesIn(withoutLabel(point)))
    .filter((sentence) => !ASIDE.test(sentence) && !/^“/.test(sentence));
}

function isBalanced(text: string): boolean {
  return (text.match(/“/g) ?? []).length === (text.match(/”/g) ?? []).length;
}

function closed(text: string): string {
  const bare = text
    .trim()
    .replace(LOOSE_END, '')
    .replace(/[,;:–—]+$/, '');
  const first = bare.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return /[.!?”]$/.test(first) ? first : `${first}.`;
}

const JOINT =
  /[;–—]|:(?=\s)|,? (?:so that|because|unless|which) |, (?:and|but|so|or|then|while|instead|not|if|when|as|before|until|after|even) /;

/** The beginning of a sentence that is whole without the rest. */
export function firstClause(sentence: string): string {
  const [start = sentence] = sentence.split(JOINT);
  return isBalanced(start) ? closed(start) : sentence;
}

function shortest(sentence: string): readonly string[] {
  const clause = firstClause(sentence);
  const [beforeComma = ''] = clause.split(/, /);
  const parts = [sentence, clause, closed(beforeComma)];
  return parts.filter((part, at) => isBalanced(part) && parts.indexOf(part) === at);
}

const CLAUSE_STEMS_MIN = 2;

/** The best sentences or beginnings of sentences that keep a limit, in the order of the answer. */
export function core(answer: string, { words, sentences }: Limit): readonly string[] {
  const all = adviceIn(answer);
  const ranked = all
    .map((text, at) => ({ text, at, worth: worthOf(text, at) }))
    .toSorted((a, b) => b.worth - a.worth);
  const picked: { text: string; at: number }[] = [];
  let left = words;
  for (const { text, at, worth } of ranked) {
    if (picked.length === sentences || (picked.length > 0 && worth < 1)) break;
    const fitting = shortest(text).find((part) => wordsIn(part) <= left && isWhole(part));
    if (fitting === undefined) continue;
    picked.push({ text: fitting, at });
    left -= wordsIn(fitting);
  }
  return picked.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
}

function isWhole(part: string): boolean {
  return (
    !LEANS.test(part) &&
    !SUBORDINATE.test(part) &&
    contentStems(part).length >= CLAUSE_STEMS_MIN &&
    chartTermsIn(part).length === 0
  );
}
