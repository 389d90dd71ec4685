import type { Page } from '@playwright/test';
import { signInAsAdminOf } from '../accounts.ts';
import { REFUSED, refuse } from '../failures.ts';
import { expect, signInQuietly, test } from '../journey.ts';
import { makeTeam } from '../teams.ts';

const selector = (page: Page) => page.getByRole('combobox', { name: 'Select Team:' });
const header = (page: Page) => page.getByRole('combobox', { name: 'Team', exact: true });
const account = (page: Page) => page.getByRole('combobox', { name: 'Team account:' });

interface Team {
  readonly id: string;
  readonly name: string;
  readonly accountName: string;
}

/** Expects header, both selectors and the page to show the same team. */
async function expectAt(page: Page, { id, name, accountName }: Team) {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(selector(page)).toHaveValue(id);
  await expect(header(page)).toHaveValue(id);
  await expect(account(page).locator('option:checked')).toHaveText(`${accountName} (Admin)`);
}

test('header, selectors and page show the same chosen team, also after a reload and a deep link', async ({
  page,
}) => {
  const [harbor, valley = harbor] = await signInAsAdminOf(page, 2);
  const make = async ({ id, name: accountName }: typeof harbor, name: string): Promise<Team> => ({
    id: await makeTeam(page, name, ['Ana Ruiz', 'Ben Okafor'], id),
    name,
    accountName,
  });
  const captains = await make(harbor, 'Captains');
  const growers = await make(valley, 'Growers');
  const sellers = await make(valley, 'Sellers');
  await page.goto(`/team?teamId=${growers.id}`);
  await expectAt(page, growers);
  await header(page).selectOption(sellers.id);
  await expectAt(page, sellers);
  await page.reload();
  await expectAt(page, sellers);
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: `Team Account: ${sellers.accountName}` }),
  ).toBeVisible();
  await expect(header(page)).toHaveValue(sellers.id);

  // A link to a team elsewhere moves the whole screen, and stays chosen without it.
  await page.goto(`/team?teamId=${captains.id}`);
  await expectAt(page, captains);
  await page.goto('/team');
  await expectAt(page, captains);
  await account(page).selectOption({ label: `${sellers.accountName} (Admin)` });
  await expect(account(page).locator('option:checked')).toHaveText(
    `${sellers.accountName} (Admin)`,
  );
  await expect(header(page).locator('option')).toHaveText(['Sellers', 'Growers']);
});

test('a chosen team that was deleted elsewhere gives way to another one, quietly', async ({
  page,
}) => {
  const [{ id: accountId }] = await signInAsAdminOf(page, 1);
  const growers = await makeTeam(page, 'Growers', ['Ana Ruiz', 'Ben Okafor'], accountId);
  const captains = await makeTeam(page, 'Captains', ['Ana Ruiz', 'Ben Okafor'], accountId);
  await page.goto(`/team?teamId=${captains}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Captains' })).toBeVisible();
  await expect(header(page)).toHaveValue(captains);
  // The page still stores the choice.
  await page.waitForLoadState('networkidle');

  const path = `/api/accounts/${accountId}/teams/${captains}`;
  const deleted = await page.request.delete(path, {
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(deleted.ok()).toBe(true);
  for (const visit of [() => page.goto('/team'), () => page.reload()]) {
    await visit();
    await expect(page.getByRole('heading', { level: 1, name: 'Growers' })).toBeVisible();
    await expect(selector(page)).toHaveValue(growers);
    await expect(header(page)).toHaveValue(growers);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('one page load is counted for each team that is shown', async ({ page }) => {
  const [{ id: accountId }] = await signInAsAdminOf(page, 1);
  const growers = await makeTeam(page, 'Growers', ['Ana Ruiz', 'Ben Okafor'], accountId);
  const captains = await makeTeam(page, 'Captains', ['Ana Ruiz', 'Ben Okafor'], accountId);
  let counted = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/usage/track-page-load')) counted += 1;
  });
  await page.goto(`/team?teamId=${growers}`);
  await expect.poll(() => counted).toBe(1);
  await header(page).selectOption(captains);
  await expect(page.getByRole('heading', { level: 1, name: 'Captains' })).toBeVisible();
  await expect.poll(() => counted).toBe(2);
});

test('shows a failed account list as a failure, and the accounts after Try Again', async ({
  page,
  quiet,
}) => {
  quiet.allow(REFUSED);
  await signInQuietly(page, 'admin@demo.example');
  const allow = await refuse(page, ['GET', '/api/user/team-accounts'], 'proxy');
  for (const path of ['/', '/team']) {
    await page.goto(path);
    await expect(page.getByText('Unable to load your accounts')).toBeVisible();
    await expect(page.getByText('No accounts assigned')).toHaveCount(0);
  }
  await allow();
  await page.getByRole('button', { name: 'Try Again', exact: true }).click();
  await expect(selector(page)).toBeVisible();
});
