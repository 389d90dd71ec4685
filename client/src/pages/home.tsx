import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { toast } from '#client/components/feedback/toast.ts';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading, usePageTitle } from '#client/components/layout/page-heading.tsx';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { CheckIcon } from '#client/components/ui/icons.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { BirthForm } from '#client/features/birth/components/birth-form.tsx';
import { forgetDraft } from '#client/features/birth/draft.ts';
import { isFailure } from '#client/features/birth/refusal.ts';
import { chartById, usePreviewChart } from '#client/features/charts/api.ts';
import { WelcomeBack } from '#client/features/charts/components/welcome-back.tsx';
import { hasSeenChart } from '#client/features/charts/seen-chart.ts';
import { usePersonalChart } from '#client/features/charts/use-personal-chart.ts';
import { AgeNote } from '#client/features/marketing/age-note.tsx';
import { readingOfChart } from '#client/features/reading/api.ts';
import { messageOf } from '#client/lib/api.ts';
import { crossFade } from '#client/lib/cross-fade.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';
import { useIdle } from '#client/lib/use-idle.ts';
import type { NewChart } from '#shared/contract/charts.ts';

const ClaimNotice = lazyPart(
  () => import('#client/features/invitations/components/claim-notice.tsx'),
  (module) => module.ClaimNotice,
);

/** Lazy, once the page is idle: it brings the engine and a file of positions along. */
const TodayLine = lazyPart(
  () => import('./today-line.tsx'),
  ({ TodayLine }) => TodayLine,
);

const TITLE = 'Personal Chart';
const BULLETS = ['10-second insights', 'Team dynamics', 'Business coaching'];
const COLUMNS =
  'grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-y-10';

export interface HomePageProps {
  /** Id of the signed-in person. */
  personId: string;
}

/** The personal chart page: redirects to the person's own or newest chart, or shows the form. */
export function HomePage({ personId }: HomePageProps) {
  const [search] = useSearchParams();
  const isNew = search.get('new') === 'true';
  const personal = usePersonalChart();
  const [isReturning] = useState(() => hasSeenChart(personId));
  usePageTitle(TITLE);
  const isIdle = useIdle();

  if (personal.isPending) return <HomeSkeleton />;
  if (personal.chart === undefined) return <HomeFailure error={personal.error} />;
  const { chart } = personal;
  const chartHref = chart && paths.results.to(chart.id);
  if (chartHref && !isNew && !isReturning) return <Redirect to={chartHref} replace />;
  return (
    <PageContainer>
      <Suspense fallback={null}>{isIdle && <ClaimNotice />}</Suspense>
      <div className={COLUMNS}>
        <Intro />
        {chartHref && !isNew ? (
          <WelcomeBack
            chart={chart}
            viewHref={chartHref}
            newHref={paths.newChart}
            onNew={forgetDraft}
            today={<Suspense fallback={null}>{isIdle && <TodayLine chart={chart} />}</Suspense>}
          />
        ) : (
          <Intake isFirst={!chart} />
        )}
      </div>
    </PageContainer>
  );
}

function HomeFailure({ error }: { error: unknown }) {
  return (
    <PageContainer width="reading">
      <ErrorState
        level={1}
        title="Unable to Load Chart Data"
        message={messageOf(error, 'Your charts are safe, but we can’t show them right now.')}
        onRetry={() => window.location.reload()}
      />
    </PageContainer>
  );
}

function Intro() {
  return (
    <div className="lg:sticky lg:top-28">
      <PageHeading
        pageTitle={TITLE}
        lead="Enter your birth details and get an exact chart, explained for the way you work."
        className="mb-5 lg:mb-6"
      >
        Unlock Your Business Potential
      </PageHeading>
      <ul className="flex flex-wrap gap-x-6 gap-y-1.5 lg:grid lg:gap-y-2">
        {BULLETS.map((bullet) => (
          <li key={bullet} className="flex items-center gap-2 lg:gap-3">
            <CheckIcon className="text-accent" />
            {bullet}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Intake({ isFirst }: { isFirst: boolean }) {
  const [, navigate] = useLocation();
  const [isNoticeShown, setIsNoticeShown] = useState(true);
  const title = useRef<HTMLDivElement>(null);
  const preview = usePreviewChart();
  const queryClient = useQueryClient();

  async function submit(birth: NewChart) {
    try {
      const { chartId } = await preview.mutateAsync(birth);
      // The form stays until there is something to fade into.
      await Promise.all([
        queryClient.prefetchQuery(chartById(chartId)),
        queryClient.prefetchQuery(readingOfChart(chartId)),
      ]);
      toast({
        title: 'Chart Generated!',
        description: 'Your Human Design chart has been created successfully.',
        tone: 'success',
      });
      crossFade(() => navigate(paths.results.to(chartId)));
    } catch (error) {
      // Errors at fields and questions are not failures.
      if (isFailure(error)) {
        toast({
          title: 'Error',
          description: 'Failed to generate chart. Please try again.',
          tone: 'destructive',
        });
      }
      throw error;
    }
  }

  function dismissNotice() {
    setIsNoticeShown(false);
    // The focused button is gone.
    title.current?.focus();
  }

  return (
    <Card as="section" padding="lg" className="grid gap-6">
      <div ref={title} tabIndex={-1} className="outline-none">
        <CardTitle>
          {isFirst ? 'Welcome! Get Your First Analysis' : 'Generate New Analysis'}
        </CardTitle>
      </div>
      {!isFirst && isNoticeShown && (
        <Notice onDismiss={dismissNotice}>Your previous charts are in your chart history.</Notice>
      )}
      <BirthForm onSubmit={submit} />
      <AgeNote isSignedIn />
    </Card>
  );
}

function HomeSkeleton() {
  return (
    <PageContainer>
      <SkeletonGroup label="Loading your chart" className={COLUMNS}>
        <div className="grid content-start gap-4">
          <Skeleton className="h-12 w-4/5" />
          <Skeleton className="h-6 w-3/5" />
        </div>
        <Skeleton className="h-96 rounded-lg" />
      </SkeletonGroup>
    </PageContainer>
  );
}
