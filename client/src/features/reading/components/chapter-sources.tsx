import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { FeedbackAnswer, ReadingChapter } from '#shared/contract/reading.ts';
import { andList } from '#shared/domain/english.ts';
import { litByChapter, partsOf } from '../chapter-parts.ts';
import { isSameLighting, type Lighting, NO_LIGHT } from '../evidence.ts';
import { partInSentence } from '../part-name.ts';
import { ChapterReasons } from './chapter-reasons.tsx';

/** The bodygraph, lit; the names of lit centers need room. */
export type DrawLit = (lit: Lighting, hasNames: boolean) => ReactNode;

interface ChapterSourcesProps {
  id: string;
  chapter: ReadingChapter;
  draw: DrawLit;
  /** Missing where nobody can answer. */
  onAnswer: ((paragraphId: string, answer: FeedbackAnswer) => void) | undefined;
}

/** "This chapter rests on your open Sacral and your channel 24-61.": each once, in the order of the text. */
function sourcesSentence({ paragraphs }: ReadingChapter): string {
  const parts = new Set(paragraphs.flatMap(partsOf).map(partInSentence));
  return `This chapter rests on ${andList([...parts])}.`;
}

/** What a chapter rests on: in a sentence, in the graph, and part by part with the reason. */
export function ChapterSources({ id, chapter, draw, onAnswer }: ChapterSourcesProps) {
  const [chosen, setChosen] = useState<Lighting>(NO_LIGHT);
  const all = useMemo(() => litByChapter(chapter.paragraphs), [chapter.paragraphs]);
  const lit = isSameLighting(chosen, NO_LIGHT) ? all : chosen;
  // Drawn again only when it changes: several chapters may be open.
  const drawn = useMemo(() => draw(lit, true), [draw, lit]);
  return (
    <figure
      id={id}
      className="mt-4 grid gap-x-6 gap-y-4 rounded-md bg-well px-4 py-4 text-sm leading-5 text-muted @min-[36rem]:grid-cols-[minmax(0,1fr)_9rem]"
    >
      <figcaption className="text-pretty text-ink-soft @min-[36rem]:col-span-2">
        {sourcesSentence(chapter)}
      </figcaption>
      <ChapterReasons chapter={chapter} lit={chosen} onLight={setChosen} onAnswer={onAnswer} />
      <div className="mx-auto aspect-[540/940] w-36">
        {/* A drawing whose code isn't there yet must not hide the chapters. */}
        <Suspense>{drawn}</Suspense>
      </div>
    </figure>
  );
}
