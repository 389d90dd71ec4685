import { useEffect } from 'react';
import { Route, Switch, useRouter } from 'wouter';
import { AppFrame } from '#client/components/layout/app-frame.tsx';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { PublicHeader, SIGN_IN_HREF } from '#client/components/layout/public-header.tsx';
import { forgetSeenChart } from '#client/features/charts/seen-chart.ts';
import { navigateAway } from '#client/lib/navigate-away.ts';
import { paths } from '#client/lib/paths.ts';
import { LandingPage } from '#client/pages/landing.tsx';
import { INFO_PATHS, InfoPages } from './info-pages.tsx';

/** Path and query as they stand in the address bar; the router's own hooks would decode them. */
function useAddress(): string {
  const router = useRouter();
  const [path] = router.hook(router);
  const search = router.searchHook(router).replace(/^\?/, '');
  return search ? `${path}?${search}` : path;
}

/** The sign-in address that leads back to the page asked for. */
function signInHrefFor(address: string): string {
  if (address === '/') return SIGN_IN_HREF;
  return `${SIGN_IN_HREF}?returnTo=${encodeURIComponent(address)}`;
}

/** Nobody buys without being signed in: straight to the sign-in, and back from there. */
function ToSignIn({ href }: { href: string }) {
  useEffect(() => {
    navigateAway(href);
  }, [href]);
  return <LoadingScreen />;
}

/** What a visitor sees: the landing page at every address but those of the public texts. */
export function SignedOutApp() {
  const signInHref = signInHrefFor(useAddress());
  useEffect(() => {
    forgetSeenChart();
  }, []);
  return (
    <Switch>
      {INFO_PATHS.map((info) => (
        <Route key={info} path={info}>
          <AppFrame header={<PublicHeader signInHref={signInHref} />}>
            <InfoPages />
          </AppFrame>
        </Route>
      ))}
      <Route path={paths.checkout.pattern}>
        <ToSignIn href={signInHref} />
      </Route>
      <Route>
        <LandingPage signInHref={signInHref} />
      </Route>
    </Switch>
  );
}
