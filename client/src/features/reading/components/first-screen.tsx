import { type MouseEvent, type ReactNode, type Ref, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonClass } from '#client/components/ui/button.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { EnlargeIcon } from '#client/components/ui/icons.tsx';
import { useMedia } from '#client/lib/use-media.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import type { Lighting } from '../evidence.ts';
import { chapterAnchor } from '../use-current-chapter.ts';
import './first-screen.css';
import { FirstFacts } from './first-facts.tsx';
import { type FirstReading, REPLACED, Statement } from './first-words.tsx';

interface FirstScreenProps {
  heading: ReactNode;
  type: TypeName;
  /** What an uncertain birth time changes. */
  status?: ReactNode;
  /** Missing while it loads: the statement follows from the type alone. */
  reading: FirstReading | undefined;
  /** A way to try other birth times. */
  trial?: ReactNode;
  /** What depends on the birth time is said once, above the answers. */
  isTold?: boolean;
  /** One of them is being tried. */
  isTried?: boolean | undefined;
  lit: Lighting;
  onLight: (lighting: Lighting) => void;
  picture: ReactNode;
  /** The picture has gates that are both conscious and unconscious. */
  hasBoth: boolean;
  /** Parts of it have the dots of what depends on the birth time. */
  hasDots?: boolean;
  pictureRef?: Ref<HTMLElement> | undefined;
  /** The birth line with its buttons. */
  birth: ReactNode;
}

/** Where the words have the whole width, and the graph what they leave of the window. */
const PHONE = '(width < 38rem)';

/**
 * Who somebody is, how they decide, and the graph: all of it in the first window. Other birth times are
 * tried below the graph, which becomes smaller for it.
 */
export function FirstScreen(props: FirstScreenProps) {
  const { heading, trial, isTried = false, picture, pictureRef, birth, ...words } = props;
  const isPhone = useMedia(PHONE);
  const isMarked = Boolean(trial);
  return (
    <div
      data-card-room
      className="first-screen grid grid-cols-1 items-start gap-x-3 @min-[36rem]:grid-cols-2 @min-[54rem]:grid-cols-[minmax(0,1fr)_minmax(0,29.5rem)] @min-[54rem]:grid-rows-[auto_auto_1fr] @min-[54rem]:gap-x-8 print:grid-cols-2"
    >
      <div
        className={cx(
          'first-window',
          isMarked && 'first-window-marked',
          Boolean(words.status) && 'first-window-doubted',
        )}
      >
        <div className="first-head col-span-full @min-[54rem]:col-span-1">
          {heading}
          <Statement
            type={words.type}
            reading={words.reading}
            isTried={isTried}
            lit={words.lit}
            onLight={words.onLight}
            status={words.status}
          />
        </div>
        <Answers {...words} />
        <Picture
          sectionRef={pictureRef}
          hasBoth={words.hasBoth}
          hasDots={words.hasDots ?? false}
          hasGlow={Boolean(words.status) && words.reading?.own !== undefined}
          isAllOpen={words.type === 'Reflector'}
          trial={!isPhone && trial}
        >
          {picture}
        </Picture>
        {isPhone && trial && <div className="first-trial relative z-20">{trial}</div>}
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

/** What to start with, and the next step. */
function Answers({
  reading,
  isTold = false,
  lit,
  onLight,
}: Pick<FirstScreenProps, 'reading' | 'isTold' | 'lit' | 'onLight'>) {
  return (
    <div
      className={cx(
        'first-facts mt-3.5 max-w-[30rem] @min-[54rem]:order-1 @min-[54rem]:col-start-1 @min-[54rem]:mt-5 @min-[54rem]:self-stretch',
        REPLACED,
      )}
    >
      <FirstFacts reading={reading} isTold={isTold} lit={lit} onLight={onLight} />
      <ReadOn reading={reading} />
    </div>
  );
}

/** The next step, where the chapters have no bar at the window's foot; its room is kept for it. */
function ReadOn({ reading }: Pick<FirstScreenProps, 'reading'>) {
  return (
    <a
      href={`#${chapterAnchor('decide')}`}
      className={buttonClass({
        size: 'sm',
        className: cx(
          'mt-3.5 mb-2 max-lg:hidden print:hidden',
          !reading?.facts.length && 'invisible',
        ),
      })}
    >
      Read how you decide
    </a>
  );
}

interface PictureProps extends KeyProps {
  trial: ReactNode;
  sectionRef: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

const GATE = 'circle[role=button]';

/** The graph: on phones small, until a tap gives it the whole width; on a gate, it opens its card too. */
function Picture({ sectionRef, trial, children, ...key }: PictureProps) {
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
        <div className="first-picture-frame">
          <div className="first-picture-fitted">{children}</div>
        </div>
        <Key {...key} />
      </div>
      {trial && <div className="relative z-20 min-w-0">{trial}</div>}
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
          aria-label="Enlarge the bodygraph"
          onClick={showFullSize}
          className="absolute inset-0 z-10 flex items-end justify-end rounded-md pb-11 text-xs font-medium text-ink @max-[20rem]:hidden @min-[36rem]:hidden print:hidden"
        >
          <span className="flex items-center gap-1">
            Enlarge
            <EnlargeIcon className="size-4" />
          </span>
        </button>
      )}
    </section>
  );
}

interface KeyProps {
  hasBoth: boolean;
  hasDots: boolean;
  /** A phone has no room to say beside the headline what glows. */
  hasGlow: boolean;
  /** No center is defined, as in every Reflector’s chart. */
  isAllOpen: boolean;
}

const DESIGN = 'first-key-line [--mark:var(--bodygraph-design)]';
const PERSONALITY = 'first-key-line [--mark:var(--bodygraph-personality)]';
const CENTER = 'rounded-[3px] border border-(--bodygraph-center-line)';

/** What the shapes and lines of this picture mean; in a small one, the lines, and that colors and names mean steady. */
function Key({ hasBoth, hasDots, hasGlow, isAllOpen }: KeyProps) {
  const isPhone = useMedia(PHONE);
  return (
    <ul aria-label="Key" className="first-key text-xs text-muted print:hidden">
      {!isAllOpen && (
        <Sample dot={cx('first-key-center first-key-steady', CENTER)}>
          {isPhone ? 'Steady' : 'Steady in you'}
        </Sample>
      )}
      <Sample dot={cx('first-key-center bg-surface', CENTER)}>Open to others</Sample>
      {hasDots && (
        <Sample dot="first-key-line first-key-varies">
          {isPhone ? 'Varies' : 'Varies by time'}
        </Sample>
      )}
      <li aria-hidden="true" className="first-key-break" />
      <Sample dot={PERSONALITY}>{isPhone ? 'You notice' : 'Traits you notice'}</Sample>
      <Sample dot={DESIGN}>{isPhone ? 'Others' : 'Others notice'}</Sample>
      {hasBoth && <Sample dot="first-key-line first-key-both">Both</Sample>}
      {hasGlow && isPhone && <Sample dot="first-key-source">Headline</Sample>}
    </ul>
  );
}

interface SampleProps {
  dot: string;
  children: ReactNode;
}

function Sample({ dot, children }: SampleProps) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" className={cx('h-3.5 w-4.5 shrink-0', dot)} />
      <span>{children}</span>
    </li>
  );
}
