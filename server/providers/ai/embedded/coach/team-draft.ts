import type { WrittenSentence } from '#shared/coach/claims.ts';
import { nextQuestions } from './compose.ts';
import { type Block, type Draft, wordCount } from './draft.ts';
import type { TeamTalk } from './team-talk.ts';

export const WORDS_MAX = 148;

/** The beginning of a block that fits; a question that was to be answered goes with its answer. */
function fitting(sentences: readonly WrittenSentence[], room: number): readonly WrittenSentence[] {
  let left = room;
  const end = sentences.findIndex((sentence) => {
    left -= wordCount([sentence]);
    return left < 0;
  });
  const kept = end < 0 ? sentences : sentences.slice(0, end);
  const isCut = kept.length < sentences.length && kept.at(-1)?.text.endsWith('?') === true;
  return isCut ? kept.slice(0, -1) : kept;
}

/** Keeps blocks while they fit. */
export function within(blocks: readonly Block[], most = WORDS_MAX): Block[] {
  let left = most;
  return blocks.flatMap((block) => {
    const sentences = fitting(block.sentences, left);
    left -= wordCount(sentences);
    return sentences.length === 0 ? [] : [{ ...block, sentences }];
  });
}

export function nextFor(talk: TeamTalk, rows: readonly (readonly string[])[]): readonly string[] {
  return nextQuestions(
    rows.map((row) => ({ next: [...row] })),
    [...talk.earlier, talk.question],
  );
}

/** Questions that every team can ask. */
export function starters(talk: TeamTalk): readonly string[] {
  const [first, second] = talk.members;
  const pair = first && second ? [`How do ${first.name} and ${second.name} work together?`] : [];
  return nextFor(talk, [
    ['What are we missing?', 'How do we decide together?', 'What depends on one person?'],
    [...pair, ...(first ? [`How do I ask ${first.name} for something?`] : [])],
  ]);
}

export function draftOf(talk: TeamTalk, blocks: readonly Block[]): Draft {
  return {
    blocks: within(blocks.filter(({ sentences }) => sentences.length > 0)),
    next: starters(talk),
  };
}
