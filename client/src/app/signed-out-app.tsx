import { type ReactNode, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation, useRouter } from 'wouter';
import { AppFrame } from '#client/components/layout/app-frame.tsx';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { PublicHeader } from '#client/components/layout/public-header.tsx';
import { SearchPlaceholder } from '#client/components/layout/search-placeholder.tsx';
import { forgetSeenChart } from '#client/features/charts/seen-chart.ts';
import { navigateAway } from '#client/lib/navigate-away.ts';
import { INFO_PATHS, PUBLIC_PATHS, paths } from '#client/lib/paths.ts';
import { signInHrefFor } from '#client/lib/sign-in-href.ts';
import { LandingPage } from '#client/pages/landing.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { InfoPages, LibraryPages, LibrarySearch, PublicPages } from './public-parts.ts';

/** The raw path and query of the address bar; the router's own hooks would decode them. */
function useAddress(): string {
  const router = useRouter();
  const [path] = router.hook(router);
  const search = router.searchHook(router).replace(/^\?/, '');
  return search ? `${path}?${search}` : path;
}

/** Buying requires a sign-in: redirects to it and back. */
function ToSignIn({ href }: { href: string }) {
  useEffect(() => {
    navigateAway(href);
  }, [href]);
  return <LoadingScreen />;
}

/** What a visitor sees: the landing page at every address except the public texts. */
export function SignedOutApp() {
  const signInHref = signInHrefFor(useAddress());
  useEffect(() => {
    forgetSeenChart();
  }, []);
  return <VisitorPages signInHref={signInHref} />;
}

function VisitorPages({ signInHref }: { signInHref: string }) {
  const [path] = useLocation();
  const header = (
    <PublicHeader
      signInHref={signInHref}
      search={
        <Suspense fallback={<SearchPlaceholder />}>
          <LibrarySearch />
        </Suspense>
      }
    />
  );
  const framed = (page: ReactNode) => (
    <AppFrame header={header}>
      <ErrorBoundary path={path}>
        <Suspense fallback={<LoadingScreen />}>{page}</Suspense>
      </ErrorBoundary>
    </AppFrame>
  );
  return (
    <Switch>
      {INFO_PATHS.map((info) => (
        <Route key={info} path={info}>
          {framed(<InfoPages />)}
        </Route>
      ))}
      {PUBLIC_PATHS.map((pattern) => (
        <Route key={pattern} path={pattern}>
          {framed(<PublicPages isSignedIn={false} />)}
        </Route>
      ))}
      <Route path={paths.library.pattern}>{framed(<LibraryPages isSignedIn={false} />)}</Route>
      <Route path={paths.checkout.pattern}>
        <ToSignIn href={signInHref} />
      </Route>
      <Route>
        <LandingPage signInHref={signInHref} />
      </Route>
    </Switch>
  );
}
