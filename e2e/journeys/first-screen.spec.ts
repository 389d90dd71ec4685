import { makeChart } from '../births.ts';
import { expect, expectNoSidewaysScroll, signInAs, somebodyNew, test } from '../journey.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const viewport of SIZES) {
  test(`a result says who this is and shows the whole graph in the first ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signInAs(page, somebodyNew(), '/charts');
    await page.goto(`/results/${await makeChart(page)}`);
    const inFirstWindow = [
      page.getByRole('heading', { name: /^You’re a / }),
      page.getByText('How you decide'),
      page.getByRole('button', { name: 'Why? Profile' }),
      page.getByRole('group', { name: /^Bodygraph of / }),
    ];
    for (const part of inFirstWindow) {
      await expect(part).toBeVisible();
      await expect(part).toBeInViewport({ ratio: 0.99 });
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expectNoSidewaysScroll(page);
  });
}

test('"Why?" shows in the graph what a line rests on, and a chapter can be answered', async ({
  page,
}) => {
  await signInAs(page, somebodyNew(), '/charts');
  const chart = `/results/${await makeChart(page)}`;
  await page.goto(chart);
  await page.getByRole('button', { name: 'Why? How you decide' }).click();
  await expect(page.locator('.bodygraph-lit').first()).toBeAttached();

  await page.getByRole('navigation', { name: 'Your chapters' }).getByText('Energy').click();
  const energy = page.locator('#chapter-energy');
  await expect(energy.getByRole('heading', { level: 2 })).toBeInViewport();
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/reading/feedback'));
  await energy.getByRole('button', { name: 'Not me' }).first().click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(
    page.locator('#chapter-energy').getByRole('button', { name: 'Not me' }).first(),
  ).toHaveAttribute('aria-pressed', 'true');
});
