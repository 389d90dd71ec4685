import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { BodygraphDetails } from '#client/features/bodygraph/bodygraph-details.tsx';
import { BodygraphFigure } from '#client/features/bodygraph/bodygraph-figure.tsx';
import { useBodygraph } from '#client/features/bodygraph/use-bodygraph.ts';
import { BirthLine } from '#client/features/charts/components/birth-line.tsx';
import { BusinessInsight } from '#client/features/charts/components/business-insight.tsx';
import { ChartFacts } from '#client/features/charts/components/chart-facts.tsx';
import { sampleResult } from '#client/features/samples/api.ts';
import { CoachHint } from '#client/features/samples/components/coach-hint.tsx';
import { paths } from '#client/lib/paths.ts';
import type { RouteReply } from '#shared/contract/route.ts';
import type { getSampleResult } from '#shared/contract/samples.ts';
import { SamplePage } from './sample-page.tsx';

interface SampleResultPageProps {
  isSignedIn: boolean;
}

/** A result as its owner sees it, of an invented person. */
export function SampleResultPage({ isSignedIn }: SampleResultPageProps) {
  const sample = useQuery(sampleResult);
  return (
    <SamplePage
      query={sample}
      note="Pia Moreno is invented; her chart is computed like everybody’s."
    >
      {(shown) => <SampleResult {...shown} isSignedIn={isSignedIn} />}
    </SamplePage>
  );
}

type SampleResultProps = RouteReply<typeof getSampleResult> & SampleResultPageProps;

function SampleResult({ chart, reading, isSignedIn }: SampleResultProps) {
  const bodygraph = useBodygraph(chart.name, chart.chartData.activations);
  return (
    <div className="grid gap-12">
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_29.5rem]">
        <div>
          <PageHeading pageTitle="Sample result" lead={reading.lead} className="mb-6">
            {reading.statement.text}
          </PageHeading>
          <dl className="max-w-reading">
            {reading.facts.map(({ id, label, term, sentence }) => (
              <div key={id} className="border-t border-line py-4">
                <dt className="text-sm text-muted">
                  {label}: {term}
                </dt>
                <dd className="mt-1 font-medium">{sentence}</dd>
              </div>
            ))}
          </dl>
          <div className="border-t border-line pt-4 text-sm">
            <BirthLine chart={chart} />
          </div>
        </div>
        <section aria-labelledby="picture-title">
          <h2 id="picture-title" className="sr-only">
            Bodygraph
          </h2>
          <BodygraphFigure chart={bodygraph} />
        </section>
      </div>
      <BodygraphDetails chart={bodygraph} />
      <section aria-labelledby="facts-title" className="grid gap-5">
        <h2 id="facts-title" className="font-display text-2xl font-semibold">
          What the chart says
        </h2>
        <ChartFacts chart={chart.chartData} />
      </section>
      <BusinessInsight insights={chart.quickInsights} />
      <CoachHint
        href={isSignedIn ? paths.start : '/api/login'}
        action={isSignedIn ? 'Go to your chart' : 'Sign in to ask'}
      >
        About your own chart, the coach answers questions like “They offered me 20% more. How do I
        decide by Friday?”
      </CoachHint>
    </div>
  );
}
