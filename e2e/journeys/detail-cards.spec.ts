import type { Locator, Page } from '@playwright/test';
import { makeChart } from '../births.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  signInAs,
  somebodyNew,
  test,
} from '../journey.ts';

const SIZES = [
  ['a screen of 1280 × 800', { width: 1280, height: 800 }, 16],
  ['a phone of 390 × 844', { width: 390, height: 844 }, 0],
] as const;

const ROUNDING_PX = 0.5;

/** "Gate 26", "Channel 26-44" and "Heart center", as a button's name and its card begin. */
const termOf = (label: string) => (/^(Channel|Gate) [\d-]+|^[\w ]+ center/.exec(label) ?? [''])[0];

/** "Sun", as a position's card begins. */
const positionTerm = async (row: Locator) =>
  ((await row.textContent()) ?? '').replace(/[\d.]+$/, '');

const cardOf = (page: Page) => page.locator('.detail-popover[data-side], .detail-sheet');

async function openChart(page: Page): Promise<Locator> {
  await signInAs(page, somebodyNew(), '/terms');
  await page.goto(`/results/${await makeChart(page)}`);
  const graph = page.getByRole('group', { name: /^Bodygraph of/ });
  await expect(graph).toBeVisible();
  return graph;
}

async function open(part: Locator) {
  await part.focus();
  await part.press(' ');
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function overlaps(a: Box, b: Box): boolean {
  const isBeside = a.x >= b.x + b.width || b.x >= a.x + a.width;
  return !isBeside && a.y < b.y + b.height && b.y < a.y + a.height;
}

async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It has no box on the page');
  return box;
}

for (const [where, viewport, edge] of SIZES) {
  test(`on ${where}, the card of each center, gate and channel is fully in view beside it`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    const graph = await openChart(page);
    const parts = await graph.getByRole('button').all();
    expect(parts).toHaveLength(9 + 64 + 36);
    // The 26 positions of the columns; a phone has them in its details.
    parts.push(...(await page.getByRole('toolbar').getByRole('button').all()));
    const outside: string[] = [];
    const hidden: string[] = [];
    for (const part of parts) {
      const label = await part.getAttribute('aria-label');
      const term = label === null ? await positionTerm(part) : termOf(label);
      await open(part);
      const card = cardOf(page).filter({ hasText: term });
      await expect(card).toHaveCount(1);
      await card.evaluate((element) => Promise.all(element.getAnimations().map((a) => a.finished)));
      const box = await boxOf(card);
      const least = edge - ROUNDING_PX;
      const isInside =
        box.x >= least &&
        box.y >= least &&
        box.x + box.width <= viewport.width - least &&
        box.y + box.height <= viewport.height - least;
      if (!isInside) outside.push(`${term}: ${JSON.stringify(box)}`);
      if (term.startsWith('Gate') && overlaps(box, await boxOf(part))) hidden.push(term);
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
    }
    expect(outside).toEqual([]);
    expect(hidden).toEqual([]);
  });
}

test('opening a card moves nothing on the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const graph = await openChart(page);
  const gate = graph.getByRole('button', { name: /^Gate 31,/ });
  await gate.focus();
  await page.waitForLoadState('networkidle');
  const [height, box] = [await page.evaluate(() => document.body.scrollHeight), await boxOf(graph)];
  await gate.press('Enter');
  await expect(cardOf(page)).toBeVisible();
  expect(await boxOf(graph)).toEqual(box);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
});

for (const width of [1280, 320]) {
  test(`at ${width} px, cards pass axe in light and dark without sideways scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const graph = await openChart(page);
    // Further down, a card's edge half covers a button, which axe takes for a small target.
    for (const name of [/^Gate 20,/, /^Channel 20-34 /, /^Throat center/]) {
      await open(graph.getByRole('button', { name }));
      await expect(cardOf(page)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
      await page.keyboard.press('Escape');
    }
  });
}
