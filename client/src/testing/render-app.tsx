import { render } from '@testing-library/react';
import { Router } from 'wouter';
import { App } from '#client/app/app.tsx';
// Imported here once, so that no test has to wait for lazy-loaded modules.
import '#client/app/header-team.tsx';
import '#client/app/menu-settings.tsx';
import '#client/app/public-pages.tsx';
import '#client/app/signed-in-app.tsx';
import '#client/app/workplace-keeper.tsx';
import '#client/pages/about.tsx';
import '#client/pages/account-dashboard.tsx';
import '#client/pages/audit-log.tsx';
import '#client/features/billing/components/billing-banner.tsx';
import '#client/pages/billing.tsx';
import '#client/pages/charts.tsx';
import '#client/features/certainty/components/certainty-panel.tsx';
import '#client/features/charts/components/provenance-panel.tsx';
import '#client/features/coach/components/chart-coach.tsx';
import '#client/features/coach/components/team-coach.tsx';
import '#client/features/charts/components/own-chart-question.tsx';
import '#client/pages/checkout.tsx';
import '#client/pages/edit-birth.tsx';
import '#client/pages/home.tsx';
import '#client/features/library/components/library-search.tsx';
import '#client/features/library/components/search-sheet.tsx';
import '#client/pages/library.tsx';
import '#client/pages/library-figure.tsx';
import '#client/pages/library-own-chart.tsx';
import '#client/pages/master-prompts.tsx';
import '#client/pages/master-dashboard.tsx';
import '#client/pages/members.tsx';
import '#client/pages/not-found.tsx';
import '#client/pages/teams.tsx';
import '#client/pages/payment-incidents.tsx';
import '#client/pages/results.tsx';
import '#client/pages/results-menu.tsx';
import '#client/pages/results-missing.tsx';
import '#client/pages/share-chart-dialog.tsx';
import '#client/pages/shared-chart.tsx';
import '#client/pages/support.tsx';
import '#client/pages/team.tsx';
import '#client/pages/team-entrance.tsx';
import '#client/pages/terms.tsx';
import { listAccountTeams } from '#shared/contract/account-teams.ts';
import { getActiveAccount, getActiveTeam, listMyAccounts } from '#shared/contract/accounts.ts';
import { getBillingStatus } from '#shared/contract/billing.ts';
import { getOwnChart } from '#shared/contract/own-chart.ts';
import { listMyTeams } from '#shared/contract/teams.ts';
import { trackPageLoad } from '#shared/contract/usage.ts';
import { type MockHandler, replies } from './mock-api.ts';
import '#client/pages/vector-test.tsx';
import { startSession } from './render.tsx';
import { billingStatusWith } from './samples.ts';

/** The whole client at a URL. */
export function renderApp(path: string, ...handlers: MockHandler[]) {
  // The app counts page loads once a page has been open for a second.
  const counts = replies(trackPageLoad, undefined);
  // The header of people with team access loads the selectors; empty unless stated.
  const chooses = [
    replies(listMyAccounts, []),
    replies(getActiveAccount, { activeAccountId: null }),
    replies(listAccountTeams, []),
    replies(listMyTeams, []),
    replies(getActiveTeam, { activeTeamId: null }),
  ];
  // No chart is marked as the person's own unless stated.
  const marks = replies(getOwnChart, { chartId: null, isQuestionDue: false });
  // The app loads the plan of account admins, to warn of overdue payments.
  const plan = replies(getBillingStatus, billingStatusWith());
  const { hook, screenOf } = startSession(path, [...handlers, counts, ...chooses, marks, plan]);
  render(
    <Router hook={hook}>
      <App />
    </Router>,
  );
  return screenOf;
}
