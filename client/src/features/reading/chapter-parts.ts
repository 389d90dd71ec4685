import type { ReadingEvidence, ReadingParagraph } from '#shared/contract/reading.ts';
import { CENTERS } from '#shared/engine/centers.ts';
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

/** What is lit, for below the picture: "Sacral · Solar Plexus · channel 18-28". */
export function litWords({ gates, channels, centers }: Lighting): string {
  const words = [
    ...centers.map((id) => CENTERS[id].name),
    ...channels.map((id) => `channel ${id}`),
    ...gates.map((gate) => `gate ${gate}`),
  ].join('\u00A0· ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
