import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, signInAs, somebodyNew, test } from '../journey.ts';

const STEVE_JOBS = {
  name: 'Steve Jobs',
  design:
    'Sun 9.3 Earth 16.3 North Node 58.2 South Node 52.2 Moon 41.1 Mercury 43.6 Venus 1.3 Mars 30.3 Jupiter 56.4 Saturn 1.2 Uranus 56.2 Neptune 50.1 Pluto 29.3',
};

async function expectHisChart(page: Page) {
  await expect(page).toHaveURL(/\/results\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Steve Jobs's Analysis Generated",
  );
  const facts = page.getByRole('region', { name: 'What the chart says' });
  await expect(facts.getByRole('region', { name: 'Type' })).toContainText('Generator');
  await expect(facts.getByRole('region', { name: 'Profile' })).toContainText('6/3');
  await expect(facts.getByRole('region', { name: 'Authority' })).toContainText('Emotional');
  await expect(facts.getByRole('region', { name: 'Definition' })).toContainText('Split');
  await expect(page.getByText('UTC−8 at birth in America/Los Angeles')).toBeVisible();
  await expect(page.getByRole('group', { name: /^Bodygraph of Steve Jobs/ })).toBeVisible();
}

test('a new person signs in on the sign-in page and gets the chart of a birth', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Unlock Your Team's Business Potential",
  );
  await page.getByRole('link', { name: 'Get Your Chart Now' }).click();
  await page.getByRole('button', { name: /new@demo\.example/ }).click();

  await expect(page.getByText('Welcome! Get Your First Analysis')).toBeVisible();
  await page.getByLabel('Full Name').fill(STEVE_JOBS.name);
  await page.getByLabel('Birth Date').fill('1955-02-24');
  await page.getByLabel('Birth Time').fill('19:15');
  await page.getByLabel('Birth Place').pressSequentially('San Francisco');
  await page.getByRole('option', { name: /San Francisco California, United States/ }).click();
  await page.getByRole('button', { name: 'See My Chart' }).click();

  await expect(page.getByText('Chart Generated!', { exact: true })).toBeVisible();
  await expectHisChart(page);
  await page.getByText('Read as text').click();
  const table = page.getByRole('table').first();
  for (const [body, value] of pairs(STEVE_JOBS.design)) {
    await expect(table.getByRole('row', { name: body })).toContainText(value);
  }
});

/** Parses "Sun 9.3 North Node 58.2" into pairs of body and value. */
function pairs(text: string): [string, string][] {
  return [...text.matchAll(/([A-Z][A-Za-z ]+?) (\d+\.\d)/g)].map(([, body = '', value = '']) => [
    body,
    value,
  ]);
}

test('the whole journey works by keyboard alone', async ({ page }) => {
  await signInAs(page, somebodyNew());
  await expect(page.getByText('Welcome! Get Your First Analysis')).toBeVisible();
  await page.getByLabel('Full Name').focus();
  await page.keyboard.type(STEVE_JOBS.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('02241955');
  while (
    !(await page.getByLabel('Birth Time').evaluate((input) => input === document.activeElement))
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('0715PM');
  while (
    !(await page.getByLabel('Birth Place').evaluate((input) => input === document.activeElement))
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('san fran');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Birth Place')).toHaveValue(
    'San Francisco, California, United States',
  );
  await page.keyboard.press('Enter');
  await expectHisChart(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the whole journey works at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expectNoSidewaysScroll(page);
  await signInAs(page, somebodyNew());
  await page.getByLabel('Full Name').fill(STEVE_JOBS.name);
  await page.getByLabel('Birth Date').fill('1955-02-24');
  await page.getByLabel('Birth Time').fill('19:15');
  await page.getByLabel('Birth Place').pressSequentially('San Francisco');
  await page.getByRole('option').first().click();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'See My Chart' }).click();
  await expectHisChart(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toContainText('Signed in as');
});
