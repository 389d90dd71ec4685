import { Suspense, useEffect } from 'react';
import { Route, Switch, useRouter } from 'wouter';
import { AppFrame } from '#client/components/layout/app-frame.tsx';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { PublicHeader, signInHrefFor } from '#client/components/layout/public-header.tsx';
import { SearchPlaceholder } from '#client/components/layout/search-placeholder.tsx';
import { forgetSeenChart } from '#client/features/charts/seen-chart.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { navigateAway } from '#client/lib/navigate-away.ts';
import { INFO_PATHS, PUBLIC_PATHS, paths } from '#client/lib/paths.ts';
import { useIdle } from '#client/lib/use-idle.ts';
import { LandingPage } from '#client/pages/landing.tsx';
import { PublicPages } from './public-pages.tsx';

const InfoPages = lazyPart(
  () => import('./info-pages.tsx'),
  ({ InfoPages }) => InfoPages,
);

const Keyboard = lazyPart(
  () => import('./keyboard.tsx'),
  ({ Keyboard }) => Keyboard,
);

const LibraryPages = lazyPart(
  () => import('#client/pages/library.tsx'),
  ({ LibraryPages }) => LibraryPages,
);

const LibrarySearch = lazyPart(
  () => import('#client/features/library/components/library-search.tsx'),
  ({ LibrarySearch }) => LibrarySearch,
);

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
  const isIdle = useIdle();
  return (
    <>
      <VisitorPages signInHref={signInHref} />
      <Suspense fallback={null}>{isIdle && <Keyboard user={null} />}</Suspense>
    </>
  );
}

function VisitorPages({ signInHref }: { signInHref: string }) {
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
  return (
    <Switch>
      {INFO_PATHS.map((info) => (
        <Route key={info} path={info}>
          <AppFrame header={header}>
            <Suspense fallback={<LoadingScreen />}>
              <InfoPages />
            </Suspense>
          </AppFrame>
        </Route>
      ))}
      {PUBLIC_PATHS.map((path) => (
        <Route key={path} path={path}>
          <AppFrame header={header}>
            <PublicPages isSignedIn={false} />
          </AppFrame>
        </Route>
      ))}
      <Route path={paths.library.pattern}>
        <AppFrame header={header}>
          <Suspense fallback={<LoadingScreen />}>
            <LibraryPages isSignedIn={false} />
          </Suspense>
        </AppFrame>
      </Route>
      <Route path={paths.checkout.pattern}>
        <ToSignIn href={signInHref} />
      </Route>
      <Route>
        <LandingPage signInHref={signInHref} />
      </Route>
    </Switch>
  );
}
