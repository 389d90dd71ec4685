import { type ReactNode, useMemo } from 'react';
import type { ReadingParagraph } from '#shared/contract/reading.ts';
import { isSameLighting, type Lighting, lightingOf, NO_LIGHT } from '../evidence.ts';
import { type DoubtedParts, Meanings, type Shown, shownOf } from './meanings.tsx';

interface ChapterGraphProps {
  paragraphs: readonly ReadingParagraph[];
  doubted: DoubtedParts | null;
  draw: (lit: Lighting) => ReactNode;
}

/** At a chapter's end, what all of it rests on: lit in a small graph, and beside it in words. */
export function ChapterGraph({ paragraphs, doubted, draw }: ChapterGraphProps) {
  const parts = useMemo(() => partsOfChapter(paragraphs, doubted), [paragraphs, doubted]);
  const lighting = useMemo(() => lightingOf(parts.map(({ fact }) => fact)), [parts]);
  if (parts.length === 0) return null;
  return (
    <figure className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-5 print:hidden">
      {draw(lighting)}
      <figcaption className="text-sm leading-5 text-muted">
        <p className="mb-2.5 text-xs">What this chapter rests on</p>
        <Meanings evidence={parts} />
      </figcaption>
    </figure>
  );
}

/** Of each paragraph, the first fact that has a place in the graph; none twice. */
export function partsOfChapter(
  paragraphs: readonly ReadingParagraph[],
  doubted: DoubtedParts | null,
): readonly Shown[] {
  const parts: Shown[] = [];
  for (const paragraph of paragraphs) {
    const part = shownOf(paragraph, doubted).find(({ fact }) => hasPlace(lightingOf([fact])));
    if (part && !parts.some(({ fact }) => isSame(fact, part.fact))) parts.push(part);
  }
  return parts;
}

const hasPlace = (lighting: Lighting) => !isSameLighting(lighting, NO_LIGHT);

function isSame(one: Shown['fact'], other: Shown['fact']): boolean {
  return isSameLighting(lightingOf([one]), lightingOf([other]));
}
