import type { Page } from '@playwright/test';
import { signInAsAdminOf } from '../accounts.ts';
import { KNOWN_BIRTH } from '../births.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInAs,
  signInQuietly,
  somebodyNew,
  test,
} from '../journey.ts';
import { makePair, makeTeam } from '../teams.ts';

// Serial: the tests share a demo admin whose selected team each of them changes.
test.describe.configure({ mode: 'default' });

const selector = (page: Page) => page.getByRole('combobox', { name: 'Select Team:' });
const penta = (page: Page) => page.getByRole('list', { name: 'Upper functions' });

const openTab = (page: Page, name: string) =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();

async function fillPerson(page: Page, number: number, name: string, birthTime: string) {
  const person = page.getByRole('group', { name: new RegExp(`^Person ${number}`) });
  await person.getByLabel('Full Name').fill(name);
  await person.getByLabel('Birth Date').fill(KNOWN_BIRTH.birthDate);
  await person.getByLabel('Birth Time').fill(birthTime);
  await person.getByLabel('Birth Place').pressSequentially('San Francisco');
  await person.getByRole('option', { name: /San Francisco California, United States/ }).click();
}

test('an account admin views teams, creates one with the form, and corrects it', async ({
  page,
}) => {
  const [account] = await signInAsAdminOf(page, 1);
  for (const name of ['Captains', 'Growers']) {
    await makeTeam(page, name, ['Olivia Marsh', 'Daniel Reyes', 'Grace Liu'], account.id);
  }
  await page.goto('/team');
  await expect(penta(page)).toBeVisible();
  await expectAccessible(page);
  await openTab(page, 'Gaps');
  await expect(page.getByRole('heading', { name: 'Missing BG5 Functions (Team)' })).toBeVisible();
  await expectAccessible(page);

  const heading = page.getByRole('heading', { level: 1 });
  const chosen = (await heading.textContent()) === 'Captains' ? 'Growers' : 'Captains';
  const other = selector(page).locator('option:not(:checked)').first();
  await selector(page).selectOption((await other.getAttribute('value')) ?? '');
  await expect(heading).toHaveText(chosen);
  await page.reload();
  await expect(heading).toHaveText(chosen);

  await page.getByRole('button', { name: 'Create New Team Analysis' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Analyze S-Penta' }).click();
  await expect(page.getByLabel('Team Name')).toBeFocused();
  const teamName = `Journey ${Date.now()}`;
  await page.getByLabel('Team Name').fill(teamName);
  await fillPerson(page, 1, 'Ana Müller', '06:15');
  await fillPerson(page, 2, 'Ben', '12:40');
  await fillPerson(page, 3, 'Chris', '23:05');
  await page.getByRole('button', { name: 'Analyze S-Penta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: teamName })).toBeVisible();
  await expect(
    page.getByText(/^Found \d+% coverage of the 12 Penta gates\.$/).first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Penta of 3' })).toBeFocused();

  await page.getByRole('button', { name: 'More about this team' }).click();
  await page.getByRole('button', { name: 'Edit people' }).click();
  const ana = page.getByRole('group', { name: 'Person 1: Ana Müller' });
  await expect(ana.getByLabel('Birth Time')).toHaveValue('06:15');
  await ana.getByLabel('Full Name').fill('Anna Müller');
  await page.getByRole('button', { name: 'Save and analyze again' }).click();
  await expect(page.getByRole('button', { name: 'Anna Müller', exact: true })).toBeVisible();
  await openTab(page, 'People');
  await page.getByRole('button', { name: 'Bodygraph of Anna Müller' }).click();
  await expect(page.getByRole('dialog', { name: 'Anna Müller' })).toBeVisible();
});

test('people without a birth time are uploaded, and the Penta says what depends on it', async ({
  page,
}) => {
  await signInAsAdminOf(page, 1);
  await page.goto('/team?mode=creating');
  await page.getByRole('tab', { name: 'CSV Team Upload' }).click();
  await expectAccessible(page);
  const teamName = `File ${Date.now()}`;
  await page.getByLabel('Team Name').fill(teamName);
  const place = '"San Francisco, California, United States"';
  const lines = [
    'Name,Date,Time,Place',
    `Ana,1985-05-03,14:30,${place}`,
    `Ben,1990-11-21,,${place}`,
    `Chris,1979-02-14,06:05,${place}`,
  ];
  await page.getByLabel('CSV file').setInputFiles({
    name: 'team.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await page.getByRole('button', { name: 'Upload 3 Team Members' }).click();
  await expect(page.getByRole('heading', { level: 1, name: teamName })).toBeVisible();
  await page.getByText('What depends on a birth time').click();
  await expect(page.getByText(/^Ben(’s| has) .*(depends on|only if born)/).first()).toBeVisible();
  await page.getByRole('button', { name: 'More about this team' }).click();
  await page.getByRole('button', { name: 'Edit people' }).click();
  const ben = page.getByRole('group', { name: 'Person 2: Ben' });
  await expect(ben.getByRole('switch', { name: 'Time unknown?' })).toBeChecked();
});

test('a member sees the teams on a phone, by keyboard, in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'member@demo.example', '/team');
  await expect(penta(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create New Team Analysis' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const panel = page.getByRole('button', { name: 'Team Penta Chart' });
  await page.getByRole('list', { name: 'If someone is away:' }).getByRole('button').first().focus();
  await expect(page.getByText(/^Without \w+, .*(You keep|you still)/)).toBeVisible();
  await panel.focus();
  await page.keyboard.press('Enter');
  await expect(penta(page)).toBeHidden();
  await page.goto('/team?mode=creating');
  await expect(page.getByText(/Account admins create the teams in/)).toBeVisible();
});

test('a team of two is shown and can be asked about without a Penta', async ({ page }) => {
  await signInQuietly(page, 'admin@demo.example');
  await page.goto(`/team?teamId=${await makePair(page)}`);
  await expect(page.getByText('No Penta for this team')).toBeVisible();
  await expect(penta(page)).toHaveCount(0);
  await openTab(page, 'Pairs');
  const dynamics = page.getByRole('region', { name: 'Working Dynamics' });
  await expect(dynamics.getByRole('heading', { level: 3 })).toHaveCount(1);
  const coach = page.getByRole('region', { name: 'Ask your team coach' });
  await coach.scrollIntoViewIfNeeded();
  await expect(coach.getByText('About: The two founders, 2 people')).toBeVisible();
  await coach.getByRole('button', { name: 'What do the two of us share?' }).click();
  await expect(coach.getByText('Built-in coach', { exact: true })).toBeVisible();
  await expect(coach.getByRole('article')).toContainText('Maximiliane');
  await coach.getByRole('button', { name: 'Earlier conversations' }).click();
  await expect(coach.getByRole('list', { name: 'Conversations' })).toBeVisible();
});

test('a person without a team sees what teams offer', async ({ page }) => {
  await signInAs(page, somebodyNew(), '/team');
  await expect(page.getByRole('link', { name: 'Choose Team Platform' })).toBeVisible();
  await expectAccessible(page);
});
