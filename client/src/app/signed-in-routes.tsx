import { Redirect, Route, Switch, useSearchParams } from 'wouter';
import { INFO_PATHS, PUBLIC_PATHS, paths } from '#client/lib/paths.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';
import { hasTeamAccess, isAccountAdmin } from '#shared/domain/roles.ts';
import { InfoPages, LibraryPages, PublicPages } from './public-parts.ts';
import {
  AccountDashboardPage,
  AuditLogPage,
  BillingPage,
  ChartsPage,
  CheckoutPage,
  CompareChartsPage,
  ConnectionPage,
  ContactSalesPage,
  DifferencePage,
  EditBirthPage,
  HomePage,
  ManualPage,
  MasterDashboardPage,
  MasterPromptsPage,
  MembersPage,
  NotFoundPage,
  OrganizationPage,
  OwnDataPage,
  PaymentIncidentsPage,
  ResultsPage,
  ReturnsPage,
  TeamDebriefPage,
  TeamEntrance,
  TeamMeetingPage,
  TeamPage,
  TeamsPage,
  TransitsPage,
  VectorTestPage,
} from './signed-in-pages.ts';
import { WithContacts } from './with-contacts.tsx';

/** The dashboard of the person's role, or the personal chart page. */
function StartPage({ user }: { user: CurrentUser }) {
  const [search] = useSearchParams();
  const isMaster = user.globalRole === 'master_admin';
  if (!isMaster && !isAccountAdmin(user)) return <HomePage personId={user.id} />;
  if (search.get('new') === 'true') return <Redirect to={paths.newChart} replace />;
  return isMaster ? <MasterDashboardPage /> : <AccountDashboardPage user={user} />;
}

/** The page at the current path, for this person. */
export function SignedInRoutes({ user }: { user: CurrentUser }) {
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
