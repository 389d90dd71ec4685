import type { Page } from '@playwright/test';
import { expect, testInNewProfile as test } from '../journey.ts';

/** How often a page's document is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

test('a tab whose files a new deployment has removed loads itself again once, and goes on', async ({
  page,
  quiet,
}) => {
  quiet.allow(/404|dynamically imported module|preload/i);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const loads = countLoads(page);
  // The files of this tab's build are gone until it has the new document.
  await page.route('**/assets/*', (route) =>
    loads() === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'About' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'A note from the founder' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  expect(loads()).toBe(1);
});

test('a file that is broken for good loads the page again once, and then says so', async ({
  page,
  quiet,
}) => {
  quiet.allow(/404|dynamically imported module|preload|Unable to/i);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const loads = countLoads(page);
  const removed = new Set<string>();
  await page.route('**/assets/*', (route) => {
    const address = route.request().url();
    if (loads() === 0) removed.add(address);
    return removed.has(address) ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible();
  expect(loads()).toBe(1);
});
