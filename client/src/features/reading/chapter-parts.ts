import { evidenceLabel } from '#shared/contract/evidence-labels.ts';
import type {
  ReadingChapter,
  ReadingEvidence,
  ReadingParagraph,
} from '#shared/contract/reading.ts';
import { type DoubtedParts, type Shown, shownOf } from './shown.ts';

/** What a paragraph is about. */
export interface Part extends Shown {
  /** All that its paragraph rests on: a type has no place in the graph, and its Sacral has. */
  readonly evidence: readonly ReadingEvidence[];
}

/** What a chapter rests on: what its reader hasn't met before, and what they have. */
export interface ChapterParts {
  readonly fresh: readonly Part[];
  readonly known: readonly Part[];
}

const labelOf = ({ fact }: Part) => evidenceLabel(fact);

/** What each paragraph is about, once. */
function partsOf(paragraphs: readonly ReadingParagraph[], doubted: DoubtedParts | null): Part[] {
  const parts = paragraphs.flatMap((paragraph) => {
    const [shown] = shownOf(paragraph, doubted);
    return shown ? { ...shown, evidence: paragraph.evidence } : [];
  });
  return [...new Map(parts.map((part) => [labelOf(part), part])).values()];
}

/** For each chapter, in reading order. */
export function partsOfChapters(
  chapters: readonly Pick<ReadingChapter, 'paragraphs'>[],
  doubted: DoubtedParts | null,
): readonly ChapterParts[] {
  const met = new Set<string>();
  return chapters.map(({ paragraphs }) => {
    const parts = partsOf(paragraphs, doubted);
    const fresh = parts.filter((part) => !met.has(labelOf(part)));
    const known = parts.filter((part) => met.has(labelOf(part)));
    for (const part of fresh) met.add(labelOf(part));
    return { fresh, known };
  });
}
