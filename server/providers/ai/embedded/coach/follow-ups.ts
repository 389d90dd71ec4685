import { TYPE_NAMES, type TypeName } from '#shared/engine/human-type.ts';
import { chartTermsIn } from './chart-terms.ts';
import {
  ANOTHER,
  AVOID,
  COMPARE,
  EXAMPLE,
  HOW_LONG,
  HURRY,
  MORE,
  ONE_THING,
  SAY,
  SHORTER,
  SIMPLER,
  SOFTER,
  SURE,
  THANKS,
  TRANSLATE,
  WHAT_IF,
  WHY,
} from './follow-up/forms.data.ts';
import { contentStems } from './terms.ts';

/** What to do with the last answer. */
export type FollowUp =
  | {
      readonly kind:
        | 'why'
        | 'shorter'
        | 'simpler'
        | 'example'
        | 'another'
        | 'one thing'
        | 'say'
        | 'softer'
        | 'hurry'
        | 'what if'
        | 'sure'
        | 'translate'
        | 'more'
        | 'avoid'
        | 'how long'
        | 'compare'
        | 'thanks';
    }
  /** Counts from 1; -1 is the last one. */
  | { readonly kind: 'nth'; readonly nth: number }
  | { readonly kind: 'for type'; readonly type: TypeName };

type Simple = Exclude<FollowUp['kind'], 'nth' | 'for type'>;

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|(?:number|point|step|tip|option|no\.) ?(?:1|one))\b/, 1],
  [/\b(?:second|2nd|(?:number|point|step|tip|option|no\.) ?(?:2|two))\b/, 2],
  [/\b(?:third|3rd|(?:number|point|step|tip|option|no\.) ?(?:3|three))\b/, 3],
  [/\b(?:last|final)\b/, -1],
];
const ABOUT_A_POINT =
  /\b(?:one|point|step|tip|part|idea|option|thing|paragraph|bit|suggestion|bullet|advice|number|sentence|piece)\b|\bno\. ?\d/;

/** In the order in which they are looked for: what is said first decides. */
const FORMS: readonly (readonly [Simple, readonly string[]])[] = [
  ['thanks', THANKS],
  ['translate', TRANSLATE],
  ['shorter', SHORTER],
  ['simpler', SIMPLER],
  ['softer', SOFTER],
  ['example', EXAMPLE],
  ['one thing', ONE_THING],
  ['say', SAY],
  ['hurry', HURRY],
  ['avoid', AVOID],
  ['more', MORE],
  ['another', ANOTHER],
  ['sure', SURE],
  ['how long', HOW_LONG],
  ['what if', WHAT_IF],
  ['why', WHY],
];
const COMPARES = new RegExp(COMPARE.join('|'));
const PATTERNS = FORMS.map(([kind, forms]) => [kind, new RegExp(forms.join('|'))] as const);

/** Longer questions bring a subject of their own, also when they contain such words. */
const LONGEST = 13;
const LONGEST_OF: Readonly<Partial<Record<Simple, number>>> = {
  why: 12,
  more: 9,
  thanks: 9,
  hurry: 12,
  'what if': 14,
  translate: 9,
};
/** Words about what is asked for, which are no subject of their own. */
const OF_ASKING = new Set(
  contentStems(
    'answer advice sentence sentences line lines word words version text message email mail slack chat post note reply script opener phone boss manager lead colleague client team friend kid mum mom retro standup meeting group call idea ideas option options exact typical point points tip tips step steps suggestion example case story situation office chart design type first second third last both two difference result results change effect please explain show write draft tell say give pick choose thing reason mistake question decision deadline minute minutes hour hours second seconds afternoon morning wait waiting',
  ),
);
/** How many words of a subject a follow-up may bring; the rest may bring any. */
const SUBJECT_OF: Readonly<Partial<Record<Simple, number>>> = {
  shorter: 2,
  simpler: 2,
  example: 3,
  say: 1,
  why: 3,
  'one thing': 1,
  another: 2,
  'how long': 0,
  compare: 1,
  hurry: 2,
  avoid: 0,
  'what if': 2,
};

/** "What does a 3/5 mean, in two sentences?" names what it is about. */
const OF_TEXT: ReadonlySet<Simple> = new Set(['shorter', 'simpler', 'more', 'example']);
/** "My boss wants an answer today, should I take it?" */
const ASKS_MORE = /[,.;] (?:and )?(?:should|how|what|why|do|can) (?:i|we|do)\b/;
/** "Why is my colleague so loud?" */
const OWN_WHY =
  /\bwhy (?:(?:do|did|can'?t|don'?t) i (?!have|need|wait)|am i|(?:is|are|was|does|do|did|has|have|doesn'?t|don'?t) (?:my|our|the|people|some|every|nobody|everybody|she|he))/;

/** A text without whatever a pattern finds, time and again. */
function withoutMatches(text: string, pattern: RegExp): string {
  const rest = text.replace(pattern, ' ');
  return rest === text || rest.length >= text.length ? rest : withoutMatches(rest, pattern);
}

/** "Why does Tom …?" asks about Tom. */
const WHY_OF_SOMEBODY =
  /\b[Ww]hy (?:does|doesn['’]t|is|isn['’]t|did|has|won['’]t|can['’]t) (?!I\b)\p{Lu}/u;

/** Whether a question brings more of a subject than goes on with the last one. */
function bringsSubject(text: string, kind: Simple, pattern: RegExp): boolean {
  const most = SUBJECT_OF[kind];
  if (most === undefined) return false;
  if (OF_TEXT.has(kind) && chartTermsIn(text).length > 0) return true;
  if (kind === 'hurry' && ASKS_MORE.test(text)) return true;
  const rest = withoutMatches(text, pattern);
  const own = new Set(contentStems(rest).filter((stem) => !OF_ASKING.has(stem)));
  const isOfOwn = kind === 'why' && OWN_WHY.test(text) && own.size > 0;
  return isOfOwn || own.size > most;
}

function typeIn(text: string): TypeName | null {
  const byLength = TYPE_NAMES.toSorted((a, b) => b.length - a.length);
  return byLength.find((type) => text.includes(type.toLowerCase())) ?? null;
}

const OF_SOMEBODY =
  /\b(?:what if|and if|if|for|with|when) (?:an?|my|the|he|she|they|him|her|them|someone|somebody)\b|\b(?:he|she|they|boss|colleague|manager|coworker|partner|teammate|client|report|employee|friend)(?:'s|’s| is|’re|'re| are| was| turns out(?: to be)?| turned out(?: to be)?) an?\b/;

function forType(text: string): FollowUp | null {
  const type = typeIn(text);
  if (type === null || /\b(?:i'?m|i am|as an?|am i|my type)\b/.test(text)) return null;
  return OF_SOMEBODY.test(text) ? { kind: 'for type', type } : null;
}

/** "Why do I have to wait so long?", of what the answer asks of them. */
const WHY_SO =
  /^(?:wait,? |but |and |ok |so )*why (?:(?:does|would|should) (?:it|that|this)|do i (?:have|need) to wait|should i wait|can'?t i just)\b|\bwhy not me\b/;
const WHY_SO_WORDS_MAX = 14;

/** "Explain the first", of what was said. */
const OF_POINTS =
  /^(?:please )?(?:explain|expand(?: on)?|more (?:on|about)|what about|tell me more about) the (?:first|second|third|last)[ ?.!]*$/;

function nth(text: string): FollowUp | null {
  const isOfPoints = OF_POINTS.test(text);
  if ((!isOfPoints && !ABOUT_A_POINT.test(text)) || /\b(?:step|thing) (?:to|i|should)\b/.test(text))
    return null;
  if (/\ba (?:second|third) |\bwhat(?:'s| is) (?:step|point) (?:one|1)\b/.test(text)) return null;
  if (/\bfirst (?:step|thing)\b/.test(text) && !/\b(?:more|about|explain)\b/.test(text))
    return null;
  const found = ORDINALS.find(([form]) => form.test(text));
  return found ? { kind: 'nth', nth: found[1] } : null;
}

/**
 * The operation that a question asks for, or null when it stands on its own. Only meaningful after
 * an earlier answer.
 */
export function followUpOf(question: string): FollowUp | null {
  const text = question.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  const words = text.split(' ').length;
  if (words <= LONGEST && COMPARES.test(text) && !bringsSubject(text, 'compare', COMPARES)) {
    return { kind: 'compare' };
  }
  const colleague = words <= 16 ? forType(text) : null;
  if (colleague) return colleague;
  const point = words <= LONGEST ? nth(text) : null;
  if (point) return point;
  if (words <= WHY_SO_WORDS_MAX && WHY_SO.test(text)) return { kind: 'why' };
  if (WHY_OF_SOMEBODY.test(question)) return null;
  const found = PATTERNS.find(
    ([kind, form]) =>
      words <= (LONGEST_OF[kind] ?? LONGEST) && form.test(text) && !bringsSubject(text, kind, form),
  );
  return found ? { kind: found[0] } : null;
}
