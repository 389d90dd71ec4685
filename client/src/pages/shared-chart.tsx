import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading, usePageTitle } from '#client/components/layout/page-heading.tsx';
import { useRouteFocus } from '#client/components/layout/use-route-focus.ts';
import { ButtonAnchor, ButtonLink } from '#client/components/ui/button.tsx';
import { BodygraphDetails } from '#client/features/bodygraph/bodygraph-details.tsx';
import { BodygraphFigure } from '#client/features/bodygraph/bodygraph-figure.tsx';
import { useBodygraph } from '#client/features/bodygraph/use-bodygraph.ts';
import { countView, sharedChart } from '#client/features/sharing/api.ts';
import { SharedFacts, SharedWords } from '#client/features/sharing/components/shared-summary.tsx';
import { isStatus } from '#client/lib/api.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';
import { signInHrefFor } from '#client/lib/sign-in-href.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { Activations } from '#shared/bodygraph/model.ts';
import type { SharedChart } from '#shared/contract/sharing.ts';
import { SharedFigure } from './shared-figure.tsx';

// Visitors have no chart to compare with.
const CompareWithMine = lazyPart(
  () => import('./compare-with-mine.tsx'),
  ({ CompareWithMine }) => CompareWithMine,
);

interface SharedChartPageProps {
  token: string;
  isSignedIn: boolean;
}

/** What somebody shares of a chart, for everybody with the link. */
export function SharedChartPage({ token, isSignedIn }: SharedChartPageProps) {
  const query = useQuery(sharedChart(token));
  const isOpened = query.data !== undefined;
  useEffect(() => {
    if (isOpened) countView(token);
  }, [isOpened, token]);
  // A revoked link shows nothing anymore, whatever was loaded before.
  if (isStatus(query.error, 404)) return <LinkEnded isSignedIn={isSignedIn} />;
  if (query.data) return <Shared shared={query.data} token={token} isSignedIn={isSignedIn} />;
  if (query.isPending) return <LoadingScreen />;
  return (
    <PageContainer width="reading">
      <LoadFailure query={query} title="Unable to load this chart" level={1} />
    </PageContainer>
  );
}

function LinkEnded({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <PageContainer width="reading">
      <PageHeading
        pageTitle="Shared chart"
        lead="It may have expired, or the person who sent it revoked it. Ask them for a new one."
      >
        This link doesn’t work anymore
      </PageHeading>
      <OwnChart isSignedIn={isSignedIn} />
    </PageContainer>
  );
}

function OwnChart({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <ButtonLink href={isSignedIn ? paths.startNewChart : paths.start}>
      Get your own chart
    </ButtonLink>
  );
}

interface NextStepProps extends SharedChartPageProps {
  /** A connection needs the positions of both charts. */
  canCompare: boolean;
}

/** To compare the chart with the reader's own, or to get one. */
function NextStep({ token, isSignedIn, canCompare }: NextStepProps) {
  if (!canCompare) return <OwnChart isSignedIn={isSignedIn} />;
  if (isSignedIn) {
    return (
      <Suspense fallback={null}>
        <CompareWithMine token={token} otherwise={<OwnChart isSignedIn />} />
      </Suspense>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonAnchor variant="secondary" href={signInHrefFor(paths.shared.to(token))}>
        Sign in to compare with yours
      </ButtonAnchor>
      <OwnChart isSignedIn={false} />
    </div>
  );
}

function Heading({ children, className }: { children: ReactNode; className: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useRouteFocus(heading);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

interface SharedProps extends SharedChartPageProps {
  shared: SharedChart;
}

function Shared({ shared, token, isSignedIn }: SharedProps) {
  const dates = useDates();
  usePageTitle(shared.name === null ? 'Shared chart' : `${shared.name}, shared chart`);
  return (
    <PageContainer isTight>
      {shared.level === 'summary' ? (
        <FirstScreen
          shared={shared}
          figure={
            <div className="mx-auto w-full max-w-64 sm:max-w-[25.125rem]">
              <SharedFigure shared={shared} />
            </div>
          }
        />
      ) : (
        <WithPositions shared={shared} activations={shared.activations} />
      )}
      <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6 print:hidden">
        <p className="text-sm text-muted">
          Shared with you until {dates.instantDay(shared.expiresAt)}. The person who sent this link
          can end it anytime.
        </p>
        <NextStep token={token} isSignedIn={isSignedIn} canCompare={shared.level !== 'summary'} />
      </div>
    </PageContainer>
  );
}

/** Sentence and graph first, beside each other where there is room; then the facts. */
function FirstScreen({ shared, figure }: { shared: SharedChart; figure: ReactNode }) {
  return (
    <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_29.5rem] lg:grid-rows-[auto_1fr]">
      <SharedWords
        shared={shared}
        heading={(sentence, className) => <Heading className={className}>{sentence}</Heading>}
      />
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">{figure}</div>
      <SharedFacts shared={shared} />
    </div>
  );
}

interface WithPositionsProps {
  shared: SharedChart;
  activations: Activations;
}

/** The same figure as on a result. */
function WithPositions({ shared, activations }: WithPositionsProps) {
  const chart = useBodygraph(shared.name ?? 'this person', activations);
  return (
    <div className="grid gap-10">
      <FirstScreen shared={shared} figure={<BodygraphFigure chart={chart} />} />
      <BodygraphDetails chart={chart} />
    </div>
  );
}
