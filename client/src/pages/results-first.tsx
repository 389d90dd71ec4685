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
import { toldFor } from '#client/features/reading/hours-words.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import { bodygraphModel, hasBoth } from '#shared/bodygraph/model.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';
import type { Reading } from '#shared/contract/reading.ts';
import { typeCertainty } from '#shared/contract/statement-words.ts';

/** Lazy: most charts have an exact time and never show it. */
const ResultsTry = lazyPart(
  () => import('./results-try.tsx'),
  ({ ResultsTry }) => ResultsTry,
);

interface ResultFirstProps {
  chart: ChartRecord;
  /** The chart as it is stored. */
  bodygraph: ChartOnPage;
  reading: Reading | undefined;
  /** Every possible birth time gives these words: there is nothing to try. */
  isCertain: boolean;
  heading: ReactNode;
  status: ReactNode;
  toTrial: ReactNode;
  lit: Lighting;
  onLight: (lighting: Lighting) => void;
  pictureRef: Ref<HTMLElement>;
  birth: ReactNode;
}

interface Trial {
  /** Null for the chart as it is stored. */
  readonly tried: TriedChart | null;
  /** At the time that the words are told for. */
  readonly isHome: boolean;
}
const AT_HOME: Trial = { tried: null, isHome: true };

/** The hours that a reading is told for, where the chart isn't drawn for them. */
function homeOf({ hours = [], activations }: Reading) {
  return activations && hours.find(({ isWritten }) => isWritten);
}

function typeTold(reading: Reading | undefined) {
  const [fact] = reading?.statement.evidence ?? [];
  return fact?.kind === 'type' ? fact.type : undefined;
}

/** For whom the words of an open type are; null where each answer says it, or none needs to. */
function useTold(reading: Reading | undefined): string | null {
  const dates = useDates();
  if (!reading || typeCertainty(reading.statement) !== 'open') return null;
  const words = toldFor(reading.hours ?? [], dates);
  return words && `${words}:`;
}

/**
 * The first screen of a result. With an uncertain birth time it shows the chart of any time that is
 * tried; the rest of the page stays with the stored one, and isn't rendered again.
 */
export function ResultFirst({ chart, bodygraph, reading, isCertain, ...screen }: ResultFirstProps) {
  const [{ tried, isHome }, setTrial] = useState<Trial>(AT_HOME);
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
  const own = reading?.own;
  const source = useMemo(() => own && lightingOf(own.evidence), [own]);
  const isUncertain = chart.uncertaintyLevel === 'high';
  const told = useTold(isHome ? reading : undefined);
  return (
    <FirstScreen
      {...screen}
      status={told ?? screen.status}
      isTold={told !== null}
      type={tried?.type ?? typeTold(reading) ?? chart.chartData.type}
      reading={tried ? { ...tried.words, own } : reading}
      isTried={!isHome}
      trial={
        isUncertain &&
        !isCertain && (
          <Suspense fallback={<div className="h-24" />}>
            {reading && <ResultsTry chartId={chart.id} home={homeOf(reading)} onTry={tryChart} />}
          </Suspense>
        )
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
          <SmallNames defined={shown.model.graph.definedCenters} />
        </>
      }
    />
  );
}
