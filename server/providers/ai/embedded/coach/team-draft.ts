import { nextQuestions } from './compose.ts';
import { type Block, type Draft, wordCount } from './draft.ts';
import type { TeamTalk } from './team-talk.ts';

export const WORDS_MAX = 148;

/** Keeps blocks while they fit. */
export function within(blocks: readonly Block[], most = WORDS_MAX): Block[] {
  let left = most;
  return blocks.flatMap((block) => {
    const sentences = block.sentences.filter((sentence) => {
      const words = wordCount([sentence]);
      if (words > left) return false;
      left -= words;
      return true;
    });
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
