import type { Page } from '@playwright/test';
import { chartTitle, fillBirth, KNOWN_BIRTH, makeChart, makeCharts } from '../births.ts';
import { REFUSED, refuse } from '../failures.ts';
import { expect, signInAs, signInQuietly, somebodyNew, test } from '../journey.ts';

const WORDS_OF_THE_SERVER = 'We are back in a minute.';

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function expectBirthKept(page: Page) {
  await expect(page.getByLabel('Full Name')).toHaveValue(KNOWN_BIRTH.name);
  await expect(page.getByLabel('Birth Date')).toHaveValue(KNOWN_BIRTH.birthDate);
  await expect(page.getByLabel('Birth Time')).toHaveValue(KNOWN_BIRTH.birthTime);
  await expect(page.getByLabel('Birth Place')).toHaveValue(KNOWN_BIRTH.birthPlace);
}

test.beforeEach(({ quiet }) => quiet.allow(REFUSED));

test('the page says that the server is down, and resumes where it was once it is back', async ({
  page,
}) => {
  await signInAs(page, somebodyNew(), '/charts');
  const allow = await refuse(page, ['GET', '/api/auth/user'], 'proxy');
  await page.goto('/charts');
  await expect(title(page, 'We can’t reach the server')).toBeVisible();
  await tryAgain(page).click();
  await expect(title(page, 'We can’t reach the server')).toBeVisible();
  await allow();
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { name: 'No charts found' })).toBeVisible();
});

test('the start page says that the latest chart failed to load, and "Try Again" loads it', async ({
  page,
}) => {
  await signInQuietly(page, somebodyNew());
  await makeChart(page);
  const allow = await refuse(page, ['GET', '/api/individual/charts/latest'], 'proxy');
  await page.goto('/home');
  await expect(title(page, 'Unable to Load Chart Data')).toBeVisible();
  // A proxy's error page is not a message for people.
  await expect(page.getByRole('alert')).not.toContainText('Gateway');
  await allow();
  await tryAgain(page).click();
  await expect(chartTitle(page)).toBeVisible();
});

test('a failed chart keeps the form’s input, and a retry generates it', async ({ page }) => {
  await signInAs(page, somebodyNew());
  await fillBirth(page);
  const submit = page.getByRole('button', { name: 'See My Chart' });
  const form = page.getByRole('form', { name: 'Birth data' });
  const preview = ['POST', '/api/individual/charts/preview'] as const;
  for (const [how, words] of [
    ['unavailable', WORDS_OF_THE_SERVER],
    ['proxy', 'Failed to generate chart. Please try again.'],
    ['no network', 'Failed to generate chart. Please try again.'],
  ] as const) {
    const allow = await refuse(page, preview, how);
    await submit.click();
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(form.getByText(words)).toBeVisible();
    await expectBirthKept(page);
    await allow();
  }
  await submit.click();
  await expect(chartTitle(page)).toBeVisible();
});

test('without suggestions a typed place is found by its name', async ({ page }) => {
  await signInAs(page, somebodyNew());
  const allow = await refuse(page, ['POST', '/api/places/autocomplete']);
  const place = page.getByLabel('Birth Place');
  const asked = page.waitForResponse('**/api/places/autocomplete');
  await place.pressSequentially('San Fran');
  await asked;
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(place).toHaveValue('San Fran');
  await allow();
  await place.clear();
  await refuse(page, ['POST', '/api/places/details'], 'no network');
  await fillBirth(page);
  await expectBirthKept(page);
  await page.getByRole('button', { name: 'See My Chart' }).click();
  await expect(chartTitle(page)).toBeVisible();
  await expect(page.getByText('UTC−8 at birth in America/Los Angeles')).toBeVisible();
});

test('a chart that fails to load is not reported as missing, and loads on retry', async ({
  page,
}) => {
  await signInQuietly(page, somebodyNew());
  const chartId = await makeChart(page);
  const allow = await refuse(page, ['GET', '/api/individual/charts/*']);
  await page.goto(`/results/${chartId}`);
  await expect(title(page, 'Unable to Load This Chart')).toBeVisible();
  await expect(page.getByText(WORDS_OF_THE_SERVER)).toBeVisible();
  await allow();
  await tryAgain(page).click();
  await expect(chartTitle(page)).toBeVisible();
});

test('the certainty section can fail alone without hiding the chart, and loads on retry', async ({
  page,
}) => {
  await signInQuietly(page, somebodyNew());
  const chartId = await makeChart(page, { birthTime: null });
  const allow = await refuse(page, ['GET', '/api/individual/charts/*/certainty']);
  await page.goto(`/results/${chartId}`);
  await expect(chartTitle(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(WORDS_OF_THE_SERVER);
  await allow();
  await tryAgain(page).click();
  await expect(page.getByText('When it changes')).toBeVisible();
});

test('a list that fails to load, in full or in part, loads on retry', async ({ page }) => {
  await signInQuietly(page, somebodyNew());
  await makeCharts(page, ...Array.from({ length: 25 }, (_, index) => `Chart ${25 - index}`));
  const cards = page.getByRole('list', { name: 'Charts' }).getByRole('listitem');
  const list = ['GET', '/api/individual/charts'] as const;
  const allow = await refuse(page, list, 'no network');
  await page.goto('/charts');
  await expect(page.getByRole('heading', { name: 'Unable to load your charts' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    'Something went wrong while fetching your charts. Please try again.',
  );
  await allow();
  await tryAgain(page).click();
  await expect(cards).toHaveCount(24);
  const allowMore = await refuse(page, list);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('alert')).toContainText(WORDS_OF_THE_SERVER);
  await expect(cards).toHaveCount(24);
  await allowMore();
  await tryAgain(page).click();
  await expect(cards).toHaveCount(25);
});

test('a chart that could not be deleted stays, its dialog says why, and a retry deletes it', async ({
  page,
}) => {
  await signInQuietly(page, somebodyNew());
  await makeChart(page);
  await page.goto('/charts');
  await page.getByRole('button', { name: 'More about Steve Jobs' }).click();
  await page.getByRole('button', { name: 'Delete Steve Jobs' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Chart' });
  const allow = await refuse(page, ['DELETE', '/api/individual/charts/*'], 'no network');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('Failed to delete chart. Please try again.')).toBeVisible();
  await expect(page.getByText('1 chart total')).toBeVisible();
  await allow();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No charts found' })).toBeVisible();
});

test('a correction that could not be saved stays in the form, and a retry saves it', async ({
  page,
}) => {
  await signInQuietly(page, somebodyNew());
  const chartId = await makeChart(page);
  await page.goto(`/results/${chartId}/edit`);
  await page.getByLabel('Birth Time').fill('19:20');
  const allow = await refuse(page, ['PATCH', '/api/individual/charts/*']);
  await page.getByRole('button', { name: 'Save and recompute' }).click();
  await expect(
    page.getByRole('form', { name: 'Birth data' }).getByText(WORDS_OF_THE_SERVER),
  ).toBeVisible();
  await expect(page.getByLabel('Birth Time')).toHaveValue('19:20');
  await allow();
  await page.getByRole('button', { name: 'Save and recompute' }).click();
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText('1/3');
});

test('a public text and the sales page load on retry after a failure', async ({ page }) => {
  await signInAs(page, somebodyNew(), '/no/such/page');
  for (const [path, name] of [
    ['/terms', 'Terms of Service & Privacy Policy'],
    ['/contact-sales', 'Enterprise Solutions'],
  ] as const) {
    const allow = await refuse(page, ['GET', '/api/site']);
    await page.goto(path);
    await expect(title(page, 'We couldn’t load this page')).toBeVisible();
    await allow();
    await tryAgain(page).click();
    await expect(title(page, name)).toBeVisible();
  }
});

/** The pages behind the footer's links come in one file. */
const INFO_PAGES = /\/assets\/info-pages-[^/]+\.js$/;

test('a code chunk that fails to load shows a message and a way forward', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to fetch dynamically imported module/);
  await signInAs(page, somebodyNew());
  await page.route(INFO_PAGES, (route) => route.abort());
  await page.getByRole('link', { name: 'Support' }).click();
  await expect(title(page, 'We couldn’t show this page')).toBeVisible();
  await page.unroute(INFO_PAGES);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(title(page, 'Support')).toBeVisible();
});
