import { signInAsAdminOf } from '../accounts.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from '../journey.ts';
import { makeTeam } from '../teams.ts';

const PEOPLE = ['Olivia Marsh', 'Daniel Reyes', 'Grace Liu', 'Tom Becker', 'Ana Silva'];

test('pairs are explored by keyboard, on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const [account] = await signInAsAdminOf(page, 1);
  const team = await makeTeam(page, 'Pairs by keyboard', PEOPLE, account.id);
  await page.goto(`/team?teamId=${team}&tab=pairs`);
  const dynamics = page.getByRole('region', { name: 'Working Dynamics' });
  const matrix = dynamics.getByRole('table');
  await expect(matrix.getByRole('button')).toHaveCount(10);
  await matrix.getByRole('button', { name: /^Olivia Marsh and Daniel Reyes/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(matrix.getByRole('button', { name: /^Daniel Reyes and Tom Becker/ })).toBeFocused();
  await page.keyboard.press('Enter');
  const card = dynamics.getByRole('article', { name: 'Selected pair' });
  await expect(card.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(card.getByRole('heading', { level: 3 })).toHaveText('Daniel Reyes and Tom Becker');
  for (const title of ['Strength', 'Watch Out', 'How to talk to each other', 'Try this']) {
    await expect(card.getByText(title, { exact: true }).first()).toBeVisible();
  }
  await card.getByText('What it rests on').click();
  await expect(card.getByText(/^channel|: channel/).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await card.getByRole('button', { name: /^Ask the coach about this pair/ }).click();
  await expect(page.getByRole('complementary', { name: 'Coach' })).toContainText(
    'Daniel Reyes and Tom Becker',
  );
});

test('pairs are a list on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const [account] = await signInAsAdminOf(page, 1);
  const team = await makeTeam(page, 'Pairs on a phone', PEOPLE, account.id);
  await page.goto(`/team?teamId=${team}&tab=pairs`);
  const dynamics = page.getByRole('region', { name: 'Working Dynamics' });
  await expect(dynamics.getByRole('button', { expanded: false })).toHaveCount(10);
  await dynamics.getByRole('button', { name: /^Grace Liu and Ana Silva/ }).click();
  await expect(dynamics.getByText('Watch Out', { exact: true }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
