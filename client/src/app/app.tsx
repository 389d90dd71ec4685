import { QueryClientProvider, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Suspense, startTransition, useEffect, useState } from 'react';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { currentUser } from '#client/features/auth/api.ts';
import { isStatus } from '#client/lib/api.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { useIdle } from '#client/lib/use-idle.ts';
import { useInSlices } from '#client/lib/use-in-slices.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { createQueryClient } from './query-client.ts';
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

const ServiceDown = lazyPart(
  () => import('./service-down.tsx'),
  ({ ServiceDown }) => ServiceDown,
);

const LeavingApp = lazyPart(
  () => import('./leaving-app.tsx'),
  ({ LeavingApp }) => LeavingApp,
);

// Without shortcuts and notices, everything else still works.
const IdleParts = lazyPart(
  () => import('./idle-parts.tsx').catch(() => ({ IdleParts: () => <></> })),
  ({ IdleParts }) => IdleParts,
);

/** The server asks for a person's data early if there is a session. */
const isSignInLikely = () => document.querySelector('link[rel="preload"][as="fetch"]') !== null;

/** Loads the application while it is still unknown who is there. */
function useSignedInApp(isSignedIn: boolean): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (!isSignedIn && !isSignInLikely()) return;
    // Rendered in slices, between which the page answers.
    void SignedInApp.preload().then(() => startTransition(() => setIsLoaded(true)));
  }, [isSignedIn]);
  return isLoaded;
}

function Screens() {
  const user = useQuery(currentUser);
  return (
    <>
      <WhenIdle user={shortcutsOf(user)} />
      <Screen user={user} />
    </>
  );
}

/** Apart, since its turn would otherwise render the screen once more. */
function WhenIdle({ user }: { user: CurrentUser | null | undefined }) {
  const isIdle = useIdle();
  return <Suspense fallback={null}>{isIdle && <IdleParts user={user} />}</Suspense>;
}

/** Whose shortcuts there are: nobody's, once their account is about to be deleted. */
function shortcutsOf({ error, data }: UseQueryResult<CurrentUser>) {
  return isStatus(error, 401) || data?.deletionDueAt ? null : data;
}

function Screen({ user }: { user: UseQueryResult<CurrentUser> }) {
  const isLoaded = useSignedInApp(user.isSuccess && !user.data.deletionDueAt);
  const isVisitor = isStatus(user.error, 401);
  // An answer of the query would render the whole page at once.
  const isVisitorShown = useInSlices(isVisitor);
  if (isVisitor) return isVisitorShown ? <SignedOutApp /> : <LoadingScreen />;
  if (user.data?.deletionDueAt) return <LeavingApp user={user.data} />;
  // Known before the network went: the person stays where they are.
  if (user.data) return isLoaded ? <SignedInApp user={user.data} /> : <LoadingScreen />;
  return user.isError ? <ServiceDown onRetry={() => user.refetch()} /> : <LoadingScreen />;
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
