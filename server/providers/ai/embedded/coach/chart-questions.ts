import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { andList } from '#shared/domain/english.ts';
import { AUTHORITY_NAMES } from '#shared/engine/authority.ts';
import { CENTER_IDS, CENTERS } from '#shared/engine/centers.ts';
import { TYPE_NAMES, TYPES, type TypeName } from '#shared/engine/human-type.ts';
import { knowledgeOfType } from '#shared/knowledge/knowledge.ts';
import { CHART_QUESTIONS, DEFINITION_QUESTIONS } from './chart-questions.data.ts';
import { chartTermsIn, namedTerm } from './chart-terms.ts';
import { advice, claim, fact, labeled } from './draft.ts';
import { partsAsked, partsOf } from './follow-up/chart-part.ts';
import { AUTHORITY_PARTS } from './follow-up/chart-parts.data.ts';
import { FollowUpModel, type Phrasings } from './follow-up/follow-up-model.ts';
import { OWN_QUESTIONS } from './follow-ups.ts';

type Kind = keyof typeof CHART_QUESTIONS;
type Paragraph = readonly WrittenSentence[];

const WORDS_MAX = 16;

let learned: FollowUpModel<Kind> | null = null;

/** Learned when the first short question may be about the chart. */
function model(): FollowUpModel<Kind> {
  const linesOf = (kind: Kind) => CHART_QUESTIONS[kind].split('\n');
  const phrasings: Phrasings<Kind> = {
    reason: linesOf('reason'),
    change: linesOf('change'),
    job: linesOf('job'),
    motors: linesOf('motors'),
  };
  learned ??= new FollowUpModel(phrasings, { ...OWN_QUESTIONS, definition: DEFINITION_QUESTIONS });
  return learned;
}

const TYPE_WORDS = new RegExp(
  `\\b(?:an? )?(?:${TYPE_NAMES.toSorted((a, b) => b.length - a.length).join('|')})s?\\b`,
  'gi',
);
const AUTHORITY_WORDS = new RegExp(`\\b(?:${AUTHORITY_NAMES.join('|')}) authority\\b`, 'gi');
/** What makes a question one about the chart. */
const OF_CHART = /\b(?:type|authority|profile|chart|design|motors?|centers?|energy center)\b/i;

/** What is asked about the chart as a whole; null for anything else. */
export function chartQuestionIn(question: string): Kind | null {
  const text = question
    .replaceAll('’', "'")
    .replaceAll(TYPE_WORDS, 'my type')
    .replaceAll(AUTHORITY_WORDS, 'my authority')
    .replaceAll(/\bthroat\b/gi, 'my throat')
    .replaceAll(/\bmy my\b/gi, 'my');
  if (text.split(/\s+/).length > WORDS_MAX || !OF_CHART.test(text)) return null;
  return model().kindOf(text.toLowerCase());
}

const KEPT =
  'No. A chart is computed from the minute and place of your birth, so your type, authority, and profile are the same all your life.';
const GROWN =
  'What changes is how well you know it: people rely on it more with the years, and copy others less.';
const NO_LIMIT =
  'No. No chart rules out a job; it says how you work in it, not what you’re fit for.';
const MOTORS = CENTER_IDS.filter((id) => CENTERS[id].roles.includes('motor'));

function ofType(person: PersonFacts, text: (type: TypeName) => string): Paragraph {
  const { value, possible } = person.type;
  return possible.length > 1 ? [] : [fact(text(value), claim('type', value))];
}

function tryThis(text: string): Paragraph {
  return labeled('Try this', [], advice(text));
}

/** How the person's motors stand, and whether one reaches the Throat. */
function motorsOf(person: PersonFacts): Paragraph {
  const defined = MOTORS.filter((id) => person.centers[id] === 'defined');
  const unsure = MOTORS.some((id) => person.centers[id] === 'either');
  if (unsure) return [fact('Your birth time leaves open which of your motors are defined.')];
  const names = andList(defined.map((id) => CENTERS[id].name));
  const verb = defined.length === 1 ? 'is' : 'are';
  return [
    fact(
      defined.length === 0
        ? 'None of the four motors, Heart, Solar Plexus, Sacral, and Root, is defined in your chart.'
        : `Of the four motors, your ${names} ${verb} defined.`,
      ...MOTORS.map((id) =>
        claim('center', id, person.centers[id] === 'defined' ? 'has' : 'hasNot'),
      ),
    ),
  ];
}

function reasonsFor(question: string, person: PersonFacts): readonly Paragraph[] {
  const parts = partsOf(person);
  const [asked] = [
    ...partsAsked(question, parts),
    ...parts.filter(({ topic }) => topic === 'type'),
  ];
  const isNamed = asked !== undefined;
  const { authority } = person;
  const step =
    authority.possible.length === 1 ? tryThis(AUTHORITY_PARTS[authority.value].line) : [];
  return isNamed ? [asked.reasons.toReversed(), advice(asked.texts.plain), step] : [];
}

const ANSWERS: Readonly<
  Record<Kind, (question: string, person: PersonFacts) => readonly Paragraph[]>
> = {
  reason: reasonsFor,
  change: () => [
    advice(KEPT),
    advice(GROWN),
    tryThis('Think of one decision from five years ago that went well, and note how you made it.'),
  ],
  job: (_question, person) => [
    [...advice(NO_LIMIT), ...ofType(person, (type) => knowledgeOfType(type).atWork)],
    tryThis(
      'Write down the three tasks that fill most of your week, and change how you start one of them.',
    ),
  ],
  motors: (_question, person) => [
    [
      ...motorsOf(person),
      ...(partsOf(person)
        .find(({ topic }) => topic === 'type')
        ?.reasons.slice(1) ?? []),
    ],
    ofType(person, (type) => knowledgeOfType(type).sentence),
  ],
};

/** What differs between a signature and a not-self theme. */
const FEELINGS = {
  signature: { label: 'signature', topic: 'signature', notice: 'how it had begun' },
  'not-self': {
    label: 'not-self theme',
    topic: 'notSelf',
    notice: 'what you’d agreed to right before',
  },
} as const;

function feelingIn(question: string) {
  const name = namedTerm(question)?.term.names[0];
  return name === 'signature' || name === 'not-self' ? FEELINGS[name] : null;
}

function typeIn(question: string): TypeName | null {
  const term = chartTermsIn(question).find(({ topic }) => topic === 'type');
  return term?.topic === 'type' ? term.value : null;
}

/** "Frustration (some add Anger)", within a sentence. */
export function feelingWords(value: string): string {
  return value.toLowerCase().replace(/ \(some add (\w+)\)/, ', or $1');
}

const BOTH_FEELINGS = /\bsignature\b.*\bnot[- ]self\b|\bnot[- ]self\b.*\bsignature\b/is;

/** The asker's signature beside their not-self theme, and how to tell them apart. */
function bothFeelings(own: TypeName): readonly Paragraph[] {
  const { signature, notSelf } = TYPES[own];
  return [
    [
      fact(
        `Your signature is ${feelingWords(signature)}, and your not-self theme is ${feelingWords(notSelf)}.`,
        claim('signature', signature),
        claim('notSelf', notSelf),
        claim('type', own),
      ),
      ...advice(
        'Watch for the second: it comes early and often, and the first follows once it’s gone.',
      ),
    ],
    [fact(knowledgeOfType(own).watchout, claim('type', own))],
    tryThis(
      `Each evening this week, write down which of the two was stronger, and ${FEELINGS['not-self'].notice}.`,
    ),
  ];
}

/** A type's signature or not-self theme, the asker's own, and how to notice it. */
export function feelingAnswer(question: string, person: PersonFacts): readonly Paragraph[] | null {
  const asked = feelingIn(question);
  if (asked === null || person.type.possible.length > 1) return null;
  if (BOTH_FEELINGS.test(question)) return bothFeelings(person.type.value);
  const { label, topic, notice } = asked;
  const own = person.type.value;
  const type = typeIn(question);
  const value = TYPES[own][topic];
  const feeling = feelingWords(value);
  const claims = [claim(topic, value), claim('type', own)];
  const article = /^[AEIOU]/.test(own) ? 'an' : 'a';
  const first: Paragraph =
    type === null
      ? [fact(`Your ${label} is ${feeling}.`, ...claims)]
      : [
          {
            text: `The ${label} of ${type}s is ${feelingWords(TYPES[type][topic])}.`,
            kind: 'general',
            claims: [],
          },
          fact(
            type === own
              ? 'That’s yours, too.'
              : `You’re ${article} ${own}, so yours is ${feeling}.`,
            ...claims,
          ),
        ];
  const sign = fact(knowledgeOfType(own).watchout, claim('type', own));
  return [
    first,
    ...(topic === 'signature' ? [] : [[sign]]),
    tryThis(
      `Each evening this week, note the moment that came nearest to ${feeling}, and ${notice}.`,
    ),
  ];
}

/** The answer to what is asked about the chart as a whole; null for anything else. */
export function chartQuestionAnswer(
  question: string,
  person: PersonFacts,
): readonly Paragraph[] | null {
  const kind = chartQuestionIn(question);
  if (kind === null) return null;
  const told = ANSWERS[kind](question, person).filter((one) => one.length > 0);
  return told.length === 0 ? null : told;
}
