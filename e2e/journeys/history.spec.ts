import type { Page } from '@playwright/test';
import { makeCharts } from '../births.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  signInAs,
  somebodyNew,
  test,
} from '../journey.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Charts' }).getByRole('listitem');
const titles = (page: Page) => cards(page).getByRole('heading', { level: 2 });

test('charts are saved, found by name, opened, corrected and deleted', async ({ page }) => {
  await signInAs(page, somebodyNew(), '/charts');
  await expect(page.getByRole('heading', { name: 'No charts found' })).toBeVisible();
  await makeCharts(page, 'Ana Müller', 'أمل حداد', '<script>alert(1)</script>', 'Steve Jobs');
  await page.reload();
  await expect(page.getByText('4 charts total')).toBeVisible();
  await expect(titles(page)).toHaveText([
    'Steve Jobs',
    '<script>alert(1)</script>',
    'أمل حداد',
    'Ana Müller',
  ]);

  await page.getByLabel('Search by name').fill('müll');
  await expect(page.getByText('1 chart found')).toBeVisible();
  await page.getByLabel('Search by name').fill('jobs');
  await expect(titles(page)).toHaveText(['Steve Jobs']);
  await page.getByRole('link', { name: 'View Steve Jobs' }).click();
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile).toContainText('6/3');

  await page.getByRole('link', { name: 'Edit birth data' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('UTC−8 at birth · America/Los Angeles')).toBeVisible();
  await page.getByLabel('Birth Time').fill('19:20');
  await page.getByRole('button', { name: 'Save and recompute' }).click();
  await expect(page.getByText('Birth data corrected', { exact: true })).toBeVisible();
  await expect(profile).toContainText('1/3');
  const note = page.getByText(
    /^Corrected on .*: birth time 7:15 PM → 7:20 PM; Profile 6\/3 → 1\/3$/,
  );
  await expect(note).toBeVisible();
  await page.reload();
  await expect(note).toBeVisible();

  // The form adds no history entry, and the search is preserved.
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Search by name')).toHaveValue('jobs');
  await expect(page.getByText('1 chart found')).toBeVisible();
  await page.getByLabel('Search by name').fill('');
  await expect(page.getByText('4 charts total')).toBeVisible();
  await expect(cards(page).first()).toContainText('7:20 PM');

  await page.getByRole('button', { name: 'More about Steve Jobs' }).click();
  await page.getByRole('button', { name: 'Delete Steve Jobs' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Chart' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText('Your chart has been successfully deleted.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('3 charts total')).toBeVisible();
  await expect(page.getByRole('link', { name: /^View <script>/ })).toBeFocused();

  await page.getByRole('link', { name: 'Personal Chart' }).click();
  await expect(page.getByRole('region', { name: 'Welcome Back' })).toContainText('<script>');
});

test('the history works by keyboard alone, page by page', async ({ page }) => {
  await signInAs(page, somebodyNew(), '/charts');
  await expect(page.getByText('No charts found')).toBeVisible();
  await makeCharts(page, ...Array.from({ length: 26 }, (_, index) => `Chart ${26 - index}`));
  await page.reload();
  await expect(page.getByText('26 charts total')).toBeVisible();
  await expect(titles(page)).toHaveCount(24);
  const more = page.getByRole('button', { name: 'Load more' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'View Chart 25' })).toBeFocused();
  await expect(titles(page)).toHaveCount(26);
  await expect(more).toBeHidden();

  const menu = page.getByRole('button', { name: 'More about Chart 25' });
  const remove = page.getByRole('button', { name: 'Delete Chart 25' });
  /** Past the items that mark the chart as one's own and compare it. */
  async function chooseDelete() {
    await page.keyboard.press('Enter');
    await expect(remove).toBeVisible();
    for (let items = 0; items < 3; items++) await page.keyboard.press('Tab');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(menu).toBeFocused();
  await chooseDelete();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await chooseDelete();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('25 charts total')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Chart 26' })).toBeFocused();
});

const NAMES = [
  'Ana Müller',
  'Ben',
  'Chiara',
  'Hannah Ortega-Villanueva de la Fuente',
  'Emeka',
  'Freya',
  'Gus',
];

for (const [width, height, whole, begun] of [
  [1280, 800, 6, 6],
  [390, 844, 2, 3],
] as const) {
  test(`${whole} whole cards are in the first screen at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signInAs(page, somebodyNew(), '/charts');
    await expect(page.getByText('No charts found')).toBeVisible();
    await makeCharts(page, ...NAMES);
    await page.reload();
    await expect(page.getByText('7 charts total')).toBeVisible();
    await expect(cards(page)).toHaveCount(NAMES.length);
    const boxes = await cards(page).evaluateAll((items) =>
      items.map((item) => {
        const { top, bottom } = item.getBoundingClientRect();
        return { top, bottom, height: Math.round(bottom - top) };
      }),
    );
    expect(boxes.filter(({ bottom }) => bottom <= height).length).toBeGreaterThanOrEqual(whole);
    expect(boxes.filter(({ top }) => top < height).length).toBeGreaterThanOrEqual(begun);
    // Beside each other they are equally high; below each other each is as high as its words.
    const isBeside = new Set(boxes.map(({ top }) => top)).size < boxes.length;
    expect(isBeside).toBe(width > height);
    if (isBeside) expect(new Set(boxes.map((box) => box.height)).size).toBe(1);

    // A card opens wherever it's pressed, and is picked there while two are compared.
    const card = cards(page).filter({ hasText: 'Freya' });
    await page.getByRole('button', { name: 'Compare two' }).click();
    await card.click();
    await expect(page.getByRole('checkbox', { name: 'Compare Freya' })).toBeChecked();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await card.click();
    await expect(page).toHaveURL(/\/results\//);
  });
}

for (const width of [1280, 390]) {
  test(`at ${width} px, rows are at most 64 px high, pass axe, and are kept on a reload`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAs(page, somebodyNew(), '/charts');
    await expect(page.getByText('No charts found')).toBeVisible();
    await makeCharts(page, ...NAMES);
    await page.reload();
    const rows = page.getByRole('button', { name: 'Rows' });
    await rows.focus();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\/charts$/);
    await page.reload();
    await expect(cards(page)).toHaveCount(NAMES.length);
    const heights = await cards(page).evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(64);
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
    await cards(page).filter({ hasText: 'Freya' }).click();
    await expect(page).toHaveURL(/\/results\//);
  });
}
