import { makeChart } from '../births.ts';
import { expect, signInQuietly, somebodyNew, test } from '../journey.ts';

const HOUR_MS = 3_600_000;

test('somebody steps through the sky by keys and finds the chart of a return', async ({ page }) => {
  await signInQuietly(page, somebodyNew());
  await makeChart(page, { name: 'Ana Ruiz' });
  await page.goto('/transits');
  await expect(page.getByRole('region', { name: /^Today for / })).toContainText(/sky/);

  const field = page.getByLabel('Date and time');
  const start = Date.parse(await field.inputValue());
  await page.getByRole('button', { name: 'Forward one hour' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageUp');
  // The minute may have passed before the first step.
  await expect
    .poll(async () => Math.round((Date.parse(await field.inputValue()) - start) / HOUR_MS))
    .toBe(26);
  await page.getByRole('button', { name: 'Next change' }).press('Enter');
  await expect(page.getByRole('region', { name: 'At this moment' })).toBeVisible();
  await page.getByRole('radio', { name: 'Both' }).press('ArrowLeft');
  await expect(page.getByRole('img', { name: /^Bodygraph of the sky: / })).toBeVisible();

  await page.getByRole('link', { name: 'See returns' }).click();
  const saturn = page.getByRole('region', { name: 'Saturn return' });
  await saturn.getByRole('button').first().press('Enter');
  await expect(page.getByRole('group', { name: 'Bodygraph of the Saturn return' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});
