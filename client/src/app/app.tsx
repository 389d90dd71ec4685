import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
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
  async () => {
    const module = await import('./signed-in-app.tsx');
    // Nothing while the page reloads.
    if (!module) return undefined;
    // Shown together: a wait of its own would show one fallback after another.
    await module.preloadPage(window.location.pathname);
    return { SignedInApp: module.SignedInApp };
  },
  ({ SignedInApp }) => SignedInApp,
);

/** The server asks for a person's data early if there is a session. */
const isSignInLikely = () => document.querySelector('link[rel="preload"][as="fetch"]') !== null;

/** Loads the application while it is still unknown who is there. */
function useSignedInApp(isSignedIn: boolean): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (isSignedIn || isSignInLikely()) void SignedInApp.preload().then(() => setIsLoaded(true));
  }, [isSignedIn]);
  return isLoaded;
}

function Screens() {
  const user = useQuery(currentUser);
  const isLoaded = useSignedInApp(user.isSuccess);
  if (user.isPending || (user.isSuccess && !isLoaded)) return <LoadingScreen />;
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
