import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import { TYPES, type TypeName } from '#shared/engine/human-type.ts';
import { knowledgeOfAuthority, knowledgeOfType } from '#shared/knowledge/knowledge.ts';
import { asClause } from '#shared/knowledge/prose.ts';
import { filled, type Situation, sentencesIn } from '#shared/knowledge/situations.ts';
import { nextQuestions } from './compose.ts';
import {
  advice,
  type Block,
  claim,
  type Draft,
  fact,
  labeled,
  paragraph,
  type Said,
  wordCount,
} from './draft.ts';
import type { FollowUp } from './follow-ups.ts';
import { VALUES } from './glossary.data.ts';
import { gistOf, pointsOf, withoutLabel } from './last-answer.ts';
import { ASKS } from './member-texts.data.ts';
import { type Choice, detailsOf, leadingIn, sectionOf, sectionsOf, type Told } from './sections.ts';
import { ANY_TURN, TURNS } from './what-ifs.data.ts';

/** The last answer, and what it was about. */
export interface LastAnswer {
  /** Markdown, as shown. */
  readonly text: string;
  /** All answers of the conversation. */
  readonly answers: readonly string[];
  readonly situations: readonly [Situation, ...Situation[]];
  readonly choice: Choice;
}

/** What follow-ups need beside the last answer. */
export interface Surroundings {
  /** Texts about members, by the same situations' audience: how to deal with another type. */
  readonly teamSituations: readonly Situation[];
  /** Questions that have been asked. */
  readonly asked: readonly string[];
}

type Operation = (last: LastAnswer, surroundings: Surroundings) => readonly Told[];

/** The first sections of the kinds that have not been said, in any of the situations. */
function unsaid(last: LastAnswer, kinds: readonly Told['kind'][], most: number): Told[] {
  const found = kinds.flatMap((kind) =>
    last.situations.flatMap((situation) => {
      const told = sectionOf(situation, kind, last.choice);
      return told === null ? [] : [leadingIn(told, last.choice.turn)];
    }),
  );
  return found.slice(0, most);
}

function plainTold(sentences: readonly WrittenSentence[]): Told[] {
  return sentences.length === 0 ? [] : [{ kind: 'stake', sentences, fit: 0 }];
}

/** The action; what the matter is was said before. */
const shorter: Operation = ({ text }) =>
  plainTold(labeled('In short', [], advice(gistOf(text).action)));

/** The last answer again: what it comes down to, why, and what to do. */
const simpler: Operation = (last) => {
  const { core, action } = gistOf(last.text);
  const reason = unsaid(last, ['why'], 1);
  const step = action === core ? [] : plainTold(labeled('What to do', [], advice(action)));
  return [...plainTold(labeled('In plain words', [], advice(core))), ...reason, ...step];
};

/** What the chart adds to the reason. */
function chartReason({ choice: { person, said } }: LastAnswer): Told[] {
  const { type, authority } = person;
  const sentences =
    type.possible.length === 1
      ? [fact(VALUES.type[type.value], claim('type', type.value))]
      : authority.possible.length === 1
        ? [fact(VALUES.authority[authority.value], claim('authority', authority.value))]
        : [];
  const fresh = sentences.filter(({ text }) => !said.has(text));
  return plainTold(
    labeled(
      'In your chart',
      fresh.flatMap(({ claims }) => claims),
      fresh,
    ),
  );
}

const why: Operation = (last) => {
  const reasons = unsaid(last, ['why'], 1);
  const details = detailsOf(last.situations[0], last.choice).slice(0, 1);
  const chart = details.length > 0 ? details : chartReason(last);
  return [...reasons, ...chart];
};

const example: Operation = (last) => {
  const found = unsaid(last, ['example'], 1);
  return found.length > 0 ? found : unsaid(last, ['say', 'experiment', 'another'], 1);
};

const another: Operation = (last) => {
  const found = unsaid(last, ['another'], 1);
  return [
    ...found,
    ...unsaid(last, ['experiment', 'say', 'stake', 'example'], found.length > 0 ? 1 : 2),
  ];
};

const oneThing: Operation = (last) =>
  unsaid(last, ['experiment', 'another', 'say', 'hurry'], 1).map((told) => told);

const say: Operation = (last) => {
  const found = unsaid(last, ['say'], 1);
  return found.length > 0
    ? found
    : [
        ...plainTold(
          advice('Use the words from before, and change only what doesn’t sound like you.'),
        ),
        ...unsaid(last, ['another'], 1),
      ];
};

const softer: Operation = (last) => [
  ...plainTold(
    advice(
      'Say first what you value in them, put your wish as a question, and leave a pause after it.',
    ),
  ),
  ...unsaid(last, ['say'], 1),
];

const hurry: Operation = (last) => {
  const own = unsaid(last, ['hurry for'], 1);
  const common = unsaid(last, ['hurry'], 1);
  return own.length > 0 || common.length > 0
    ? [...own, ...common]
    : unsaid(last, ['say', 'another'], 2);
};

/** What helps when it goes otherwise than hoped, and words for it. */
export function turnTold(question: string, said: Said): readonly (readonly WrittenSentence[])[] {
  const text = question.toLowerCase().replaceAll('’', "'");
  const turn = TURNS.find(({ form }) => form.test(text)) ?? ANY_TURN;
  const fresh = said.has(turn.say) ? ANY_TURN : turn;
  return [advice(fresh.advice), labeled('You could say', [], advice(fresh.say))];
}

const whatIf: Operation = ({ choice: { said } }, { asked }) =>
  turnTold(asked.at(-1) ?? '', said).flatMap(plainTold);

/** Where people with this chart go wrong here. */
const avoid: Operation = ({ situations, choice }) => {
  const { person, said } = choice;
  const details = sectionsOf(situations[0], 'center', choice).filter(({ sentences }) =>
    sentences.some(({ claims }) => claims.some((one) => 'state' in one && one.state === 'hasNot')),
  );
  const own = [
    ...(person.type.possible.length === 1
      ? [fact(knowledgeOfType(person.type.value).watchout, claim('type', person.type.value))]
      : []),
    ...(person.authority.possible.length === 1
      ? [
          fact(
            knowledgeOfAuthority(person.authority.value).watchout,
            claim('authority', person.authority.value),
          ),
        ]
      : []),
  ].filter(({ text }) => !said.has(text));
  return [...own.flatMap((one) => plainTold([one])), ...details.slice(0, 1)];
};

const HOW_LONG =
  'Give it four weeks before you judge it; the first two mostly show how strong the old habit is. Put a date in your calendar now, and go by what others do differently by then, not by how you feel that day.';

const howLong: Operation = (last) => [
  ...plainTold(last.choice.said.has(HOW_LONG.split(';')[0] ?? '') ? [] : advice(HOW_LONG)),
  ...unsaid(last, ['experiment'], 1),
];

/** Keeps apart what is computed and what is advice, and says how to test the advice. */
const sure: Operation = (last) => {
  const { type, authority, isTimeExact } = last.choice.person;
  const isOpen = type.possible.length > 1 || authority.possible.length > 1;
  const [only] = type.possible;
  const [decides] = authority.possible;
  const basis = isOpen
    ? fact('Not entirely: your birth time leaves part of your chart open.')
    : fact(
        `Of your chart, yes: ${only === undefined ? '' : `you’re a ${only}`} with ${decides} authority${isTimeExact ? '' : ' at every hour your birth time allows'}.`,
        claim('type', only ?? ''),
        claim('authority', decides ?? ''),
      );
  const { action } = gistOf(last.text);
  return [
    ...plainTold([basis]),
    ...plainTold(labeled('The advice is a suggestion', [], advice(action))),
    ...plainTold(advice('Try it once in something small, and drop it if it makes things harder.')),
  ];
};

const more: Operation = (last) => {
  const details = detailsOf(last.situations[0], last.choice);
  return [
    ...details.slice(0, 1),
    ...unsaid(last, ['authority', 'type', 'stake'], 1),
    ...unsaid(last, ['say', 'experiment', 'another'], 1),
  ];
};

const NTH_WORDS = ['first', 'second', 'third', 'fourth', 'fifth'];
/** What goes on from a point, by how the point begins. */
const AFTER: readonly (readonly [RegExp, readonly Told['kind'][]])[] = [
  [/^(?:\*\*(?:You could|Words you|Try saying)|“)/, ['say', 'why']],
  [/^\*\*(?:This week|Try this|One small)/, ['example', 'experiment']],
];
const ABOUT_CHART = /^\*\*(?:As |With )/;

/** Takes up one point of the last answer that had several. */
function nth(which: number): Operation {
  return (last, surroundings) => {
    const listed = last.answers.map(pointsOf);
    const points = listed.findLast(({ length }) => length >= Math.max(2, which)) ?? [last.text];
    const at = which < 0 ? points.length - 1 : which - 1;
    const point = points[at];
    if (point === undefined) return more(last, surroundings);
    const [core = ''] = sentencesIn(withoutLabel(point));
    const lead = labeled(`The ${NTH_WORDS[at] ?? 'last'} point`, [], advice(core));
    const kinds = AFTER.find(([form]) => form.test(point))?.[1] ?? ['why', 'example'];
    const details = detailsOf(last.situations[0], last.choice).slice(0, 1);
    const chart = ABOUT_CHART.test(point) ? details : [];
    return [...plainTold(lead), ...chart, ...unsaid(last, kinds, 2)].slice(0, 3);
  };
}

/** A text about a member, in the words of the asking person's colleague. */
export function aboutMember(text: string, name: string): string {
  const whole = filled(text, { name });
  return whole.replace(/(^|[.!?:] “?)(your )/g, (_all, before: string) => `${before}Your `);
}

function forType(type: TypeName): Operation {
  return (last, { teamSituations }) => {
    const name = last.choice.slots.person ?? last.choice.rolePerson?.phrase ?? 'your colleague';
    const [main] = last.situations;
    const found = teamSituations.flatMap((situation) =>
      situation.sections.flatMap((section) =>
        section.kind === 'type' && section.types.includes(type) ? [{ situation, section }] : [],
      ),
    );
    const near = found.find(({ situation }) => situation.id === NEAREST_TEAM[main.id]);
    const general = { text: VALUES.type[type], kind: 'general' as const, claims: [] };
    const how = near ? aboutMember(near.section.text, name) : aboutMember(ASKS[type], name);
    return [...plainTold([general]), ...plainTold(advice(how))];
  };
}

/** The text about members that comes nearest to a situation of one person. */
const NEAREST_TEAM: Readonly<Record<string, string>> = {
  'conflict-with-boss': 'team-conflict',
  'conflict-with-peer': 'team-conflict',
  'conflict-with-report': 'team-conflict',
  'giving-difficult-feedback': 'feedback-to-a-member',
  delegating: 'delegating-to-a-member',
  handover: 'handover',
  'leading-a-meeting': 'running-our-meetings',
  'too-many-meetings': 'running-our-meetings',
  deadlines: 'deadline-pressure-in-the-team',
  'saying-no': 'asking-a-member',
  'asking-for-help': 'asking-a-member',
  'asking-for-a-raise': 'asking-a-member',
};

const OPERATIONS: Readonly<
  Record<Exclude<FollowUp['kind'], 'nth' | 'for type' | 'translate' | 'thanks'>, Operation>
> = {
  why,
  shorter,
  simpler,
  example,
  another,
  'one thing': oneThing,
  say,
  softer,
  hurry,
  'what if': whatIf,
  sure,
  more,
  avoid,
  'how long': howLong,
};

const THANKS = 'Good. Come back and tell me how it went.';
const LANGUAGES_NOTE =
  'I only have English. For other languages, this installation needs a language model, or you can paste my answer into a translator.';

/** Answers that need no earlier one. */
export function plainFollowUp({ kind }: FollowUp): readonly WrittenSentence[] | null {
  if (kind === 'translate') return advice(LANGUAGES_NOTE);
  return kind === 'thanks' ? advice(THANKS) : null;
}

function toldFor(
  followUp: FollowUp,
  last: LastAnswer,
  surroundings: Surroundings,
): readonly Told[] {
  switch (followUp.kind) {
    case 'nth':
      return nth(followUp.nth)(last, surroundings);
    case 'for type':
      return forType(followUp.type)(last, surroundings);
    case 'translate':
    case 'thanks':
      return plainTold(plainFollowUp(followUp) ?? []);
    default:
      return OPERATIONS[followUp.kind](last, surroundings);
  }
}

const ROOM = 110;

function withinRoom(told: readonly Told[]): readonly Told[] {
  let left = ROOM;
  return told.filter(({ sentences }) => {
    left -= wordCount(sentences);
    return left >= 0;
  });
}

/** Everything about the situation has been said: the last answer's core, as a question back. */
function exhausted(last: LastAnswer): Block[] {
  const { title } = last.situations[0];
  return [
    paragraph(
      ...advice(
        `That’s all I have on “${title.toLowerCase()}.” Tell me what happened when you tried it, and we’ll go on from there.`,
      ),
    ),
  ];
}

/** What a follow-up makes of the last answer. */
export function operated(followUp: FollowUp, last: LastAnswer, surroundings: Surroundings): Draft {
  const told = withinRoom(toldFor(followUp, last, surroundings));
  const blocks = told.map(({ sentences }) => paragraph(...sentences));
  return {
    blocks: blocks.length > 0 ? blocks : exhausted(last),
    next: nextQuestions(last.situations, surroundings.asked),
  };
}

/** How follow-ups continue an answer about the chart itself. */
export function chartFollowUp(
  followUp: FollowUp,
  person: PersonFacts,
  { reasons, more }: { readonly [part in 'reasons' | 'more']: readonly WrittenSentence[] },
): readonly WrittenSentence[] {
  if (followUp.kind === 'why' && reasons.length > 0) return reasons;
  if (followUp.kind === 'for type') {
    return [{ text: VALUES.type[followUp.type], kind: 'general', claims: [] }];
  }
  if (more.length > 0) return more;
  const { type, authority } = person;
  if (authority.possible.length > 1 || type.possible.length > 1) return [];
  const { signature } = TYPES[type.value];
  return [
    fact(knowledgeOfAuthority(authority.value).practice, claim('authority', authority.value)),
    fact(knowledgeOfType(type.value).atWork, claim('type', type.value)),
    fact(
      `A feeling of ${asClause(signature)} tells you it’s working.`,
      claim('signature', signature),
    ),
  ];
}
