import type { ReadingEvidence, ReadingParagraph } from '#shared/contract/reading.ts';
import { type Lighting, lightingOf, toldEvidence } from './evidence.ts';

/** What a paragraph is about: a profile without the gates that make it, which no chapter names. */
export function partsOf({
  evidence,
}: Pick<ReadingParagraph, 'evidence'>): readonly ReadingEvidence[] {
  const isProfile = evidence.some(({ kind }) => kind === 'profile');
  return toldEvidence(evidence).filter(({ kind }) => !isProfile || kind !== 'gate');
}

/** The parts of the graph that a chapter rests on, each once. */
export function litByChapter(paragraphs: readonly Pick<ReadingParagraph, 'evidence'>[]): Lighting {
  const { gates, channels, centers } = lightingOf(paragraphs.flatMap(partsOf));
  return {
    gates: [...new Set(gates)],
    channels: [...new Set(channels)],
    centers: [...new Set(centers)],
  };
}
