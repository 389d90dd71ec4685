import type { Page } from '@playwright/test';
import { chartTitle, makeChart } from '../births.ts';
import {
  expect,
  expectAccessible,
  signInAs,
  somebodyNew,
  testInNewProfile as test,
} from '../journey.ts';
import { FIRST_START_MS, startOwnApp } from '../own-app.ts';

test.use({ serviceWorkers: 'allow' });

/** What browsers write of requests and updates that find no network. */
const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)|when fetching the script/;

const strip = (page: Page) => page.getByText('You’re offline. You can still read');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Waits until the service worker answers for the page, and has stored what it was asked to. */
async function expectStored(page: Page, ...addresses: readonly string[]): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const isStored = () =>
    page.evaluate(async (all) => {
      const found = await Promise.all(all.map((address) => caches.match(address)));
      return found.every((one) => one !== undefined);
    }, addresses);
  // Everything in advance, while the page itself loads.
  await expect.poll(isStored, { timeout: 30_000 }).toBe(true);
}

/** Everything in the browser's caches, as text. */
const storedText = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        if (!new URL(key.url).pathname.startsWith('/api/')) continue;
        texts.push(`${key.url} ${await (await cache.match(key))?.text()}`);
      }
    }
    return texts.join('\n');
  });

test('a person reads their charts without a network, even ones they never opened here', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(NO_NETWORK);
  await signInAs(page, somebodyNew(), '/terms');
  const chartId = await makeChart(page);
  // A tab has charts stored in advance when it's opened.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/charts');
  await expectStored(page, `/api/individual/charts/${chartId}/reading`, '/index.html');
  await context.setOffline(true);

  await page.reload();
  await expect(strip(page)).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /Steve Jobs/ })
    .first()
    .click();
  await expect(chartTitle(page)).toBeVisible();
  await expect(page.getByText('You’re a Generator.')).toBeVisible();
  await page.goto(`/results/${chartId}`);
  await expect(chartTitle(page)).toBeVisible();

  await context.setOffline(false);
  await expect(strip(page)).toBeHidden();
});

test('a page that isn’t stored says so inside the frame, and opens once the network is back', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(NO_NETWORK);
  await signInAs(page, 'admin@demo.example', '/charts');
  await expectStored(page, '/api/auth/user', '/index.html');
  await context.setOffline(true);

  await page.goto('/billing');
  await expect(title(page, 'You’re offline')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
  await expect(title(page, 'You’re offline')).toBeVisible();

  await page.goto('/billing');
  await expect(title(page, 'You’re offline')).toBeVisible();
  await context.setOffline(false);
  await expect(title(page, 'Plan and Billing')).toBeVisible();
});

test('a visitor reads library pages again that they opened before', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(NO_NETWORK);
  await page.goto('/library/gates/26');
  await expectStored(page, '/index.html');
  await page.reload();
  await expectStored(page, '/api/library/gates/26', '/api/auth/user');
  await context.setOffline(true);
  await page.reload();
  await expect(strip(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('26');
  await page.goto('/library/gates/27');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('signing out leaves nothing of a person, and the next one finds only their own', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(NO_NETWORK);
  await signInAs(page, somebodyNew(), '/terms');
  const chartId = await makeChart(page, { name: 'Ana Müller' });
  await page.goto(`/results/${chartId}`);
  await expectStored(page, `/api/individual/charts/${chartId}`);
  expect(await storedText(page)).toContain('Ana Müller');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => storedText(page)).not.toContain('Ana Müller');

  const next = somebodyNew();
  await signInAs(page, next, '/charts');
  await expectStored(page, '/api/auth/user');
  await expect.poll(() => storedText(page)).toContain(next);
  await context.setOffline(true);
  await page.goto(`/results/${chartId}`);
  await expect(page.getByText('You’re offline. Try again once you’re connected.')).toBeVisible();
  expect(await storedText(page)).not.toContain('Ana Müller');
});

test('another person who signs in over a running session finds nothing of it', async ({ page }) => {
  await signInAs(page, somebodyNew(), '/terms');
  await makeChart(page, { name: 'Ana Müller' });
  await page.goto('/charts');
  await expect.poll(() => storedText(page)).toContain('Ana Müller');
  const next = somebodyNew();
  await signInAs(page, next, '/charts');
  await expect.poll(() => storedText(page)).toContain(next);
  expect(await storedText(page)).not.toContain('Ana Müller');
});

test('what is entered without a network is kept, and the screen says why it waits', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(NO_NETWORK);
  await signInAs(page, somebodyNew(), '/terms');
  const chartId = await makeChart(page);
  await page.goto(`/results/${chartId}/edit`);
  await page.getByLabel('Birth Time').fill('19:20');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save and recompute' }).click();
  await expect(
    page.getByRole('form').getByText('You’re offline. Try again once you’re connected.'),
  ).toBeVisible();
  await expect(page.getByLabel('Birth Time')).toHaveValue('19:20');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save and recompute' }).click();
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText('1/3');
});

test('with a full browser storage charts open as before, and the screen says what won’t work', async ({
  page,
  context,
}) => {
  await signInAs(page, somebodyNew(), '/robots.txt');
  const chartId = await makeChart(page);
  const browser = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto(`/results/${chartId}`);
  await expect(chartTitle(page)).toBeVisible();
  const notice = page.getByText(
    'This browser’s storage is full, so your charts won’t open offline.',
  );
  await expect(notice).toBeVisible();
  await expectAccessible(page, false, '[aria-live=polite]');
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toBeHidden();
  await page.goto('/charts');
  await expect(page.getByRole('link', { name: /Steve Jobs/ }).first()).toBeVisible();
  expect(await storedText(page)).not.toContain('Steve Jobs');
});

test('a browser that has a worker loses it, and all it keeps, once offline use is switched off', async ({
  page,
}) => {
  test.setTimeout(FIRST_START_MS);
  const app = await startOwnApp();
  try {
    await page.goto(`${app.url}/library/gates/26`);
    await expectStored(page, '/index.html');
    await app.kill();
    await app.start({ OFFLINE: 'off' });
    await page.goto(`${app.url}/library/gates/26`);
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await expect.poll(left, { timeout: 30_000 }).toEqual([0, 0]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('26');
  } finally {
    await app.remove();
  }
});
