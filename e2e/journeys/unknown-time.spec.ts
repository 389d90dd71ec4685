import { chartTitle, fillBirth } from '../births.ts';
import { expect, expectAccessible, signInAs, somebodyNew, test } from '../journey.ts';

test('a birth with unknown time is entered, marked everywhere, and completed later', async ({
  page,
}) => {
  await signInAs(page, somebodyNew());
  await page.getByLabel('Birth Time').fill('19:15');
  const toggle = page.getByLabel('Time unknown?');
  await page.getByText('Time unknown?').click();
  await expect(page.getByLabel('Birth Time')).toHaveValue('12:00');
  await expect(page.getByLabel('Birth Time')).toBeDisabled();
  await page.getByText('Time unknown?').click();
  await expect(page.getByLabel('Birth Time')).toHaveValue('');
  await expect(page.getByLabel('Birth Time')).toBeEnabled();

  await fillBirth(page, { birthTime: null });
  await expect(toggle).toBeChecked();
  const sent = page.waitForRequest('**/api/individual/charts/preview');
  await page.getByRole('button', { name: 'See My Chart' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ birthTime: null, uncertaintyLevel: 'high' });

  await expect(chartTitle(page)).toBeVisible();
  const badge = page.getByRole('link', { name: 'Approximate Results' });
  await expect(page.getByText(/time unknown/i).first()).toBeVisible();
  const panel = page.getByRole('region', { name: 'What depends on your birth time' });
  await expect(panel.getByText('When it changes')).toBeVisible();
  await badge.click();
  await expect(panel).toBeInViewport();
  // From its start: the header must not cover half a link, which then counts as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);

  // Another time of the day shows its own chart, without asking the server.
  const slider = page.getByRole('slider', { name: /^Drag to try a birth time/ });
  await slider.focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^12:16 PM: /);
  await expect(page.getByRole('link', { name: 'Use 12:16 PM as my birth time' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to noon' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /^12:00 PM: /);
  await expect(page.getByText('Varies by time')).toBeVisible();

  // Every page that shows the chart says how certain it is.
  await page.getByRole('link', { name: 'Personal Chart' }).click();
  const welcome = page.getByRole('region', { name: 'Welcome Back' });
  await expect(welcome).toContainText('February 24, 1955');
  await expect(welcome).not.toContainText('Birth time');
  await page.getByRole('link', { name: 'Chart History' }).click();
  const card = page.getByRole('list', { name: 'Charts' }).getByRole('listitem');
  await expect(card.getByText(/^≈/).first()).toBeVisible();
  await expect(card).not.toContainText('Birth time');

  await card.getByRole('link', { name: 'View Steve Jobs' }).click();
  await page.getByRole('link', { name: 'Edit birth data' }).click();
  await expect(toggle).toBeChecked();
  await expect(page.getByLabel('Birth Time')).toBeDisabled();
  await page.getByText('Time unknown?').click();
  await page.getByLabel('Birth Time').fill('19:15');
  await page.getByRole('button', { name: 'Save and recompute' }).click();
  await expect(page.getByText('Birth data corrected', { exact: true })).toBeVisible();
  await expect(badge).toHaveCount(0);
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText('6/3');
});
