import type { Page } from '@playwright/test';
import { chartTitle, makeChart } from '../births.ts';
import { expect, signInQuietly, somebodyNew, test } from '../journey.ts';

const question = (page: Page) => page.getByRole('region', { name: 'Is this you?' });
const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Charts' }).getByRole('listitem').filter({ hasText: name });
const coach = (page: Page) => page.getByRole('region', { name: 'Ask your coach' });

/** Expects Personal Chart to lead to this person's chart, and the coach to greet them by first name. */
async function expectOwn(page: Page, name: string) {
  await page.getByRole('link', { name: 'Personal Chart' }).click();
  const welcome = page.getByRole('region', { name: 'Welcome Back' });
  await expect(welcome).toContainText(name);
  await welcome.getByRole('link', { name: 'View Your Chart' }).click();
  await expect(chartTitle(page, name)).toBeVisible();
  await coach(page).scrollIntoViewIfNeeded();
  const [firstName = name] = name.split(' ');
  await expect(coach(page).getByText(new RegExp(`^Welcome, ${firstName}\\. `))).toBeVisible();
}

test('asks once who is "you" after a second name, and start page and coach follow the answer', async ({
  page,
}) => {
  await signInQuietly(page, somebodyNew());
  const ana = await makeChart(page, { name: 'Ana Ruiz' });
  await page.goto(`/results/${ana}`);
  await page.getByRole('button', { name: 'More about this chart' }).click();
  await expect(page.getByRole('button', { name: 'This is me: Ana Ruiz' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);

  const ben = await makeChart(page, { name: 'Ben Okafor' });
  await page.goto(`/results/${ana}`);
  await question(page).getByRole('button', { name: 'Yes, this is me' }).click();
  await expect(question(page)).toHaveCount(0);
  await expectOwn(page, 'Ana Ruiz');

  // Not asked again, and the chart of somebody else is not told as one's own.
  await page.goto(`/results/${ben}`);
  await coach(page).scrollIntoViewIfNeeded();
  await expect(coach(page).getByText(/^Welcome\. I know Ben Okafor’s chart/)).toBeVisible();
  await expect(question(page)).toHaveCount(0);

  await page.goto('/charts');
  await expect(card(page, 'Ana Ruiz').getByText('You', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'More about Ben Okafor' }).click();
  await page.getByRole('button', { name: 'This is me: Ben Okafor' }).click();
  await expect(card(page, 'Ben Okafor').getByText('You', { exact: true })).toBeVisible();
  await expect(card(page, 'Ana Ruiz').getByText('You', { exact: true })).toHaveCount(0);
  await page.reload();
  await expectOwn(page, 'Ben Okafor');
});
