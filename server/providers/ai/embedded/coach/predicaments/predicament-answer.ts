import type { Situation } from '#shared/knowledge/situations.ts';
import { aspectOf } from '../aspects.ts';
import { nextQuestions, openParts, WORDS_MAX } from '../compose.ts';
import { advice, type Block, type Draft, labeled, paragraph, wordCount } from '../draft.ts';
import type { Entities } from '../entities.ts';
import { choiceFor, type PersonTalk } from '../individual-talk.ts';
import { leadFor } from '../question-form.ts';
import { type Choice, detailsOf, sectionOf, type Told, worded } from '../sections.ts';
import type { Predicament } from './predicament.ts';

/** What the chart says in a situation, by what the question wants to know. */
function chartParts(situation: Situation, choice: Choice, question: string): readonly Told[] {
  const [detail] = detailsOf(situation, choice);
  const type = sectionOf(situation, 'type', choice);
  const authority = sectionOf(situation, 'authority', choice);
  const aspect = aspectOf(question);
  const order =
    aspect === 'decide' || aspect === 'when'
      ? [authority, type, detail]
      : aspect === 'why'
        ? [detail, type, authority]
        : [type, detail, authority];
  return order.filter((told) => told !== null && told !== undefined);
}

/** An answer to a predicament: what to do, what the chart adds, and words to say; null once said. */
export function predicamentAnswer(
  talk: PersonTalk,
  entities: Entities,
  { tell, say }: Predicament,
  situation: Situation,
): Draft | null {
  const choice = choiceFor(talk, entities);
  const told = advice(worded(tell, choice));
  const words = labeled('You could say', [], advice(`“${worded(say, choice)}”`));
  if (choice.said.hasAny(told) || choice.said.hasAny(words)) return null;
  const form = leadFor(talk.question, talk.person, entities.slots);
  const lead = talk.said.hasAny(form) ? [] : form;
  const open = openParts(talk.person, choice);
  const blocks: Block[] = [paragraph(...lead, ...told), paragraph(...words), ...open];
  const used = wordCount(blocks.flatMap(({ sentences }) => sentences));
  const chart = chartParts(situation, choice, talk.question).find(
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
