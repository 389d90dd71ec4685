import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Part } from '#client/components/layout/part.tsx';
import { BodygraphDetails } from '#client/features/bodygraph/bodygraph-details.tsx';
import { BodygraphFigure } from '#client/features/bodygraph/bodygraph-figure.tsx';
import { MiniGraph } from '#client/features/bodygraph/mini-graph.tsx';
import { SmallNames } from '#client/features/bodygraph/small-names.tsx';
import { type ChartOnPage, useBodygraph } from '#client/features/bodygraph/use-bodygraph.ts';
import { BirthLine } from '#client/features/charts/components/birth-line.tsx';
import { BusinessInsight } from '#client/features/charts/components/business-insight.tsx';
import { ChartFacts } from '#client/features/charts/components/chart-facts.tsx';
import { ChartHeading } from '#client/features/charts/components/chart-heading.tsx';
import { headlineFirst } from '#client/features/charts/headline-first.ts';
import { FirstScreen } from '#client/features/reading/components/first-screen.tsx';
import { type Lighting, lightingOf, NO_LIGHT } from '#client/features/reading/evidence.ts';
import { sampleResult } from '#client/features/samples/api.ts';
import { CoachHint } from '#client/features/samples/components/coach-hint.tsx';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';
import { useInteracted } from '#client/lib/use-interacted.ts';
import { useOneByOne } from '#client/lib/use-one-by-one.ts';
import { hasBoth } from '#shared/bodygraph/model.ts';
import type { RouteReply } from '#shared/contract/route.ts';
import type { getSampleResult } from '#shared/contract/samples.ts';
import { SamplePage } from './sample-page.tsx';

/** Lazy: below the first screen. */
const Chapters = lazyPart(
  () => import('#client/features/reading/components/chapters.tsx'),
  ({ Chapters }) => Chapters,
);

interface SampleResultPageProps {
  isSignedIn: boolean;
}

/** A result as its owner sees it, of an invented person. */
export function SampleResultPage({ isSignedIn }: SampleResultPageProps) {
  const sample = useQuery(sampleResult);
  return (
    <SamplePage
      query={sample}
      note="Pia Moreno is fictional; her chart is computed the same way as everyone’s."
    >
      {(shown) => <SampleResult {...shown} isSignedIn={isSignedIn} />}
    </SamplePage>
  );
}

type SampleResultProps = RouteReply<typeof getSampleResult> & SampleResultPageProps;

function SampleResult({ chart, reading, isSignedIn }: SampleResultProps) {
  const bodygraph = useBodygraph(chart.name, chart.chartData.activations);
  const [lit, setLit] = useState<Lighting>(NO_LIGHT);
  const { own } = reading;
  const source = useMemo(() => own && lightingOf(own.evidence), [own]);
  return (
    <div className="@container space-y-16">
      <FirstScreen
        heading={<ChartHeading chart={chart} pageTitle="Sample result" />}
        type={chart.chartData.type}
        reading={reading}
        lit={lit}
        onLight={setLit}
        hasBoth={hasBoth(bodygraph.model)}
        picture={
          <>
            <BodygraphFigure
              chart={bodygraph}
              lit={lit}
              marked={source}
              drawInKey="sample"
              arePositionsFolded
            />
            <SmallNames defined={bodygraph.model.graph.definedCenters} />
          </>
        }
        birth={<BirthLine chart={chart} />}
      />
      <SampleRest chart={chart} reading={reading} bodygraph={bodygraph} isSignedIn={isSignedIn} />
    </div>
  );
}

interface SampleRestProps extends SampleResultProps {
  bodygraph: ChartOnPage;
}

/** What stands below the first view, part by part, as in a result. */
function SampleRest({ chart, reading, bodygraph, isSignedIn }: SampleRestProps) {
  const shown = useOneByOne(3, useInteracted());
  return (
    <>
      <Part isDue={shown > 0} room="h-80">
        <BusinessInsight insights={headlineFirst(chart, () => true)} />
      </Part>
      <Part isDue={shown > 1} room="h-screen">
        <Chapters
          chartId={chart.id}
          reading={reading}
          hasFeedback={false}
          picture={(shown, _, hasNames) => (
            <MiniGraph chart={chart.chartData.activations} lit={shown} hasNames={hasNames} />
          )}
        />
      </Part>
      <Part isDue={shown > 2} room="h-[40rem]">
        <section aria-labelledby="facts-title" className="grid gap-5">
          <h2 id="facts-title" className="font-display text-xl font-medium">
            What the chart says
          </h2>
          <ChartFacts chart={chart.chartData} />
        </section>
        <BodygraphDetails chart={bodygraph} />
      </Part>
      <CoachHint
        href={isSignedIn ? paths.start : '/api/login'}
        action={isSignedIn ? 'Go to your chart' : 'Sign in to ask'}
      >
        About your own chart, the coach answers questions like “They offered me 20% more. How do I
        decide by Friday?”
      </CoachHint>
    </>
  );
}
