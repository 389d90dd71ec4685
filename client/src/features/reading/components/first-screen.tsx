import { type MouseEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonClass } from '#client/components/ui/button.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { usePopup } from '#client/components/ui/use-popup.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import type { Lighting } from '../evidence.ts';
import { chapterAnchor } from '../use-current-chapter.ts';
import './first-screen.css';
import { FirstFacts, type FirstReading, Statement } from './first-words.tsx';

interface FirstScreenProps {
  heading: ReactNode;
  type: TypeName;
  /** A badge of an uncertain birth time. */
  status?: ReactNode;
  /** Missing while it loads: the statement follows from the type alone. */
  reading: FirstReading | undefined;
  /** A way to try other birth times. */
  trial?: ReactNode;
  lit: Lighting;
  onLight: (lighting: Lighting) => void;
  picture: ReactNode;
  /** The picture has gates that are both conscious and unconscious. */
  hasBoth: boolean;
  /** Stands beside the picture, where it has room for words. */
  caption: string | null;
  pictureRef?: Ref<HTMLElement> | undefined;
  /** The birth line with its buttons. */
  birth: ReactNode;
}

/** A card on the picture's left takes the place of the words there, below the statement. */
const REPLACED = 'group-has-[[data-side=dock-left]]/first:invisible';

/**
 * Who somebody is, how they decide, and the graph: all of it in the first window. Other birth times are
 * tried beside the graph on phones and else below it, where it becomes smaller for it.
 */
export function FirstScreen(props: FirstScreenProps) {
  const { heading, trial, picture, hasBoth, caption, pictureRef, birth, ...words } = props;
  const isMarked = Boolean(trial);
  return (
    <div className="group/first grid grid-cols-1 items-start gap-x-3 @min-[36rem]:grid-cols-2 @min-[54rem]:grid-cols-[minmax(0,1fr)_minmax(0,29.5rem)] @min-[54rem]:grid-rows-[auto_1fr_auto] @min-[54rem]:gap-x-8 print:grid-cols-2">
      <div className={cx('first-window', isMarked && 'first-window-marked')}>
        <div className="first-head col-span-full @min-[54rem]:col-span-1">
          {heading}
          <Statement type={words.type} reading={words.reading} status={words.status} />
        </div>
        <div
          className={cx(
            'first-facts mt-3.5 max-w-[30rem] @min-[54rem]:order-1 @min-[54rem]:col-start-1 @min-[54rem]:mt-4',
            REPLACED,
          )}
        >
          <FirstFacts reading={words.reading} lit={words.lit} onLight={words.onLight} />
          <ReadOn reading={words.reading} />
        </div>
        <Picture
          sectionRef={pictureRef}
          hasBoth={hasBoth}
          isAllOpen={words.type === 'Reflector'}
          caption={caption}
          trial={trial}
        >
          {picture}
        </Picture>
      </div>
      <div
        className={cx(
          'col-span-full max-w-[30rem] mt-4 border-t border-line pt-2 @min-[54rem]:order-2 @min-[54rem]:col-span-1 @min-[54rem]:col-start-1 @min-[54rem]:row-start-3',
          REPLACED,
        )}
      >
        {birth}
      </div>
    </div>
  );
}

/** The next step, where the chapters have no bar at the window's foot. */
function ReadOn({ reading }: Pick<FirstScreenProps, 'reading'>) {
  if (!reading?.facts.length) return null;
  return (
    <a
      href={`#${chapterAnchor('decide')}`}
      className={buttonClass({
        size: 'sm',
        className: 'mt-3.5 mb-2 max-lg:hidden print:hidden',
      })}
    >
      Read how you decide
    </a>
  );
}

interface PictureProps extends Pick<FirstScreenProps, 'hasBoth' | 'caption' | 'trial'> {
  /** No center is defined, as in every Reflector’s chart. */
  isAllOpen: boolean;
  sectionRef: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

const GATE = 'circle[role=button]';

/** The graph: on phones small until a tap gives it the whole width; on a gate, it opens its card too. */
function Picture({ sectionRef, trial, children, ...beside }: PictureProps) {
  const [isFullSize, setIsFullSize] = useState(false);

  function showFullSize({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
    const section = currentTarget.closest('section');
    const tapped = document.elementsFromPoint(clientX, clientY).find((one) => one.matches(GATE));
    flushSync(() => setIsFullSize(true));
    void section?.scrollIntoView({ block: 'start' });
    tapped?.dispatchEvent(new window.MouseEvent('click', { bubbles: true }));
  }

  return (
    <section
      ref={sectionRef}
      aria-labelledby="picture-title"
      data-full-size={isFullSize || undefined}
      className="first-picture relative mt-2 min-w-0 scroll-mt-20 @min-[54rem]:col-start-2 @min-[54rem]:row-span-3 @min-[54rem]:row-start-1 @min-[54rem]:mt-0"
    >
      <h2 id="picture-title" className="sr-only">
        Bodygraph
      </h2>
      <div className="first-picture-box">
        <div className="first-picture-fitted">{children}</div>
      </div>
      {trial && <div className="first-trial relative z-20 min-w-0">{trial}</div>}
      <Beside {...beside} hasDoubts={Boolean(trial)} />
      {isFullSize ? (
        <button
          type="button"
          onClick={() => setIsFullSize(false)}
          className="mx-auto flex min-h-11 items-center text-sm text-muted underline underline-offset-3 @min-[36rem]:hidden print:hidden"
        >
          Make it small again
        </button>
      ) : (
        // Its gates are too small for a finger.
        <button
          type="button"
          aria-label="Show the bodygraph full size"
          onClick={showFullSize}
          className="absolute inset-0 z-10 rounded-md @max-[20rem]:hidden @min-[36rem]:hidden print:hidden"
        />
      )}
    </section>
  );
}

interface KeyProps extends Pick<PictureProps, 'hasBoth' | 'isAllOpen'> {
  hasDoubts: boolean;
}

/**
 * What explains the picture: its centers and its two colors in a few words, with the rest of the key
 * behind a button; the key alone where words have no room.
 */
function Beside({ caption, ...key }: KeyProps & Pick<PictureProps, 'caption'>) {
  const id = useId();
  const { isOpen, setOpen, root, button, onBlur } = usePopup();
  return (
    <div className="first-beside">
      <div className="first-caption hidden basis-full text-sm leading-5 print:hidden">
        <p>{caption}</p>
        {caption && <Lines />}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens for the focus leaving */}
      <div ref={root} onBlur={onBlur} className="first-key-fold" data-open={isOpen || undefined}>
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="first-key-button hidden min-h-11 items-center gap-1.5 rounded-sm text-sm text-muted underline decoration-line-strong underline-offset-3 hover:text-ink print:hidden"
        >
          Key
        </button>
        <Key id={id} {...key} />
      </div>
      <p
        aria-hidden="true"
        className="first-tap hidden text-sm text-muted underline decoration-line-strong underline-offset-3"
      >
        Tap to enlarge
      </p>
    </div>
  );
}

const SEEN = { personality: 'Traits you see', design: 'Traits others see' } as const;
const DESIGN = 'first-key-line [--mark:var(--bodygraph-design)]';
const PERSONALITY = 'first-key-line [--mark:var(--bodygraph-personality)]';

/** The two colors of lines, as they are on this screen; the system's own have no names. */
function Lines() {
  return (
    <ul className="mt-1.5 grid text-xs text-balance">
      <Sample dot={PERSONALITY}>
        <span className="first-key-color dark:hidden">Black: </span>
        <span className="first-key-color hidden dark:inline">White: </span>
        {SEEN.personality.toLowerCase()}
      </Sample>
      <Sample dot={DESIGN}>
        <span className="first-key-color">Red: </span>
        {SEEN.design.toLowerCase()}
      </Sample>
    </ul>
  );
}

/** What colors mean. */
function Key({ id, hasBoth, isAllOpen, hasDoubts }: KeyProps & { id: string }) {
  return (
    <ul
      id={id}
      className="first-key mt-2 flex flex-wrap justify-center gap-x-5 gap-y-2 text-xs text-muted print:hidden @min-[54rem]:justify-start"
    >
      <Sample dot="first-key-steady rounded-[3px] border border-(--bodygraph-center-line)">
        {isAllOpen ? 'Steady in you: none' : 'Steady in you'}
      </Sample>
      <Sample dot="rounded-[3px] border border-(--bodygraph-center-line) bg-surface">
        {isAllOpen ? 'Shaped by others: all nine' : 'Shaped by others'}
      </Sample>
      <Sample dot={PERSONALITY}>{SEEN.personality}</Sample>
      <Sample dot={DESIGN}>{SEEN.design}</Sample>
      {hasBoth && <Sample dot="first-key-line first-key-both">Seen by both</Sample>}
      {hasDoubts && (
        <Sample dot="mr-1 w-3.5! rounded-full border-2 border-dotted border-warn">
          <span className="whitespace-nowrap">≈ Depends on birth time</span>
        </Sample>
      )}
    </ul>
  );
}

interface SampleProps {
  dot: string;
  children: ReactNode;
}

function Sample({ dot, children }: SampleProps) {
  return (
    <li className="flex items-start gap-2">
      <span aria-hidden="true" className={cx('mt-[0.1875rem] h-3.5 w-4.5 shrink-0', dot)} />
      <span className="block first-letter:uppercase">{children}</span>
    </li>
  );
}
