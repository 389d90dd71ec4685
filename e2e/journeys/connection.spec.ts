import { makeChart, makeCharts } from '../births.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInAs,
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
