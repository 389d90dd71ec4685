import { lazyPart } from '#client/lib/lazy-part.tsx';
import { paths } from '#client/lib/paths.ts';
import { LibraryPages } from './public-parts.ts';

/* The pages of signed-in people, each loaded with its first visit. */

export const HeaderTeam = lazyPart(
  () => import('./header-team.tsx'),
  ({ HeaderTeam }) => HeaderTeam,
);

export const WorkplaceKeeper = lazyPart(
  () => import('./workplace-keeper.tsx'),
  ({ WorkplaceKeeper }) => WorkplaceKeeper,
);

export const HomePage = lazyPart(
  () => import('#client/pages/home.tsx'),
  ({ HomePage }) => HomePage,
);

export const ResultsPage = lazyPart(
  () => import('#client/pages/results.tsx'),
  ({ ResultsPage }) => ResultsPage,
);

export const ChartsPage = lazyPart(
  () => import('#client/pages/charts.tsx'),
  ({ ChartsPage }) => ChartsPage,
);

export const ManualPage = lazyPart(
  () => import('#client/pages/manual.tsx'),
  ({ ManualPage }) => ManualPage,
);

export const CompareChartsPage = lazyPart(
  () => import('#client/pages/compare-charts.tsx'),
  ({ CompareChartsPage }) => CompareChartsPage,
);

export const ConnectionPage = lazyPart(
  () => import('#client/pages/connection.tsx'),
  ({ ConnectionPage }) => ConnectionPage,
);

export const TransitsPage = lazyPart(
  () => import('#client/pages/transits.tsx'),
  ({ TransitsPage }) => TransitsPage,
);

export const ReturnsPage = lazyPart(
  () => import('#client/pages/returns.tsx'),
  ({ ReturnsPage }) => ReturnsPage,
);

export const EditBirthPage = lazyPart(
  () => import('#client/pages/edit-birth.tsx'),
  ({ EditBirthPage }) => EditBirthPage,
);

export const DifferencePage = lazyPart(
  () => import('#client/pages/difference.tsx'),
  ({ DifferencePage }) => DifferencePage,
);

export const MasterPromptsPage = lazyPart(
  () => import('#client/pages/master-prompts.tsx'),
  ({ MasterPromptsPage }) => MasterPromptsPage,
);

export const TeamPage = lazyPart(
  () => import('#client/pages/team.tsx'),
  ({ TeamPage }) => TeamPage,
);

export const TeamDebriefPage = lazyPart(
  () => import('#client/pages/team-debrief.tsx'),
  ({ TeamDebriefPage }) => TeamDebriefPage,
);

export const TeamMeetingPage = lazyPart(
  () => import('#client/pages/team-meeting.tsx'),
  ({ TeamMeetingPage }) => TeamMeetingPage,
);

export const TeamEntrance = lazyPart(
  () => import('#client/pages/team-entrance.tsx'),
  ({ TeamEntrance }) => TeamEntrance,
);

export const CheckoutPage = lazyPart(
  () => import('#client/pages/checkout.tsx'),
  ({ CheckoutPage }) => CheckoutPage,
);

export const OwnDataPage = lazyPart(
  () => import('#client/pages/own-data.tsx'),
  ({ OwnDataPage }) => OwnDataPage,
);

export const BillingPage = lazyPart(
  () => import('#client/pages/billing.tsx'),
  ({ BillingPage }) => BillingPage,
);

export const PaymentIncidentsPage = lazyPart(
  () => import('#client/pages/payment-incidents.tsx'),
  ({ PaymentIncidentsPage }) => PaymentIncidentsPage,
);

export const NotFoundPage = lazyPart(
  () => import('#client/pages/not-found.tsx'),
  ({ NotFoundPage }) => NotFoundPage,
);

export const ContactSalesPage = lazyPart(
  () => import('#client/pages/contact-sales.tsx'),
  ({ ContactSalesPage }) => ContactSalesPage,
);

export const AccountDashboardPage = lazyPart(
  () => import('#client/pages/account-dashboard.tsx'),
  ({ AccountDashboardPage }) => AccountDashboardPage,
);

export const MasterDashboardPage = lazyPart(
  () => import('#client/pages/master-dashboard.tsx'),
  ({ MasterDashboardPage }) => MasterDashboardPage,
);

export const MembersPage = lazyPart(
  () => import('#client/pages/members.tsx'),
  ({ MembersPage }) => MembersPage,
);

export const AuditLogPage = lazyPart(
  () => import('#client/pages/audit-log.tsx'),
  ({ AuditLogPage }) => AuditLogPage,
);

export const TeamsPage = lazyPart(
  () => import('#client/pages/teams.tsx'),
  ({ TeamsPage }) => TeamsPage,
);

export const OrganizationPage = lazyPart(
  () => import('#client/pages/organization.tsx'),
  ({ OrganizationPage }) => OrganizationPage,
);

export const VectorTestPage = lazyPart(
  () => import('#client/pages/vector-test.tsx'),
  ({ VectorTestPage }) => VectorTestPage,
);

interface FirstPage {
  readonly path: string;
  /** Without charts, a page is small enough to be evaluated in one task. */
  readonly isOfCharts?: boolean;
  readonly parts: readonly { preload: () => Promise<void> }[];
}

/** What the pages that visits start with are made of. */
const FIRST_PAGES: readonly FirstPage[] = [
  { path: paths.results.pattern, isOfCharts: true, parts: [ResultsPage] },
  { path: paths.charts, isOfCharts: true, parts: [ChartsPage] },
  { path: paths.chartHistory, isOfCharts: true, parts: [ChartsPage] },
  {
    path: paths.team.pattern,
    isOfCharts: true,
    parts: [TeamEntrance, TeamPage, HeaderTeam, WorkplaceKeeper],
  },
  { path: paths.master, isOfCharts: true, parts: [MasterDashboardPage] },
  { path: paths.home, isOfCharts: true, parts: [HomePage] },
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
  // In a task of its own: a click between the two need not wait for both.
  if (page?.isOfCharts) await import('#shared/domain/chart-text.ts').catch(() => undefined);
  await Promise.all(page?.parts.map((part) => part.preload()) ?? []);
}
