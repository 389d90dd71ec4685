import { makeChart } from '../births.ts';
import { expect, expectAccessible, signInQuietly, somebodyNew, test } from '../journey.ts';
import { AN_HOUR_EARLIER } from '../other-site.ts';

test('a person finds out by keyboard why another site shows something different', async ({
  page,
}) => {
  await signInQuietly(page, somebodyNew());
  const chartId = await makeChart(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(`/results/${chartId}`);
  await page.getByRole('button', { name: 'More about this chart' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Another site shows something different?' }).focus();
  await page.keyboard.press('Enter');

  const heading = page.getByRole('heading', {
    level: 1,
    name: 'Another site shows something different?',
  });
  // The page's part is loaded with the first visit.
  await heading.waitFor();
  await expect(heading).toBeFocused();
  const box = page.getByRole('textbox', { name: 'What the other site shows' });
  await box.focus();
  await page.keyboard.insertText(AN_HOUR_EARLIER);
  await expect(page.getByText('We read 26 values.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Find the difference' })).toBeFocused();
  await page.keyboard.press('Enter');

  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('The other site probably added daylight saving time.');
  await expect(answer).toContainText('All 26 values you entered fit.');
  await expect(answer.getByRole('img', { name: 'The other site’s bodygraph' })).toBeVisible();
  expect(sent.filter((request) => /49\.6|1955/.test(decodeURIComponent(request)))).toEqual([]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a person without a birth time narrows it down and keeps the rest open', async ({ page }) => {
  await signInQuietly(page, somebodyNew());
  const chartId = await makeChart(page, { birthTime: null });
  await page.goto(`/results/${chartId}`);
  const section = page.getByRole('region', { name: 'Narrow down your birth time' });
  await section.waitFor();
  await page.getByRole('button', { name: 'More about this chart' }).click();
  await page.getByRole('link', { name: 'Narrow down your birth time' }).click();
  await expect(section).toBeInViewport();
  await expect(section).toContainText('only a birth record can tell you the time');
  await section.getByRole('button', { name: 'Start the questions' }).press('Enter');

  const next = section.getByRole('button', { name: 'Next' });
  for (let question = 1; await next.isVisible(); question += 1) {
    await expect(section.getByText(`Question ${question}: which fits you better?`)).toBeVisible();
    await expect(section.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    expect(question).toBeLessThan(8);
    await expect(
      section
        .getByText(new RegExp(`Question ${question + 1}: |What your answers support$`))
        .first(),
    ).toBeVisible();
  }
  await expect(section.getByText('The other times aren’t ruled out.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await section.getByRole('link', { name: /^Use .* ± .* as my birth time$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit birth data' })).toBeVisible();
  await expect(page.getByLabel('Birth Time')).not.toHaveValue('');
});
