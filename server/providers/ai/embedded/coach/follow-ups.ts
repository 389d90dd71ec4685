import { TYPE_NAMES, type TypeName } from '#shared/engine/human-type.ts';
import { FollowUpModel, type Phrasings } from './follow-up/follow-up-model.ts';
import { NEW_QUESTIONS } from './follow-up/new-questions.data.ts';
import { FOLLOW_UP_PHRASINGS } from './follow-up/phrasings.data.ts';
import { STORY_TURNS } from './follow-up/story-turns.data.ts';
import type { KeptFile } from './learned/kept.ts';

/** What can be wanted of an answer. */
export type Operation = keyof typeof FOLLOW_UP_PHRASINGS;

/** What to do with the last answer. */
export type FollowUp =
  | { readonly kind: Exclude<Operation, 'nth'> }
  /** Counts from 1; -1 is the last one. */
  | { readonly kind: 'nth'; readonly nth: number }
  | { readonly kind: 'for type'; readonly type: TypeName };

function linesOf<Kind extends string>(texts: Readonly<Record<Kind, string>>): Phrasings<Kind> {
  const entries = Object.entries<string>(texts).map(([kind, lines]) => [kind, lines.split('\n')]);
  // The same keys as before.
  return Object.fromEntries(entries) as Phrasings<Kind>;
}

const turns = STORY_TURNS.flatMap(({ asked }) => asked.split('\n'));
const phrasings = linesOf(FOLLOW_UP_PHRASINGS);
/** Turns of a story are told as details, and asked for with "what if." */
export const OPERATION_PHRASINGS: Phrasings<Operation> = {
  ...phrasings,
  'what if': [...phrasings['what if'], ...turns.filter((text) => text.startsWith('what if '))],
  detail: [...phrasings.detail, ...turns.filter((text) => !text.startsWith('what '))],
};
export const OWN_QUESTIONS = linesOf(NEW_QUESTIONS);

let learned: FollowUpModel<Operation> | null = null;

/** Learned when the first follow-up may have come. */
function model(): FollowUpModel<Operation> {
  learned ??= new FollowUpModel(OPERATION_PHRASINGS, OWN_QUESTIONS, 'detail');
  return learned;
}

/** What a build keeps of them. */
export function followUpFiles(): readonly KeptFile[] {
  return model().toFiles();
}

function typeIn(text: string): TypeName | null {
  const byLength = TYPE_NAMES.toSorted((a, b) => b.length - a.length);
  return byLength.find((type) => text.includes(type.toLowerCase())) ?? null;
}

const OF_TYPE_WORDS_MAX = 16;
const OF_ASKER = /\b(?:i'?m|i am|as an?|am i|my type)\b/;
const OF_SOMEBODY =
  /\b(?:what if|if|for|with|when|assume|say|about) (?:an?|my|the|s?he(?:'s)?|they(?:'re)?|him|her|them|someone|somebody)\b|\b(?:he|she|they|boss|colleague|manager|lead|coworker|partner|teammate|client|report|employee|friend)(?:'s|'re| is| are| were| was| turns out(?: to be)?| turned out(?: to be)?) an?\b|\b(?:would|does|do|should) an? \w+(?: \w+)? (?:do|handle|go|solve|decide|see)|^(?:and |now |same )+(?:\w+ )?(?:for|with) /;
/** What these ask is what the type is, not how to go about it with one. */
const OF_TYPES = /^(?:is|what is|what's|explain|tell me|do|does|can|am|are|why)\b/;

function forType(text: string): FollowUp | null {
  const type = typeIn(text);
  const isLong = text.split(' ').length > OF_TYPE_WORDS_MAX;
  if (type === null || isLong || OF_ASKER.test(text) || OF_TYPES.test(text)) return null;
  return OF_SOMEBODY.test(text) ? { kind: 'for type', type } : null;
}

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|one|1)\b/, 1],
  [/\b(?:second|2nd|two|2|middle)\b/, 2],
  [/\b(?:third|3rd|three|3)\b/, 3],
  [/\b(?:last|final)\b/, -1],
];
/** "The second one": its first word counts, so that "one" is no number here. */
function nth(text: string): FollowUp {
  const bare = text.replaceAll(/\b(first|second|third|last|middle) one\b/g, '$1');
  const found = ORDINALS.find(([form]) => form.test(bare));
  return found === undefined ? { kind: 'more' } : { kind: 'nth', nth: found[1] };
}

/** What is asked of the answer as it is, whatever else the same follow-up tells. */
export const OF_THE_ANSWER: ReadonlySet<FollowUp['kind']> = new Set([
  'for type',
  'nth',
  'shorter',
  'simpler',
  'example',
  'another',
  'one thing',
  'softer',
  'sure',
  'more',
  'disagree',
  'not me',
  'unbelieving',
  'absolute',
]);
const OWN_STORY_WORDS_MIN = 6;
/** "Hm." asks for nothing. */
const ASKING_WORDS_MIN = 2;

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?…])\s+|\n+/);
}

/** The first operation that one of several sentences asks for, unless a story of its own comes before it. */
function kindOfSentences(text: string, before: string | null): Operation | null {
  const sentences = sentencesOf(text);
  if (sentences.length < 2) return null;
  const kinds = sentences.map((sentence) => model().kindOf(sentence, before));
  const isAsking = (at: number) => (sentences[at] ?? '').split(' ').length >= ASKING_WORDS_MIN;
  const storyAt = kinds.findIndex(
    (kind, at) => kind === null && (sentences[at] ?? '').split(' ').length >= OWN_STORY_WORDS_MIN,
  );
  const asked = kinds.find(
    (kind, at) =>
      kind !== null &&
      kind !== 'detail' &&
      kind !== 'thanks' &&
      isAsking(at) &&
      (storyAt === -1 || at < storyAt || OF_THE_ANSWER.has(kind)),
  );
  return asked ?? (storyAt === -1 && kinds.includes('detail') ? 'detail' : null);
}

function plainText(question: string): string {
  return question.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
}

/**
 * What to do with the last answer: by the type or number that a question names, else by what it's
 * likest to; null for a question of its own. Only meaningful after an earlier answer.
 * @param before the earlier question, if known
 */
export function continuation(question: string, before: string | null = null): FollowUp | null {
  const text = plainText(question);
  const colleague = forType(text);
  if (colleague !== null) return colleague;
  const whole = model().kindOf(text, before);
  const kind =
    whole === null || whole === 'detail' ? (kindOfSentences(text, before) ?? whole) : whole;
  if (kind === null) return null;
  return kind === 'nth' ? nth(text) : { kind };
}

/** A question of its own without the thanks before it. */
export function withoutThanks(question: string): string {
  const [first = '', ...others] = sentencesOf(question);
  if (others.length === 0 || model().kindOf(plainText(first)) !== 'thanks') return question;
  return others.join(' ');
}
