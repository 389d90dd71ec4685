import { expect, somebodyNew, test } from '../journey.ts';
import { typeDate } from '../public-views.ts';

test('a visitor draws a chart without anything being sent, and finds the date in the form after signing in', async ({
  page,
}) => {
  await page.goto('/');
  // What follows the first screen loads its pictures near the window only: all of them now.
  const steps = page.getByRole('heading', { name: 'How It Works' });
  await steps.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      page.evaluate(() =>
        // A hidden picture never loads.
        [...document.images].every((image) => image.complete || image.offsetParent === null),
      ),
    )
    .toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await typeDate(page, 'September', '3', '1986');
  await expect(
    page.getByText(/the same at any hour\. Dotted parts depend on it\. Without a place,/),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your bodygraph' })).toBeVisible();
  expect(asked.filter((one) => !/^GET \S+\/assets\/[\w.-]+$/.test(one))).toEqual([]);
  expect(asked.filter((one) => one.endsWith('.bin'))).toHaveLength(1);

  await page.getByRole('link', { name: 'Get Your Chart Now' }).click();
  await page.getByLabel('Email address').fill(somebodyNew());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Birth Date')).toHaveValue('1986-09-03');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('the landing page works by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Month').focus();
  await page.keyboard.type('Sep');
  await page.keyboard.press('Tab');
  await page.keyboard.type('31');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1986');
  await page.keyboard.press('Enter');
  await expect(page.getByText('September has only 30 days.')).toBeVisible();
  await expect(page.getByLabel('Day', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Your bodygraph' })).toBeVisible();
});

test('with reduced motion the chart is there without drawing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await typeDate(page, 'May', '4', '1975');
  await expect(page.getByText(/the same at any hour/)).toBeVisible();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1)
        .length,
  );
  expect(moving).toBe(0);
});

test('a visitor opens a gate of the sample chart and the pricing page of the sample team', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Read the sample' }).click();
  await expect(page.getByText(/is fictional/)).toBeVisible();
  await page.getByRole('button', { name: /^Gate 26, / }).click();
  await expect(page.getByText(/Gate 26/).first()).toBeVisible();
  await page.goto('/sample/team');
  await page.getByRole('link', { name: 'See plans' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
});

test('the whole page takes a few screens, and nothing of it scrolls sideways on a phone', async ({
  page,
}) => {
  const steps = page.getByRole('heading', { name: 'How It Works' });
  /** Sections have their own height once they have been on the screen. */
  async function height() {
    for (const section of await page.locator('main section').all()) {
      await section.evaluate((shown) => shown.scrollIntoView());
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    return page.evaluate(() => document.documentElement.scrollHeight);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(steps).toBeVisible();
  expect(await height()).toBeLessThanOrEqual(3600);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await height()).toBeLessThanOrEqual(6600);
  const proofs = page.getByRole('list', { name: 'Four things to check' });
  await proofs.scrollIntoViewIfNeeded();
  for (const heading of await proofs.getByRole('heading').all()) {
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport({ ratio: 1 });
  }
  const isWiderThanShown = (list: Element) => list.scrollWidth > list.clientWidth;
  expect(await proofs.evaluate(isWiderThanShown)).toBe(false);
});

test('where the birth time decides the type, the page leads to the field for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await typeDate(page, 'September', '3', '1976');
  await page.getByRole('button', { name: 'Add your birth time' }).click();
  const time = page.getByLabel('Time', { exact: true });
  await expect(time).toBeFocused();
  await expect(time).toBeInViewport();
});
