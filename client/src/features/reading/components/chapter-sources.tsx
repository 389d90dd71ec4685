import { type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import { ApproximateSign } from '#client/components/ui/approximate-sign.tsx';
import { cx } from '#client/components/ui/cx.ts';
import type { FeedbackAnswer, ReadingChapter } from '#shared/contract/reading.ts';
import type { ChapterParts, Part } from '../chapter-parts.ts';
import { cropAround } from '../crop.ts';
import { isSameLighting, type Lighting, lightingOf, NO_LIGHT } from '../evidence.ts';
import { meaningOf } from '../evidence-meaning.ts';
import { ChapterReasons } from './chapter-reasons.tsx';

interface ChapterSourcesProps {
  chapter: ReadingChapter;
  parts: ChapterParts;
  /** Draws the graph, which is small where there is no room beside the text. */
  draw: (lit: Lighting) => ReactNode;
  isBeside: boolean;
  /** Missing where nobody can answer. */
  onAnswer: ((paragraphId: string, answer: FeedbackAnswer) => void) | undefined;
}

/** What a chapter rests on, with what is new of it lit in the graph; on demand, part by part. */
export function ChapterSources(props: ChapterSourcesProps) {
  const { chapter, parts, draw, isBeside, onAnswer } = props;
  const [chosen, setChosen] = useState<Lighting>(NO_LIGHT);
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const fresh = useMemo(
    () => lightingOf(parts.fresh.flatMap(({ evidence }) => evidence)),
    [parts.fresh],
  );
  const lit = isSameLighting(chosen, NO_LIGHT) ? fresh : chosen;
  // Drawn again only when it changes: several chapters may be open.
  const drawn = useMemo(() => (isSameLighting(lit, NO_LIGHT) ? null : draw(lit)), [draw, lit]);
  return (
    <figure className="border-t border-line pt-4 text-sm leading-5 text-muted print:hidden">
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-medium">What this chapter rests on</p>
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
      </div>
      <div
        className={cx(
          'mt-3 grid gap-4',
          drawn !== null && !isBeside && 'grid-cols-[8.5rem_minmax(0,1fr)] items-center',
        )}
      >
        {drawn !== null && (
          // A drawing whose code isn't there yet must not hide the chapters.
          <Suspense fallback={<div />}>
            {isBeside ? <Close lit={lit}>{drawn}</Close> : drawn}
          </Suspense>
        )}
        <figcaption className="grid gap-2">
          <Fresh parts={parts.fresh} />
          <Known parts={parts.known} hasFresh={parts.fresh.length > 0} />
        </figcaption>
      </div>
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

/** The part of the graph that is lit, near enough to see what it is. */
function Close({ lit, children }: { lit: Lighting; children: ReactNode }) {
  const { from, share } = cropAround(lit);
  const isWhole = share === 1;
  return (
    <div
      className={cx('reading-graph overflow-hidden rounded-md', isWhole && 'mx-auto w-36')}
      style={{ aspectRatio: `540 / ${940 * share}` }}
    >
      <div style={{ transform: `translateY(-${from * 100}%)` }}>{children}</div>
    </div>
  );
}

/** What it is in the graph, and what that means: "Throat, colored in: you speak in a consistent way." */
function Fresh({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ fact, isDoubtful }) => {
    const { part, reason } = meaningOf(fact);
    return (
      <p key={part}>
        {isDoubtful && <ApproximateSign />}
        <span className="font-medium text-ink">{part}:</span> {reason}
      </p>
    );
  });
}

/** What earlier chapters have told of, by name. */
function Known({ parts, hasFresh }: { parts: readonly Part[]; hasFresh: boolean }) {
  if (parts.length === 0) return null;
  const names = parts.map(({ fact }) => meaningOf(fact).part.replace(/, (not )?colored in$/, ''));
  return (
    <p>
      {hasFresh ? 'And, as before: ' : 'As before: '}
      {names.join(', ')}
    </p>
  );
}
