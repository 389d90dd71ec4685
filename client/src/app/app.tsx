import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { currentUser } from '#client/features/auth/api.ts';
import { isStatus } from '#client/lib/api.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { createQueryClient } from './query-client.ts';
import { ServiceDown } from './service-down.tsx';
import { SignedOutApp } from './signed-out-app.tsx';

// Visitors of the landing page need not load the application behind it.
const SignedInApp = lazyPart(
  () => import('./signed-in-app.tsx'),
  ({ SignedInApp }) => SignedInApp,
);

function Screens() {
  const user = useQuery(currentUser);
  if (user.isPending) return <LoadingScreen />;
  if (user.isError) {
    return isStatus(user.error, 401) ? (
      <SignedOutApp />
    ) : (
      <ServiceDown onRetry={() => user.refetch()} />
    );
  }
  return <SignedInApp user={user.data} />;
}

/** The whole client. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={<LoadingScreen />}>
          <Screens />
        </Suspense>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
