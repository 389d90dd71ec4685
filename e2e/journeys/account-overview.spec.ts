import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInAsAdminOf } from '../accounts.ts';
import { KNOWN_BIRTH } from '../births.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from '../journey.ts';

const TEAMS = 10;

/** Ten teams of three to five, each of other people. */
async function makeTeams(page: Page, teamAccountId: string): Promise<void> {
  for (let index = 0; index < TEAMS; index += 1) {
    const members = Array.from({ length: 3 + (index % 3) }, (_, place) => ({
      ...KNOWN_BIRTH,
      name: `Person ${index}${place}`,
      birthDate: `19${60 + index * 3 + place}-0${1 + place}-1${index % 9}`,
    }));
    const data = { teamName: `Crew ${index}`, teamAccountId, members };
    const headers = { Origin: new URL(page.url()).origin };
    const reply = await page.request.post('/api/team/analyze', { headers, data });
    expect(reply.status()).toBe(200);
  }
}

const table = (page: Page) => page.getByRole('table', { name: 'Functions covered by each team' });
/** Names of the teams shown, from the top. */
const names = async (page: Page) =>
  (await table(page).getByRole('rowheader').getByRole('link').allTextContents()).map((name) =>
    name.trim(),
  );

test('an account admin compares ten teams, finds the gaps and takes them away as a file', async ({
  page,
}) => {
  test.slow();
  const [account] = await signInAsAdminOf(page, 1, TEAMS);
  await makeTeams(page, account.id);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await expect(page.getByText('10 teams · 39 people')).toBeVisible();
  await expect(table(page).getByRole('columnheader', { name: 'Reliability' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await table(page).getByRole('button', { name: 'Team' }).press('Enter');
  await expect(page).toHaveURL(/sort=name/);
  await expect
    .poll(() => names(page))
    .toEqual(Array.from({ length: TEAMS }, (_, index) => `Crew ${index}`));
  await table(page).getByRole('button', { name: 'Team' }).press('Enter');
  await expect.poll(async () => (await names(page))[0]).toBe('Crew 9');

  const all = table(page).getByRole('row', { name: /^Crew/ });
  const complete = await all.filter({ hasText: '12 of 12' }).count();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Has gaps');
  await expect.poll(async () => (await names(page)).length).toBe(TEAMS - complete);
  await page.reload();
  await expect.poll(async () => (await names(page)).length).toBe(TEAMS - complete);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('All teams');
  await page.getByRole('searchbox', { name: 'Find a team or person' }).fill('person 31');
  await expect.poll(() => names(page)).toEqual(['Crew 3']);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const [heading, ...rows] = file.trim().split('\r\n');
  expect(heading).toContain('Missing functions');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/^Crew 3,Active,3,/);

  await page.getByRole('searchbox', { name: 'Find a team or person' }).fill('');
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(async () => (await names(page)).length).toBe(TEAMS);
  await expectNoSidewaysScroll(page);
  await expect(
    table(page)
      .getByText(/^Missing: /)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
});
