import type { Page } from '@playwright/test';
import { changeAccount, makeAccount } from '../accounts.ts';
import { expect, signInAs, signInQuietly, somebodyNew, test } from '../journey.ts';

const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
/** Toasts repeat their text in the page's status region. */
const said = (page: Page, words: string) => page.getByText(words).first();

test('a master admin creates an account, fills it, deactivates it as its admin sees, and cleans it up', async ({
  page,
}) => {
  const guest = somebodyNew();
  await signInQuietly(page, guest);
  const account = `Journey ${guest.split('@')[0]}`;

  await signInAs(page, 'master@demo.example');
  await expect(page.getByRole('heading', { name: 'Master Admin Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByLabel('Account Name *').fill(account);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(said(page, 'Team account created successfully')).toBeVisible();

  await page.getByLabel('Search accounts').fill(account);
  await expect(page).toHaveURL(/\?search=/);
  const row = rowOf(page, account);
  await row.getByRole('button', { name: 'Manage Users' }).click();
  await expect(row.getByText('No team viewers yet')).toBeVisible();
  await row.getByRole('button', { name: 'Add Viewer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Viewer' });
  await dialog.getByLabel('Search by email').fill(guest);
  await dialog.getByLabel('Role').selectOption('account_admin');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Already Added' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await row.getByRole('link', { name: 'Members page' }).click();
  await expect(page.getByRole('heading', { name: 'Current Team Members (1)' })).toBeVisible();
  await page.goBack();

  await rowOf(page, account).getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Status').selectOption('Inactive');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, account).getByText('Inactive')).toBeVisible();

  await signInAs(page, guest);
  await expect(
    page.getByRole('heading', { level: 1, name: `Team Account: ${account}` }),
  ).toBeVisible();
  await expect(page.getByText('This account is inactive')).toBeVisible();
  await page.goto('/team');
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
  await signInAs(page, 'master@demo.example', `/?search=${encodeURIComponent(account)}`);

  await page.getByRole('button', { name: 'Nuclear Cleanup' }).click();
  const preview = page.getByRole('dialog', { name: 'Nuclear Cleanup Preview' });
  await expect(preview.getByText(account)).toBeVisible();
  await preview.getByRole('button', { name: 'CONFIRM NUCLEAR CLEANUP' }).click();
  await expect(preview).toBeHidden();
  await expect(page.getByText(/^No team account has/)).toBeVisible();

  await page.getByRole('link', { name: 'Audit Log' }).click();
  await page.getByLabel('Action').selectOption('Cleanup run');
  await expect(page.getByRole('heading', { level: 2, name: 'Cleanup run' }).first()).toBeVisible();
});

test('an account that somebody else changed meanwhile shows both versions and can still be saved', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 409 /);
  await signInQuietly(page, 'master@demo.example');
  const account = await makeAccount(page);
  const mine = `${account.name} (mine)`;
  await page.goto(`/admin/master?search=${account.name}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Account Name *').fill(mine);
  await changeAccount(page, account);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Take theirs' })).toBeVisible();
  await expect(page.getByText(`${account.name} (theirs`).first()).toBeVisible();
  await expect(page.getByLabel('Account Name *')).toHaveValue(mine);
  // What only they changed is taken over without a question.
  await expect(page.getByLabel('Team Limit')).toHaveValue('4');

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 3, name: mine })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name: mine })).toBeVisible();
});

test('an account admin manages the teams and members of the account', async ({ page }) => {
  const guest = somebodyNew();
  await signInQuietly(page, guest);

  await signInAs(page, 'admin@demo.example');
  await expect(page.getByRole('heading', { level: 1, name: /^Team Account: / })).toBeVisible();
  await expect(page.getByRole('link', { name: /^View Team Chart/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Manage Team Members' }).click();
  await page.getByRole('button', { name: 'Add User' }).click();
  await page.getByLabel('Search by email or name').fill(guest);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add as User' }).click();
  await expect(said(page, 'User added to team account successfully')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${guest}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('button', { name: `Remove ${guest}` })).toBeHidden();
  await page.goto('/admin/master');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('a regular user sees no admin pages', async ({ page }) => {
  await signInAs(page, somebodyNew(), '/teams');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
