import type { Locator } from '@playwright/test';
import { makeChart } from '../births.ts';
import { expect, signInAs, somebodyNew, test } from '../journey.ts';

const SEARCH = 'Search the library';

/** The drawings come after the text, and only with scripts. */
async function textBesideDrawings(main: Locator | undefined): Promise<string | undefined> {
  // In one step: a drawing may still arrive.
  return main?.evaluate((element) => {
    for (const drawing of element.querySelectorAll('svg')) drawing.remove();
    return element instanceof HTMLElement ? element.innerText : '';
  });
}

test('a visitor without scripts reads a page of the library and follows its links', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/library/gates/26');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gate 26');
  await expect(page.getByRole('heading', { name: 'Line by line' })).toBeVisible();
  await page.getByRole('link', { name: /^Gate 44, / }).click();
  await expect(page).toHaveURL(/\/library\/gates\/44$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gate 44');
  await page.getByRole('link', { name: 'The 64 gates' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'The 64 gates' })).toBeVisible();
  await context.close();
});

test('the text that comes with the document is the one that the app shows, at the same place', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const still = await context.newPage();
  for (const path of ['/library', '/library/types', '/library/channels/26-44']) {
    await still.goto(path);
    await page.goto(path);
    await expect(page.getByRole('combobox', { name: SEARCH })).toBeVisible();
    await expect(page.locator('#served')).toHaveCount(0);
    const [served, shown] = [still, page].map((one) => one.getByRole('main'));
    // Fonts change the height of the text when they arrive, in either page.
    await expect(async () => {
      expect(await shown?.boundingBox()).toEqual(await served?.boundingBox());
    }).toPass({ timeout: 60_000 });
    expect(await textBesideDrawings(shown)).toBe(await textBesideDrawings(served));
  }
  await context.close();
});

test('search engines get a title, a description and an address for each page, and the right status', async ({
  page,
  request,
}) => {
  await page.goto('/library/channels/26-44');
  await expect(page).toHaveTitle(/^Channel 26-44, Surrender: /);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /\/library\/channels\/26-44$/);
  const robots = await (await request.get('/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  expect(await (await request.get(sitemap)).text()).toContain('/library/channels/26-44</loc>');
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const { status, headers } = await request
    .get(picture ?? '')
    .then((reply) => ({ status: reply.status(), headers: reply.headers() }));
  expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  expect((await request.get('/library/gates/99')).status()).toBe(404);
  expect(await (await request.get('/charts')).text()).toContain('content="noindex"');
});

test('with the keyboard alone: "/", a number, arrows, Enter', async ({ page }) => {
  await page.goto('/library');
  const field = page.getByRole('combobox', { name: SEARCH });
  await expect(field).toBeVisible();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('34-57');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/library\/channels\/34-57$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a question that no name answers is found in the texts', async ({ page }) => {
  await page.goto('/library');
  await page.getByRole('combobox', { name: SEARCH }).fill('decide about a job offer');
  const group = page.getByRole('group', { name: 'In the text' });
  await group.getByRole('option', { name: /Deciding on a job offer/ }).click();
  await expect(page).toHaveURL(/\/library\/articles\/job-offer$/);
});

test('on a phone the search opens over the page, all of it inside the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/library/gates/26');
  await page.getByRole('button', { name: SEARCH }).click();
  const sheet = page.getByRole('dialog', { name: SEARCH });
  await sheet.getByRole('combobox').fill('splenic');
  await expect(sheet.getByRole('option').first()).toBeInViewport({ ratio: 1 });
  await sheet.getByRole('option', { name: /^Splenic authority A quiet/ }).click();
  await expect(page).toHaveURL(/\/library\/authorities\/splenic$/);
  await expect(sheet).toHaveCount(0);
});

test('a signed-in person sees what a page means in their own chart', async ({ page }) => {
  await signInAs(page, somebodyNew(), '/library/types/generator');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Generator');
  await expect(page.getByText('In your chart:')).toHaveCount(0);
  await makeChart(page);
  await page.goto('/library/types/generator');
  await expect(page.getByText('In your chart:')).toBeVisible();
  await page.goto('/library/gates');
  await expect(page.getByText('In your chart').first()).toBeVisible();
});

test('a page under a wrong number offers what there is', async ({ page, quiet }) => {
  quiet.allow(/status of 404 /);
  await page.goto('/library/channels/44-26');
  await page.getByRole('link', { name: /^Channel 26-44, / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Channel 26-44');
});
