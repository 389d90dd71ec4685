import { cx } from '#client/components/ui/cx.ts';
import { CHAPTER_IDS, CHAPTER_NAMES } from '#shared/reading/schema.ts';
import { type Progress, progressOf } from '../chapter-progress.ts';
import { chapterAnchor, useCurrentChapter } from '../use-current-chapter.ts';

/** The chapters beside the page: discs joined by a track, as gates by a channel. */
export function ChapterRail() {
  const place = useCurrentChapter();
  return (
    <nav aria-label="Your chapters" className="print:hidden">
      <p className="mb-4 text-xs text-muted">Your chapters</p>
      <ol>
        {CHAPTER_IDS.map((id) => {
          const progress = progressOf(id, place);
          return (
            <li key={id} className="relative">
              {id !== CHAPTER_IDS.at(-1) && <Track progress={progress} />}
              <a
                href={`#${chapterAnchor(id)}`}
                aria-current={progress === 'current' ? 'step' : undefined}
                className={cx(
                  'flex min-h-10 items-center gap-4 rounded-sm text-sm transition-colors hover:text-ink',
                  progress === 'current' ? 'font-medium text-ink' : 'text-ink-soft',
                )}
              >
                <Disc progress={progress} />
                {CHAPTER_NAMES[id]}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Disc({ progress }: { progress: Progress }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative z-1 mx-0.75 size-2 shrink-0 rounded-full ring-4 ring-paper',
        progress === 'ahead' && 'bg-line-strong',
        progress === 'current' && 'scale-140 bg-coral',
        // Two that glow alike would both look like the reader's place.
        progress === 'read' && 'border-2 border-coral bg-paper',
      )}
    />
  );
}

/** The stretch to the next disc. */
function Track({ progress }: { progress: Progress }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute top-5 left-1.5 h-full w-0.5',
        progress === 'read' ? 'bg-coral' : 'bg-line',
      )}
    />
  );
}
