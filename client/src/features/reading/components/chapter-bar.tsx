import { Button, buttonClass } from '#client/components/ui/button.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { ChatIcon, ChevronRightIcon } from '#client/components/ui/icons.tsx';
import { openCoach, useCoachDoor, useCoachInBar } from '#client/lib/coach-door.ts';
import { selectedSentence } from '#client/lib/selected-sentence.ts';
import { CHAPTER_IDS, CHAPTER_NAMES, type ChapterId } from '#shared/reading/schema.ts';
import { nextChapter, progressOf, type ReaderPosition } from '../chapter-progress.ts';
import { chapterAnchor, useCurrentChapter } from '../use-current-chapter.ts';

/** Where the reader is, else where the bar leads. */
function wordsFor({ current, isPast }: ReaderPosition, next: ChapterId | null): string {
  if (current !== null && !isPast) {
    return `${CHAPTER_IDS.indexOf(current) + 1} of ${CHAPTER_IDS.length}: ${CHAPTER_NAMES[current]}`;
  }
  if (next === null) return `Back to: ${CHAPTER_NAMES.decide}`;
  return isPast ? `Continue: ${CHAPTER_NAMES[next]}` : 'Read how you decide';
}

/** On phones: the next step, or where the reader is with the next chapter; and the coach. */
export function ChapterBar() {
  const place = useCurrentChapter();
  const { isHere, isOpen } = useCoachDoor();
  useCoachInBar();
  const next = nextChapter(place);
  const target = next ?? 'decide';
  const words = wordsFor(place, next);
  const isStart = place.current === null && !place.isPast;
  if (isOpen) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-2 border-t border-line bg-surface px-gutter pt-1.5 pb-[calc(0.375rem+env(safe-area-inset-bottom))] lg:hidden print:hidden">
      <a
        href={`#${chapterAnchor(target)}`}
        aria-label={`${words}. ${next ? `Next chapter: ${CHAPTER_NAMES[target]}` : 'Back to the first chapter'}`}
        className={
          isStart
            ? buttonClass({
                size: 'sm',
                className:
                  'min-h-11 min-w-0 flex-auto justify-start min-[22.25rem]:whitespace-nowrap',
              })
            : 'grid min-h-11 min-w-0 flex-1 content-center gap-1.5 text-sm font-medium'
        }
      >
        <span className="flex items-center gap-1">
          <span className={isStart ? undefined : 'truncate'}>{words}</span>
          {!isStart && <ChevronRightIcon className="size-4 shrink-0" />}
        </span>
        {!isStart && <Track place={place} />}
      </a>
      {isHere && (
        <Button
          variant="quiet"
          size="sm"
          className={cx('min-h-11 min-[22.25rem]:whitespace-nowrap', isStart && 'flex-auto')}
          onClick={() => openCoach(selectedSentence()?.topic)}
        >
          <ChatIcon className="size-4.5" />
          Ask the coach
        </Button>
      )}
    </div>
  );
}

/** The chapters as discs joined by a line. */
function Track({ place }: { place: ReaderPosition }) {
  return (
    <span aria-hidden="true" className="flex max-w-44 items-center">
      {CHAPTER_IDS.map((id) => {
        const progress = progressOf(id, place);
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
  );
}
