import { type ReactNode, useMemo } from 'react';
import type { ReadingChapter } from '#shared/contract/reading.ts';
import { isSameLighting, type Lighting, lightingOf, NO_LIGHT } from '../evidence.ts';
import { partsOfChapter } from './chapter-graph.tsx';
import { type DoubtedParts, Meanings, type Shown, shownOf } from './meanings.tsx';

interface ChapterBesideProps {
  chapter: ReadingChapter;
  /** What was chosen to be lit. */
  lit: Lighting;
  /** The id of the paragraph that is being read. */
  inView: string | null;
  picture: (lit: Lighting) => ReactNode;
  doubted: DoubtedParts | null;
}

/** The graph beside a chapter, and in words what it lights: all of it from the chapter's own paragraphs. */
export function ChapterBeside({ chapter, lit, inView, picture, doubted }: ChapterBesideProps) {
  const { paragraphs } = chapter;
  const read = paragraphs.some(({ id }) => id === inView) ? inView : null;
  const shown = useMemo(() => {
    const chosen = chosenOf(paragraphs, lit, doubted);
    if (chosen.length > 0) return chosen;
    const paragraph = paragraphs.find(({ id }) => id === read);
    return paragraph ? shownOf(paragraph, doubted) : partsOfChapter(paragraphs, doubted);
  }, [paragraphs, lit, doubted, read]);
  // Drawn again only when it changes: several chapters may be open.
  const drawn = useMemo(() => picture(lightingOf(shown.map(({ fact }) => fact))), [picture, shown]);
  return (
    <figure className="reading-graph @max-[58rem]:hidden print:hidden">
      <div className="mx-auto w-48">{drawn}</div>
      <figcaption className="mt-3 border-t border-line pt-2.5 text-sm leading-5 text-muted">
        <Meanings evidence={shown} />
      </figcaption>
    </figure>
  );
}

/** The chosen fact, if the chapter rests on it. */
function chosenOf(
  paragraphs: ReadingChapter['paragraphs'],
  lit: Lighting,
  doubted: DoubtedParts | null,
): readonly Shown[] {
  if (isSameLighting(lit, NO_LIGHT)) return [];
  const all = paragraphs.flatMap((paragraph) => shownOf(paragraph, doubted));
  return all.filter(({ fact }) => isSameLighting(lightingOf([fact]), lit)).slice(0, 1);
}
