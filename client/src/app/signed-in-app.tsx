import { Suspense, useMemo } from 'react';
import { Redirect, Route, Switch, useLocation, useSearchParams } from 'wouter';
import { ToastRegion } from '#client/components/feedback/toast-region.tsx';
import { AppFrame } from '#client/components/layout/app-frame.tsx';
import { AppHeader } from '#client/components/layout/app-header.tsx';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { SearchPlaceholder } from '#client/components/layout/search-placeholder.tsx';
import { readerDates } from '#client/lib/dates.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { INFO_PATHS, PUBLIC_PATHS, paths } from '#client/lib/paths.ts';
import { DatesContext } from '#client/lib/use-dates.ts';
import { useIdle } from '#client/lib/use-idle.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';
import { hasTeamAccess, isAccountAdmin } from '#shared/domain/roles.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { navItemsOf, profileLinksOf, roleLabelOf, shownAs } from './nav-items.ts';
import { WithContacts } from './with-contacts.tsx';

// Nobody misses the picture of a toast that can't be loaded: `ToastRegion` announces it.
const Toaster = lazyPart(
  () => import('#client/components/feedback/toaster.tsx').catch(() => ({ Toaster: () => <></> })),
  ({ Toaster }) => Toaster,
);
const MenuSettings = lazyPart(
  () => import('./menu-settings.tsx'),
  ({ MenuSettings }) => MenuSettings,
);
const InfoPages = lazyPart(
  () => import('./info-pages.tsx'),
  ({ InfoPages }) => InfoPages,
);
const PublicPages = lazyPart(
  () => import('./public-pages.tsx'),
  ({ PublicPages }) => PublicPages,
);
const LibraryPages = lazyPart(
  () => import('#client/pages/library.tsx'),
  ({ LibraryPages }) => LibraryPages,
);
const LibrarySearch = lazyPart(
  () => import('#client/features/library/components/library-search.tsx'),
  ({ LibrarySearch }) => LibrarySearch,
);
const HeaderTeam = lazyPart(
  () => import('./header-team.tsx'),
  ({ HeaderTeam }) => HeaderTeam,
);
const WorkplaceKeeper = lazyPart(
  () => import('./workplace-keeper.tsx'),
  ({ WorkplaceKeeper }) => WorkplaceKeeper,
);
const HomePage = lazyPart(
  () => import('#client/pages/home.tsx'),
  ({ HomePage }) => HomePage,
);
const ResultsPage = lazyPart(
  () => import('#client/pages/results.tsx'),
  ({ ResultsPage }) => ResultsPage,
);
const ChartsPage = lazyPart(
  () => import('#client/pages/charts.tsx'),
  ({ ChartsPage }) => ChartsPage,
);
const ManualPage = lazyPart(
  () => import('#client/pages/manual.tsx'),
  ({ ManualPage }) => ManualPage,
);
const CompareChartsPage = lazyPart(
  () => import('#client/pages/compare-charts.tsx'),
  ({ CompareChartsPage }) => CompareChartsPage,
);
const ConnectionPage = lazyPart(
  () => import('#client/pages/connection.tsx'),
  ({ ConnectionPage }) => ConnectionPage,
);
const TransitsPage = lazyPart(
  () => import('#client/pages/transits.tsx'),
  ({ TransitsPage }) => TransitsPage,
);
const ReturnsPage = lazyPart(
  () => import('#client/pages/returns.tsx'),
  ({ ReturnsPage }) => ReturnsPage,
);
const EditBirthPage = lazyPart(
  () => import('#client/pages/edit-birth.tsx'),
  ({ EditBirthPage }) => EditBirthPage,
);
const DifferencePage = lazyPart(
  () => import('#client/pages/difference.tsx'),
  ({ DifferencePage }) => DifferencePage,
);
const MasterPromptsPage = lazyPart(
  () => import('#client/pages/master-prompts.tsx'),
  ({ MasterPromptsPage }) => MasterPromptsPage,
);
const TeamPage = lazyPart(
  () => import('#client/pages/team.tsx'),
  ({ TeamPage }) => TeamPage,
);
const TeamDebriefPage = lazyPart(
  () => import('#client/pages/team-debrief.tsx'),
  ({ TeamDebriefPage }) => TeamDebriefPage,
);
const TeamMeetingPage = lazyPart(
  () => import('#client/pages/team-meeting.tsx'),
  ({ TeamMeetingPage }) => TeamMeetingPage,
);
const TeamEntrance = lazyPart(
  () => import('#client/pages/team-entrance.tsx'),
  ({ TeamEntrance }) => TeamEntrance,
);
const CheckoutPage = lazyPart(
  () => import('#client/pages/checkout.tsx'),
  ({ CheckoutPage }) => CheckoutPage,
);
const OwnDataPage = lazyPart(
  () => import('#client/pages/own-data.tsx'),
  ({ OwnDataPage }) => OwnDataPage,
);
const BillingPage = lazyPart(
  () => import('#client/pages/billing.tsx'),
  ({ BillingPage }) => BillingPage,
);
const PaymentIncidentsPage = lazyPart(
  () => import('#client/pages/payment-incidents.tsx'),
  ({ PaymentIncidentsPage }) => PaymentIncidentsPage,
);
const BillingBanner = lazyPart(
  () => import('#client/features/billing/components/billing-banner.tsx'),
  ({ BillingBanner }) => BillingBanner,
);
const NotFoundPage = lazyPart(
  () => import('#client/pages/not-found.tsx'),
  ({ NotFoundPage }) => NotFoundPage,
);
const ContactSalesPage = lazyPart(
  () => import('#client/pages/contact-sales.tsx'),
  ({ ContactSalesPage }) => ContactSalesPage,
);
const AccountDashboardPage = lazyPart(
  () => import('#client/pages/account-dashboard.tsx'),
  ({ AccountDashboardPage }) => AccountDashboardPage,
);
const MasterDashboardPage = lazyPart(
  () => import('#client/pages/master-dashboard.tsx'),
  ({ MasterDashboardPage }) => MasterDashboardPage,
);
const MembersPage = lazyPart(
  () => import('#client/pages/members.tsx'),
  ({ MembersPage }) => MembersPage,
);
const AuditLogPage = lazyPart(
  () => import('#client/pages/audit-log.tsx'),
  ({ AuditLogPage }) => AuditLogPage,
);
const TeamsPage = lazyPart(
  () => import('#client/pages/teams.tsx'),
  ({ TeamsPage }) => TeamsPage,
);
const OrganizationPage = lazyPart(
  () => import('#client/pages/organization.tsx'),
  ({ OrganizationPage }) => OrganizationPage,
);
const VectorTestPage = lazyPart(
  () => import('#client/pages/vector-test.tsx'),
  ({ VectorTestPage }) => VectorTestPage,
);

/** What the pages that visits start with are made of. */
const FIRST_PAGES: readonly { path: string; parts: readonly { preload: () => Promise<void> }[] }[] =
  [
    { path: paths.results.pattern, parts: [ResultsPage] },
    { path: paths.charts, parts: [ChartsPage] },
    { path: paths.chartHistory, parts: [ChartsPage] },
    { path: paths.team.pattern, parts: [TeamEntrance, TeamPage, HeaderTeam, WorkplaceKeeper] },
    { path: paths.master, parts: [MasterDashboardPage] },
    { path: paths.home, parts: [HomePage] },
    { path: paths.library.page, parts: [LibraryPages] },
  ];

/** Loads the code of the page at a path, so that it can be shown together with the frame. */
export async function preloadPage(path: string): Promise<void> {
  const segments = path.replace(/\/$/, '').split('/');
  const page = FIRST_PAGES.find((one) => {
    const pattern = one.path.split('/');
    return (
      pattern.length === segments.length &&
      pattern.every((part, index) => part.startsWith(':') || part === segments[index])
    );
  });
  await Promise.all(page?.parts.map((part) => part.preload()) ?? []);
}

/** The application of a signed-in person. */
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
              <Suspense fallback={<SearchPlaceholder />}>
                <LibrarySearch />
              </Suspense>
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
            <Pages user={user} />
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

/** The dashboard of the person's role, or the personal chart page. */
function StartPage({ user }: { user: CurrentUser }) {
  const [search] = useSearchParams();
  const isMaster = user.globalRole === 'master_admin';
  if (!isMaster && !isAccountAdmin(user)) return <HomePage personId={user.id} />;
  if (search.get('new') === 'true') return <Redirect to={paths.newChart} replace />;
  return isMaster ? <MasterDashboardPage /> : <AccountDashboardPage user={user} />;
}

function Pages({ user }: { user: CurrentUser }) {
  return (
    <Switch>
      <Route path={paths.start}>
        <StartPage user={user} />
      </Route>
      <Route path={paths.home}>
        <HomePage personId={user.id} />
      </Route>
      <Route path={paths.dashboard}>
        <Redirect to={paths.start} replace />
      </Route>
      {chartRoutes(user)}
      {readingRoutes}
      {teamRoutes(user)}
      {accountRoutes(user)}
      {operatorRoutes(user)}
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

function chartRoutes(user: CurrentUser) {
  return (
    <>
      <Route path={paths.results.pattern}>
        {({ chartId }) => (
          <ResultsPage
            key={chartId}
            chartId={chartId}
            personId={user.id}
            isAccountAdmin={isAccountAdmin(user)}
          />
        )}
      </Route>
      <Route path={paths.manual.pattern}>
        {({ chartId }) => <ManualPage key={chartId} chartId={chartId} />}
      </Route>
      <Route path={paths.editBirth.pattern}>
        {({ chartId }) => <EditBirthPage key={chartId} chartId={chartId} />}
      </Route>
      <Route path={paths.difference.pattern}>
        {({ chartId }) => <DifferencePage key={chartId} chartId={chartId} />}
      </Route>
      {[paths.charts, paths.chartHistory].map((path) => (
        <Route key={path} path={path}>
          <ChartsPage />
        </Route>
      ))}
      <Route path={paths.transits}>
        <TransitsPage hasTeam={hasTeamAccess(user)} />
      </Route>
      <Route path={paths.returns}>
        <ReturnsPage />
      </Route>
      <Route path={paths.compare}>
        <CompareChartsPage />
      </Route>
      <Route path={paths.connection.pattern}>
        {({ a, b }) => <ConnectionPage key={`${a} ${b}`} a={a} b={b} />}
      </Route>
    </>
  );
}

/** What everyone may read. */
const readingRoutes = (
  <>
    {INFO_PATHS.map((info) => (
      <Route key={info} path={info}>
        <InfoPages />
      </Route>
    ))}
    <Route path={paths.library.pattern}>
      <LibraryPages isSignedIn />
    </Route>
    {PUBLIC_PATHS.map((path) => (
      <Route key={path} path={path}>
        <PublicPages isSignedIn />
      </Route>
    ))}
    <Route path={paths.contactSales}>
      <WithContacts>{(contacts) => <ContactSalesPage contacts={contacts} />}</WithContacts>
    </Route>
  </>
);

function teamRoutes(user: CurrentUser) {
  return (
    <>
      <Route path={paths.team.pattern}>
        <TeamEntrance hasTeamAccess={hasTeamAccess(user)} isAccountAdmin={isAccountAdmin(user)}>
          <TeamPage user={user} />
        </TeamEntrance>
      </Route>
      <Route path={paths.debrief.pattern}>
        <TeamDebriefPage />
      </Route>
      <Route path={paths.meeting.pattern}>
        <TeamMeetingPage />
      </Route>
      <Route path={paths.teams}>
        <TeamsPage isAccountAdmin={isAccountAdmin(user)} />
      </Route>
      <Route path={paths.organization}>
        {isAccountAdmin(user) ? <OrganizationPage user={user} /> : <NotFoundPage />}
      </Route>
    </>
  );
}

function accountRoutes(user: CurrentUser) {
  return (
    <>
      <Route path={paths.checkout.pattern}>
        <CheckoutPage />
      </Route>
      <Route path={paths.ownData}>
        <OwnDataPage />
      </Route>
      <Route path={paths.billing}>
        <BillingPage hasTeamAccess={hasTeamAccess(user)} />
      </Route>
      <Route path={paths.members.pattern}>
        {({ accountId }) =>
          user.globalRole === 'master_admin' || isAccountAdmin(user) ? (
            <MembersPage key={accountId} accountId={accountId} />
          ) : (
            <NotFoundPage />
          )
        }
      </Route>
    </>
  );
}

/** Pages of those who run the product. */
function operatorRoutes(user: CurrentUser) {
  const isMaster = user.globalRole === 'master_admin';
  return (
    <>
      <Route path={paths.masterPrompts}>
        {isMaster ? <MasterPromptsPage /> : <NotFoundPage />}
      </Route>
      {isMaster && (
        <Route path={paths.paymentIncidents}>
          <PaymentIncidentsPage />
        </Route>
      )}
      <Route path={paths.vectorTest}>
        <VectorTestPage />
      </Route>
      <Route path={paths.master}>{isMaster ? <MasterDashboardPage /> : <NotFoundPage />}</Route>
      <Route path={paths.audit}>{isMaster ? <AuditLogPage /> : <NotFoundPage />}</Route>
    </>
  );
}
