import { expect, signInAs, somebodyNew, test } from '../journey.ts';

test('the phone menu focuses its first link, and closes on Escape, on a choice and on sign-out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = somebodyNew();
  await signInAs(page, email);
  await expect(page.getByLabel('Full Name')).toBeVisible();
  const button = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await button.click();
  await expect(menu.getByRole('link').first()).toBeFocused();
  await expect(menu.getByRole('link')).toHaveText([
    'Personal Chart',
    'Chart History',
    'Team Mode',
    'About',
    'Transits',
    'Returns',
    'Your Data',
    'Sign Out',
  ]);
  await expect(menu).toContainText('Signed in as');
  await expect(menu).toContainText(email);

  // The focus is trapped in both directions.
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await menu.evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await menu.getByRole('link', { name: 'Chart History' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Chart History' })).toBeFocused();
  await button.click();
  await expect(menu.getByRole('link', { name: 'Chart History' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();

  await button.click();
  await menu.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('the menus of the demo people name their role', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [email, role] of [
    ['admin@demo.example', 'Account Admin'],
    ['master@demo.example', 'Master Admin'],
  ] as const) {
    await signInAs(page, email, '/terms');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toContainText(role);
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  }
});
