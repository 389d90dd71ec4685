import type { ReadingEvidence, ReadingParagraph } from '#shared/contract/reading.ts';
import { andList } from '#shared/domain/english.ts';
import { CENTERS, type CenterId } from '#shared/engine/centers.ts';
import { type Lighting, lightingOf, toldEvidence } from './evidence.ts';
import { partInSentence } from './part-name.ts';

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

const KINDS = ['center', 'channel', 'gate'] as const;

/** More than these aren't found in a small graph. */
const PICTURED_MAX = 3;

/**
 * The few parts of the graph that a picture of a chapter shows, with what they are: its centers, else its
 * channels, else its gates.
 * @param isVarying whether the birth time decides if a center is defined
 */
export function pictured(
  paragraphs: readonly Pick<ReadingParagraph, 'evidence'>[],
  isVarying: (center: CenterId) => boolean = () => false,
): {
  readonly lit: Lighting;
  readonly words: string | null;
} {
  const parts = paragraphs.flatMap(partsOf);
  const kind = KINDS.find((one) => parts.some((part) => part.kind === one));
  const found = new Map(
    parts.flatMap((part) => (part.kind === kind ? [[wordsOf(part, isVarying), part]] : [])),
  );
  const shown = [...found].slice(0, PICTURED_MAX);
  return {
    lit: lightingOf(shown.map(([, part]) => part)),
    words: shown.length > 0 ? `From ${andList(shown.map(([words]) => words))}` : null,
  };
}

/** "your steady Throat", or "your Throat (varies)" where the birth time decides it. */
function wordsOf(part: ReadingEvidence, isVarying: (center: CenterId) => boolean): string {
  if (part.kind !== 'center' || !isVarying(part.center)) return partInSentence(part);
  return `your ${CENTERS[part.center].name} (varies)`;
}
