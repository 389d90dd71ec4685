import type { Locator, Page } from '@playwright/test';
import { LONG_TYPE_BIRTH, makeChart } from '../births.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  signInQuietly,
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
const positionTerm = (row: string) => row.replace(/[\d.]+$/, '');

const CARD = '.detail-popover[data-side], .detail-sheet';
const cardOf = (page: Page) => page.locator(CARD);

async function openChart(page: Page, birth = {}): Promise<Locator> {
  await signInQuietly(page, somebodyNew());
  await page.goto(`/results/${await makeChart(page, birth)}`);
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

interface Opened {
  readonly term: string;
  readonly card: Box;
  readonly part: Box;
  /** The headline beside the graph, where it shows. */
  readonly words: readonly Box[];
  /** Where it scrolls, its edge is in a line of text instead of between two. */
  readonly isCut: boolean;
}

/** Opens and closes the cards of parts one after another, within the page: it is many of them. */
async function openEach(parts: Locator): Promise<Opened[]> {
  const terms = await parts.evaluateAll((elements) =>
    elements.map((element) => [element.getAttribute('aria-label'), element.textContent] as const),
  );
  const wanted = terms.map(([label, row]) => (label === null ? positionTerm(row) : termOf(label)));
  return parts.evaluateAll(
    async (elements, { selector, terms }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const cards = () => [...document.querySelectorAll(selector)];
      const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as Box;
      const press = (element: Element, key: string) =>
        element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      const isCut = (card: Element) => {
        const scrolling = [...card.querySelectorAll('*')].find(
          (one) => getComputedStyle(one).overflowY === 'auto',
        );
        if (!scrolling || scrolling.scrollHeight <= scrolling.clientHeight) return false;
        const { bottom } = scrolling.getBoundingClientRect();
        const walker = document.createTreeWalker(scrolling, NodeFilter.SHOW_TEXT);
        const text = document.createRange();
        while (walker.nextNode()) {
          if (!walker.currentNode.parentElement?.checkVisibility()) continue;
          text.selectNodeContents(walker.currentNode);
          const lines = [...text.getClientRects()];
          if (lines.some((line) => line.top < bottom - 2 && line.bottom > bottom + 2)) return true;
        }
        return false;
      };
      const opened: Opened[] = [];
      for (const [index, element] of elements.entries()) {
        const term = terms[index] ?? '';
        const isShown = () => cards().length === 1 && cards()[0]?.textContent.includes(term);
        if (element instanceof SVGElement || element instanceof HTMLElement) element.focus();
        if (element instanceof HTMLElement) element.click();
        else press(element, ' ');
        while (!isShown()) await frame();
        await Promise.all(cards().flatMap((card) => card.getAnimations().map((a) => a.finished)));
        await frame();
        const words = [...document.querySelectorAll('[data-card-over]')]
          .filter((one) => getComputedStyle(one).opacity !== '0')
          .map(boxOf);
        const part = boxOf(element);
        for (const card of cards()) {
          opened.push({ term, card: boxOf(card), part, words, isCut: isCut(card) });
        }
        press(document.activeElement ?? document.body, 'Escape');
        while (cards().length > 0) await frame();
      }
      return opened;
    },
    { selector: CARD, terms: wanted },
  );
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
    const graph = await openChart(page, LONG_TYPE_BIRTH);
    // They come all at once, after the picture.
    await graph.getByRole('button').first().waitFor({ state: 'attached' });
    const parts = await openEach(graph.getByRole('button'));
    expect(parts).toHaveLength(9 + 64 + 36);
    // The 26 positions of the columns; a phone has them in its details.
    const columns = page.getByRole('button', { name: 'Show positions' });
    if (await columns.isVisible()) await columns.click();
    parts.push(...(await openEach(page.getByRole('toolbar').getByRole('button'))));
    const least = edge - ROUNDING_PX;
    const isInside = ({ x, y, width, height }: Box) =>
      x >= least &&
      y >= least &&
      x + width <= viewport.width - least &&
      y + height <= viewport.height - least;
    const outside = parts.filter(({ card }) => !isInside(card));
    const hidden = parts.filter(
      ({ term, card, part }) => term.startsWith('Gate') && overlaps(card, part),
    );
    expect(outside).toEqual([]);
    expect(parts.filter(({ isCut }) => isCut).map(({ term }) => term)).toEqual([]);
    expect(hidden).toEqual([]);
    // A phone's sheet comes from below.
    if (edge === 0) return;
    // It takes the whole place of the words: no rest of them is above it.
    expect(parts.filter(({ words }) => words.length > 0)).toEqual([]);
  });
}

test('opening a card moves nothing on the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const graph = await openChart(page);
  const gate = graph.getByRole('button', { name: /^Gate 31,/ });
  await gate.focus();
  const measure = async () => ({
    graph: await boxOf(graph),
    height: await page.evaluate(() => document.body.scrollHeight),
  });
  // A part that loads meanwhile lengthens the page once; a card would do so each time.
  await expect(async () => {
    const before = await measure();
    await gate.press('Enter');
    await expect(cardOf(page)).toBeVisible();
    const after = await measure();
    await page.keyboard.press('Escape');
    await expect(cardOf(page)).toBeHidden();
    expect(after).toEqual(before);
  }).toPass({ timeout: 60_000 });
});

test('a card opened on a scrolled page brings the whole graph back, and ends above what follows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const graph = await openChart(page);
  await graph.getByRole('button').first().waitFor({ state: 'attached' });
  const { bottom: header } = await page
    .getByRole('banner')
    .evaluate((element) => element.getBoundingClientRect());
  for (const name of [/^Gate 58,/, /^Channel 20-34 /, /^Root center/]) {
    await page.evaluate(() => scrollTo(0, 160));
    await graph.getByRole('button', { name }).dispatchEvent('click');
    await expect(cardOf(page)).toBeVisible();
    const [drawing, card] = [await boxOf(graph), await boxOf(cardOf(page))];
    expect(drawing.y).toBeGreaterThanOrEqual(header);
    expect(drawing.y + drawing.height).toBeLessThanOrEqual(800);
    const next = await boxOf(page.getByRole('heading', { name: 'Your Business Insight' }));
    expect(next.y - card.y - card.height).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Escape');
  }
});

test('on a phone nothing but the graph is between header and sheet, and the sheet says that more follows', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  const graph = await openChart(page);
  await page.getByRole('button', { name: 'Enlarge the bodygraph' }).click();
  await graph.getByRole('button').first().waitFor({ state: 'attached' });
  const { bottom: header } = await page
    .getByRole('banner')
    .evaluate((element) => element.getBoundingClientRect());
  for (const name of [/^Gate 61,/, /^Gate 58,/, /^Channel 20-34 /, /^Root center/]) {
    await graph.getByRole('button', { name }).dispatchEvent('click');
    await expect(cardOf(page)).toBeVisible();
    await expect(async () => {
      const [drawing, sheet] = [await boxOf(graph), await boxOf(cardOf(page))];
      expect(drawing.y).toBeLessThanOrEqual(header + ROUNDING_PX);
      expect(drawing.y + drawing.height).toBeGreaterThanOrEqual(sheet.y - ROUNDING_PX);
    }).toPass();
    const more = page.getByRole('button', { name: 'More of this card', exact: true });
    if (await more.isVisible()) {
      const before = await boxOf(cardOf(page));
      await more.click();
      await expect
        .poll(async () => (await boxOf(cardOf(page))).height)
        .toBeGreaterThan(before.height);
    }
    await page.keyboard.press('Escape');
    await expect(cardOf(page)).toBeHidden();
  }
});

for (const width of [1280, 320]) {
  test(`at ${width} px, cards pass axe in light and dark without sideways scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const graph = await openChart(page);
    for (const name of [/^Gate 20,/, /^Channel 20-34 /, /^Throat center/]) {
      await open(graph.getByRole('button', { name }));
      await expect(cardOf(page)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page, false, CARD);
      await page.keyboard.press('Escape');
    }
  });
}
