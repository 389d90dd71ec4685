import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import type { AuthorityName } from '#shared/engine/authority.ts';
import { PROFILE_BY_ID } from '#shared/knowledge/profiles.ts';
import type { Section } from '#shared/knowledge/situations.ts';
import { WORDS_MAX } from '../compose.ts';
import { advice, type Draft, labeled, paragraph, wordCount } from '../draft.ts';
import type { PersonTalk } from '../individual-talk.ts';
import { leadFor, questionFormOf } from '../question-form.ts';
import { reasonFor } from '../sections.ts';
import { type DecidingWay, SELF_TOPICS, type SelfTopic } from './self-topics.data.ts';

type Paragraph = readonly WrittenSentence[];
type Part = SelfTopic['first'];

/** Longer questions tell a case; then only what they ask in the end counts. */
const WHOLE_WORDS_MAX = 20;
const WORDS_ASKED_MAX = 42;
const PARTS: readonly Part[] = ['type', 'centers', 'authority', 'line'];
const DETAILS_MAX = 2;

/** The topic of a question about the asker that their chart answers; null for none. */
export function selfTopicIn(question: string): SelfTopic | null {
  const text = question.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  const words = text.split(' ').length;
  if (words > WORDS_ASKED_MAX) return null;
  const asked = words <= WHOLE_WORDS_MAX ? text : (text.split(/(?<=[.?!])\s/).at(-1) ?? '');
  return SELF_TOPICS.find(({ asks }) => asks.some((form) => form.test(asked))) ?? null;
}

const WAYS: Readonly<Record<AuthorityName, DecidingWay>> = {
  Emotional: 'Emotional',
  Sacral: 'Sacral',
  Splenic: 'Splenic',
  'Ego Manifested': 'Ego',
  'Ego Projected': 'Ego',
  'Self-Projected': 'Self-Projected',
  'Mental / Environmental': 'Mental',
  Lunar: 'Lunar',
};

/** What the topic says about one part of the chart, for a chart such as this person's. */
function sectionsOf(topic: SelfTopic, part: Part, person: PersonFacts): readonly Section[] {
  if (part === 'type') {
    const type = person.type.value;
    return topic.type === undefined
      ? []
      : [{ kind: 'type', types: [type], text: topic.type[type] }];
  }
  if (part === 'authority') {
    const authority = person.authority.value;
    const text = topic.authority?.[WAYS[authority]];
    return text === undefined ? [] : [{ kind: 'authority', authorities: [authority], text }];
  }
  if (part === 'centers') {
    return (topic.centers ?? []).map((own) => ({ kind: 'center', ...own }));
  }
  const { personalityLine, designLine } = PROFILE_BY_ID[person.profile.value];
  return [
    { line: personalityLine, text: topic.line?.[personalityLine] },
    { line: designLine, text: topic.otherLine?.[designLine] },
  ].flatMap(({ line, text }) =>
    text === undefined ? [] : [{ kind: 'line', lines: [line], text }],
  );
}

/** The direct answer makes its claims without a label. */
function asAnswer(section: Section, person: PersonFacts): Paragraph {
  const reason = reasonFor(section, person);
  if (reason === null) return [];
  const [first, ...rest] = advice(section.text);
  return first === undefined ? [] : [{ ...first, claims: [...reason.claims] }, ...rest];
}

function asDetail(section: Section, person: PersonFacts): Paragraph {
  const reason = reasonFor(section, person);
  return reason === null ? [] : labeled(reason.label, reason.claims, advice(section.text));
}

/** Up to two more parts of the chart that fit into what's left of the words. */
function detailsWithin(
  sections: readonly Section[],
  person: PersonFacts,
  room: number,
): readonly Paragraph[] {
  let left = room;
  const picked: Paragraph[] = [];
  for (const section of sections) {
    const told = asDetail(section, person);
    if (told.length === 0 || wordCount(told) > left || picked.length === DETAILS_MAX) continue;
    left -= wordCount(told);
    picked.push(told);
  }
  return picked;
}

/**
 * What a chart says to a question that people ask about themselves: the part that answers it, what
 * others add, and one thing to do. Null where the birth time leaves that part open, and once said.
 */
export function topicAnswer(
  topic: SelfTopic,
  { question, person, said }: PersonTalk,
): Draft | null {
  const fitting = (part: Part) =>
    sectionsOf(topic, part, person).filter((one) => reasonFor(one, person) !== null);
  const order = [topic.first, ...PARTS.filter((part) => part !== topic.first)];
  const found = order.map(fitting).filter((sections) => sections.length > 0);
  const [[answering, ...rest] = [], ...others] = found;
  const more = topic.isOneCenter === true ? [] : rest;
  if (answering === undefined) return null;
  // Of the parts that only add something, each says one thing before one says two.
  const adding = [
    ...(topic.otherLine === undefined ? [] : more),
    ...others.flatMap(([first]) => first ?? []),
    ...(topic.otherLine === undefined ? more : []),
    ...others.flatMap(([, ...further]) => further),
  ];
  const lead =
    questionFormOf(question) === 'normal'
      ? leadFor(question, person, {})
      : advice(topic.lead ?? '');
  const answer = [...lead, ...asAnswer(answering, person)];
  if (said.hasAny(answer)) return null;
  const step = labeled('This week', [], advice(topic.step));
  const details = detailsWithin(adding, person, WORDS_MAX - wordCount([...answer, ...step]));
  return {
    blocks: [answer, ...details, step].map((sentences) => paragraph(...sentences)),
    next: topic.next,
  };
}

/** The chart’s answer to a question about the asker; null for any other question. */
export function selfAnswer(talk: PersonTalk): Draft | null {
  const topic = talk.isRegenerated ? null : selfTopicIn(talk.question);
  return topic === null ? null : topicAnswer(topic, talk);
}
