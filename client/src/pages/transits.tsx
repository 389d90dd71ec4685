import { type ComponentProps, type ReactNode, Suspense, useId, useState } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { SkyBodygraph } from '#client/features/bodygraph/sky-bodygraph.tsx';
import type { Telling } from '#client/features/transits/additions.ts';
import { ChartChoice } from '#client/features/transits/components/chart-choice.tsx';
import { type Layer, LayerSwitch } from '#client/features/transits/components/layer-switch.tsx';
import type { TimelineRange } from '#client/features/transits/timeline.ts';
import { type Moment, useMoment } from '#client/features/transits/use-moment.ts';
import { type Transits, useTransits } from '#client/features/transits/use-transits.ts';
import { whenWords } from '#client/features/transits/when.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { ChartSummary } from '#shared/contract/charts.ts';
import { positionText } from '#shared/domain/chart-text.ts';
import { BODY_IDS } from '#shared/engine/bodies.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import type { SkyActivations } from '#shared/engine/transits/sky.ts';
import { SkyAlone, SkyToday } from './transits-today.tsx';
import { useChartToShow } from './use-chart-to-show.ts';
import { useNatalGates } from './use-natal-gates.ts';

// Beside and below what the page opens with.
const MomentStepper = lazyPart(
  () => import('#client/features/transits/components/moment-stepper.tsx'),
  (module) => module.MomentStepper,
);
const SkyAdditions = lazyPart(
  () => import('#client/features/transits/components/sky-additions.tsx'),
  (module) => module.SkyAdditions,
);
const SkyTimeline = lazyPart(
  () => import('#client/features/transits/components/sky-timeline.tsx'),
  (module) => module.SkyTimeline,
);
const SkyPositions = lazyPart(
  () => import('./transits-positions.tsx'),
  (module) => module.SkyPositions,
);

const WEEK: TimelineRange = { days: 7, hasLines: false };
const NOBODY = 'Your chart';

export interface TransitsPageProps {
  hasTeam: boolean;
}

/** Where the planets are at a moment, and what they add to a chart. */
export function TransitsPage({ hasTeam }: TransitsPageProps) {
  const shown = useChartToShow();
  const { chart, ownId } = shown;
  const moment = useMoment();
  const { atMs, nowMs, isNow } = moment;
  const [range, setRange] = useState(WEEK);
  const natal = useNatalGates(chart);
  const transits = useTransits(natal, atMs, range);
  const { query, activations, sure, timeline } = transits;
  const telling: Telling | null = sure && {
    whose: chart?.id === ownId ? 'your' : 'this',
    isNow,
    sure,
  };

  return (
    <PageContainer isTight>
      <TransitsHeading />
      {query.isError && <LoadFailure query={query} title="Unable to load the planets’ positions" />}
      {query.isPending && <TransitsSkeleton />}
      {activations && (
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
          <div className="grid gap-8">
            {telling && (
              <Told chart={chart} moment={moment} transits={transits} telling={telling} />
            )}
            {!shown.isPending && shown.error === null && !chart && (
              <SkyAlone activations={activations} isNow={isNow} hasTeam={hasTeam} />
            )}
            {shown.error !== null && (
              <p className="text-danger">We can’t load your charts right now.</p>
            )}
          </div>
          <Beside
            shown={shown}
            activations={activations}
            moment={moment}
            nextChangeMs={timeline?.[0]?.change.at ?? null}
          />
          <div className="grid gap-10">
            <Listed title="Next changes">
              <SkyTimeline entries={timeline} range={range} onRange={setRange} nowMs={nowMs} />
            </Listed>
            <Listed title="Positions">
              <SkyPositions activations={activations} natal={natal} />
            </Listed>
          </div>
        </div>
      )}
    </PageContainer>
  );
}

function TransitsHeading() {
  return (
    <PageHeading
      look="label"
      actions={
        <ButtonLink size="sm" href={paths.returns} variant="secondary">
          See returns
        </ButtonLink>
      }
    >
      Transits
    </PageHeading>
  );
}

interface BesideProps {
  shown: ReturnType<typeof useChartToShow>;
  activations: ComponentProps<typeof Pictured>['activations'];
  moment: Moment;
  nextChangeMs: number | null;
}

/** The picture, and what it is of: the moment, and one of several charts. */
function Beside({ shown, activations, moment, nextChangeMs }: BesideProps) {
  const { chart, charts } = shown;
  return (
    <div className="grid gap-5 lg:col-start-2 lg:row-span-2">
      <Pictured shown={shown} activations={activations} />
      <Suspense fallback={<Skeleton className="h-36 rounded-lg" />}>
        <MomentStepper moment={moment} nextChangeMs={nextChangeMs} />
      </Suspense>
      {chart && charts.length > 1 && (
        <ChartChoice
          charts={charts}
          chosenId={chart.id}
          ownId={shown.ownId}
          onChoose={shown.choose}
          onMore={shown.more}
        />
      )}
    </div>
  );
}

interface ToldProps {
  chart: ChartSummary | null;
  moment: Moment;
  transits: Transits;
  telling: Telling;
}

/** What the sky adds to a chart, in sentences and then piece by piece. */
function Told({ chart, moment, transits, telling }: ToldProps) {
  const dates = useDates();
  const { activations, overlay, ahead } = transits;
  return (
    <>
      <SkyToday moment={moment} transits={transits} telling={telling} />
      {overlay && activations && (
        <Suspense fallback={<Skeleton className="h-64 rounded-lg" />}>
          <SkyAdditions
            overlay={overlay}
            sky={activations}
            ends={ahead?.ends ?? null}
            telling={telling}
            isApproximate={chart?.uncertaintyLevel === 'high'}
            when={(utcMs) => whenWords(dates, utcMs, moment.nowMs)}
          />
        </Suspense>
      )}
    </>
  );
}

interface PicturedProps {
  shown: ReturnType<typeof useChartToShow>;
  activations: SkyActivations;
}

/** The chart and the sky in one picture, or either alone. */
function Pictured({ shown: { chart }, activations }: PicturedProps) {
  const [layer, setLayer] = useState<Layer>('both');
  return (
    <>
      <div className="mx-auto w-full max-w-[25rem]">
        <SkyBodygraph
          chart={chart && layer !== 'sky' ? chart.chartData.activations : null}
          sky={chart && layer === 'chart' ? null : skyTexts(activations)}
          name={chart?.name ?? NOBODY}
        />
      </div>
      {chart && <LayerSwitch layer={layer} onChange={setLayer} />}
    </>
  );
}

function Listed({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="font-display text-2xl font-medium">
        {title}
      </h2>
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>{children}</Suspense>
    </section>
  );
}

function skyTexts(sky: SkyActivations) {
  const side = recordOf(BODY_IDS, (body) => positionText(sky[body]));
  return { design: side, personality: side };
}

function TransitsSkeleton() {
  return (
    <SkeletonGroup label="Loading the planets’ positions" className="grid gap-10 lg:grid-cols-2">
      <Skeleton className="h-20 rounded-lg lg:col-span-2" />
      <Skeleton className="mx-auto aspect-[540/940] w-full max-w-[25rem] rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </SkeletonGroup>
  );
}
