import type { WrittenSentence } from '#shared/coach/claims.ts';
import { andList } from '#shared/domain/english.ts';
import { PROFILE_BY_ID } from '#shared/knowledge/profiles.ts';
import { sentencesIn } from '#shared/knowledge/situations.ts';
import { type ChartTerm, chartTermsIn } from '../chart-terms.ts';
import { advice, fact } from '../draft.ts';
import { VALUES } from '../glossary.data.ts';
import { type Member, memberHas, termClaims, termTitle } from '../team-facts-answers.ts';
import type { TeamTalk } from '../team-talk.ts';
import { CENTER_SPREADS, LINE_WAYS, TYPE_SPREADS } from './team-texts.data.ts';

/** A part of a chart that a question to a team names, or means by everyday words. */
interface Asked {
  readonly term: ChartTerm;
  readonly isOpen: boolean;
}

const EVERYDAY: readonly (readonly [RegExp, Asked])[] = [
  [
    /\b(?:engine|stamina|staying power|workhorse|endurance|keeps? going|battery|(?:most|steady) energy)\b/i,
    { term: { topic: 'center', value: 'sacral' }, isOpen: false },
  ],
  [/\b(?:pressure|stress)\b/i, { term: { topic: 'center', value: 'root' }, isOpen: true }],
  [
    /\b(?:emotional|emotions|moods?|wave)\b/i,
    { term: { topic: 'center', value: 'solarPlexus' }, isOpen: false },
  ],
  [/\b(?:willpower|will power)\b/i, { term: { topic: 'center', value: 'heart' }, isOpen: false }],
  [
    /\b(?:instincts?|intuition|hunch\w*)\b/i,
    { term: { topic: 'center', value: 'spleen' }, isOpen: false },
  ],
  [
    /\bwho(?:['’]s)? (?:\w+ ){0,2}(?:starts?|starting|initiat\w+|kicks? (?:things|it) off)\b|\bself-?starters?\b/i,
    { term: { topic: 'type', value: 'Manifestor' }, isOpen: false },
  ],
];

/** Asks for a fact about several members. */
const OF_SEVERAL =
  /^(?:so |and )?(?:who(?:['’]s)?|which of|how many|do (?:all|we|any)|does (?:any|every)\w*|are (?:we|all|both|any)|is any\w*|has any\w*)\b|\b(?:all of us|aren['’]t (?:they|we)|both|(?:two|three|four|five|\d) of (?:us|them|five|four|three)|(?:no one|nobody)\b.{0,25}\bexcept|each of us|everyone here|than (?:the (?:rest|others)|anyone|everybody))\b|(?:^|[.:;] )(?:who|which of)\b/i;
/** Asks what to do rather than how it is. */
const NOT_OF_FACTS =
  /^(?:how (?:do|can|should|would)|what (?:do|should|can) i|who (?:should|could|can|would))\b/i;
const BOTH = /\bboth\b/i;
const OPEN = /\b(?:open|undefined|not defined)\b/i;

function askedIn(question: string): Asked | null {
  const [term] = chartTermsIn(question).filter(({ topic }) => topic !== 'term');
  if (term !== undefined) return { term, isOpen: OPEN.test(question) };
  // "Both start without telling": what two do is no question for their charts.
  if (BOTH.test(question)) return null;
  return EVERYDAY.find(([form]) => form.test(question))?.[1] ?? null;
}

function names(members: readonly Member[]): string {
  return andList(members.map(({ name }) => name));
}

/** "is", "isn’t", "have", "don’t" for so many of those who have a type, or a part of a chart. */
function verbOf(isType: boolean, count: number, isDenied: boolean): string {
  if (isDenied)
    return isType ? (count === 1 ? 'isn’t' : 'aren’t') : count === 1 ? 'doesn’t' : 'don’t';
  return isType ? (count === 1 ? 'is' : 'are') : count === 1 ? 'has' : 'have';
}

/** Who has it, who doesn't. */
function whoHas(
  having: readonly Member[],
  lacking: readonly Member[],
  title: string,
  isType: boolean,
) {
  const of = isType && having.length > 1 ? plural(title) : title;
  if (having.length === 0) return `Nobody here ${verbOf(isType, 1, false)} ${title}.`;
  const who = having.length === 1 && lacking.length > 0 ? `Only ${names(having)}` : names(having);
  const told = `${who} ${verbOf(isType, having.length, false)} ${of}`;
  if (lacking.length === 0) return `${told}.`;
  return `${told}; ${names(lacking)} ${verbOf(isType, lacking.length, true)}.`;
}

/** "Only D’Arcy has a defined Sacral; Aoife, Kenji, and Lena don’t." */
function spread({ term, isOpen }: Asked, members: readonly Member[]): WrittenSentence {
  const having = members.filter((member) => memberHas(member, term, isOpen) === true);
  const lacking = members.filter((member) => memberHas(member, term, isOpen) === false);
  const title = termTitle(term, isOpen);
  const isType = term.topic === 'type';
  const claims = [
    ...having.flatMap((member) => termClaims(term, member, true, isOpen)),
    ...lacking.flatMap((member) => termClaims(term, member, false, isOpen)),
  ];
  if (having.length === members.length) {
    const shared = `${verbOf(isType, having.length, false)} ${isType ? plural(title) : title}`;
    return fact(`All ${COUNTS[members.length] ?? 'of them'} ${shared}.`, ...claims);
  }
  const isUnsure = members.length > having.length + lacking.length;
  const end = isUnsure ? ' For the rest, the birth time leaves it open.' : '';
  return fact(`${whoHas(having, lacking, title, isType)}${end}`, ...claims);
}

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "a Projector" → "Projectors" */
function plural(title: string): string {
  return `${title.replace(/^an? /, '')}s`;
}

/** What a part of a chart is, about anyone; null for parts that only the library describes. */
export function meaningOf({ topic, value }: ChartTerm): string | null {
  switch (topic) {
    case 'profile': {
      const { personalityLine, designLine } = PROFILE_BY_ID[value];
      return `${VALUES.line[personalityLine]} ${VALUES.line[designLine]}`;
    }
    case 'type':
      return VALUES.type[value];
    case 'authority':
      return VALUES.authority[value];
    case 'center':
      return VALUES.center[value];
    case 'line':
      return VALUES.line[value];
    case 'definition':
      return VALUES.definition[value];
    default:
      return null;
  }
}

/** What follows for those who work with people who have it. */
export function adviceFor({ topic, value }: ChartTerm): string | null {
  switch (topic) {
    case 'center':
      return CENTER_SPREADS[value];
    case 'type':
      return TYPE_SPREADS[value];
    case 'line':
      return LINE_WAYS[value];
    case 'profile': {
      const { personalityLine, designLine } = PROFILE_BY_ID[value];
      return `${LINE_WAYS[personalityLine]} ${LINE_WAYS[designLine]}`;
    }
    default:
      return null;
  }
}

/** Sentences about anyone. */
export function generalSentences(text: string | null): readonly WrittenSentence[] {
  return sentencesIn(text ?? '').map((one) => ({ ...fact(one), kind: 'general' }));
}

/** How something in their charts is spread over the members, what it is, and what follows. */
export interface Spread {
  readonly told: WrittenSentence;
  readonly meaning: readonly WrittenSentence[];
  readonly advice: readonly WrittenSentence[];
}

/** The answer to a question for a fact about several members, or null. */
export function spreadIn({ question, members, named }: TeamTalk): Spread | null {
  const isOfSeveral = OF_SEVERAL.test(question) || named.length > 1;
  if (!isOfSeveral || members.length < 2 || NOT_OF_FACTS.test(question)) return null;
  const asked = askedIn(question);
  const isTerm = chartTermsIn(question).length > 0;
  if (asked === null || (!OF_SEVERAL.test(question) && !isTerm)) return null;
  const meaning = meaningOf(asked.term);
  const next = adviceFor(asked.term);
  return {
    told: spread(asked, members),
    meaning: generalSentences(meaning),
    advice: advice(next ?? ''),
  };
}
