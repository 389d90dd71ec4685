import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { makeChart } from '../births.ts';
import { expect, signInQuietly, somebodyNew, test } from '../journey.ts';

const LINE = 'Send me the numbers the evening before.';

const menu = (page: Page) => page.getByRole('button', { name: 'More about this chart' });

/** Downloads the report from a result's menu, and reads what stands on its pages. */
async function readReport(page: Page) {
  await menu(page).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the report' }).click();
  const download = await saved;
  const data = new Uint8Array(await readFile(await download.path()));
  const pdf = await getDocument({ data, verbosity: 0, useSystemFonts: false }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return { name: download.suggestedFilename(), pages };
}

test('writes down how to work with them, and downloads a report that says so', async ({ page }) => {
  await signInQuietly(page, somebodyNew());
  const chartId = await makeChart(page, { name: 'Ana Ruiz' });
  await page.goto(`/results/${chartId}`);
  await menu(page).click();
  await page.getByRole('link', { name: 'How to work with me' }).click();
  await page.getByLabel('Text').first().fill(LINE);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your report has these lines too.', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Text').first()).toHaveValue(LINE);
  await page.getByRole('link', { name: 'Back to the chart' }).click();
  const { name, pages } = await readReport(page);
  expect(name).toMatch(/^Ana Ruiz.*\.pdf$/);
  expect(pages.length).toBeGreaterThan(8);
  expect(pages[0]).toContain('Ana Ruiz');
  expect(pages.filter((text) => text.includes('Send me the numbers'))).toHaveLength(1);
});
