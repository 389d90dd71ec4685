import type { Page } from '@playwright/test';
import { test as base, expect, expectAccessible, signInAs, somebodyNew } from '../journey.ts';
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

/* Years of a plan, one after the other: these journeys have an app for themselves, whose time they move. */
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

// Each signs in several times, and waits for what the sandbox tells of each year.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const invoices = (page: Page) =>
  page.getByRole('region', { name: 'Invoices' }).getByRole('listitem');
const plan = (page: Page) => page.getByRole('region', { name: 'Team Platform' });
const banner = (page: Page) => page.getByRole('region', { name: 'Your plan', exact: true });

/** Closes the product for so many days, by which every sign-in ends. */
async function stayAway(page: Page, app: OwnApp, days: number): Promise<void> {
  await page.goto('about:blank');
  await app.letPass(days);
}

/** Opens the billing page until what the provider has told has arrived. */
async function showsBilling(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.goto('/billing');
    await expect(page.getByRole('main')).toContainText(words, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

/** A buyer with a team, signed in. */
async function buyWithTeam(page: Page, card: string = CARDS.pays) {
  const email = somebodyNew();
  await signInAs(page, email, '/terms');
  await buyPlan(page, card);
  const accountId = await ownAccount(page);
  expect((await analyzeTeam(page, accountId)).status()).toBe(200);
  return { email, accountId };
}

test('a plan renews by itself, and its teams stay open', async ({ page, app }) => {
  const { email, accountId } = await buyWithTeam(page);
  await stayAway(page, app, 366);
  await signInAs(page, email, '/terms');
  await showsBilling(page, 'Another year');
  await expect(plan(page)).toContainText('Active');
  await expect(invoices(page)).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Receipt of / })).toHaveCount(2);
  await expect(banner(page)).toHaveCount(0);
  expect((await analyzeTeam(page, accountId)).status()).toBe(200);
});

test('a renewal that fails gives three days, then leaves the teams to be read, and a new card opens them again', async ({
  page,
  app,
  quiet,
}) => {
  // The server says no to what is tried without a plan.
  quiet.allow(/status of 409 /);
  const { email, accountId } = await buyWithTeam(page, CARDS.paysOnce);
  await stayAway(page, app, 366);
  await signInAs(page, email, '/terms');
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
  await expect(banner(page)).toContainText('Your plan has ended. Your teams can be read');
  await expect(title(page, 'Renamed in the days of grace')).toBeVisible();
  await expect(page.getByRole('list', { name: 'The six function boxes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print report' })).toBeEnabled();
  const refused = await rename('Renamed without a plan');
  expect(refused.status()).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'account.read_only' });

  await banner(page).getByRole('link', { name: 'See your plan' }).click();
  await expect(plan(page)).toContainText('Ended');
  await expectAccessible(page);
  // The provider still waits for the money: paying it is quicker than buying anew.
  await page.getByRole('link', { name: 'Pay $499.00' }).click();
  await fillCard(page, CARDS.pays);
  await page.getByRole('button', { name: 'Pay $499.00' }).click();
  await expect(title(page, 'Receipt')).toBeVisible();
  await showsBilling(page, 'Active');
  await expect(banner(page)).toHaveCount(0);
  expect((await rename('Open again')).status()).toBe(200);
});

test('a new card in the days of grace pays what is open, at the provider’s page', async ({
  page,
  app,
}) => {
  const { email } = await buyWithTeam(page, CARDS.paysOnce);
  await stayAway(page, app, 366);
  await signInAs(page, email, '/terms');
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

test('once the provider has given up, the plan can be bought again for the same teams', async ({
  page,
  app,
}) => {
  const { email, accountId } = await buyWithTeam(page, CARDS.paysOnce);
  await stayAway(page, app, 366 + 16);
  await signInAs(page, email, '/terms');
  await showsBilling(page, 'Ended');
  await page.getByRole('link', { name: 'Choose a plan' }).click();
  await page.getByRole('link', { name: 'Choose Team Platform' }).click();
  await fillCard(page, CARDS.pays);
  await payButton(page).click();
  await expect(title(page, 'Three at the start')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(await ownAccount(page)).toBe(accountId);
});

test('a cancelled plan ends with its year', async ({ page, app }) => {
  const { email } = await buyWithTeam(page);
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Change card or cancel' }).click();
  await page.getByRole('button', { name: 'Cancel at the end of the year' }).click();
  await expect(page.getByRole('button', { name: 'Keep this plan' })).toBeVisible();
  await stayAway(page, app, 366);
  await signInAs(page, email, '/terms');
  await showsBilling(page, 'Ended');
  await expect(invoices(page)).toHaveCount(1);
  await expect(banner(page)).toContainText('Your plan has ended.');
});

test('a payment whose message is lost opens the team all the same on the return from it', async ({
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
