import { CONCEPTS, type Concept } from './concepts.data.ts';
import type { Predicament } from './predicament.ts';
import { WITH_BOSSES } from './with-bosses.data.ts';
import { WITH_CLIENTS } from './with-clients.data.ts';
import { WITH_COLLEAGUES } from './with-colleagues.data.ts';
import { WITH_ONESELF } from './with-oneself.data.ts';

export const PREDICAMENTS: readonly Predicament[] = [
  ...WITH_BOSSES,
  ...WITH_COLLEAGUES,
  ...WITH_CLIENTS,
  ...WITH_ONESELF,
];

/** Words of its own tell more than a concept that many predicaments share. */
const WORDS_WORTH = 2.2;
/** How much the nearness of its situation, 0 to 1, counts beside a concept. */
const NEARNESS_WORTH = 2.5;
/** What has less than this in its favor is not taken. */
const ENOUGH = 1.25;
/** Things that belong together stand in this many sentences in a row. */
const TOGETHER = 2;

const FORMS = new Map<string, RegExp>(
  Object.entries(CONCEPTS).map(([concept, words]) => [
    concept,
    new RegExp(`(?<!\\w)(?:${words})(?!\\w)`, 'i'),
  ]),
);

function isTold(concept: Concept, text: string): boolean {
  return FORMS.get(concept)?.test(text) ?? false;
}

/** Stretches of a question that tell one thing. */
function stretchesOf(question: string): readonly string[] {
  const text = question.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  const sentences = text.split(/(?<=[.!?;])\s+/);
  if (sentences.length <= TOGETHER) return [text];
  return sentences.slice(TOGETHER - 1).map((_, at) => sentences.slice(at, at + TOGETHER).join(' '));
}

function isIn({ needs, words, not }: Predicament, text: string): boolean {
  return (
    needs.every((concept) => isTold(concept, text)) &&
    (words?.test(text) ?? true) &&
    !(not?.test(text) ?? false)
  );
}

/**
 * The predicament that a question tells, or null for none.
 * @param nearness how near the question comes to a situation, 0 to 1
 */
export function predicamentIn(
  question: string,
  nearness: (situation: string) => number,
  among: readonly Predicament[] = PREDICAMENTS,
): Predicament | null {
  const stretches = stretchesOf(question);
  const scored = among.flatMap((predicament) => {
    if (!stretches.some((text) => isIn(predicament, text))) return [];
    const { needs, words, of } = predicament;
    const told = needs.length + (words === undefined ? 0 : WORDS_WORTH);
    return [{ predicament, score: told + NEARNESS_WORTH * nearness(of) }];
  });
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return best !== undefined && best.score >= ENOUGH ? best.predicament : null;
}
