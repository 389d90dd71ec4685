import { type ReactNode, useRef, useState } from 'react';
import { useMedia } from '#client/lib/use-media.ts';
import type { Reading, ReadingParagraph } from '#shared/contract/reading.ts';
import { useReadingFeedback } from '../api.ts';
import { isSameLighting, type Lighting, lightingOf, NO_LIGHT } from '../evidence.ts';
import { useOpenChapters } from '../use-open-chapters.ts';
import { useParagraphInView } from '../use-paragraph-in-view.ts';
import { ChapterView } from './chapter-view.tsx';
import { type DoubtedParts, Meanings, type Shown, shownOf } from './meanings.tsx';
import './reading-graph.css';

interface ChaptersProps {
  chartId: string;
  reading: Reading;
  /** The bodygraph beside the text, lit by what a sentence rests on. */
  picture: (lit: Lighting) => ReactNode;
  /** The same in small, for phones: what a chapter rests on. */
  miniature: (lit: Lighting) => ReactNode;
  /** What of the pictures the birth time decides. */
  doubted?: DoubtedParts | null;
  /** Left out where nobody can answer: on samples and shared results. */
  hasFeedback?: boolean | undefined;
}

/** About where the picture stands beside the chapters. */
const BESIDE = '(min-width: 75rem)';
/** In narrower windows it never has room beside them, and isn't drawn. */
const MAY_BE_BESIDE = '(min-width: 58rem)';

/**
 * A reading's chapters, each folded to the sentence that sums it up but the first, with the
 * bodygraph beside them where there is room.
 */
export function Chapters(props: ChaptersProps) {
  const { chartId, reading, picture, miniature, doubted = null, hasFeedback = true } = props;
  const { chapters } = reading;
  const [chosen, setChosen] = useState<Lighting>(NO_LIGHT);
  const feedback = useReadingFeedback(chartId);
  const isBeside = useMedia(BESIDE);
  const mayBeBeside = useMedia(MAY_BE_BESIDE);
  const text = useRef<HTMLDivElement>(null);
  const inView = useParagraphInView(text, isBeside);
  const [lastInView, setLastInView] = useState(inView);
  if (inView !== lastInView) {
    // Reading on ends what was chosen, so that the picture follows again.
    setLastInView(inView);
    setChosen(NO_LIGHT);
  }
  const shownIn = (paragraph: ReadingParagraph) => shownOf(paragraph, doubted);
  const shown = shownEvidence(reading, shownIn, chosen, inView);
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
            pictures={isBeside ? undefined : { picture, miniature, doubted }}
            onAnswer={hasFeedback ? feedback.mutate : undefined}
          />
        ))}
      </div>
      {mayBeBeside && <Beside evidence={shown} picture={picture} />}
    </div>
  );
}

interface BesideProps extends Pick<ChaptersProps, 'picture'> {
  evidence: readonly Shown[];
}

/** The picture that stays beside the text, and in words what it lights. */
function Beside({ evidence, picture }: BesideProps) {
  return (
    <div className="@max-[58rem]:hidden print:hidden">
      <figure className="reading-graph sticky top-20">
        {picture(lightingOf(evidence.map(({ fact }) => fact)))}
        <figcaption className="mt-3 border-t border-line pt-2.5 text-sm leading-5 text-muted">
          {evidence.length > 0 ? (
            <Meanings evidence={evidence} />
          ) : (
            'As you read, the chart lights up what each paragraph rests on.'
          )}
        </figcaption>
      </figure>
    </div>
  );
}

/** What the picture beside the text is about: what was chosen, else what the paragraph in view rests on. */
function shownEvidence(
  { chapters }: Reading,
  shownIn: (paragraph: ReadingParagraph) => readonly Shown[],
  chosen: Lighting,
  inView: string | null,
): readonly Shown[] {
  const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs);
  if (chosen === NO_LIGHT) {
    const read = paragraphs.find(({ id }) => id === inView);
    return read ? shownIn(read) : [];
  }
  const all = paragraphs.flatMap(shownIn);
  return all.filter(({ fact }) => isSameLighting(lightingOf([fact]), chosen)).slice(0, 1);
}
