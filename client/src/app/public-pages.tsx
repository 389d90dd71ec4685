import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';

const PricingPage = lazyPart(
  () => import('#client/pages/pricing.tsx'),
  ({ PricingPage }) => PricingPage,
);
const SampleResultPage = lazyPart(
  () => import('#client/pages/sample-result.tsx'),
  ({ SampleResultPage }) => SampleResultPage,
);
const SampleTeamPage = lazyPart(
  () => import('#client/pages/sample-team.tsx'),
  ({ SampleTeamPage }) => SampleTeamPage,
);
const SharedChartPage = lazyPart(
  () => import('#client/pages/shared-chart.tsx'),
  ({ SharedChartPage }) => SharedChartPage,
);

const JoinPage = lazyPart(
  () => import('#client/pages/join.tsx'),
  ({ JoinPage }) => JoinPage,
);
const MyPlacePage = lazyPart(
  () => import('#client/pages/my-place.tsx'),
  ({ MyPlacePage }) => MyPlacePage,
);

const KeepAccountPage = lazyPart(
  () => import('#client/pages/keep-account.tsx'),
  ({ KeepAccountPage }) => KeepAccountPage,
);
const AccountDeletedPage = lazyPart(
  () => import('#client/pages/account-deleted.tsx'),
  ({ AccountDeletedPage }) => AccountDeletedPage,
);

/** The pages of `PUBLIC_PATHS`. */
export function PublicPages({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Switch>
        <Route path={paths.pricing}>
          <PricingPage />
        </Route>
        <Route path={paths.sample.result}>
          <SampleResultPage isSignedIn={isSignedIn} />
        </Route>
        <Route path={paths.sample.team}>
          <SampleTeamPage isSignedIn={isSignedIn} />
        </Route>
        <Route path={paths.shared.pattern}>
          {({ token }) => <SharedChartPage key={token} token={token} isSignedIn={isSignedIn} />}
        </Route>
        <Route path={paths.join}>{({ token }) => <JoinPage key={token} token={token} />}</Route>
        <Route path={paths.myPlace.pattern}>
          {({ token }) => <MyPlacePage key={token} token={token} />}
        </Route>
        <Route path={paths.keepAccount.pattern}>
          {({ token }) => <KeepAccountPage key={token} token={token} />}
        </Route>
        <Route path={paths.accountDeleted.pattern}>
          <AccountDeletedPage />
        </Route>
      </Switch>
    </Suspense>
  );
}
