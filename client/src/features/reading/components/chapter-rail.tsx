import { Button } from '#client/components/ui/button.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { ChatIcon, ChevronRightIcon } from '#client/components/ui/icons.tsx';
import { openCoach, useCoachDoor } from '#client/lib/coach-door.ts';
import { CHAPTER_IDS, CHAPTER_NAMES, type ChapterId } from '#shared/reading/schema.ts';
import { chapterAnchor, useCurrentChapter } from '../use-current-chapter.ts';

type Progress = 'read' | 'current' | 'ahead';

function progressOf(id: ChapterId, current: ChapterId | null): Progress {
  if (current === null) return 'ahead';
  const ahead = CHAPTER_IDS.indexOf(id) - CHAPTER_IDS.indexOf(current);
  if (ahead === 0) return 'current';
  return ahead < 0 ? 'read' : 'ahead';
}

/** The chapters beside the page: discs joined by a track, as gates by a channel. */
export function ChapterRail() {
  const current = useCurrentChapter();
  return (
    <nav aria-label="Your chapters" className="print:hidden">
      <p className="mb-4 text-xs text-muted">Your chapters</p>
      <ol>
        {CHAPTER_IDS.map((id) => {
          const progress = progressOf(id, current);
          return (
            <li key={id} className="group relative">
              <Track progress={progress} />
              <a
                href={`#${chapterAnchor(id)}`}
                aria-current={progress === 'current' ? 'step' : undefined}
                className={cx(
                  'flex min-h-10 items-center gap-4 rounded-sm text-sm transition-colors hover:text-ink',
                  progress === 'current' ? 'font-medium text-ink' : 'text-muted',
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
        'relative z-1 grid size-3.5 shrink-0 place-items-center rounded-full border-[1.5px] bg-paper',
        progress === 'ahead' ? 'border-line-strong' : 'border-coral',
        progress === 'read' && 'bg-coral',
      )}
    >
      {progress === 'current' && <span className="size-1.5 rounded-full bg-coral" />}
    </span>
  );
}

/** The stretch to the next disc. */
function Track({ progress }: { progress: Progress }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute top-5 left-[0.25rem] h-10 w-1.5 border-x group-last:hidden',
        progress === 'read' ? 'border-coral bg-coral' : 'border-line-strong',
      )}
    />
  );
}

/** On phones: where the reader is, the next chapter, and the coach. */
export function ChapterBar() {
  const current = useCurrentChapter();
  const { isHere, isOpen } = useCoachDoor();
  const next =
    current === null ? 'decide' : (CHAPTER_IDS[CHAPTER_IDS.indexOf(current) + 1] ?? null);
  const target = next ?? 'decide';
  if (isOpen) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-line bg-surface px-gutter pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] lg:hidden print:hidden">
      <a
        href={`#${chapterAnchor(target)}`}
        aria-label={next ? `Next chapter: ${CHAPTER_NAMES[target]}` : 'Back to the first chapter'}
        className="grid min-h-11 min-w-0 flex-1 content-center gap-1.5 text-sm font-medium"
      >
        <span className="flex items-center gap-1">
          <span className="truncate">
            {current === null ? 'Start' : next ? 'Next' : 'Back to'}: {CHAPTER_NAMES[target]}
          </span>
          <ChevronRightIcon className="size-4 shrink-0" />
        </span>
        <span aria-hidden="true" className="flex max-w-44 items-center">
          {CHAPTER_IDS.map((id) => {
            const progress = progressOf(id, current);
            return (
              <span key={id} className="flex flex-1 items-center last:flex-none">
                <span
                  className={cx(
                    'size-2.5 shrink-0 rounded-full border-[1.5px]',
                    progress === 'ahead' ? 'border-line-strong' : 'border-coral',
                    progress === 'read' && 'bg-coral',
                  )}
                />
                {id !== CHAPTER_IDS.at(-1) && (
                  <span
                    className={cx(
                      'h-1 flex-1 border-y',
                      progress === 'read' ? 'border-coral bg-coral' : 'border-line-strong',
                    )}
                  />
                )}
              </span>
            );
          })}
        </span>
      </a>
      {isHere && (
        <Button variant="secondary" onClick={() => openCoach()}>
          <ChatIcon className="size-4.5" />
          Ask the coach
        </Button>
      )}
    </div>
  );
}
