import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { Situation } from '#shared/knowledge/situations.ts';
import { nextQuestions } from '../compose.ts';
import { advice, type Draft, paragraph, wordCount } from '../draft.ts';
import type { FollowUp } from '../follow-ups.ts';
import { forType } from './for-type.ts';
import type { Matter, Paragraph } from './matter.ts';
import { nth, OPERATIONS } from './operations.ts';

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
  matter: Matter,
  teamSituations: readonly Situation[],
): readonly Paragraph[] {
  switch (followUp.kind) {
    case 'nth':
      return nth(followUp.nth)(matter);
    case 'for type':
      return forType(followUp.type, matter, teamSituations);
    case 'translate':
    case 'thanks':
      return [plainFollowUp(followUp) ?? []];
    default:
      return OPERATIONS[followUp.kind](matter);
  }
}

const ROOM = 110;

function withinRoom(told: readonly Paragraph[]): readonly Paragraph[] {
  let left = ROOM;
  return told.filter((sentences) => {
    left -= wordCount(sentences);
    return sentences.length > 0 && left >= 0;
  });
}

/** What can be had instead, where nothing is left for what was asked. */
const INSTEAD: Readonly<Partial<Record<FollowUp['kind'], string>>> = {
  example: 'I have no further scene for this, but I can give you the exact words or one next step.',
  why: 'That’s all the chart says about the reason; ask me for an example, and you’ll see it at work.',
  another: 'I have no other idea for this one; tell me what got in the way of the first.',
  say: 'You have all the words I know for this; tell me how they’d answer, and we’ll go on from there.',
  nth: 'My answer had only one point; ask me for an example or the reason instead.',
  compare:
    'There’s only one point to look at so far; ask me for another idea, and I’ll compare the two.',
};

function exhausted(kind: FollowUp['kind'], situation: Situation | null): string {
  const instead = INSTEAD[kind];
  if (instead !== undefined) return instead;
  return situation === null
    ? 'That’s what the chart says about it. Tell me where it comes up at work, and I can get specific.'
    : `That’s all I have on “${situation.title.toLowerCase()}.” Tell me what happened when you tried it, and we’ll go on from there.`;
}

/** What a follow-up makes of the last answer. */
export function followUpAnswer(
  followUp: FollowUp,
  matter: Matter,
  teamSituations: readonly Situation[],
): Draft {
  const { situation, asked } = matter;
  const told = withinRoom(toldFor(followUp, matter, teamSituations));
  const blocks =
    told.length > 0
      ? told.map((sentences) => paragraph(...sentences))
      : [paragraph(...advice(exhausted(followUp.kind, situation)))];
  return { blocks, next: situation === null ? [] : nextQuestions([situation], asked) };
}
