import { PageContainer } from '#client/components/layout/page-container.tsx';
import { forgetDraft } from '#client/features/birth/draft.ts';
import { ChartNotFound } from '#client/features/charts/components/chart-not-found.tsx';
import { messageOf } from '#client/lib/api.ts';
import { useOnline } from '#client/lib/connection.ts';
import { paths } from '#client/lib/paths.ts';

export interface ResultsMissingProps {
  error: Error;
  latestId: string | undefined;
  /** Given where another try may help. */
  onRetry: (() => void) | undefined;
}

/** Instead of a chart that is gone or couldn’t be loaded. */
export function ResultsMissing({ error, latestId, onRetry }: ResultsMissingProps) {
  const isGone = onRetry === undefined;
  // The message says so, and the worker may find it out after the failure.
  useOnline();
  return (
    <PageContainer width="reading">
      <ChartNotFound
        title={isGone ? 'Chart Not Found' : 'Unable to Load This Chart'}
        reason={
          isGone
            ? 'It may have been deleted, or it belongs to somebody else.'
            : messageOf(error, 'We couldn’t load it. Please try again in a moment.')
        }
        onRetry={onRetry}
        latestHref={latestId ? paths.results.to(latestId) : paths.home}
        allHref={paths.chartHistory}
        newHref={paths.startNewChart}
        homeHref={paths.start}
        onNew={forgetDraft}
      />
    </PageContainer>
  );
}
