import type { Page } from '@playwright/test';
import { getTeam, getTeamPeople, TeamRecord } from '#shared/contract/teams.ts';
import { signInAsAdminOf, signInAsMemberOf } from '../accounts.ts';
import { invite, joinBy } from '../invitations.ts';
import { expect, signInQuietly, test } from '../journey.ts';
import { makeTeam } from '../teams.ts';

const FULL = { name: 'Fay Okoye', birthDate: '1983-04-09', level: 'full' } as const;
const SUMMARY = { name: 'Sam Lind', birthDate: '1990-11-21', level: 'summary' } as const;
const FUNCTIONS = { name: 'Fin Weiss', birthDate: '1979-02-14', level: 'functions' } as const;
const ENTERED = ['Ana Ruiz', 'Ben Cole'];

const cardOf = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const bodygraphOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Bodygraph of ${name}` });

/** Opens the people of the team, of whom everybody sees the same apart from births. */
async function expectLevels(page: Page, teamId: string): Promise<void> {
  await page.goto(`/team?teamId=${teamId}&tab=people`);
  await expect(cardOf(page, FULL.name)).toContainText(' authority, profile ');
  await expect(bodygraphOf(page, FULL.name)).toBeVisible();
  await expect(cardOf(page, SUMMARY.name)).toContainText(' authority, profile ');
  await expect(cardOf(page, SUMMARY.name)).toContainText('doesn’t share gates and channels');
  await expect(bodygraphOf(page, SUMMARY.name)).toHaveCount(0);
  await expect(cardOf(page, FUNCTIONS.name)).toContainText('Fin shares functions only.');
  await expect(cardOf(page, FUNCTIONS.name)).not.toContainText('authority');
  await expect(bodygraphOf(page, FUNCTIONS.name)).toHaveCount(0);
}

/** Admins see the births of those who share in full, and of those whom an admin entered. */
async function expectBirths(page: Page): Promise<void> {
  await page.getByText('Birth details', { exact: true }).click();
  const births = page.getByRole('listitem').filter({ hasText: 'San Francisco' });
  await expect(births).toHaveCount(3);
  for (const name of [...ENTERED, FULL.name]) {
    await expect(births.filter({ hasText: name })).toHaveCount(1);
  }
}

async function replyAt(page: Page, path: string, id: string): Promise<unknown> {
  return (await page.request.get(path.replace(':id', id))).json();
}

test('the admin, a teammate, the master admin and the people themselves each see what a level allows', async ({
  page,
}) => {
  const [account] = await signInAsAdminOf(page, 1);
  const teamId = await makeTeam(page, 'Product', ENTERED, account.id);
  const token = await invite(page, teamId);
  await joinBy(page, token, FULL);
  await joinBy(page, token, SUMMARY);
  const ownLink = await joinBy(page, token, FUNCTIONS);

  await expectLevels(page, teamId);
  await expectBirths(page);
  await page.goto(`/team?teamId=${teamId}&tab=pairs`);
  const dynamics = page.getByRole('region', { name: 'Working Dynamics' });
  const pair = dynamics.getByRole('button', { name: /Fay Okoye and Fin Weiss|Fin Weiss and Fay/ });
  await pair.click();
  await expect(
    dynamics.getByText('There’s no card for this pair because Fin doesn’t share more').first(),
  ).toBeVisible();

  await signInAsMemberOf(page, account.id);
  await expectLevels(page, teamId);
  await expect(page.getByText('Birth details', { exact: true })).toHaveCount(0);

  // The master admin has no page of teams, but the same replies.
  await signInQuietly(page, 'master@demo.example');
  const { members } = TeamRecord.parse(await replyAt(page, getTeam.path, teamId));
  const seen = new Map(members.map(({ name, type, chartData }) => [name, { type, chartData }]));
  expect(seen.get(FULL.name)?.chartData).not.toBeNull();
  expect(seen.get(SUMMARY.name)).toEqual({ type: expect.any(String), chartData: null });
  expect(seen.get(FUNCTIONS.name)).toEqual({ type: null, chartData: null });
  const births = getTeamPeople.reply.parse(await replyAt(page, getTeamPeople.path, teamId));
  expect(births.map(({ name }) => name).sort()).toEqual([...ENTERED, FULL.name].sort());

  await page.context().clearCookies();
  await page.goto(`/my-place/${ownLink}`);
  await expect(page.getByRole('heading', { level: 1, name: /^You’re a/ })).toBeVisible();
  await expect(page.getByRole('img', { name: `Your bodygraph, ${FUNCTIONS.name}` })).toBeVisible();
});
