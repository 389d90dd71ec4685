import { makeChart } from '../births.ts';
import { joinBy } from '../invitations.ts';
import { expect, signInQuietly, somebodyNew, test } from '../journey.ts';
import { buyPlan } from '../plans.ts';

test('a buyer goes from the payment to a team of three and its first debrief without help', async ({
  page,
}) => {
  await signInQuietly(page, somebodyNew());
  const chartId = await makeChart(page, { name: 'Ana Ruiz' });
  await page.request.put('/api/individual/own-chart', {
    headers: { Origin: new URL(page.url()).origin },
    data: { chartId },
  });
  await buyPlan(page);
  await expect(page.getByRole('heading', { name: 'Your first team in three steps' })).toBeVisible();
  await expect(page.getByText('Your plan includes 1 team of up to 5 people.')).toBeVisible();
  await page.getByRole('tab', { name: 'Invite People' }).click();
  await page.getByLabel('Team name').fill('Product');
  await page.getByRole('radio', { name: /^Full/ }).check();
  await page.getByRole('button', { name: 'Create team and invite people' }).click();
  await page.getByRole('button', { name: 'Invite people' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Invitation link').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();

  const token = new URL(link).pathname.split('/').at(-1) ?? '';
  await joinBy(page, token, { name: 'Ben Okoye', birthDate: '1985-05-03', level: 'full' });
  await joinBy(page, token, { name: 'Eva Lind', birthDate: '1990-11-21', level: 'summary' });
  await expect(page.getByRole('tab', { name: /^People 3/ })).toBeVisible();
  await page.getByRole('tab', { name: /^Map/ }).click();
  await expect(page.getByRole('list', { name: 'Upper functions' })).toBeVisible();
  await page.getByRole('tab', { name: /^Plan/ }).click();
  await page.getByRole('tabpanel').getByRole('link', { name: 'Plan a debrief' }).click();
  await page.getByRole('button', { name: 'Start the debrief' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Welcome and purpose' })).toBeVisible();
});
