import { makeChart, makeCharts } from '../births.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInAs,
  signInQuietly,
  somebodyNew,
  test,
} from '../journey.ts';

test('two charts of the history are connected by keyboard, on the smallest phone', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 404 .*\/api\/connections\//);
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, somebodyNew(), '/charts');
  await expect(page.getByRole('heading', { name: 'No charts found' })).toBeVisible();
  const chartId = await makeChart(page, { name: 'Ana Müller', birthTime: '19:20' });
  await makeCharts(page, 'Steve Jobs');
  await page.reload();
  await page.getByRole('button', { name: 'Compare two' }).press('Enter');
  for (const name of ['Ana Müller', 'Steve Jobs']) {
    await page.getByRole('checkbox', { name: `Compare ${name}` }).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('link', { name: 'Compare charts' }).focus();
  await page.keyboard.press('Enter');

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Ana Müller and Steve Jobs');
  await expect(page.getByRole('img', { name: /together: \d of 9 centers/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Channels between them' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Connection' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('table')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('tab', { name: 'Connection' }).click();

  // Deleted in another window while both are compared.
  const deleted = await page.request.delete(`/api/individual/charts/${chartId}`, {
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(deleted.status()).toBe(204);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { name: 'Chart Not Found' })).toBeVisible();
});

test('a friend signs in from a shared chart, compares it, and loses it when it’s revoked', async ({
  page,
  browser,
  quiet,
}) => {
  quiet.allow(/status of 404 .*\/api\/connections\//);
  const owner = await (await browser.newContext()).newPage();
  await signInQuietly(owner, somebodyNew());
  const chartId = await makeChart(owner, { name: 'Ana Ruiz', birthTime: '19:20' });
  const headers = { Origin: new URL(owner.url()).origin };
  const shares = `/api/individual/charts/${chartId}/shares`;
  const data = { agreed: true, level: 'positions' };
  const made = await owner.request.post(shares, { headers, data });
  const { share, token } = await made.json();

  const friend = somebodyNew();
  await signInQuietly(page, friend);
  await makeChart(page, { name: 'Ben Okafor' });
  await page.context().clearCookies();
  await page.goto(`/s/${token}`);
  await page.getByRole('link', { name: 'Sign in to compare with yours' }).click();
  await page.getByLabel('Email address').fill(friend);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(`/s/${token}$`));

  await page.getByRole('link', { name: 'Compare with mine' }).press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Ben Okafor and Ana Ruiz');
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect((await owner.request.delete(`${shares}/${share.id}`, { headers })).status()).toBe(204);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { name: 'This link doesn’t work anymore' })).toBeVisible();
  await expect(page.getByText('Ana Ruiz')).toHaveCount(0);
  await owner.context().close();
});
