import type { Page } from '@playwright/test';
import { chartTitle, makeChart } from '../births.ts';
import { expect, signInAs, signInQuietly, somebodyNew, test } from '../journey.ts';

/** What still moves by CSS: transitions, and animations long enough to be visible. */
const motions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (motion) =>
          motion instanceof CSSTransition ||
          Number(motion.effect?.getComputedTiming().activeDuration) > 1,
      )
      .map((motion) =>
        motion instanceof CSSTransition ? motion.transitionProperty : motion.effect?.getTiming(),
      ),
  );

/** Luminance of the page's background and of its text, 0 to 255. */
const shades = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', {
      willReadFrequently: true,
    });
    const shade = (color: string) => {
      if (!canvas) return Number.NaN;
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return {
      ground: shade(getComputedStyle(document.documentElement).backgroundColor),
      text: shade(getComputedStyle(document.body).color),
    };
  });

test('with reduced motion nothing moves: no skeleton, menu, dialog, toast, gate or scroll', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn More' }).click();
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeInViewport();
  await signInQuietly(page, somebodyNew());
  const chartId = await makeChart(page);
  await page.goto(`/results/${chartId}`);
  await expect(chartTitle(page)).toBeVisible();
  expect(await motions(page)).toEqual([]);
  await page.getByRole('button', { name: /^Gate 27, / }).press('Enter');
  expect(await motions(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await motions(page)).toEqual([]);
  await page.getByRole('link', { name: 'Chart History' }).click();
  await page.getByRole('button', { name: 'More about Steve Jobs' }).click();
  await page.getByRole('button', { name: 'Delete Steve Jobs' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Chart deleted', { exact: true })).toBeVisible();
  expect(await motions(page)).toEqual([]);
});

test('the page follows the system to dark mode and back without a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signInAs(page, somebodyNew(), '/terms');
  const light = await shades(page);
  expect(light.ground).toBeGreaterThan(220);
  expect(light.text).toBeLessThan(60);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await motions(page)).toEqual([]);
  const dark = await shades(page);
  expect(dark.ground).toBeLessThan(60);
  expect(dark.text).toBeGreaterThan(200);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await shades(page)).toEqual(light);
});
