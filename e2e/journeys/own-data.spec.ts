import { readFile } from 'node:fs/promises';
import { makeChart } from '../births.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInAs,
  signInQuietly,
  somebodyNew,
  test,
} from '../journey.ts';

test('a person downloads their data and signs out everywhere', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = somebodyNew();
  const elsewhere = await browser.newPage(baseURL ? { baseURL } : {});
  await signInQuietly(elsewhere, email);
  await signInAs(page, email, '/charts');
  await makeChart(page, { name: 'Ana Müller' });
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('link', { name: 'Your Data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Data' })).toBeVisible();
  await expect(page.getByText('Another browser')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'JSON only' }).click();
  const file = await (await downloading).path();
  expect(await readFile(file, 'utf8')).toContain('Ana Müller');

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401);
  await elsewhere.close();
});
