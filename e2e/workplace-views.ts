import type { Page } from '@playwright/test';
import type { MyAccount } from '#shared/contract/accounts.ts';
import { at, text, type View } from './view.ts';

/* Where somebody works, when that cannot be told or is switched off. */

const ACCOUNTS = '/api/user/team-accounts';

/** Shows the person's accounts as inactive, which stay active for everybody else. */
async function deactivateAccounts(page: Page) {
  await page.route(`**${ACCOUNTS}`, async (route) => {
    const response = await route.fetch();
    const accounts: MyAccount[] = await response.json();
    const json = accounts.map((one) => ({
      ...one,
      teamAccount: { ...one.teamAccount, isActive: false },
    }));
    await route.fulfill({ response, json });
  });
  await page.reload();
}

export const WORKPLACE_VIEWS: readonly View[] = [
  {
    name: 'account-dashboard-inactive',
    person: 'accountAdmin',
    path: at('/'),
    act: deactivateAccounts,
    shows: text('This account is inactive'),
  },
  {
    name: 'team-inactive-account',
    person: 'accountAdmin',
    path: ({ team }) => `/team?teamId=${team}`,
    act: deactivateAccounts,
    shows: (page) => page.getByText(/ is inactive$/),
  },
  {
    name: 'team-accounts-failed',
    person: 'accountAdmin',
    path: at('/team'),
    refused: ['GET', ACCOUNTS],
    shows: text('Unable to load your accounts'),
  },
];
