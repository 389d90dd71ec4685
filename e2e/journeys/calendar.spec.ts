import ICAL from 'ical.js';
import { makeChart } from '../births.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInAs,
  somebodyNew,
  test,
} from '../journey.ts';

test('a calendar link is made by keyboard, subscribed to, and revoked', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, somebodyNew(), '/account/data');
  await makeChart(page);
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await calendar.getByRole('button', { name: 'Create calendar link' }).focus();
  await page.keyboard.press('Enter');
  const address = calendar.getByLabel('Your calendar link');
  await expect(address).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const { request } = await browser.newContext();
  const href = await address.inputValue();
  const subscribed = await request.get(href);
  expect(subscribed.headers()['content-type']).toContain('text/calendar');
  const file = new ICAL.Component(ICAL.parse(await subscribed.text()));
  expect(file.getAllSubcomponents('vevent').length).toBeGreaterThan(10);
  const etag = subscribed.headers()['etag'] ?? '';
  expect((await request.get(href, { headers: { 'If-None-Match': etag } })).status()).toBe(304);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(calendar.getByRole('button', { name: /^Revoke the link to My sky/ })).toBeFocused();
  await page.keyboard.press('Enter');
  // Shown and announced.
  await expect(page.getByText('Calendar link revoked', { exact: true }).first()).toBeVisible();
  expect((await request.get(href)).status()).toBe(404);
});
