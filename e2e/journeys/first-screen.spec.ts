import type { Locator, Page } from '@playwright/test';
import {
  DOUBTFUL_BIRTH,
  KNOWN_BIRTH,
  LONG_TYPE_BIRTH,
  makeChart,
  OPEN_TYPE_BIRTH,
} from '../births.ts';
import { expect, expectNoSidewaysScroll, signInAs, somebodyNew, test } from '../journey.ts';

const PHONE = { width: 390, height: 844 };
const SIZES = [{ width: 1280, height: 800 }, PHONE];

const RESULTS = [
  { birth: KNOWN_BIRTH, words: 'a result' },
  { birth: LONG_TYPE_BIRTH, words: 'a result with a long headline' },
  { birth: { ...KNOWN_BIRTH, birthTime: null }, words: 'a result with unknown time' },
  {
    birth: { ...LONG_TYPE_BIRTH, birthTime: null },
    words: 'a result with a long headline and unknown time',
  },
  { birth: DOUBTFUL_BIRTH, words: 'a result with type, authority, and profile in doubt' },
];

/** On a phone; a smaller graph shows nothing. What other times would make of the words takes some of its room. */
const LEAST_GRAPH_PX = { exact: 180, unknown: 150 };

for (const [viewport, { birth, words }] of SIZES.flatMap((size) =>
  RESULTS.map((result) => [size, result] as const),
)) {
  test(`${words} says who this is and shows the whole graph in the first ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signInAs(page, somebodyNew(), '/charts');
    await page.goto(`/results/${await makeChart(page, birth)}`);
    const graph = page.getByRole('group', { name: /^Bodygraph of / });
    const inFirstWindow = [
      page.getByRole('heading', { name: /^You’re (probably )?a / }),
      page.getByText('How you decide', { exact: true }),
      page.getByRole('button', { name: 'Why? Your role' }),
      graph,
      page.getByText(viewport === PHONE ? 'Others' : 'Others notice', { exact: true }),
      // On a phone, a choice of types takes its room.
      ...(birth.birthTime === null && !(viewport === PHONE && birth === DOUBTFUL_BIRTH)
        ? [page.getByRole('slider', { name: /^Drag to try/ })]
        : []),
      ...(viewport === PHONE
        ? []
        : [
            page.getByRole('link', { name: 'Read how you decide' }),
            page.getByRole('link', { name: 'Change Birth Information' }),
          ]),
    ];
    for (const part of inFirstWindow) {
      await expect(part).toBeVisible();
      await expect(part).toBeInViewport({ ratio: 0.99 });
      expect(await bottomOf(part)).toBeLessThanOrEqual(await lowestSeen(page));
    }
    expect((await graph.boundingBox())?.width).toBeGreaterThanOrEqual(
      LEAST_GRAPH_PX[birth.birthTime === null ? 'unknown' : 'exact'],
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expectNoSidewaysScroll(page);
    if (viewport === PHONE) return;
    await page.getByRole('link', { name: 'Read how you decide' }).click();
    await expect(page.locator('#chapter-decide').getByRole('heading').first()).toBeInViewport();
    const chapters = page.getByRole('heading', { name: 'Your eight chapters' });
    const { y = 0 } = (await chapters.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(await bottomOf(page.getByRole('banner')));
  });
}

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
}

/** Where the window ends, or the bar that covers its end on phones begins. */
async function lowestSeen(page: Page): Promise<number> {
  const bar = page.getByRole('button', { name: 'Ask the coach' }).last().locator('..');
  const box = (await bar.isVisible()) ? await bar.boundingBox() : null;
  const height = page.viewportSize()?.height ?? 0;
  return box && box.y > height / 2 && box.y < height ? box.y : height;
}

test('where two types are as likely, one choice tells all of the result as the other', async ({
  page,
}) => {
  await signInAs(page, somebodyNew(), '/charts');
  await page.goto(`/results/${await makeChart(page, OPEN_TYPE_BIRTH)}`);
  const choice = page.getByRole('group', { name: 'As which type should this be told?' });
  await expect(choice.getByRole('button')).toHaveText([
    'Generator 14 h',
    'Manifesting Generator 10 h',
  ]);
  await expect(page.getByText('Shown: a Generator born before 8:30 AM')).toBeVisible();
  await expect(page.getByText('Wait for a request, then see if you want it.')).toBeVisible();
  await expect(page.getByText('Written for a Generator born before 8:30 AM.')).toBeVisible();
  await choice.getByRole('button', { name: /^Manifesting/ }).click();
  await expect(
    page.getByText(/^Shown: a Manifesting Generator born from 11:30 AM to 9:15 PM/),
  ).toBeVisible();
  await expect(page.getByText('React, sleep on it, tell people, then move.')).toBeVisible();
  await expect(
    page.getByText(/^Written for a Manifesting Generator born from 11:30/),
  ).toBeVisible();
  const slider = page.getByRole('slider', { name: /^Drag to try/ });
  // In the middle of those hours, not at the time that the chart is drawn for.
  await expect(slider).toHaveAttribute('aria-valuetext', /^4:2[0-9] PM: Manifesting Generator/);
  await slider.press('PageUp');
  await expect(page.getByText('Shown: the birth time that you’re trying')).toBeVisible();
  await page.getByRole('button', { name: /^Back to/ }).click();
  await expect(
    page.getByText(/^Shown: a Manifesting Generator born from 11:30 AM to 9:15 PM/),
  ).toBeVisible();
  // A phone's first screen has both, too.
  await page.setViewportSize(PHONE);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(choice).toBeInViewport({ ratio: 0.99 });
  await expect(slider).toBeInViewport({ ratio: 0.99 });
});

test('on a phone the coach is offered once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signInAs(page, somebodyNew(), '/charts');
  await page.goto(`/results/${await makeChart(page, { ...KNOWN_BIRTH, birthTime: null })}`);
  await expect(page.getByRole('button', { name: 'Ask the coach', exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Coach' })).toBeHidden();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole('button', { name: 'Ask the coach', exact: true })).toBeInViewport({
    ratio: 0.99,
  });
});

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
  let saved = 0;
  page.on('response', (reply) => {
    if (reply.url().endsWith('/reading/feedback') && reply.ok()) saved += 1;
  });
  await energy.getByRole('button', { name: 'Not me' }).click();
  const paragraphs = await energy.locator('[data-paragraph]').count();
  await expect.poll(() => saved, { timeout: 30_000 }).toBe(paragraphs);
  await page.reload();
  await expect(
    page.locator('#chapter-energy').getByRole('button', { name: 'Not me' }),
  ).toHaveAttribute('aria-pressed', 'true');
});
