import { fileURLToPath } from 'node:url';
import { PHONE, test } from '../demo-people.ts';
import { VIEWS } from '../views.ts';

const FOLDER = fileURLToPath(new URL('../../screenshots/', import.meta.url));
const DESK = { width: 1280, height: 900 };

for (const view of VIEWS) {
  test(`${view.name}`, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(DESK);
    await open(view);
    for (const size of view.isPhoneOnly ? [PHONE] : [DESK, PHONE]) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        // A dialog covers the viewport, not the full page.
        const hasDialog = await page
          .locator('[role=dialog], [role=alertdialog]')
          .first()
          .isVisible();
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.screenshot({
          path: `${FOLDER}${view.name}-${size.width}-${colorScheme}.png`,
          fullPage: !hasDialog,
        });
      }
    }
  });
}
