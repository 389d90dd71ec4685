import { signInAsAdminOf } from '../accounts.ts';
import { chartTitle, fillBirth, makeChart } from '../births.ts';
import {
  expect,
  expectNoSidewaysScroll,
  signInAs,
  signInQuietly,
  somebodyNew,
  test,
} from '../journey.ts';
import { makeTeam } from '../teams.ts';

const NAMES = [
  ['in Arabic, from right to left', 'أمل بنت حداد'],
  ['in Hebrew with Latin and digits', 'נועה כהן 2nd (NYC)'],
  ['in Japanese', '山田 太郎'],
  ['in Devanagari', 'प्रिया शर्मा'],
  ['with joined emoji', '👩🏽‍🚀 Zoë 🏳️‍🌈'],
  ['of 255 characters without a space', 'W'.repeat(255)],
  ['that contains markup', '<script>document.title="taken"</script><img src=x onerror=alert(1)>'],
] as const;

for (const [kind, name] of NAMES) {
  test(`a name ${kind} is shown as typed, from the form to the delete dialog`, async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.setViewportSize({ width: 320, height: 700 });
    await signInAs(page, somebodyNew());
    await fillBirth(page, { name });
    await page.getByRole('button', { name: 'See My Chart' }).click();
    await expect(chartTitle(page, name)).toBeVisible();
    await expect(page.getByRole('group', { name: `Bodygraph of ${name}` })).toBeVisible();
    expect(await page.title()).toContain(name);
    await expectNoSidewaysScroll(page);

    await page.getByRole('link', { name: 'Edit birth data' }).click();
    await expect(page.getByLabel('Full Name')).toHaveValue(name);
    await expectNoSidewaysScroll(page);
    await page.goto('/charts');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(name);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: `More about ${name}` }).click();
    await page.getByRole('button', { name: /^Delete / }).click();
    await expect(page.getByRole('alertdialog')).toContainText(name);
    await expectNoSidewaysScroll(page);
    expect(dialogs).toEqual([]);
  });
}

/** Hyphens, apostrophes, regular expression syntax, emoji and right-to-left script. */
const TRICKY = ["Jean-Luc D'Arcy", 'a(b [x] .*+?^$|', 'Анна-Мария 🙂', 'שרה-לאה כהן'];
/** The same in two names: of a chart, no name has to differ from another. */
const TRICKY_TOGETHER = [`${TRICKY[0]} ${TRICKY[3]}`, `${TRICKY[2]} ${TRICKY[1]}`];

test('the coach answers about a chart whatever the name is made of', async ({ page }) => {
  await signInQuietly(page, somebodyNew());
  for (const name of TRICKY_TOGETHER) {
    await page.goto(`/results/${await makeChart(page, { name })}`);
    const coach = page.getByRole('region', { name: 'Ask your coach' });
    const question = coach.getByLabel('Your question');
    // What loads above it moves it on.
    await expect(async () => {
      await coach.scrollIntoViewIfNeeded();
      await expect(question).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await question.fill(`How does ${name} decide?`);
    await page.keyboard.press('Enter');
    await expect(coach.getByText('Built-in coach', { exact: true })).toBeVisible();
    await expect(coach.getByRole('alert')).toHaveCount(0);
  }
});

test('the team coach answers about a team whatever the names are made of', async ({ page }) => {
  const [account] = await signInAsAdminOf(page, 1);
  const team = await makeTeam(page, 'Tricky names', TRICKY, account.id);
  await page.goto(`/team?teamId=${team}`);
  const coach = page.getByRole('region', { name: 'Ask your team coach' });
  await coach.scrollIntoViewIfNeeded();
  await coach.getByLabel('Your question').fill(`What do ${TRICKY.join(' and ')} share?`);
  await page.keyboard.press('Enter');
  await expect(coach.getByText('Built-in coach', { exact: true })).toBeVisible();
  await expect(coach.getByRole('alert')).toHaveCount(0);
});
