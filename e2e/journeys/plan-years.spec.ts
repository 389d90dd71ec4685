import type { Page } from '@playwright/test';
import {
  testInNewProfile as base,
  expect,
  expectAccessible,
  signInAs,
  signInQuietly,
  somebodyNew,
} from '../journey.ts';
import { FIRST_START_MS, type OwnApp, startOwnApp } from '../own-app.ts';
import {
  analyzeTeam,
  arriveAtTeam,
  buyPlan,
  CARDS,
  fillCard,
  ownAccount,
  payButton,
  title,
} from '../plans.ts';

/* Several years of a plan: these journeys have an app of their own, whose clock they move. */
const test = base.extend<object, { readonly app: OwnApp }>({
  app: [
    async ({ browserName: _ }, use) => {
      const app = await startOwnApp();
      await use(app);
      await app.remove();
    },
    { scope: 'worker', timeout: FIRST_START_MS },
  ],
  baseURL: async ({ app }, use) => use(app.url),
});

// Each journey signs in several times and waits for the sandbox's events of each year.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const invoices = (page: Page) =>
  page.getByRole('region', { name: 'Invoices' }).getByRole('listitem');
const plan = (page: Page) => page.getByRole('region', { name: 'Team Platform' });
const banner = (page: Page) => page.getByRole('region', { name: 'Your plan', exact: true });

/** Moves the clock ahead by days, which expires every login. */
async function stayAway(page: Page, app: OwnApp, days: number): Promise<void> {
  await page.goto('about:blank');
  await app.letPass(days);
}

/** Reloads the billing page until the provider's event has arrived. */
async function showsBilling(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.goto('/billing');
    await expect(page.getByRole('main')).toContainText(words, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

/** A signed-in buyer with a team. */
async function buyWithTeam(page: Page, card: string = CARDS.pays) {
  const email = somebodyNew();
  await signInQuietly(page, email);
  await buyPlan(page, card);
  const accountId = await ownAccount(page);
  expect((await analyzeTeam(page, accountId)).status()).toBe(200);
  return { email, accountId };
}

test('a plan renews automatically, and its teams stay open', async ({ page, app }) => {
  const { email, accountId } = await buyWithTeam(page);
  await stayAway(page, app, 366);
  await signInQuietly(page, email);
  await showsBilling(page, 'Another year');
  await expect(plan(page)).toContainText('Active');
  await expect(invoices(page)).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Receipt of / })).toHaveCount(2);
  await expect(banner(page)).toHaveCount(0);
  expect((await analyzeTeam(page, accountId)).status()).toBe(200);
});

test('a failed renewal gives three days of grace, then makes teams read-only until a new card pays', async ({
  page,
  app,
  quiet,
}) => {
  // The server rejects changes without a plan.
  quiet.allow(/status of 409 /);
  const { email, accountId } = await buyWithTeam(page, CARDS.paysOnce);
  await stayAway(page, app, 366);
  await signInQuietly(page, email);
  await showsBilling(page, 'Payment failed');
  await expect(banner(page)).toContainText('Your last payment failed. Your teams stay open until');
  await expectAccessible(page);
  const team = await page.request.get(`/api/accounts/${accountId}/teams`);
  const [{ id: teamId }]: [{ id: string }] = await team.json();
  const rename = (name: string) =>
    page.request.put(`/api/accounts/${accountId}/teams/${teamId}`, {
      headers: { Origin: app.url },
      data: { name },
    });
  expect((await rename('Renamed in the days of grace')).status()).toBe(200);

  await stayAway(page, app, 3);
  await signInAs(page, email, '/team');
  await expect(banner(page)).toContainText('Your plan has ended. You can still view your teams');
  await expect(title(page, 'Renamed in the days of grace')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Upper functions' })).toBeVisible();
  await page.getByRole('button', { name: 'More about this team' }).click();
  await expect(page.getByRole('button', { name: 'Print report' })).toBeEnabled();
  const refused = await rename('Renamed without a plan');
  expect(refused.status()).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'account.read_only' });

  await banner(page).getByRole('link', { name: 'See your plan' }).click();
  await expect(plan(page)).toContainText('Ended');
  await expectAccessible(page);
  // The provider still expects the payment; paying it is faster than a new purchase.
  await page.getByRole('link', { name: 'Pay $499.00' }).click();
  await fillCard(page, CARDS.pays);
  await page.getByRole('button', { name: 'Pay $499.00' }).click();
  await expect(title(page, 'Receipt')).toBeVisible();
  await showsBilling(page, 'Active');
  await expect(banner(page)).toHaveCount(0);
  expect((await rename('Open again')).status()).toBe(200);
});

test('a new card on the provider’s page pays the open invoice during the grace period', async ({
  page,
  app,
}) => {
  const { email } = await buyWithTeam(page, CARDS.paysOnce);
  await stayAway(page, app, 366);
  await signInQuietly(page, email);
  await showsBilling(page, 'Payment failed');
  await page.getByRole('button', { name: 'Change card' }).click();
  await fillCard(page, CARDS.pays);
  await page.getByRole('button', { name: 'Save the card' }).click();
  await expect(page.getByText('Card ending in 4242.')).toBeVisible();
  await page.getByRole('link', { name: 'Go back' }).click();
  await showsBilling(page, 'The next invoice, $499');
  await expect(plan(page)).toContainText('Active');
  await expect(banner(page)).toHaveCount(0);
});

test('after the provider gives up, the plan can be bought again for the same teams', async ({
  page,
  app,
}) => {
  const { email, accountId } = await buyWithTeam(page, CARDS.paysOnce);
  await stayAway(page, app, 366 + 16);
  await signInQuietly(page, email);
  await showsBilling(page, 'Ended');
  await page.getByRole('link', { name: 'Choose a plan' }).click();
  await page.getByRole('link', { name: 'Choose Team Platform' }).click();
  await fillCard(page, CARDS.pays);
  await payButton(page).click();
  await expect(title(page, 'Three at the start')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(await ownAccount(page)).toBe(accountId);
});

test('a canceled plan ends with its year', async ({ page, app }) => {
  const { email } = await buyWithTeam(page);
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Change card or cancel' }).click();
  await page.getByRole('button', { name: 'Cancel at the end of the year' }).click();
  await expect(page.getByRole('button', { name: 'Keep this plan' })).toBeVisible();
  await stayAway(page, app, 366);
  await signInQuietly(page, email);
  await showsBilling(page, 'Ended');
  await expect(invoices(page)).toHaveCount(1);
  await expect(banner(page)).toContainText('Your plan has ended.');
});

test('a payment with a lost webhook message opens the team on return from the checkout', async ({
  page,
  app,
}) => {
  await app.loseWebhooks(true);
  await signInAs(page, somebodyNew(), '/checkout?tier=team_platform');
  await fillCard(page, CARDS.asks);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await arriveAtTeam(page);
  await app.loseWebhooks(false);
  await page.goto('/billing');
  await expect(plan(page)).toContainText('Active');
});
