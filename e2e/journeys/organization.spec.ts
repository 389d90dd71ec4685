import type { Page } from '@playwright/test';
import { signInAsAdminOf } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import { makeTeam } from '../teams.ts';

const TEAMS = 10;
const SIZE = 4;

/** An account of forty people in ten teams, its admin signed in. */
async function adminOfForty(page: Page): Promise<void> {
  const [account] = await signInAsAdminOf(page, 1, TEAMS);
  const headers = { Origin: new URL(page.url()).origin };
  for (let team = 0; team < TEAMS; team += 1) {
    const members = Array.from({ length: SIZE }, (_, index) => {
      const number = team * SIZE + index;
      return {
        name: `Person ${String(number).padStart(2, '0')}`,
        birthDate: `${1960 + number}-0${1 + (number % 9)}-1${number % 10}`,
        birthTime: '09:30',
        birthPlace: 'Berlin',
        latitude: 52.52,
        longitude: 13.4,
      };
    });
    const teamName = `Crew ${String(team).padStart(2, '0')}`;
    const data = { teamName, teamAccountId: account.id, members };
    const reply = await page.request.post('/api/team/analyze', { headers, data });
    expect(reply.status()).toBe(200);
  }
}

const weakest = async (page: Page) => {
  const words = await page.getByRole('heading', { name: /covers least: / }).innerText();
  return Number(/(\d+) of 12/.exec(words)?.[1]);
};

test('forty people are put into teams that cover more, moved by keyboard, and applied', async ({
  page,
}) => {
  await adminOfForty(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Organize your people' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Organize your people' })).toBeVisible();
  const before = await weakest(page);
  await page.getByRole('button', { name: 'Suggest teams' }).click();
  await expect(page.getByText(/people move$/)).toBeVisible();
  expect(await weakest(page)).toBeGreaterThan(before);
  await expectAccessible(page);

  const menu = page.getByLabel('Move Person 00 to');
  const target = (await menu.locator('option:not(:checked)').first().textContent()) ?? '';
  await menu.focus();
  await menu.selectOption(target);
  const team = page.getByRole('region', { name: target, exact: true });
  await expect(team).toContainText('Person 00');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved').first()).toBeVisible();
  await page.reload();
  await expect(team).toContainText('Person 00');

  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Suggest teams' }).click();
  await expect(page.getByText(/people move$/)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply changes' }).click();
  await expect(page.getByText('Teams changed').first()).toBeVisible();
  await expect(page.getByText(/people move$/)).toBeHidden();
  expect(await weakest(page)).toBeGreaterThan(before);
});

test('rules that contradict each other are named', async ({ page }) => {
  await adminOfForty(page);
  await page.goto('/dashboard/organization');
  const choose = async (...names: string[]) => {
    await page.getByRole('button', { name: 'Add a rule' }).click();
    for (const name of names) await page.getByRole('checkbox', { name }).check();
  };
  await choose('Person 00', 'Person 01');
  await page.getByRole('button', { name: 'Keep together' }).click();
  await choose('Person 00', 'Person 01');
  await page.getByRole('button', { name: 'Keep apart' }).click();
  await page.getByRole('button', { name: 'Suggest teams' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'These rules can’t all be kept' });
  await expect(alert.getByRole('listitem')).toHaveText([
    'Keep Person 00 and Person 01 together',
    'Keep Person 00 and Person 01 apart',
  ]);
  await expectAccessible(page);
});

test('somebody who joined by invitation is asked on their phone, and moves with a yes', async ({
  page,
  browser,
}) => {
  const [account] = await signInAsAdminOf(page, 1);
  const product = await makeTeam(
    page,
    'Product',
    ['Ana Ruiz', 'Ben Okoye', 'Cem Aydin'],
    account.id,
  );
  await makeTeam(page, 'Sales', ['Dora Weiss', 'Edo Vos', 'Fay Moss'], account.id);
  const headers = { Origin: new URL(page.url()).origin };
  const made = await page.request.post(`/api/team/${product}/invitations`, {
    headers,
    data: { kind: 'team' },
  });
  const invited = `/api/invitations/${(await made.json()).token}`;
  const { consentVersion } = await (await page.request.get(invited)).json();
  const joined = await page.request.post(`${invited}/join`, {
    headers,
    data: {
      name: 'Eva Lind',
      birthDate: '1990-03-14',
      birthTime: '08:00',
      birthPlace: 'Berlin',
      latitude: 52.52,
      longitude: 13.4,
      level: 'summary',
      consentVersion,
    },
  });
  expect(joined.status()).toBe(201);

  await page.goto('/dashboard/organization');
  await page.getByLabel('Move Eva Lind to').selectOption('Sales');
  await page.getByRole('button', { name: 'Ask 1 person' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask 1 person' }).click();
  await expect(page.getByRole('region', { name: 'Asked to move' })).toContainText(
    'Eva Lind hasn’t answered about Sales.',
  );
  await expect(page.getByRole('region', { name: 'Product', exact: true })).toContainText(
    'Eva Lind',
  );
  await expectAccessible(page);

  const viewport = { width: 390, height: 844 };
  const phone = await (await browser.newContext({ viewport })).newPage();
  await phone.goto(`/my-place/${(await joined.json()).token}`);
  await expect(phone.getByRole('heading', { name: 'Move to Sales?' })).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByRole('button', { name: 'Yes, move me' }).click();
  await expect(phone.getByText('You’re in Sales now.')).toBeVisible();
  await phone.context().close();

  await page.reload();
  await expect(page.getByRole('region', { name: 'Sales', exact: true })).toContainText('Eva Lind');
  await expect(page.getByRole('region', { name: 'Asked to move' })).toHaveCount(0);
});
