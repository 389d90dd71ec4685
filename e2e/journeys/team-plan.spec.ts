import type { Browser, Page } from '@playwright/test';
import { signInAsAdminOf } from '../accounts.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInQuietly,
  test,
} from '../journey.ts';
import { makeTeam, teamOfMany } from '../teams.ts';

const NAMES = ['Olivia Marsh', 'Daniel Reyes', 'Grace Liu', 'Tom Berger'];

/** A new account's admin with a new team. */
async function adminWithTeam(page: Page) {
  const [account] = await signInAsAdminOf(page, 1);
  return { account, teamId: await makeTeam(page, `Plan ${Date.now()}`, NAMES, account.id) };
}

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const notes = (page: Page) => page.getByLabel('Notes (optional)');

test('a debrief goes from start to follow-up, and resumes after a reload', async ({ page }) => {
  const { teamId } = await adminWithTeam(page);
  await page.goto(`/team?teamId=${teamId}&tab=plan`);
  await page.getByRole('tabpanel').getByRole('link', { name: 'Plan a debrief' }).click();
  await page.getByRole('button', { name: 'Start the debrief' }).click();
  await expect(step(page, 'Welcome and purpose')).toBeVisible();
  await page.getByRole('button', { name: /^Next:/ }).click();
  await expect(step(page, 'What this is and isn’t')).toBeFocused();
  await page.getByRole('button', { name: /^Next:/ }).click();
  await expect(step(page, 'Your map')).toBeVisible();
  await notes(page).fill('Nobody was surprised.');
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH' && reply.ok());
  await notes(page).blur();
  await saved;
  await page.reload();
  await expect(step(page, 'Your map')).toBeVisible();
  await expect(notes(page)).toHaveValue('Nobody was surprised.');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Next: Each person' }).click();
  for (const name of NAMES) await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Next: Gaps and agreements' }).click();
  await page.getByLabel('Your own agreement').fill('No calls on Fridays');
  await page.getByLabel('Your own agreement').press('Enter');
  await expect(page.getByRole('checkbox', { name: 'No calls on Fridays' })).toBeVisible();
  await page
    .getByRole('combobox', { name: 'Owner of “No calls on Fridays”' })
    .selectOption('Grace Liu');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Next: Follow-up' }).click();
  await page.getByLabel('Follow-up on').fill('2099-01-31');
  await page.getByRole('button', { name: 'Finish the debrief' }).click();
  await expect(page.getByText(/Follow-up: January 31, 2099/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Owner of/ })).toHaveValue(/.+/);
});

/** The same admin in a second browser. */
async function secondScreen(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  return context.newPage();
}

test('two screens assign one action at once: the first counts, the second is told', async ({
  page,
  browser,
  quiet,
}) => {
  quiet.allow(/status of 409/);
  const { teamId } = await adminWithTeam(page);
  await page.goto(`/team?teamId=${teamId}&tab=plan`);
  await page.getByRole('button', { name: 'Add your own' }).click();
  await page.getByLabel('What to do').fill('Call three clients');
  await page.getByRole('dialog').getByRole('button', { name: 'Add to plan' }).click();
  const owner = (on: Page) => on.getByRole('combobox', { name: 'Owner of “Call three clients”' });
  await expect(owner(page)).toBeVisible();

  const other = await secondScreen(browser, page);
  await other.goto(`/team?teamId=${teamId}&tab=plan`);
  await expect(owner(other)).toBeVisible();
  await owner(page).selectOption('Grace Liu');
  await expect(owner(page).locator('option:checked')).toHaveText('Grace Liu');
  await owner(other).selectOption('Daniel Reyes');
  await expect(
    other.getByText('Someone just changed this. Review it and try again.').first(),
  ).toBeVisible();
  await expect(owner(other).locator('option:checked')).toHaveText('Grace Liu');
  await other.context().close();
});

test('a meeting’s map follows who is in the room, and its agenda goes to a calendar', async ({
  page,
}) => {
  const { teamId } = await adminWithTeam(page);
  await page.goto(`/team/meeting?teamId=${teamId}`);
  const coverage = page.getByText(/^Together you cover .*\.$/).first();
  const whole = await coverage.textContent();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Olivia Marsh' }).press('Space');
  await page.getByRole('checkbox', { name: 'Daniel Reyes' }).press('Space');
  await expect(coverage).not.toHaveText(whole ?? '');
  await page.getByLabel(/^Topics/).fill('Budget\nOffsite');
  await page.getByLabel('Date (optional)').fill('2099-01-30');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar file' }).click();
  expect((await saving).suggestedFilename()).toBe('meeting.ics');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});

test('a member reads the plan and changes nothing', async ({ page }) => {
  await signInQuietly(page, 'member@demo.example');
  await page.goto(`/team?teamId=${await teamOfMany(page)}&tab=plan`);
  await expect(page.getByRole('heading', { level: 2, name: 'Plan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add your own' })).toBeHidden();
  await expect(page.getByText('Suggested next')).toBeVisible();
  await expectAccessible(page);
});
