import type { CoachPiece, CoachQuestion } from '../port.ts';

/** A sample question with two facts and a passage. */
export const QUESTION: CoachQuestion = {
  audience: 'individual',
  instructions: 'You are a calm coach.',
  facts: [
    { id: 'F1', topic: 'type', about: null, text: 'You are a Generator.' },
    { id: 'F2', topic: 'authority', about: null, text: 'Your authority is sacral.' },
  ],
  people: [],
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
};

export async function collect(answer: AsyncIterable<CoachPiece>): Promise<CoachPiece[]> {
  const chunks: CoachPiece[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return chunks;
}

export function wordsOf(chunks: readonly CoachPiece[]): string {
  return chunks.map((chunk) => (chunk.kind === 'prose' ? chunk.text : '')).join('');
}
