import type { Page } from '@playwright/test';
import { test } from '../demo-people.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../journey.ts';
import { VIEWS } from '../views.ts';

/**
 * The smallest phone, a common phone, and a desktop at 200 % zoom: half its width in CSS pixels.
 */
const WIDTHS = [320, 390, 640];

/** The reader's own text size setting, without page zoom. */
async function setTextSize(page: Page, size: string) {
  await page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}

for (const view of VIEWS) {
  test(`${view.name}: passes axe in light and dark, and fits at 320 px, at 200 % and with doubled text size`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const isLoading = view.unanswered !== undefined;
    await open(view);
    await expectAccessibleInBothThemes(page, isLoading, view.adds);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`${width} px`, () => expectNoSidewaysScroll(page));
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await setTextSize(page, '200%');
    await test.step('doubled text size', () => expectNoSidewaysScroll(page));
  });
}
