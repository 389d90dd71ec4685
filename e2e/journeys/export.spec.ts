import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signInAs, somebodyNew, test } from '../journey.ts';

const NAME = "Ana-Sofía Größwärdner's chart 花";

/** Opens a chart created for this journey. */
async function openChart(page: Page, isTimeKnown = true) {
  await signInAs(page, somebodyNew());
  await page.getByLabel('Full Name').fill(NAME);
  await page.getByLabel('Birth Date').fill('1955-02-24');
  if (isTimeKnown) await page.getByLabel('Birth Time').fill('19:15');
  else await page.getByText('Time unknown?').click();
  await page.getByLabel('Birth Place').pressSequentially('San Francisco');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'See My Chart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Analysis Generated');
}

async function save(page: Page, format: 'SVG' | 'PNG') {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: `Save as ${format}` }).click();
  const download = await saved;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('saves the picture as a self-contained SVG in light colors, also in dark mode', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openChart(page);
  const { name, bytes } = await save(page, 'SVG');
  // Chromium replaces the apostrophe with _.
  expect(name).toMatch(/^Ana-Sofía Größwärdner.s chart 花 bodygraph\.svg$/);
  const drawing = bytes.toString('utf8');

  const facts = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    const words = [...parsed.querySelectorAll('text')].map((part) => part.textContent ?? '');
    return {
      root: parsed.documentElement.tagName,
      broken: parsed.querySelectorAll('parsererror').length,
      marked: parsed.querySelectorAll('style, script, image, [class], [style], [href]').length,
      values: words.filter((word) => /^\d+\.\d$/.test(word)).length,
      gates: words.filter((word) => /^\d+$/.test(word)).length,
      title: parsed.querySelector('title')?.textContent,
      ground: parsed.querySelector('rect')?.getAttribute('fill'),
      unpainted: [...parsed.querySelectorAll('path, circle')].filter(
        (shape) => !shape.hasAttribute('fill'),
      ).length,
    };
  }, drawing);
  expect(facts).toEqual({
    root: 'svg',
    broken: 0,
    marked: 0,
    values: 26,
    gates: 64,
    title: `Bodygraph of ${NAME}`,
    ground: 'rgb(255, 255, 255)',
    unpainted: 0,
  });
  expect(drawing).not.toMatch(/var\(|1955|19:15|San Francisco/);
});

test('saves the picture as a large PNG in color', async ({ page }) => {
  await openChart(page);
  const { name, bytes } = await save(page, 'PNG');
  expect(name).toMatch(/ bodygraph\.png$/);
  const shown = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    const counts = new Map<string, number>();
    for (let at = 0; at < pixels.length; at += 4) {
      const color = `${pixels[at]},${pixels[at + 1]},${pixels[at + 2]},${pixels[at + 3]}`;
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    const colors = ['255,255,255,255', '198,40,40,255', '31,35,40,255', '156,203,122,255'];
    return { width: image.width, counts: colors.map((color) => counts.get(color) ?? 0) };
  }, bytes.toString('base64'));
  expect(shown.width).toBeGreaterThanOrEqual(2 * 900);
  for (const count of shown.counts) expect(count).toBeGreaterThan(1_000);
});

function pageCount(pdf: Buffer): number {
  return [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;
}

test('prints a chart with its chapters on a few pages of A4 or Letter, from desktop and phone', async ({
  page,
}) => {
  for (const isTimeKnown of [true, false]) {
    await openChart(page, isTimeKnown);
    await expect(page.getByText(/^Chapter 1 of/)).toBeVisible();
    if (!isTimeKnown) await expect(page.getByText('When it changes')).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const format of ['A4', 'Letter']) {
        const pages = pageCount(await page.pdf({ format }));
        expect(pages).toBeGreaterThan(3);
        expect(pages).toBeLessThanOrEqual(8);
      }
    }
  }
});

test('prints only the chart, black on white', async ({ page }) => {
  await openChart(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('group', { name: `Bodygraph of ${NAME}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Business Insight' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Type' })).toContainText('Generator');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  for (const name of [/^Save as/, 'Print', 'Change Birth Information', 'Zoom in', 'Sign Out']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  }
  const paint = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return [style.backgroundColor, style.color];
  });
  expect(paint).toEqual(['rgb(255, 255, 255)', 'rgb(33, 28, 23)']);
});

test('the print button opens the print dialog', async ({ page }) => {
  await openChart(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
});
