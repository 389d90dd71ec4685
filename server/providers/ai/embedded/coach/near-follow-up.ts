import { likeness, sentenceVectors } from '../sentence-vectors.ts';
import { FOLLOW_UP_EXAMPLES } from './follow-up-examples.data.ts';
import { type FollowUp, followUpOf } from './follow-ups.ts';

const WORDS_MAX = 10;
/** Nearer than that, an example is meant; measured on questions of their own. */
const NEAR = 0.75;

type Example = keyof typeof FOLLOW_UP_EXAMPLES;

function isExample(kind: string): kind is Example {
  return kind in FOLLOW_UP_EXAMPLES;
}

/** The operation whose examples come nearest in meaning, or null when none comes near. */
function nearestOperation(question: string): FollowUp | null {
  const vectors = sentenceVectors();
  const asked = vectors.vectorOf(question);
  const scored = Object.entries(FOLLOW_UP_EXAMPLES).map(([kind, examples]) => ({
    kind,
    score: Math.max(...examples.map((text) => likeness(asked, vectors.vectorOf(text)))),
  }));
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return best !== undefined && best.score >= NEAR && isExample(best.kind)
    ? { kind: best.kind }
    : null;
}

/** What to do with the last answer, by sure forms first, then by meaning; null for a new question. */
export function continuation(question: string): FollowUp | null {
  const sure = followUpOf(question);
  if (sure !== null) return sure;
  return question.trim().split(/\s+/).length > WORDS_MAX ? null : nearestOperation(question);
}
