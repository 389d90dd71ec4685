import { Suspense, useMemo } from 'react';
import { useLocation } from 'wouter';
import { ToastRegion } from '#client/components/feedback/toast-region.tsx';
import { AppFrame } from '#client/components/layout/app-frame.tsx';
import { AppHeader } from '#client/components/layout/app-header.tsx';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { SearchPlaceholder } from '#client/components/layout/search-placeholder.tsx';
import { readerDates } from '#client/lib/dates.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { DatesContext } from '#client/lib/use-dates.ts';
import { useIdle } from '#client/lib/use-idle.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';
import { hasTeamAccess, isAccountAdmin } from '#shared/domain/roles.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { navItemsOf, profileLinksOf, roleLabelOf, shownAs } from './nav-items.ts';
import { LibrarySearch } from './public-parts.ts';
import { HeaderTeam, WorkplaceKeeper } from './signed-in-pages.ts';
import { SignedInRoutes } from './signed-in-routes.tsx';

export { preloadPage } from './signed-in-pages.ts';

// Nobody misses the picture of a toast that can't be loaded: `ToastRegion` announces it.
const Toaster = lazyPart(
  () => import('#client/components/feedback/toaster.tsx').catch(() => ({ Toaster: () => <></> })),
  ({ Toaster }) => Toaster,
);

const MenuSettings = lazyPart(
  () => import('./menu-settings.tsx'),
  ({ MenuSettings }) => MenuSettings,
);

const BillingBanner = lazyPart(
  () => import('#client/features/billing/components/billing-banner.tsx'),
  ({ BillingBanner }) => BillingBanner,
);

/** The frame around the pages of a signed-in person. */
export function SignedInApp({ user }: { user: CurrentUser }) {
  const [path] = useLocation();
  const dates = useMemo(() => readerDates(user.clock), [user.clock]);
  const isIdle = useIdle();
  return (
    <DatesContext value={dates}>
      {mayWorkInTeams(user) && (
        <Suspense fallback={null}>
          <WorkplaceKeeper user={user} />
        </Suspense>
      )}
      <AppFrame
        header={
          <AppHeader
            items={navItemsOf(user)}
            currentPath={shownAs(path, user)}
            email={user.email ?? 'No email address'}
            profileLinks={profileLinksOf(user)}
            roleLabel={roleLabelOf(user)}
            settings={
              <Suspense fallback={null}>
                <MenuSettings clock={user.clock} />
              </Suspense>
            }
            search={
              isIdle ? (
                <Suspense fallback={<SearchPlaceholder />}>
                  <LibrarySearch />
                </Suspense>
              ) : (
                <SearchPlaceholder />
              )
            }
            teamSelector={
              isPartOfTeams(user) && (
                <Suspense>
                  <HeaderTeam user={user} />
                </Suspense>
              )
            }
          />
        }
      >
        {isAccountAdmin(user) && (
          <Suspense fallback={null}>
            <BillingBanner />
          </Suspense>
        )}
        <Suspense fallback={<LoadingScreen />}>
          <ErrorBoundary path={path}>
            <SignedInRoutes user={user} />
          </ErrorBoundary>
        </Suspense>
      </AppFrame>
      <ToastRegion />
      <Suspense fallback={null}>{isIdle && <Toaster />}</Suspense>
    </DatesContext>
  );
}

/** People with at least one account, including inactive ones that they administer. */
function mayWorkInTeams(user: CurrentUser): boolean {
  return hasTeamAccess(user) || isAccountAdmin(user);
}

/** Master admins have no single team, whatever accounts they belong to. */
function isPartOfTeams(user: CurrentUser): boolean {
  return user.globalRole !== 'master_admin' && mayWorkInTeams(user);
}
