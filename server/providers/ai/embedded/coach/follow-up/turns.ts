import type { WrittenSentence } from '#shared/coach/claims.ts';
import { sentenceVectors } from '../../sentence-vectors.ts';
import { advice, labeled, type Said } from '../draft.ts';
import { learnMeaning, MeaningModel } from '../meaning-model.ts';
import { ANY_TURN, STORY_TURNS, type StoryTurn } from './story-turns.data.ts';

/** What counts as likely among all turns: measured on left-out phrasings, two of three are right from 0.6 on. */
const EVIDENCE_TIMES = 0.25;
const LIKELY = 0.6;
/** Where the question is for what to do then, a less likely turn is better than none. */
const LIKELY_ASKED = 0.35;

let learned: MeaningModel | null = null;

/** Learned when the first turn may have been told. */
function model(): MeaningModel {
  const vectors = sentenceVectors();
  learned ??= new MeaningModel(
    learnMeaning(
      STORY_TURNS.length,
      STORY_TURNS.flatMap(({ asked }, subject) =>
        asked.split('\n').flatMap((text) => {
          const vector = vectors.vectorOf(text);
          return vector === null ? [] : [{ subject, vector }];
        }),
      ),
    ),
  );
  return learned;
}

interface Likely {
  readonly turn: StoryTurn;
  readonly share: number;
}

function likeliest(text: string): readonly Likely[] {
  const vector = sentenceVectors().vectorOf(text);
  if (vector === null) return [];
  const evidence = model()
    .evidence(vector)
    .map((one) => EVIDENCE_TIMES * one);
  const most = Math.max(...evidence);
  const whole = evidence.reduce((sum, one) => sum + Math.exp(one - most), 0);
  const turn = STORY_TURNS[evidence.indexOf(most)];
  return turn === undefined ? [] : [{ turn, share: 1 / whole }];
}

/** The turn that a text or one of its sentences tells of, if it's at least so likely. */
function turnIn(text: string, least: number): StoryTurn | null {
  const [best] = [...new Set([text, ...text.split(/(?<=[.!?…])\s+/)])]
    .flatMap(likeliest)
    .toSorted((a, b) => b.share - a.share);
  return best === undefined || best.share < least ? null : best.turn;
}

type Paragraphs = readonly (readonly WrittenSentence[])[];

function toldOf(turn: Pick<StoryTurn, 'advice' | 'say'>): Paragraphs {
  return [advice(turn.advice), labeled('You could say', [], advice(turn.say))];
}

/** What helps with a turn that a follow-up tells, and words for it; nothing when none is likely. */
export function turnTold(question: string, said: Said): Paragraphs {
  const turn = turnIn(question, LIKELY);
  return turn === null || said.has(turn.say) ? [] : toldOf(turn);
}

/** The same when it's asked what to do then. */
export function turnAsked(question: string, said: Said): Paragraphs {
  const turn = turnIn(question, LIKELY_ASKED);
  if (turn !== null && !said.has(turn.say)) return toldOf(turn);
  return said.has(ANY_TURN.say) ? [] : toldOf(ANY_TURN);
}
