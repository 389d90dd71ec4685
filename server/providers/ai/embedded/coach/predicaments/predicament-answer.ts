import { filled, type Situation } from '#shared/knowledge/situations.ts';
import { nearnessTo } from '../../sentence-vectors.ts';
import { aspectOf } from '../aspects.ts';
import { nextQuestions, openParts, WORDS_MAX } from '../compose.ts';
import { advice, type Block, type Draft, labeled, paragraph, wordCount } from '../draft.ts';
import type { Entities } from '../entities.ts';
import { choiceFor, type PersonTalk } from '../individual-talk.ts';
import { leadFor } from '../question-form.ts';
import { type Choice, detailsOf, sectionOf, type Told, worded } from '../sections.ts';
import type { Predicament } from './predicament.ts';

/** What the chart says in a situation, nearest to what is told first; how to decide when asked. */
function chartParts(situation: Situation, choice: Choice, talk: PersonTalk, tell: string): Told[] {
  const authority = sectionOf(situation, 'authority', choice);
  const parts = [sectionOf(situation, 'type', choice), authority, ...detailsOf(situation, choice)];
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

const OFFERED = new Set(['job-offer', 'two-offers']);
const OWN_PEOPLE =
  /\b(?:[Mm]y|[Oo]ur) (?:\w+ )?(?:boss|manager|lead|colleague|coworker|team|friend|wife|husband) (?=\p{Lu})/u;

/** Of an offer, the asker's own manager is not the one to answer. */
function offeredBy(question: string, entities: Entities, { id }: Situation): Entities {
  if (!OFFERED.has(id) || !OWN_PEOPLE.test(question)) return entities;
  const { person: _own, ...slots } = entities.slots;
  return { ...entities, slots, rolePerson: null };
}

/** An answer to a predicament: what to do, what the chart adds, and words to say; null once said. */
export function predicamentAnswer(
  talk: PersonTalk,
  entities: Entities,
  { tell, say }: Predicament,
  situation: Situation,
): Draft | null {
  const choice = choiceFor(talk, offeredBy(talk.question, entities, situation));
  const told = advice(worded(tell, choice));
  const words = labeled('You could say', [], advice(`“${worded(say, choice)}”`));
  if (choice.said.hasAny(told) || choice.said.hasAny(words)) return null;
  const form = leadFor(talk.question, talk.person, entities.slots);
  const lead = talk.said.hasAny(form) ? [] : form;
  const open = openParts(talk.person, choice);
  const blocks: Block[] = [paragraph(...lead, ...told), paragraph(...words), ...open];
  const used = wordCount(blocks.flatMap(({ sentences }) => sentences));
  const chart = chartParts(situation, choice, talk, filled(tell, {})).find(
    ({ sentences }) => used + wordCount(sentences) <= WORDS_MAX,
  );
  const [first, ...others] = blocks;
  return {
    blocks: [
      ...(first === undefined ? [] : [first]),
      ...(chart === undefined ? [] : [paragraph(...chart.sentences)]),
      ...others,
    ],
    next: nextQuestions([situation], [...talk.earlier, talk.question]),
  };
}
