import type { Page } from '@playwright/test';
import { chartTitle, makeChart } from '../births.ts';
import { expect, signInQuietly, somebodyNew, test } from '../journey.ts';

/** A path through the picture that visits every center once, starting at the Head. */
const WAY = [
  'Home',
  'ArrowDown',
  'ArrowDown',
  'ArrowDown',
  'ArrowDown',
  'ArrowLeft',
  'ArrowDown',
  'ArrowRight',
  'ArrowUp',
];

const focusedLabel = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

/** "Gate 34, Sacral. ..." and "Sacral center, ..." up to the first comma. */
const nameOf = (label: string) => label.split(/[,.:]/)[0] ?? '';

test('the keyboard reaches all 9 centers and 64 gates, and opens and closes a card in each center', async ({
  page,
}) => {
  await signInQuietly(page, somebodyNew());
  const chartId = await makeChart(page);
  await page.goto(`/results/${chartId}`);
  await expect(chartTitle(page)).toBeVisible();
  const graph = page.getByRole('group', { name: /^Bodygraph of/ });
  const isInGraph = () => graph.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; !(await isInGraph()); presses += 1) {
    expect(presses, 'Tab reaches the picture').toBeLessThan(40);
    await page.keyboard.press('Tab');
  }

  const centers = new Set<string>();
  const gates = new Set<string>();
  for (const key of WAY) {
    await page.keyboard.press(key);
    const center = nameOf(await focusedLabel(page));
    centers.add(center);
    await page.keyboard.press('Enter');
    const first = nameOf(await focusedLabel(page));
    await page.keyboard.press('Enter');
    const card = page.getByText(new RegExp(`^${first} · `));
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    let gate = first;
    do {
      expect(gates.has(gate), `${gate} is met once`).toBe(false);
      gates.add(gate);
      await page.keyboard.press('ArrowRight');
      gate = nameOf(await focusedLabel(page));
    } while (gate !== first);
    await page.keyboard.press('Escape');
    expect(nameOf(await focusedLabel(page))).toBe(center);
  }
  expect(centers.size).toBe(9);
  const numbers = [...gates].map((gate) => Number(gate.replace('Gate ', '')));
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 64 }, (_, n) => n + 1));

  // The picture is a single tab stop, so the next Tab leaves it.
  await page.keyboard.press('Tab');
  expect(await isInGraph()).toBe(false);
});
