import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { SampleNote } from '#client/features/samples/components/sample-note.tsx';
import { messageOf } from '#client/lib/api.ts';
import { useInSlices } from '#client/lib/use-in-slices.ts';

interface SamplePageProps<T> {
  query: UseQueryResult<T>;
  /** Who is shown, and that nobody of them exists. */
  note: ReactNode;
  children: (sample: T) => ReactNode;
}

/** A page about invented people, once they are loaded. */
export function SamplePage<T>({ query, note, children }: SamplePageProps<T>) {
  const isShown = useInSlices(!query.isPending);
  if (query.isPending || !isShown) return <LoadingScreen />;
  return (
    <PageContainer isTight>
      {query.isError ? (
        <ErrorState
          level={1}
          title="We couldn’t load the sample"
          message={messageOf(query.error, 'Please try again in a moment.')}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <>
          <SampleNote>{note}</SampleNote>
          {children(query.data)}
        </>
      )}
    </PageContainer>
  );
}
