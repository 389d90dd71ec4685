import type { Page } from '@playwright/test';
import { signInAsAdminOf } from '../accounts.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  signInAs,
  test,
} from '../journey.ts';
import { makeTeam } from '../teams.ts';

const TABS = ['map', 'gaps', 'people', 'pairs', 'plan'] as const;
const FIVE = ['Olivia Marsh', 'Daniel Reyes', 'Grace Liu', 'Tom Hall', 'Nora Blum'];

const tab = (page: Page, name: string) =>
  page.getByRole('tab', { name: new RegExp(`^${name}`, 'i') });
const missing = (page: Page) => page.locator('[data-missing]');

async function openFive(page: Page): Promise<string> {
  const [account] = await signInAsAdminOf(page, 1);
  return `/team?teamId=${await makeTeam(page, 'Five', FIVE, account.id)}`;
}

/** The address of a tab. */
const at = (path: string, name: string) => `${path}${path.includes('?') ? '&' : '?'}tab=${name}`;

/** Everything below the fold is loaded, the coach too. */
async function scrollThrough(page: Page) {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

test('tabs are chosen by keyboard, and their address leads back to them', async ({ page }) => {
  const path = await openFive(page);
  await page.goto(path);
  // A requested result takes the focus once.
  await expect(page.getByRole('heading', { name: /Penta of 5$/ })).toBeFocused();
  await tab(page, 'map').focus();
  for (const name of TABS.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(new RegExp(`tab=${name}`));
  }
  await page.keyboard.press('Home');
  await expect(page).not.toHaveURL(/tab=/);
  await page.goto(at(path, 'gaps'));
  await expect(tab(page, 'gaps')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Missing BG5 Functions (Team)' })).toBeVisible();
});

test('the map shows what’s missing when someone is away, by pointer and by keyboard', async ({
  page,
}) => {
  await page.goto(await openFive(page));
  const faces = page.getByRole('list', { name: 'If someone is away:' }).getByRole('button');
  await expect(faces).toHaveCount(5);
  const before = await missing(page).count();
  const counts: number[] = [];
  for (const face of await faces.all()) {
    await face.hover();
    await expect(page.getByText(/^Without \w+, .*(You keep|you still)/)).toBeVisible();
    counts.push(await missing(page).count());
    await face.focus();
    await expect(missing(page)).toHaveCount(counts.at(-1) ?? 0);
    await face.blur();
    await page.mouse.move(0, 0);
    await expect(missing(page)).toHaveCount(before);
  }
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(before);
  expect(Math.max(...counts)).toBeGreaterThan(before);
});

test('a tab for five people fits a few windows, on a desktop and a phone', async ({ page }) => {
  const path = await openFive(page);
  for (const [width, height, windows] of [
    [1280, 800, 2.5],
    [390, 844, 6],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of TABS) {
      await page.goto(at(path, name));
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
      await scrollThrough(page);
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(length / height, `${name} at ${width}`).toBeLessThanOrEqual(windows);
    }
  }
});

test('every tab is accessible in both themes and fits 320 pixels', async ({ page }) => {
  const path = await openFive(page);
  for (const name of TABS) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(at(path, name));
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  }
});

test('all tabs are printed as one report', async ({ page }) => {
  await page.goto(await openFive(page));
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  for (const name of ['Team Penta Chart', 'Missing BG5 Functions (Team)', 'Team Summary', 'Plan']) {
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('tablist', { name: /analysis/ })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('heading', { name: 'Team Summary' })).toHaveCount(0);
});

test('an agreement for a gap goes to the plan', async ({ page }) => {
  const [account] = await signInAsAdminOf(page, 1);
  const team = await makeTeam(page, 'Three', FIVE.slice(0, 3), account.id);
  await page.goto(`/team?teamId=${team}&tab=gaps`);
  const adopt = page.getByRole('button', { name: /^Add to plan: / }).first();
  await adopt.click();
  await expect(page.getByText('In your plan').first()).toBeVisible();
});

test('a visitor opens every tab of the sample team', async ({ page }) => {
  for (const name of TABS) {
    await page.goto(at('/sample/team', name));
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('a member sees a team’s gaps without a way to change its plan', async ({ page }) => {
  await signInAs(page, 'member@demo.example', '/team?tab=gaps');
  await expect(page.getByRole('heading', { name: 'Missing BG5 Functions (Team)' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add to plan: / })).toHaveCount(0);
});
