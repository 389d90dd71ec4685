import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { SkyBodygraph } from '#client/features/bodygraph/sky-bodygraph.tsx';
import { ChartChoice } from '#client/features/transits/components/chart-choice.tsx';
import { type Layer, LayerSwitch } from '#client/features/transits/components/layer-switch.tsx';
import { MomentStepper } from '#client/features/transits/components/moment-stepper.tsx';
import { SkyTimeline } from '#client/features/transits/components/sky-timeline.tsx';
import { natalGatesOf } from '#client/features/transits/natal-gates.ts';
import { useMoment } from '#client/features/transits/use-moment.ts';
import { useTransits } from '#client/features/transits/use-transits.ts';
import { paths } from '#client/lib/paths.ts';
import { positionText } from '#shared/domain/chart-text.ts';
import { BODY_IDS } from '#shared/engine/bodies.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import type { SkyActivations } from '#shared/engine/transits/sky.ts';
import { SkyPositions } from './transits-positions.tsx';
import { SkyToday } from './transits-today.tsx';
import { useChartToShow } from './use-chart-to-show.ts';

const WEEK_DAYS = 7;
const NOBODY = 'Your chart';

/** Where the planets are at a moment, and what they add to a chart. */
export function TransitsPage() {
  const shown = useChartToShow();
  const { chart, ownId } = shown;
  const moment = useMoment();
  const { atMs, nowMs } = moment;
  const [days, setDays] = useState(WEEK_DAYS);
  const [layer, setLayer] = useState<Layer>('both');
  const natal = useMemo(() => (chart ? natalGatesOf(chart.chartData.gates) : null), [chart]);
  const transits = useTransits(natal, atMs, days);
  const { query, activations, timeline } = transits;

  return (
    <PageContainer>
      <PageHeading
        lead="Where the planets are, and what they add to a chart for a while."
        actions={
          <ButtonLink href={paths.returns} variant="secondary">
            See returns
          </ButtonLink>
        }
      >
        Transits
      </PageHeading>
      <div className="mb-8 grid items-start gap-x-10 gap-y-5 lg:grid-cols-2">
        <MomentStepper moment={moment} nextChangeMs={timeline?.[0]?.change.at ?? null} />
        {chart && (
          <ChartChoice
            charts={shown.charts}
            chosenId={chart.id}
            ownId={ownId}
            onChoose={shown.choose}
            onMore={shown.more}
          />
        )}
      </div>
      {query.isError && <LoadFailure query={query} title="Unable to load the planets’ positions" />}
      {query.isPending && <TransitsSkeleton />}
      {activations && (
        <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
          <div className="grid gap-4">
            {chart && <LayerSwitch layer={layer} onChange={setLayer} />}
            <div className="mx-auto w-full max-w-[25rem]">
              <SkyBodygraph
                chart={chart && layer !== 'sky' ? chart.chartData.activations : null}
                sky={chart && layer === 'chart' ? null : skyTexts(activations)}
                name={chart?.name ?? NOBODY}
              />
            </div>
          </div>
          <div className="grid gap-10 lg:row-span-2">
            {!shown.isPending && shown.error === null && !chart && <NoChart />}
            {shown.error !== null && (
              <p className="text-danger">We can’t load your charts right now.</p>
            )}
            {chart && (
              <SkyToday
                chart={chart}
                isOwn={chart.id === ownId}
                moment={moment}
                transits={transits}
              />
            )}
            <section aria-labelledby="changes-title" className="grid gap-4">
              <h2 id="changes-title" className="font-display text-2xl font-medium">
                Next changes
              </h2>
              <SkyTimeline entries={timeline ?? []} days={days} onDays={setDays} nowMs={nowMs} />
            </section>
          </div>
          <section aria-labelledby="positions-title" className="grid gap-4 lg:col-start-1">
            <h2 id="positions-title" className="font-display text-2xl font-medium">
              Positions
            </h2>
            <SkyPositions activations={activations} natal={natal} />
          </section>
        </div>
      )}
    </PageContainer>
  );
}

function skyTexts(sky: SkyActivations) {
  const side = recordOf(BODY_IDS, (body) => positionText(sky[body]));
  return { design: side, personality: side };
}

function NoChart() {
  return (
    <p className="text-muted">
      <Link href={paths.newChart} className="underline underline-offset-4">
        Create your chart
      </Link>{' '}
      to see what the planets add to it.
    </p>
  );
}

function TransitsSkeleton() {
  return (
    <SkeletonGroup label="Loading the planets’ positions" className="grid gap-10 lg:grid-cols-2">
      <Skeleton className="mx-auto aspect-[540/940] w-full max-w-[25rem] rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </SkeletonGroup>
  );
}
