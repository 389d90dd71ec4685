import type { Page } from '@playwright/test';
import { signInAsAdminOf } from '../accounts.ts';
import { chartTitle } from '../births.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInAs,
  somebodyNew,
  test,
} from '../journey.ts';

/* The birth place field at typing speed, and the question that a shared name raises. */

/** Milliseconds between the keystrokes of a fluent typist. */
const PACE = 110;

const place = (page: Page) => page.getByRole('combobox', { name: 'Birth Place' });

async function fillAllButPlace(page: Page, name: string, date = '1987-06-14', time = '14:25') {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Birth Date').fill(date);
  await page.getByLabel('Birth Time').fill(time);
}

/** Captures the form's request. */
function sentBirth(page: Page) {
  return page
    .waitForRequest((request) => request.url().endsWith('/api/individual/charts/preview'))
    .then((request): { birthPlace: string; placeId?: string } => request.postDataJSON());
}

test.describe('the place field', () => {
  test('sends the place that was typed over an earlier choice', async ({ page, quiet }) => {
    // "Lisbon" alone may raise the question: it names places in other time zones, too.
    quiet.allow(/status of 422 .*charts\/preview/);
    await signInAs(page, somebodyNew());
    await fillAllButPlace(page, 'Typed Over');
    await place(page).pressSequentially('Hamburg', { delay: PACE });
    await page.getByRole('option').first().click();
    await expect(place(page)).toHaveValue(/^Hamburg, /);

    await place(page).selectText();
    const sent = sentBirth(page);
    await place(page).pressSequentially('Lisbon', { delay: PACE });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // Depending on speed, either the plain text was sent or Lisbon was chosen from the list.
    await page.keyboard.press('Enter');
    const { birthPlace, placeId } = await sent;
    expect(birthPlace).toMatch(/^Lisbon/);
    if (placeId !== undefined) expect(birthPlace).toMatch(/^Lisbon, .*Portugal$/);
    const portugal = page.getByRole('radio', { name: /Portugal/ }).first();
    const title = chartTitle(page, 'Typed Over');
    await expect(portugal.or(title)).toBeVisible();
    if (await portugal.isVisible()) {
      await portugal.check();
      await page.getByRole('button', { name: 'See My Chart' }).click();
    }
    await expect(title).toBeVisible();
    await expect(page.getByText(/Lisbon/).first()).toBeVisible();
    await expect(page.getByText(/Hamburg/)).toHaveCount(0);
  });

  test('accepts the first click on the button when no place was found', async ({ page, quiet }) => {
    // The response has status 422.
    quiet.allow(/status of 422 .*charts\/preview/);
    await signInAs(page, somebodyNew());
    await fillAllButPlace(page, 'No Match');
    await place(page).pressSequentially('Qqzzxy', { delay: PACE });
    await expect(place(page)).toHaveAccessibleDescription(/^No match\./);
    await expectAccessible(page);
    const button = page.getByRole('button', { name: 'See My Chart' });
    const before = await button.boundingBox();
    const sent = sentBirth(page);
    if (before) await page.mouse.move(before.x + before.width / 2, before.y + 4);
    await page.mouse.down();
    await page.waitForTimeout(PACE);
    expect(await button.boundingBox()).toEqual(before);
    await page.mouse.up();
    expect(await sent).toMatchObject({ birthPlace: 'Qqzzxy' });
    await expect(place(page)).toHaveAccessibleDescription(/^We couldn’t find this place/);
    await expect(page.getByText('Failed to generate chart. Please try again.')).toHaveCount(0);
  });

  test('asks which place a shared name means, and generates the chart for the answer', async ({
    page,
    quiet,
  }) => {
    // The question is a response with status 422.
    quiet.allow(/status of 422 .*charts\/preview/);
    await signInAs(page, somebodyNew());
    await fillAllButPlace(page, 'Two Towns', '1980-06-14');
    await place(page).pressSequentially('Newcastle', { delay: PACE });
    // Open, the list covers the button.
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'See My Chart' }).click();
    const question = page.getByRole('group', { name: 'Which Newcastle?' });
    await expect(question).toBeVisible();
    await expect(question.getByRole('radio').first()).toBeFocused();
    await expectAccessible(page);
    await question
      .getByRole('radio', { name: /United Kingdom/ })
      .first()
      .check();
    await expect(place(page)).toHaveValue(/^Newcastle.*United Kingdom$/);
    await page.getByRole('button', { name: 'See My Chart' }).click();
    await expect(chartTitle(page, 'Two Towns')).toBeVisible();
    await expect(page.getByText(/Newcastle.*United Kingdom/).first()).toBeVisible();
  });
});

for (const [device, viewport] of [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`a file with shared place names is completed in its review, on ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signInAsAdminOf(page, 1);
    await page.goto('/team?mode=creating');
    await page.getByRole('tab', { name: 'CSV Team Upload' }).click();
    await page.getByLabel('Team Name').fill(`Shared names on ${device}`);
    await page.getByLabel('CSV file').setInputFiles({
      name: 'shared.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        [
          'Name,Birth Date,Birth Time,Birth Place',
          'Noor,1980-06-14,14:25,Newcastle',
          'Vico,1975-03-02,08:10,Victoria',
          'Samir,1990-11-21,06:05,Springfield',
        ].join('\n'),
      ),
    });
    const upload = page.getByRole('button', { name: 'Upload 3 Team Members' });
    for (const [row, name] of [
      ['Noor', 'Newcastle'],
      ['Vico', 'Victoria'],
      ['Samir', 'Springfield'],
    ] as const) {
      const line = page.getByRole('listitem').filter({ hasText: row });
      const question = line.getByRole('group', { name: new RegExp(`^Which ${name}\\?`) });
      await expect(line.getByText('Check the place')).toBeVisible();
      if (row === 'Noor') {
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
      await question.getByRole('button').first().click();
      await expect(line.getByText('Ready')).toBeVisible();
      await expect(line.getByText('UTC time')).toBeVisible();
    }
    await upload.click();
    await expect(page.getByRole('heading', { name: 'Penta of 3' })).toBeVisible();
  });
}
