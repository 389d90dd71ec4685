import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { toast } from '#client/components/feedback/toast.ts';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading, usePageTitle } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { Card } from '#client/components/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { BirthForm } from '#client/features/birth/components/birth-form.tsx';
import { correctionDraftOf, correctionOf } from '#client/features/birth/correction.ts';
import { isFailure } from '#client/features/birth/refusal.ts';
import { withTriedTime } from '#client/features/birth/tried-time.ts';
import { chartById, useCorrectChart } from '#client/features/charts/api.ts';
import { paths } from '#client/lib/paths.ts';
import type { ChartRecord, NewChart } from '#shared/contract/charts.ts';

const TITLE = 'Edit birth data';
const WORDS = {
  submit: 'Save and recompute',
  pending: 'Saving...',
  failed: 'Failed to save the changes. Please try again.',
};

/** Corrects the birth of a chart; the chart keeps its id and its position in lists. */
export function EditBirthPage({ chartId }: { chartId: string }) {
  const chart = useQuery(chartById(chartId));
  if (chart.isSuccess) return <EditBirth chart={chart.data} />;
  // The chart's page says what is wrong, and where to go from there.
  if (chart.isError) return <Redirect to={paths.results.to(chartId)} replace />;
  return <EditBirthSkeleton />;
}

function EditBirth({ chart }: { chart: ChartRecord }) {
  const [, navigate] = useLocation();
  const [initial] = useState(() => withTriedTime(chart.id, correctionDraftOf(chart)));
  const correction = useCorrectChart(chart.id);
  const chartHref = paths.results.to(chart.id);

  async function submit(birth: NewChart) {
    const sent = correctionOf(chart, birth);
    if (!sent) {
      toast({ title: 'Nothing changed', description: 'Your chart is the same as before.' });
      navigate(chartHref, { replace: true });
      return;
    }
    try {
      await correction.mutateAsync(sent);
    } catch (error) {
      // Errors at fields and questions are not failures.
      if (isFailure(error)) {
        toast({ title: 'Error', description: WORDS.failed, tone: 'destructive' });
      }
      throw error;
    }
    toast({
      title: 'Birth data corrected',
      description: 'Your chart is up to date.',
      tone: 'success',
    });
    navigate(chartHref, { replace: true });
  }

  return (
    <PageContainer width="reading">
      <PageHeading lead="Change what you entered and we’ll update this chart. It keeps a note of what changed.">
        {TITLE}
      </PageHeading>
      <Card as="section" padding="lg" className="grid gap-4">
        <BirthForm initial={initial} words={WORDS} onSubmit={submit} />
        <ButtonLink href={chartHref} variant="quiet">
          Cancel
        </ButtonLink>
      </Card>
    </PageContainer>
  );
}

function EditBirthSkeleton() {
  usePageTitle(TITLE);
  return (
    <PageContainer width="reading">
      <SkeletonGroup label="Loading the birth data" className="grid gap-8">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-96 rounded-lg" />
      </SkeletonGroup>
    </PageContainer>
  );
}
