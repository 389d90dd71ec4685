import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useMedia } from '#client/lib/use-media.ts';
import { evidenceLabel } from '#shared/contract/evidence-labels.ts';
import type { Reading, ReadingEvidence } from '#shared/contract/reading.ts';
import { useReadingFeedback } from '../api.ts';
import { isSameLighting, type Lighting, lightingOf, NO_LIGHT } from '../evidence.ts';
import { useOpenChapters } from '../use-open-chapters.ts';
import { useParagraphInView } from '../use-paragraph-in-view.ts';
import { ChapterView, type Named } from './chapter-view.tsx';
import './reading-graph.css';

interface ChaptersProps {
  chartId: string;
  reading: Reading;
  /** The bodygraph beside the text, lit by what a sentence rests on. */
  picture: (lit: Lighting) => ReactNode;
  /** The same in small, for phones: what a paragraph rests on. */
  miniature: (lit: Lighting) => ReactNode;
  /** Left out where nobody can answer: on samples and shared results. */
  hasFeedback?: boolean | undefined;
}

/** About where the picture stands beside the chapters. */
const BESIDE = '(min-width: 75rem)';

/**
 * A reading's chapters, each folded to the sentence that sums it up but the first, with the
 * bodygraph beside them where there is room.
 */
export function Chapters(props: ChaptersProps) {
  const { chartId, reading, picture, miniature, hasFeedback = true } = props;
  const { chapters } = reading;
  const [chosen, setChosen] = useState<Lighting>(NO_LIGHT);
  const feedback = useReadingFeedback(chartId);
  const isBeside = useMedia(BESIDE);
  const text = useRef<HTMLDivElement>(null);
  const inView = useParagraphInView(text, isBeside);
  const [lastInView, setLastInView] = useState(inView);
  if (inView !== lastInView) {
    // Reading on ends what was chosen, so that the picture follows again.
    setLastInView(inView);
    setChosen(NO_LIGHT);
  }
  const shown = shownEvidence(reading, chosen, inView);
  const named = useMemo(() => firstNamed(chapters), [chapters]);
  const ids = chapters.map(({ id }) => id);
  const { isOpen, areAllOpen, change } = useOpenChapters(ids);
  if (chapters.length === 0) return null;
  return (
    <div className="grid justify-between gap-x-8 @min-[58rem]:grid-cols-[minmax(0,38rem)_19rem] print:block">
      <div ref={text} className="print:space-y-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-3 print:hidden">
          <h2 className="font-display text-2xl font-medium">Your eight chapters</h2>
          <button
            type="button"
            onClick={() => change(ids, !areAllOpen)}
            className="min-h-6 text-sm text-muted underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
          >
            {areAllOpen ? 'Fold all chapters' : 'Open all chapters'}
          </button>
        </div>
        {chapters.map((chapter, index) => (
          <ChapterView
            key={chapter.id}
            chapter={chapter}
            number={index + 1}
            count={chapters.length}
            next={chapters[index + 1]}
            isOpen={isOpen(chapter.id)}
            onToggle={(isNowOpen) => change([chapter.id], isNowOpen)}
            lit={chosen}
            onLight={setChosen}
            readId={isBeside ? inView : null}
            named={isBeside ? NOTHING_NAMED : named}
            pictures={isBeside ? undefined : { picture, miniature }}
            onAnswer={hasFeedback ? feedback.mutate : undefined}
          />
        ))}
      </div>
      <Beside evidence={shown} picture={picture} />
    </div>
  );
}

interface BesideProps extends Pick<ChaptersProps, 'picture'> {
  evidence: readonly ReadingEvidence[];
}

/** The picture that stays beside the text, and in words what it lights. */
function Beside({ evidence, picture }: BesideProps) {
  return (
    <div className="@max-[58rem]:hidden print:hidden">
      <figure className="reading-graph sticky top-20">
        {picture(lightingOf(evidence))}
        <figcaption className="mt-3 border-t border-line pt-2.5 text-sm leading-5 text-muted">
          {evidence.length > 0 ? (
            <>
              From your chart:{' '}
              {evidence.map((fact) => (
                <span key={evidenceLabel(fact)} className="block font-medium text-ink">
                  {evidenceLabel(fact)}
                </span>
              ))}
            </>
          ) : (
            'As you read, the chart lights up what each paragraph rests on.'
          )}
        </figcaption>
      </figure>
    </div>
  );
}

/** The caption beside the chapters has the terms. */
const NOTHING_NAMED: Named = new Map();

/** Each fact's term with the paragraph that names it: the first that rests on it. */
function firstNamed(chapters: Reading['chapters']): Named {
  const named = new Map<string, string>();
  for (const { id, evidence } of chapters.flatMap(({ paragraphs }) => paragraphs)) {
    for (const term of evidence.map(evidenceLabel)) if (!named.has(term)) named.set(term, id);
  }
  return named;
}

/** What the picture beside the text is about: what was chosen, else what the paragraph in view rests on. */
function shownEvidence({ chapters }: Reading, chosen: Lighting, inView: string | null) {
  const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs);
  if (chosen === NO_LIGHT) return paragraphs.find(({ id }) => id === inView)?.evidence ?? [];
  const all = paragraphs.flatMap(({ evidence }) => evidence);
  return all.filter((fact) => isSameLighting(lightingOf([fact]), chosen)).slice(0, 1);
}
