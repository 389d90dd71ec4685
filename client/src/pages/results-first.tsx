import {
  type ReactNode,
  type Ref,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { forgetTriedTime } from '#client/features/birth/tried-time.ts';
import { BodygraphFigure } from '#client/features/bodygraph/bodygraph-figure.tsx';
import { hasDots } from '#client/features/bodygraph/doubts.ts';
import { SmallNames } from '#client/features/bodygraph/small-names.tsx';
import type { ChartOnPage } from '#client/features/bodygraph/use-bodygraph.ts';
import type { TriedChart } from '#client/features/certainty/tried-chart.ts';
import { FirstScreen } from '#client/features/reading/components/first-screen.tsx';
import { type Lighting, lightingOf } from '#client/features/reading/evidence.ts';
import type { ChosenHours } from '#client/features/reading/use-chosen-hours.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { bodygraphModel, hasBoth } from '#shared/bodygraph/model.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';
import type { BirthHours, Reading } from '#shared/contract/reading.ts';
import { typeCertainty } from '#shared/contract/statement-words.ts';

/** Lazy: most charts have an exact time and never show it. */
const ResultsTry = lazyPart(
  () => import('./results-try.tsx'),
  ({ ResultsTry }) => ResultsTry,
);

/** Lazy: few birth times leave two types as likely. */
const TypeChoice = lazyPart(
  () => import('#client/features/reading/components/type-choice.tsx'),
  ({ TypeChoice }) => TypeChoice,
);

interface ResultFirstProps {
  chart: ChartRecord;
  /** The chart as it is stored. */
  bodygraph: ChartOnPage;
  reading: Reading | undefined;
  hours: Pick<ChosenHours, 'chosen' | 'choose'>;
  /** Every possible birth time gives these words: there is nothing to try. */
  isCertain: boolean;
  heading: ReactNode;
  status: ReactNode;
  lit: Lighting;
  onLight: (lighting: Lighting) => void;
  pictureRef: Ref<HTMLElement>;
  birth: ReactNode;
}

interface TriedState {
  /** Null for the chart as it is stored. */
  readonly tried: TriedChart | null;
  /** At the time that the words are told for. */
  readonly isHome: boolean;
}
const AT_HOME: TriedState = { tried: null, isHome: true };

/** The hours that a reading is told for, where somebody chose them or the chart isn't drawn for them. */
function homeOf({ hours = [], activations }: Reading, chosen: number | undefined) {
  const isElsewhere = activations !== undefined || chosen !== undefined;
  return isElsewhere ? hours.find(({ isWritten }) => isWritten) : undefined;
}

function typeTold(reading: Reading | undefined) {
  const [fact] = reading?.statement.evidence ?? [];
  return fact?.kind === 'type' ? fact.type : undefined;
}

/** Where the birth time decides between types of which none is likely: what its reader may choose from. */
function openHours(reading: Reading | undefined): readonly BirthHours[] | null {
  const { hours = [] } = reading ?? {};
  const isOpen = reading && typeCertainty(reading.statement) === 'open';
  return isOpen && hours.length > 1 ? hours : null;
}

/** The chart of a birth time that is tried, in place of the one that is stored. */
function useTried(bodygraph: ChartOnPage) {
  const [{ tried, isHome }, setTrial] = useState<TriedState>(AT_HOME);
  // The thumb moves on while the picture of an earlier time is still being rendered.
  const tryChart = useCallback(
    (next: TriedChart | null, isAtHome: boolean) =>
      startTransition(() => setTrial({ tried: next, isHome: isAtHome })),
    [],
  );
  useEffect(() => {
    forgetTriedTime();
  }, []);
  const model = useMemo(() => tried && bodygraphModel(tried.activations), [tried]);
  const shown = useMemo(
    () => (tried && model ? { ...bodygraph, model, doubts: tried.doubts } : bodygraph),
    [bodygraph, tried, model],
  );
  return { tried, isHome, tryChart, shown };
}

interface TrialProps extends Pick<ResultFirstProps, 'chart' | 'reading' | 'hours'> {
  onTry: (chart: TriedChart | null, isAtHome: boolean) => void;
}

function Trial({ chart, reading, hours, onTry }: TrialProps) {
  const home = reading && homeOf(reading, hours.chosen);
  return (
    <Suspense fallback={<div className="first-trial-place h-24" />}>
      {reading && (
        // Other hours are another place for the thumb.
        <ResultsTry key={home?.from?.utc ?? 'first'} chartId={chart.id} home={home} onTry={onTry} />
      )}
    </Suspense>
  );
}

/**
 * The first screen of a result. With an uncertain birth time it shows the chart of any time that is
 * tried; the rest of the page stays with the hours it is written for, and isn't rendered again.
 */
export function ResultFirst(props: ResultFirstProps) {
  const { chart, bodygraph, reading, hours, isCertain, ...screen } = props;
  const { tried, isHome, tryChart, shown } = useTried(bodygraph);
  const own = reading?.own;
  const source = useMemo(() => own && lightingOf(own.evidence), [own]);
  const isUncertain = chart.uncertaintyLevel === 'high';
  const choices = openHours(reading);
  return (
    <FirstScreen
      {...screen}
      status={
        choices ? (
          <Suspense fallback={<div className="h-14.5" />}>
            <TypeChoice hours={choices} isTried={!isHome} onChoose={hours.choose} />
          </Suspense>
        ) : (
          screen.status
        )
      }
      isTold={choices !== null}
      type={tried?.type ?? typeTold(reading) ?? chart.chartData.type}
      reading={tried ? { ...tried.words, own, also: reading?.also } : reading}
      isTried={!isHome}
      trial={
        isUncertain &&
        !isCertain && <Trial chart={chart} reading={reading} hours={hours} onTry={tryChart} />
      }
      hasBoth={hasBoth(shown.model)}
      hasDots={shown.doubts !== null && hasDots(shown.doubts)}
      picture={
        <>
          <BodygraphFigure
            chart={shown}
            lit={screen.lit}
            marked={source}
            drawInKey={chart.id}
            arePositionsFolded
          />
          <SmallNames defined={shown.model.graph.definedCenters} doubts={shown.doubts?.centers} />
        </>
      }
    />
  );
}
