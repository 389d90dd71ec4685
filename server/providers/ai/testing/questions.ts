import { ANA } from '#shared/coach/example-facts.ts';
import type { CoachPiece, CoachQuestion, GroundFact } from '../port.ts';

const FACTS: readonly GroundFact[] = [
  { id: 'F1', topic: 'type', about: null, text: 'You are a Generator.' },
  { id: 'F2', topic: 'authority', about: null, text: 'Your authority is sacral.' },
];

/** A sample question with two facts and a passage. */
export const QUESTION: CoachQuestion = {
  audience: 'individual',
  instructions: 'You are a calm coach.',
  facts: FACTS,
  selectedFacts: FACTS,
  people: [ANA],
  team: null,
  passages: [
    {
      id: 'K1',
      title: 'Generators',
      text: 'Generators respond to what life brings.',
      gates: [],
    },
  ],
  history: [],
  question: 'What is my type?',
  context: null,
  isRegenerated: false,
  askerKey: 'key-of-the-person',
  cacheKey: 'key-of-the-chart',
};

export async function collect(answer: AsyncIterable<CoachPiece>): Promise<CoachPiece[]> {
  const chunks: CoachPiece[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return chunks;
}

/** The text of an answer, in prose or in sentences. */
export function wordsOf(pieces: readonly CoachPiece[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'prose') return piece.text;
      return piece.kind === 'sentence' ? `${piece.sentence.text} ` : '';
    })
    .join('');
}
