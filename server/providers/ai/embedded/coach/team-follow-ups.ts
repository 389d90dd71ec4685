import type { WrittenSentence } from '#shared/coach/claims.ts';
import { andList } from '#shared/domain/english.ts';
import { withNames } from '#shared/knowledge/prose.ts';
import { type Situation, sentencesIn } from '#shared/knowledge/situations.ts';
import {
  advice,
  type Block,
  bullet,
  claim,
  type Draft,
  fact,
  labeled,
  paragraph,
} from './draft.ts';
import { core, limitIn, wordsIn } from './follow-up/few-words.ts';
import { aboutMember } from './follow-up/for-type.ts';
import { HOW_LONG } from './follow-up/operations.ts';
import { plainly } from './follow-up/plain-words.ts';
import { FAIR_POINT, SETTING, UNBELIEVING } from './follow-up/story.ts';
import { turnAsked, turnTold } from './follow-up/turns.ts';
import type { FollowUp } from './follow-ups.ts';
import { VALUES } from './glossary.data.ts';
import { gistOf, pointsOf, withoutLabel } from './last-answer.ts';
import { nextFor, within } from './team-draft.ts';
import { type Member, memberFact } from './team-facts-answers.ts';
import { TYPE_AVOIDS } from './team-general/team-texts.data.ts';
import { groupedTexts, type Manner, MEMBERS_MAX, mannerOf, quickAndSlow } from './team-manners.ts';
import { EXHAUSTED, firstUnsaid, memberLines } from './team-situations.ts';
import { membersIn, type TeamTalk } from './team-talk.ts';

/** Which part of a situation answers which operation: the first that has not been said. */
const SECTIONS: Readonly<Partial<Record<FollowUp['kind'], readonly string[]>>> = {
  why: ['why'],
  simpler: ['stake', 'another'],
  example: ['example'],
  another: ['another', 'experiment', 'say'],
  say: ['say'],
  hurry: ['hurry'],
  more: ['why', 'another', 'experiment', 'example'],
  'how long': ['experiment'],
  compare: ['another'],
};

const SUGGESTION = 'What to do with them is a suggestion; try it for a week and keep what works.';
const FIXED: Readonly<Partial<Record<FollowUp['kind'], string>>> = {
  translate: 'I only have English. For other languages, this installation needs a language model.',
  thanks: 'Good. Come back and tell me how it went.',
};

/** The last answer again, shorter or in plain words; null for other operations. */
export function reworded({ kind }: FollowUp, talk: TeamTalk): Draft | null {
  const last = talk.answers.at(-1) ?? '';
  const limit = limitIn(talk.question);
  const short = core(last, { ...limit, words: Math.min(limit.words, wordsIn(last) - 1) });
  const text = kind === 'shorter' ? short : kind === 'simpler' ? plainly(last) : [];
  if (text.length === 0) return null;
  return { blocks: [paragraph(...advice(text.join(' ')))], next: nextFor(talk, []) };
}

/** What an operation on a team's answer is made from. */
interface TeamMatter {
  readonly talk: TeamTalk;
  readonly situation: Situation;
}

type Paragraphs = readonly (readonly WrittenSentence[])[];
type TeamOperation = (matter: TeamMatter, followUp: FollowUp) => Paragraphs;

function meantMembers({ named, members }: TeamTalk): readonly Member[] {
  return (named.length > 0 ? named : members).slice(0, MEMBERS_MAX);
}

/** The charts that the answer went by; the rest is advice. */
const sure: TeamOperation = ({ talk }) => {
  const own = meantMembers(talk).map((member) => memberFact(member, 'type'));
  const told = own.map(({ text }) => text.replace(/\.$/, ''));
  return [
    [
      {
        ...fact(`Of the charts, yes: ${andList(told)}.`),
        claims: own.flatMap(({ claims }) => claims),
      },
      ...advice(SUGGESTION),
    ],
  ];
};

/** What doesn’t work with those it's about. */
const avoid: TeamOperation = ({ talk }) => {
  const texts = meantMembers(talk).flatMap((member) => {
    const { name, type } = member;
    if (type.possible.length > 1) return [];
    const text = withNames(TYPE_AVOIDS[type.value], { name });
    const own = claim('type', type.value, 'has', name);
    return [{ member, line: { ...fact(text, own), kind: 'advice' as const } }];
  });
  return groupedTexts(texts.filter(({ line }) => !talk.said.has(line.text)));
};

/** The step of the last answer, or of its situation, alone. */
const oneThing: TeamOperation = ({ talk, situation }) => {
  const step = firstUnsaid(talk, situation, ['experiment']);
  const action =
    step.length > 0 ? step.slice(0, 2) : advice(gistOf(talk.answers.at(-1) ?? '').action);
  return [labeled('Just this', [], action)];
};

const NTH_WORDS = ['first', 'second', 'third', 'fourth', 'fifth'];
const OTHER_MANNERS: readonly Manner[] = ['decide', 'ask', 'feedback', 'motivate'];

/** A point of the last answer, and what goes on from it. */
const nth: TeamOperation = ({ talk, situation }, followUp) => {
  const which = followUp.kind === 'nth' ? followUp.nth : 1;
  const points = pointsOf(talk.answers.at(-1) ?? '').filter(
    (point) => !/^I read this as/.test(point),
  );
  const at = which < 0 || which > points.length ? points.length - 1 : which - 1;
  const point = withoutLabel(points[at] ?? '');
  const lead = advice(sentencesIn(point).slice(0, 2).join(' '));
  const [member] = membersIn(point, talk.members);
  const ways =
    member === undefined ? [] : OTHER_MANNERS.flatMap((manner) => mannerOf(member, manner));
  const fresh = ways
    .filter(
      ({ text }, index) =>
        !talk.said.has(text) && ways.findIndex((own) => own.text === text) === index,
    )
    .slice(0, 2);
  const more =
    fresh.length > 0 ? fresh : firstUnsaid(talk, situation, ['why', 'example', 'another']);
  return [labeled(`The ${NTH_WORDS[at] ?? 'last'} point`, [], lead), more];
};

const softer: TeamOperation = ({ talk, situation }) => [
  labeled(
    'Softer',
    [],
    advice(
      'Say first what you value in them, put your wish as a question, and leave a pause after it.',
    ),
  ),
  firstUnsaid(talk, situation, ['say', 'another']),
];

/** What the situation has for a hurry, else who answers right away and the step. */
const hurry: TeamOperation = ({ talk, situation }) => {
  const known = firstUnsaid(talk, situation, ['hurry']);
  return known.length > 0
    ? [known]
    : [quickAndSlow(talk.members), firstUnsaid(talk, situation, ['experiment'])];
};

const howLong: TeamOperation = ({ talk, situation }) => [
  advice(HOW_LONG),
  firstUnsaid(talk, situation, ['experiment']),
];

const ofType: TeamOperation = ({ situation }, followUp) => {
  if (followUp.kind !== 'for type') return [];
  const { type } = followUp;
  const section = situation.sections.find((one) => one.kind === 'type' && one.types.includes(type));
  return [
    [{ ...fact(VALUES.type[type]), kind: 'general' }],
    section === undefined ? [] : advice(aboutMember(section.text, 'your colleague')),
  ];
};

/** More of the story: what helps with it, and how it concerns those who are named. */
const detail: TeamOperation = ({ talk, situation }) => {
  const turn = turnTold(talk.question, talk.said);
  const most = turn.length > 0 ? 0 : 1;
  const plain = firstUnsaid(talk, situation, ['why', 'another', 'experiment']);
  const named = talk.named.flatMap((member) => mannerOf(member, 'ask')).slice(0, 2);
  return [...turn, ...[plain].slice(0, most), named.filter(({ text }) => !talk.said.has(text))];
};

const disagree: TeamOperation = ({ talk, situation }) => {
  const turn = turnTold(talk.question, talk.said);
  const other = firstUnsaid(talk, situation, ['another', 'experiment', 'why']);
  return [advice(FAIR_POINT), ...(turn.length > 0 ? turn : [other])];
};

const NOT_LIKE_THAT =
  'Then go by what you see. A chart shows a tendency; training, age, and the people around somebody decide how much of it shows. Ask the person what helps them, and take that.';

const OPERATIONS: Readonly<Partial<Record<FollowUp['kind'], TeamOperation>>> = {
  sure,
  avoid,
  'one thing': oneThing,
  nth,
  softer,
  hurry,
  'how long': howLong,
  'for type': ofType,
  shorter: ({ talk }) => [advice(gistOf(talk.answers.at(-1) ?? '').action)],
  detail,
  disagree,
  'not me': () => [advice(NOT_LIKE_THAT)],
  absolute: () => [advice(NOT_LIKE_THAT)],
  unbelieving: () => [advice(UNBELIEVING)],
  setting: () => [advice(SETTING)],
  'what if': ({ talk }) => turnAsked(talk.question, talk.said),
};

/** What the situation has for it, and how it concerns those who are named. */
function fromSections({ talk, situation }: TeamMatter, kind: FollowUp['kind']): Block[] {
  const kinds = SECTIONS[kind] ?? [];
  const plain = firstUnsaid(talk, situation, kinds);
  const isOfMembers = kind === 'another' || kind === 'more';
  const lines =
    isOfMembers && talk.named.length > 0 ? within(memberLines(talk, situation), 60) : [];
  return [...(plain.length > 0 ? [paragraph(...plain)] : []), ...lines];
}

/** What goes on with what the last answer was about. */
export function followUpAnswer(followUp: FollowUp, talk: TeamTalk, situation: Situation): Draft {
  const matter = { talk, situation };
  const { kind } = followUp;
  const told = OPERATIONS[kind]?.(matter, followUp).filter((own) => own.length > 0);
  const isListed = kind === 'avoid' && (told?.length ?? 0) > 1;
  const blocks =
    told?.map((own) => (isListed ? bullet(own) : paragraph(...own))) ?? fromSections(matter, kind);
  const rest = blocks.length > 0 ? blocks : [paragraph(...advice(FIXED[kind] ?? EXHAUSTED))];
  return { blocks: rest, next: nextFor(talk, [situation.next]) };
}
