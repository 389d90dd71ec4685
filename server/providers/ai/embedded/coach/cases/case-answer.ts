import { filled, type Situation } from '#shared/knowledge/situations.ts';
import { nearnessTo } from '../../sentence-vectors.ts';
import { aspectOf } from '../aspects.ts';
import { nextQuestions, openParts, WORDS_MAX } from '../compose.ts';
import { advice, type Block, type Draft, labeled, paragraph, wordCount } from '../draft.ts';
import type { Entities } from '../entities.ts';
import { starters } from '../individual-direct.ts';
import { choiceFor, type PersonTalk } from '../individual-talk.ts';
import { offeredBy } from '../offered-by.ts';
import { leadFor } from '../question-form.ts';
import {
  type Choice,
  detailsOf,
  type Sections,
  sectionOf,
  sectionsOf,
  type Told,
  worded,
} from '../sections.ts';
import type { Difficulty } from './difficulty.ts';

/** A step is worth some words more than an answer otherwise has. */
const STEP_WORDS_MAX = WORDS_MAX + 8;

/** Says yes or no by itself. */
const ANSWERED = /^(?:Yes|No|Don’t)\b/;

/** What sections say about the chart, nearest to what is told first; how to decide when asked. */
function chartParts(from: Sections, choice: Choice, talk: PersonTalk, tell: string): Told[] {
  const authority = sectionOf(from, 'authority', choice);
  const parts = [...sectionsOf(from, 'type', choice), authority, ...detailsOf(from, choice)];
  const aspect = aspectOf(talk.question);
  const isDeciding = aspect === 'decide' || aspect === 'when';
  const nearness = nearnessTo(`${talk.question} ${tell}`);
  const near = (told: Told) => nearness(told.sentences.map(({ text }) => text).join(' '));
  return parts
    .filter((told) => told !== null)
    .map((told) => ({ told, near: near(told) + (isDeciding && told === authority ? 1 : 0) }))
    .toSorted((x, y) => y.near - x.near)
    .map(({ told }) => told);
}

/** What an answer begins with by the question's form, unless it was said before. */
function unsaidLead(talk: PersonTalk, entities: Entities) {
  const lead = leadFor(talk.question, talk.person, entities.slots);
  return talk.said.hasAny(lead) ? [] : lead;
}

/**
 * An answer to a difficulty: what to do, what the chart adds, words to say, and a next step; null
 * once said.
 * @param situation adds what the chart says where the difficulty itself doesn't
 */
export function caseAnswer(
  talk: PersonTalk,
  entities: Entities,
  { of, tell, say, step, isDirect = false, hinges = [] }: Difficulty,
  situation: Situation | null,
): Draft | null {
  const choice = choiceFor(talk, offeredBy(talk.question, entities, of));
  const told = advice(worded(tell, choice));
  const words = labeled('You could say', [], advice(worded(`“${say}”`, choice)));
  if (choice.said.hasAny(told) || choice.said.hasAny(words)) return null;
  const lead = isDirect || ANSWERED.test(tell) ? [] : unsaidLead(talk, entities);
  const open = openParts(talk.person, choice);
  const used = [...lead, ...told, ...words, ...open.flatMap(({ sentences }) => sentences)];
  const chart = [
    ...chartParts({ sections: hinges }, choice, talk, filled(tell, {})),
    ...(situation === null ? [] : chartParts(situation, choice, talk, filled(tell, {}))),
  ].find(({ sentences }) => wordCount([...used, ...sentences]) <= WORDS_MAX);
  const next = step === undefined ? [] : labeled('Next step', [], advice(worded(step, choice)));
  const hasRoom = wordCount([...used, ...(chart?.sentences ?? []), ...next]) <= STEP_WORDS_MAX;
  const blocks: Block[] = [
    paragraph(...lead, ...told),
    ...(chart === undefined ? [] : [paragraph(...chart.sentences)]),
    paragraph(...words),
    ...(hasRoom && next.length > 0 ? [paragraph(...next)] : []),
    ...open,
  ];
  const asked = [...talk.earlier, talk.question];
  return { blocks, next: situation === null ? starters(talk) : nextQuestions([situation], asked) };
}
