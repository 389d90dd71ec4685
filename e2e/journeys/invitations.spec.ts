import type { Browser, Page } from '@playwright/test';
import { signInAsAdminOf } from '../accounts.ts';
import { fillBirth, makeChart } from '../births.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInAs,
  somebodyNew,
  test,
} from '../journey.ts';
import { makeTeam } from '../teams.ts';

const PHONE = { width: 390, height: 844 };
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** The People tab of a new team of `size`, open in its admin's browser. */
async function openTeam(page: Page, size: number) {
  const [account] = await signInAsAdminOf(page, 1);
  const names = ['Ana Ruiz', 'Ben Okoye', 'Cem Aydin', 'Dora Weiss'].slice(0, size);
  const teamId = await makeTeam(page, 'Product', names, account.id);
  await page.goto(`/team?teamId=${teamId}&tab=people`);
  return { teamId, account };
}

/** Makes a link for everybody; returns its address. */
async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Invite people' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const href = await page.getByLabel('Invitation link').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  return href;
}

/** An invited person's phone, without an account. */
async function phoneOf(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: PHONE })).newPage();
}

async function fillIn(page: Page, name: string) {
  await page.getByRole('radio', { name: /^Summary/ }).check();
  await fillBirth(page, { name, birthTime: '08:00' });
}

const join = (page: Page) => page.getByRole('button', { name: 'Join Product' }).click();

test('joins on a phone without an account, the Penta grows, and withdraws again', async ({
  page,
  browser,
}) => {
  await openTeam(page, 4);
  const href = await makeLink(page);

  const phone = await phoneOf(browser);
  const opened = await phone.goto(href);
  expect(opened?.headers()['x-robots-tag']).toContain('noindex');
  expect(await opened?.text()).not.toContain('Product');
  await expect(heading(phone, 'Join Product')).toBeVisible();
  await expect(phone.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectAccessible(phone);
  await fillIn(phone, 'Eva Lind');
  await join(phone);
  await expect(heading(phone, /^You’re a/)).toBeVisible();
  await expect(phone.getByText('You joined Product')).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(phone);

  // The admin touches nothing: the open tab asks for the team's version.
  await expect(page.getByRole('tab', { name: /^People 5/ })).toBeVisible();
  await expect(page.getByText('Eva Lind').first()).toBeVisible();
  // Where the list grew, a button may have come to lie under the header.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);

  await phone.getByRole('button', { name: 'Withdraw...' }).click();
  await phone.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(heading(phone, 'You left Product')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: /^People 4/ })).toBeVisible();
  await expect(page.getByText('Eva Lind')).toHaveCount(0);
  await phone.context().close();
});

test('gives the last place to one of two, and tells the other', async ({ page, browser }) => {
  await openTeam(page, 4);
  const href = await makeLink(page);
  const [one, two] = [await phoneOf(browser), await phoneOf(browser)];
  for (const [index, phone] of [one, two].entries()) {
    await phone.goto(href);
    await fillIn(phone, `Person ${index + 1}`);
  }
  await two.getByLabel('Birth Time').fill('17:00');
  await join(one);
  await expect(one.getByText('You joined Product')).toBeVisible();
  await join(two);
  await expect(
    two.getByText(/Someone just took the last place|doesn’t work anymore/),
  ).toBeVisible();
  await one.context().close();
  await two.context().close();
});

test('an invitation that is revoked while open ends on the open page', async ({
  page,
  browser,
}) => {
  await openTeam(page, 2);
  const href = await makeLink(page);
  const phone = await phoneOf(browser);
  await phone.goto(href);
  await expect(heading(phone, 'Join Product')).toBeVisible();
  await fillIn(phone, 'Eva Lind');
  await page.getByRole('button', { name: /^Revoke/ }).click();
  await expect(page.getByText('Invitation revoked').first()).toBeAttached();
  await join(phone);
  await expect(phone.getByText(/^This invitation doesn’t work anymore/).first()).toBeVisible();
  await phone.reload();
  await expect(heading(phone, 'This invitation doesn’t work anymore')).toBeVisible();
  await phone.context().close();
});

test('whoever signs in with the same address is asked first, then decides what the team sees', async ({
  page,
  browser,
}) => {
  await openTeam(page, 2);
  const href = await makeLink(page);
  const phone = await phoneOf(browser);
  const email = somebodyNew();
  await phone.goto(href);
  await phone.getByLabel('Email for your personal link').fill(email);
  await fillIn(phone, 'Eva Lind');
  await join(phone);
  await expect(phone.getByText('You joined Product')).toBeVisible();

  await signInAs(phone, email);
  await expect(phone.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Yes, that’s me' }).click();
  await expect(heading(phone, /Eva Lind/)).toBeVisible();

  await phone.goto('/account/data');
  const level = phone.getByRole('combobox', { name: 'What Product sees of you' });
  await expect(level).toHaveValue('summary');
  await expectAccessible(phone);
  await level.selectOption('functions');
  await expect(phone.getByText('Product now sees: Functions only.').first()).toBeAttached();
  await phone.reload();
  await expect(level).toHaveValue('functions');
  await phone.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(phone);
  await phone.getByRole('button', { name: 'Leave team: Product' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Leave team' }).click();
  await expect(phone.getByText('You’re not in any team now')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: /^People 2/ })).toBeVisible();
  await phone.context().close();
});

test('sends an invitation by e-mail, which the outbox shows here', async ({ page }) => {
  await openTeam(page, 2);
  await page.getByRole('button', { name: 'Invite people' }).click();
  await page.getByRole('radio', { name: 'One person' }).check();
  const email = somebodyNew();
  await page.getByLabel('Name').fill('Eva Lind');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('We’re sending it to')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get('/outbox')).text())
    .toContain(`To ${email}`);
});

test('a first team begins with a name, its admin’s own chart, and a link', async ({ page }) => {
  await signInAsAdminOf(page, 1);
  const chartId = await makeChart(page, { name: 'Ana Ruiz' });
  const marked = await page.request.put('/api/individual/own-chart', {
    headers: { Origin: new URL(page.url()).origin },
    data: { chartId },
  });
  expect(marked.status()).toBe(200);
  await page.goto('/team?mode=creating');
  await expect(page.getByRole('heading', { name: 'Your first team in three steps' })).toBeVisible();
  await page.getByRole('tab', { name: 'Invite People' }).click();
  await page.getByLabel('Team name').fill('Product');
  await page.getByRole('radio', { name: /^Full/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create team and invite people' }).click();
  await expect(page.getByRole('tab', { name: /^People 1/ })).toBeVisible();
  await expect(page.getByText('Ana Ruiz').first()).toBeVisible();
  await expect(page.getByText('Room for 4 more people.')).toBeVisible();
  expect(await makeLink(page)).toContain('/join/');
});
