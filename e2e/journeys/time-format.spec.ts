import type { Page } from '@playwright/test';
import { chartTitle, makeChart } from '../births.ts';
import { expect, signInAs, signInQuietly, somebodyNew, test } from '../journey.ts';

const card = (page: Page) => page.getByRole('list', { name: 'Charts' }).getByRole('listitem');

/** History, result and print show the birth in this clock format. */
async function expectTimes(page: Page, time: string, utc: string) {
  await page.goto('/charts');
  await expect(card(page)).toContainText(time);
  await page.getByRole('link', { name: /^View / }).click();
  await expect(chartTitle(page)).toBeVisible();
  await expect(page.getByText(time).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('span').getByText(utc)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
}

test('the chosen clock format applies to history, result and print, and after signing in again', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = somebodyNew();
  await signInQuietly(page, email);
  await makeChart(page);
  await expectTimes(page, '7:15 PM', 'February 25, 1955, 3:15 AM UTC');

  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('radio', { name: '24-hour' }).click();
  await expect(page.getByText('February 24, 1955, 19:15').first()).toBeVisible();
  await expectTimes(page, '19:15', 'February 25, 1955, 03:15 UTC');

  const origin = baseURL ? { baseURL } : {};
  const elsewhere = await browser.newPage({ ...origin, locale: 'en-GB' });
  await signInAs(elsewhere, email, '/charts');
  await expect(card(elsewhere)).toContainText('24 Feb 1955');
  await expect(card(elsewhere)).toContainText('19:15');
  await elsewhere.getByRole('button', { name: 'Profile menu' }).click();
  await elsewhere.getByRole('radio', { name: '12-hour' }).click();
  await expect(card(elsewhere)).toContainText('7:15 pm');
  await elsewhere.close();
});
