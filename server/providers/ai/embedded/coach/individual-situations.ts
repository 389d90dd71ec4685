import type { Situation } from '#shared/knowledge/situations.ts';
import { type Aspect, aspectOf } from './aspects.ts';
import { basics } from './chart-answers.ts';
import { composed, nextQuestions } from './compose.ts';
import { type Draft, paragraph, wordCount } from './draft.ts';
import type { Entities } from './entities.ts';
import { followUpAnswer } from './follow-up/follow-up-answer.ts';
import { DEFINED_WORDS_MAX } from './individual-direct.ts';
import { choiceFor, type PersonTalk } from './individual-talk.ts';
import { offeredBy } from './offered-by.ts';
import type { Portrait } from './portraits.ts';
import { leadFor } from './question-form.ts';

export function situationAnswer(
  talk: PersonTalk,
  entities: Entities,
  situations: readonly [Situation, ...Situation[]],
  teamSituations: readonly Situation[],
): Draft {
  const aspect: Aspect = aspectOf(talk.question);
  const asked = [...talk.earlier, talk.question];
  const [situation] = situations;
  const choice = choiceFor(talk, offeredBy(talk.question, entities, situation.id));
  const form = leadFor(talk.question, talk.person, entities.slots);
  const lead = talk.said.hasAny(form) ? [] : form;
  const draft = composed(
    {
      situations,
      aspect,
      isUrgent: entities.isUrgent,
      isAgain: talk.isRegenerated,
      lead,
      choice,
    },
    asked,
  );
  if (draft.blocks.length > 0) return draft;
  const matter = {
    question: talk.question,
    first: talk.question,
    asked,
    text: talk.answers.at(-1) ?? '',
    answers: talk.answers,
    situation,
    difficulty: null,
    terms: [],
    choice,
  };
  return followUpAnswer({ kind: 'more' }, matter, teamSituations);
}

export function portraitAnswer(talk: PersonTalk, portrait: Portrait): Draft {
  const asked = [...talk.earlier, talk.question];
  const paragraphs = portrait.tell(talk.person).map((sentences) =>
    sentences.filter((sentence, at) => {
      const isFirst = sentences.findIndex(({ text }) => text === sentence.text) === at;
      return isFirst && !talk.said.has(sentence.text);
    }),
  );
  let room = DEFINED_WORDS_MAX;
  const blocks = paragraphs.flatMap((sentences) => {
    const fitting = sentences.filter((one) => {
      const words = wordCount([one]);
      if (words > room) return false;
      room -= words;
      return true;
    });
    return fitting.length === 0 ? [] : [paragraph(...fitting)];
  });
  const next = nextQuestions([portrait], asked);
  if (blocks.length > 0) return { blocks, next };
  return { blocks: [paragraph(...basics(talk.person))], next };
}
