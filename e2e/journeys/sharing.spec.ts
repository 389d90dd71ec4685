import type { Browser, Page } from '@playwright/test';
import { makeChart } from '../births.ts';
import { expect, expectAccessible, signInQuietly, somebodyNew, test } from '../journey.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share this chart' });
const preview = (page: Page) => dialog(page).getByRole('region', { name: 'What they’ll see' });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** Opens the dialog of a chart, its preview loaded. */
async function openSharing(page: Page, chartId: string) {
  await page.goto(`/results/${chartId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(preview(page).getByText('Defined centers')).toBeVisible();
}

/** Creates a link from the open dialog; returns its address. */
async function createLink(page: Page): Promise<string> {
  await dialog(page).getByRole('button', { name: 'Create link' }).click();
  return dialog(page).getByLabel('Your link').inputValue();
}

/** Another person's browser, signed out. */
async function elsewhere(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

test('creates a link, opens it signed out elsewhere, revokes it, and it’s gone', async ({
  page,
  browser,
}) => {
  await signInQuietly(page, somebodyNew());
  const chartId = await makeChart(page, { name: 'Ana Ruiz' });
  await openSharing(page, chartId);
  await dialog(page).getByRole('button', { name: 'This is me' }).click();
  await expect(dialog(page).getByLabel('This person agreed')).toHaveCount(0);
  const href = await createLink(page);

  const visitor = await elsewhere(browser);
  const opened = await visitor.goto(href);
  expect(opened?.headers()['x-robots-tag']).toContain('noindex');
  expect(await opened?.text()).not.toContain('Ana');
  await expect(heading(visitor, /^Ana Ruiz is a/)).toBeVisible();
  await expect(visitor.getByText('Born')).toHaveCount(0);
  await expect(visitor.getByRole('group', { name: /^Bodygraph/ })).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog(page).getByText(/^1 view ·/)).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /^Revoke/ })
    .click();
  await expect(dialog(page).getByText(/^No links yet/)).toBeVisible();

  // The open page learns of it when its reader comes back to it.
  await visitor.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(heading(visitor, 'This link doesn’t work anymore')).toBeVisible();
  await visitor.goto(href);
  await expect(heading(visitor, 'This link doesn’t work anymore')).toBeVisible();
  await expect(visitor.getByText('Ana Ruiz')).toHaveCount(0);
  await visitor.context().close();
});

test('somebody else’s chart is shared only with the word that they agreed', async ({
  page,
  browser,
}) => {
  await signInQuietly(page, somebodyNew());
  const chartId = await makeChart(page, { name: 'Ben Okafor' });
  await openSharing(page, chartId);
  await dialog(page).getByRole('button', { name: 'Create link' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Confirm that this person agreed.');
  await dialog(page).getByLabel('This person agreed').check();
  await dialog(page)
    .getByRole('radio', { name: /^Everything/ })
    .check();
  await expect(
    dialog(page).getByText('These positions can reveal when someone was born.'),
  ).toBeVisible();
  await dialog(page).getByLabel('Show the name').uncheck();
  const href = await createLink(page);

  const visitor = await elsewhere(browser);
  await visitor.goto(href);
  await expect(heading(visitor, /^This person is a/)).toBeVisible();
  await expect(visitor.getByRole('group', { name: /^Bodygraph/ })).toBeVisible();
  await expect(visitor.getByText(/^February 24, 1955, 7:15 PM/)).toBeVisible();
  await expect(visitor.getByText('Ben Okafor')).toHaveCount(0);
  await visitor.context().close();
});

test('the dialog works by keyboard alone, and saves a picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInQuietly(page, somebodyNew());
  const chartId = await makeChart(page, { name: 'عبد الله 👩🏽‍🔬' });
  await page.goto(`/results/${chartId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(preview(page).getByText('Defined centers')).toBeVisible();
  await expectAccessible(page);
  await expect(dialog(page).getByRole('radio', { name: /^Summary/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('radio', { name: /^Graph/ })).toBeChecked();
  await dialog(page).getByLabel('This person agreed').focus();
  await page.keyboard.press('Space');
  await dialog(page).getByRole('button', { name: 'Create link' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Your link')).toBeFocused();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Save as picture' }).press('Enter');
  expect((await saved).suggestedFilename()).toBe('chart.png');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
});
