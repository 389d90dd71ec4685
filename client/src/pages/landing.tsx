import { type MouseEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { AppFooter } from '#client/components/layout/app-footer.tsx';
import { PublicHeader } from '#client/components/layout/public-header.tsx';
import { MAIN_ID } from '#client/components/layout/skip-link.tsx';
import { BirthPrompt } from '#client/features/first-chart/components/birth-prompt.tsx';
import {
  type Drawn,
  UnreadSentence,
} from '#client/features/first-chart/components/unread-sentence.tsx';
import type { FirstBirth } from '#client/features/first-chart/typed-birth.ts';
import { Hero } from '#client/features/marketing/hero.tsx';
import { LearnMore } from '#client/features/marketing/learn-more.tsx';
import { SampleChart } from '#client/features/marketing/sample-chart.tsx';
import { handOverBirth } from '#client/lib/birth-handover.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';
import { SIGN_IN_HREF } from '#client/lib/sign-in-href.ts';
import { birthDateText } from '#shared/domain/birth.ts';
import type { DrawingProgress } from './landing-drawing.tsx';

/** Lazy: engine and bodygraph are for those who type a date. */
const LandingDrawing = lazyPart(
  () => import('./landing-drawing.tsx'),
  ({ LandingDrawing }) => LandingDrawing,
);

/** Lazy: below the first screen. */
const LandingBelow = lazyPart(
  () => import('./landing-below.tsx'),
  ({ LandingBelow }) => LandingBelow,
);

/** To the form, which then has what was typed here. */
const READ_IT_HREF = `${SIGN_IN_HREF}?returnTo=${encodeURIComponent(paths.newChart)}`;

export interface LandingPageProps {
  /** The sign-in address, with the page to return to if there is one. */
  signInHref?: string | undefined;
}

/** Everything a signed-out visitor sees. Has its own header and footer. */
export function LandingPage({ signInHref = SIGN_IN_HREF }: LandingPageProps) {
  const [birth, setBirth] = useState<FirstBirth | null>(null);
  const [progress, setProgress] = useState<DrawingProgress | null>(null);
  const [timesAsked, setTimesAsked] = useState(0);
  const draw = useCallback((next: FirstBirth) => {
    setProgress({ kind: 'drawing', share: 0 });
    setBirth(next);
  }, []);
  const isDrawn = birth !== null && progress?.kind !== 'failed';
  const picture = useRef<HTMLDivElement>(null);
  const timeField = useRef<HTMLInputElement>(null);
  useScrollToPicture(picture, birth);

  function addTime() {
    const field = timeField.current;
    const folded = field?.closest('details');
    if (folded) folded.open = true;
    field?.focus();
  }

  /** A sign-in link takes the birth along. */
  function handOver({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!birth || !link?.getAttribute('href')?.startsWith(SIGN_IN_HREF)) return;
    const { date, time, place } = birth;
    handOverBirth({
      birthDate: birthDateText(date),
      birthTime: time ?? '',
      birthPlace: place,
    });
  }

  return (
    <div className="flex min-h-dvh flex-col" onClickCapture={handOver}>
      <PublicHeader signInHref={signInHref} />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        <Hero
          prompt={
            <BirthPrompt
              onBirth={draw}
              onStart={() => void LandingDrawing.preload()}
              failure={progress?.kind === 'failed' ? progress.message : null}
              timeField={timeField}
              note={<Note progress={progress} birth={birth} />}
            >
              <UnreadSentence
                drawn={drawnOf(progress)}
                signInHref={birth ? READ_IT_HREF : signInHref}
              >
                <LearnMore onAsk={() => setTimesAsked(timesAsked + 1)} />
              </UnreadSentence>
            </BirthPrompt>
          }
          picture={
            <div ref={picture} className="-scroll-mt-16">
              {isDrawn ? (
                <Suspense fallback={<SampleChart />}>
                  <LandingDrawing
                    key={JSON.stringify(birth)}
                    birth={birth}
                    onProgress={setProgress}
                    signInHref={READ_IT_HREF}
                    onAddTime={addTime}
                  />
                </Suspense>
              ) : (
                <SampleChart />
              )}
            </div>
          }
        />
        {/* Not put off until the browser is idle: on a busy one that may be never. */}
        <Suspense fallback={<div className="h-[200dvh]" />}>
          <LandingBelow signInHref={signInHref} timesAsked={timesAsked} />
        </Suspense>
      </main>
      <AppFooter />
    </div>
  );
}

function drawnOf(progress: DrawingProgress | null): number | Drawn | null {
  if (progress === null || progress.kind === 'failed') return null;
  if (progress.kind === 'drawing') return progress.share;
  const { type, doubt } = progress.chart;
  return { type: doubt === null || doubt.types.length === 1 ? type : null };
}

/** Where the picture is below the form, it comes into view when it starts to draw. */
function useScrollToPicture(
  picture: { readonly current: HTMLElement | null },
  birth: FirstBirth | null,
) {
  useEffect(() => {
    if (!birth || !picture.current) return;
    if (picture.current.getBoundingClientRect().top < window.innerHeight / 2) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    picture.current.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  }, [birth, picture]);
}

interface NoteProps {
  progress: DrawingProgress | null;
  birth: FirstBirth | null;
}

/** How a chart is drawn, then what is certain about it. */
function Note({ progress, birth }: NoteProps) {
  return (
    <p role="status">
      {progress?.kind === 'drawn' && birth
        ? drawnNote(progress.chart, birth)
        : 'Nothing leaves your browser until you sign in.'}
    </p>
  );
}

/** Why the same date has other sure parts once its place is known. */
const WITHOUT_PLACE =
  'Without a place, this is the day in your own time zone. Elsewhere it starts hours earlier or later, so adding the city can change this.';

/** The engine, which has the list of them, is loaded later. */
const CENTER_COUNT = 9;

function drawnNote(
  { clock, doubt }: Extract<DrawingProgress, { kind: 'drawn' }>['chart'],
  { time, place }: FirstBirth,
): string {
  if (!doubt) {
    return place === ''
      ? `Drawn for ${time}, ${clock.words}. Born somewhere else? Add the city.`
      : `Drawn for ${time}, ${clock.words}. This is your exact chart.`;
  }
  const { types, centers: open } = doubt;
  const sureCenters = CENTER_COUNT - open.length;
  const centers = sureCenters === CENTER_COUNT ? 'all 9 centers' : `${sureCenters} of 9 centers`;
  const same =
    types.length === 1
      ? `Your type and ${centers} are`
      : `${capitalized(centers)} ${sureCenters === 1 ? 'is' : 'are'}`;
  const sure = `${same} the same at any hour. Dotted parts depend on it.`;
  return place === '' ? `${sure} ${WITHOUT_PLACE}` : sure;
}

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
