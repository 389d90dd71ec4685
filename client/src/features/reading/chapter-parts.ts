import type { ReadingEvidence, ReadingParagraph } from '#shared/contract/reading.ts';
import { andList } from '#shared/domain/english.ts';
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
 */
export function pictured(paragraphs: readonly Pick<ReadingParagraph, 'evidence'>[]): {
  readonly lit: Lighting;
  readonly words: string | null;
} {
  const parts = paragraphs.flatMap(partsOf);
  const kind = KINDS.find((one) => parts.some((part) => part.kind === one));
  const found = new Map(
    parts.flatMap((part) => (part.kind === kind ? [[partInSentence(part), part]] : [])),
  );
  const shown = [...found].slice(0, PICTURED_MAX);
  return {
    lit: lightingOf(shown.map(([, part]) => part)),
    words: shown.length > 0 ? `From ${andList(shown.map(([words]) => words))}` : null,
  };
}
