import type { Difficulty } from '../cases/difficulty.ts';
import { difficultyOf } from './frame-difficulty.ts';
import { FRAMES, type FrameTexts } from './frames.data.ts';

/** A frame that a question tells, and how much speaks for it. */
export interface FoundFrame {
  readonly frame: FrameTexts;
  readonly score: number;
}

/** Two cues of which one is strong, or situations that are likely. */
const LEAST = 3;
/** What the likelihood of its situations adds at most. */
const SITUATIONS_MAX = 4;

/** What any frame tells, for follow-ups that go on with it. */
export const FRAME_DIFFICULTIES: readonly Difficulty[] = FRAMES.map((frame) =>
  difficultyOf(frame, ''),
);

/**
 * The frame that most cues of a question speak for; null where too little does.
 * @param likelihoods how likely the question is about each situation, by id
 */
export function frameIn(
  question: string,
  likelihoods: ReadonlyMap<string, number>,
): FoundFrame | null {
  const text = question.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  const [best] = FRAMES.map((frame) => {
    const cued = frame.cues.reduce((sum, [cue, weight]) => sum + (cue.test(text) ? weight : 0), 0);
    const near = (frame.near ?? []).reduce((sum, id) => sum + (likelihoods.get(id) ?? 0), 0);
    return { frame, score: cued + SITUATIONS_MAX * near };
  }).toSorted((a, b) => b.score - a.score);
  return best !== undefined && best.score >= LEAST ? best : null;
}
