import type { Page } from '@playwright/test';
import { expect, testInNewProfile as test } from '../journey.ts';

const chapters = (page: Page) => page.getByRole('heading', { name: 'Your eight chapters' });

async function openSample(page: Page) {
  await page.goto('/sample');
  await expect(page.getByText('How you decide', { exact: true })).toBeVisible();
}

test('what lies below a first screen waits for its reader to scroll', async ({ page }) => {
  // The wait for a reader who does nothing would end it, too, sooner or later on a busy machine.
  await page.addInitScript(() => {
    const { setTimeout: wait } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => (ms === 4000 ? 0 : wait(run, ms)),
    });
  });
  await openSample(page);
  // The time in which a browser with nothing else to do would render it.
  await page.waitForTimeout(2500);
  expect(await chapters(page).count()).toBe(0);
  await page.mouse.wheel(0, 200);
  await expect(chapters(page)).toBeVisible();
});

test('it waits for nothing else where its reader does nothing', async ({ page }) => {
  await openSample(page);
  await expect(chapters(page)).toBeVisible();
});

test('it’s there at once where a link leads to', async ({ page }) => {
  await page.goto('/sample#chapter-grow');
  await expect(page.locator('#chapter-grow')).toBeInViewport();
});
