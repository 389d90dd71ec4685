import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { chartTitle, makeChart } from '../births.ts';
import { expect, signInAs, signInQuietly, somebodyNew, test } from '../journey.ts';

const firstForm = (page: Page) => page.getByText('Welcome! Get Your First Analysis');

test('a returning person is sent to the newest chart once, then welcomed, and can create another', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = somebodyNew();
  await signInQuietly(page, email);
  await makeChart(page, { name: 'Ana Müller' });
  const chartId = await makeChart(page);

  await page.goto('/');
  await expect(page).toHaveURL(new RegExp(`/results/${chartId}$`));
  await expect(chartTitle(page)).toBeVisible();
  await page.getByRole('link', { name: 'Personal Chart' }).click();
  const welcome = page.getByRole('region', { name: 'Welcome Back' });
  for (const fact of ['Steve Jobs', 'Generator', 'February 24, 1955', '7:15 PM']) {
    await expect(welcome).toContainText(fact);
  }
  await page.reload();
  await welcome.getByRole('link', { name: 'View Your Chart' }).click();
  await expect(chartTitle(page)).toBeVisible();
  await page.goBack();
  await welcome.getByRole('link', { name: 'Generate New Chart' }).click();

  await expect(page).toHaveURL(/\/home\?new=true$/);
  await expect(page.getByText('Generate New Analysis')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  const notice = page.getByText('Your previous charts are in your chart history.');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();

  // A new day in a new window leads straight to the chart again.
  const later = await browser.newPage(baseURL ? { baseURL } : {});
  await signInAs(later, email, '/home');
  await expect(chartTitle(later)).toBeVisible();
  await later.close();
});

test('a missing chart redirects to the latest one with a toast', async ({ page, quiet }) => {
  quiet.allow(/status of 404 /);
  await signInQuietly(page, somebodyNew());
  const chartId = await makeChart(page);
  await page.goto(`/results/${randomUUID()}`);
  await expect(page).toHaveURL(new RegExp(`/results/${chartId}$`));
  await expect(page.getByText('Chart Not Found', { exact: true })).toBeVisible();
  await expect(page.getByText('This is your latest chart instead.', { exact: true })).toBeVisible();
  await expect(chartTitle(page)).toBeVisible();
});

test('another person’s chart looks like a missing one, and each of the four links works', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 404 /);
  // The terms page sends no requests that the change of person could abort.
  await signInQuietly(page, somebodyNew());
  const foreign = await makeChart(page);
  await signInQuietly(page, somebodyNew());
  const ways = [
    ['View Latest Chart', /\/home$/, firstForm(page)],
    ['All Charts', /\/chart-history$/, page.getByRole('heading', { name: 'No charts found' })],
    ['Create New Chart', /\/\?new=true$/, firstForm(page)],
    ['Back to Home', /\/$/, firstForm(page)],
  ] as const;
  for (const [name, address, arrival] of ways) {
    await page.goto(`/results/${foreign}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Chart Not Found' })).toBeVisible();
    await expect(page.getByText('It may have been deleted', { exact: false })).toBeVisible();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(arrival).toBeVisible();
  }
  await page.goto(`/results/${foreign}/edit`);
  await expect(page.getByRole('heading', { level: 1, name: 'Chart Not Found' })).toBeVisible();
});

test('an unknown URL says so and links to the start page', async ({ page }) => {
  await signInAs(page, somebodyNew(), '/no/such/page');
  for (const path of ['/no/such/page', '/results', '/results/a/b/c', '/%00', '/admin/master']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  }
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(firstForm(page)).toBeVisible();
});
