import { type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import type { FeedbackAnswer, ReadingChapter } from '#shared/contract/reading.ts';
import { litByChapter, partsOf } from '../chapter-parts.ts';
import { isSameLighting, type Lighting, NO_LIGHT } from '../evidence.ts';
import { partName } from '../part-name.ts';
import { ChapterReasons } from './chapter-reasons.tsx';

interface ChapterSourcesProps {
  chapter: ReadingChapter;
  draw: (lit: Lighting) => ReactNode;
  /** Missing where nobody can answer. */
  onAnswer: ((paragraphId: string, answer: FeedbackAnswer) => void) | undefined;
}

/** "Sacral, not colored in · Channel 24-61": each once, in the order of the text. */
function namesOf({ paragraphs }: ReadingChapter): string {
  return [...new Set(paragraphs.flatMap(partsOf).map(partName))].join(' · ');
}

/** What a chapter rests on, lit and named in the graph, which is as large in each; on demand why. */
export function ChapterSources({ chapter, draw, onAnswer }: ChapterSourcesProps) {
  const [chosen, setChosen] = useState<Lighting>(NO_LIGHT);
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const all = useMemo(() => litByChapter(chapter.paragraphs), [chapter.paragraphs]);
  const lit = isSameLighting(chosen, NO_LIGHT) ? all : chosen;
  // Drawn again only when it changes: several chapters may be open.
  const drawn = useMemo(() => draw(lit), [draw, lit]);
  return (
    <figure className="border-t border-line pt-4 text-sm leading-5 text-muted print:hidden">
      <figcaption className="flex items-baseline justify-between gap-4">
        <span className="font-medium">What this chapter rests on</span>
        <button
          type="button"
          aria-label={`Why? ${chapter.headline.text}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="relative min-h-6 underline decoration-line-strong underline-offset-3 hover:text-ink pointer-coarse:before:absolute pointer-coarse:before:-inset-3"
        >
          Why?
        </button>
      </figcaption>
      <div className="mx-auto mt-3 aspect-[540/940] w-44">
        {/* A drawing whose code isn't there yet must not hide the chapters. */}
        <Suspense>{drawn}</Suspense>
      </div>
      <p className="mt-3 text-center text-xs text-pretty">{namesOf(chapter)}</p>
      {isOpen && (
        <ChapterReasons
          id={panelId}
          chapter={chapter}
          lit={chosen}
          onLight={setChosen}
          onAnswer={onAnswer}
        />
      )}
    </figure>
  );
}
