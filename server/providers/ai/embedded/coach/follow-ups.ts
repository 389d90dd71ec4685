import { TYPE_NAMES, type TypeName } from '#shared/engine/human-type.ts';
import { FollowUpModel, type Phrasings } from './follow-up/follow-up-model.ts';
import { NEW_QUESTIONS } from './follow-up/new-questions.data.ts';
import { FOLLOW_UP_PHRASINGS } from './follow-up/phrasings.data.ts';

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

export const OPERATION_PHRASINGS = linesOf(FOLLOW_UP_PHRASINGS);
export const OWN_QUESTIONS = linesOf(NEW_QUESTIONS);

let learned: FollowUpModel<Operation> | null = null;

/** Learned when the first follow-up may have come. */
function model(): FollowUpModel<Operation> {
  learned ??= new FollowUpModel(OPERATION_PHRASINGS, OWN_QUESTIONS);
  return learned;
}

function typeIn(text: string): TypeName | null {
  const byLength = TYPE_NAMES.toSorted((a, b) => b.length - a.length);
  return byLength.find((type) => text.includes(type.toLowerCase())) ?? null;
}

const OF_TYPE_WORDS_MAX = 16;
const OF_ASKER = /\b(?:i'?m|i am|as an?|am i|my type)\b/;
const OF_SOMEBODY =
  /\b(?:what if|if|for|with|when|assume|say|about) (?:an?|my|the|s?he(?:'s)?|they(?:'re)?|him|her|them|someone|somebody)\b|\b(?:he|she|they|boss|colleague|manager|lead|coworker|partner|teammate|client|report|employee|friend)(?:'s|'re| is| are| were| was| turns out(?: to be)?| turned out(?: to be)?) an?\b|^(?:and |now |same )+(?:\w+ )?(?:for|with) /;
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

/**
 * What to do with the last answer: by the type or number that a question names, else by what it's
 * likest to; null for a question of its own. Only meaningful after an earlier answer.
 */
export function continuation(question: string): FollowUp | null {
  const text = question.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  const colleague = forType(text);
  if (colleague !== null) return colleague;
  const kind = model().kindOf(text);
  if (kind === null) return null;
  return kind === 'nth' ? nth(text) : { kind };
}
