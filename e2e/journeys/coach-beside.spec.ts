import type { Page, Route } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  signInAs,
  somebodyNew,
  test,
} from '../journey.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Opens a new person's chart. */
async function openChart(page: Page) {
  await signInAs(page, somebodyNew(), '/charts');
  const { origin } = new URL(page.url());
  const reply = await page.request.post('/api/individual/charts/preview', {
    headers: { Origin: origin },
    data: {
      name: 'Steve Jobs',
      birthDate: '1955-02-24',
      birthTime: '19:15',
      birthPlace: 'San Francisco, California, United States',
    },
  });
  const { chartId } = await reply.json();
  await page.goto(`/results/${chartId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Steve Jobs');
}

const rail = (page: Page) => page.getByRole('complementary', { name: 'Coach' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Coach' });
const field = (page: Page) => page.getByLabel('Your question');

/** By keyboard, since a tap on a phone shows the drawing full size. */
async function openGate(page: Page, gate: number) {
  await page
    .getByRole('button', { name: new RegExp(`^Gate ${gate}, `) })
    .first()
    .press('Enter');
  await page.getByRole('button', { name: `Ask the coach about this: gate ${gate}` }).click();
}

/** Answers every question in the browser, as the coach behind a language model may. */
async function answersWith(page: Page, answer: object) {
  await page.route('**/api/coach/ask', async (route: Route) => {
    const event = {
      kind: 'done',
      answer: {
        answer: 'Sleep on it.',
        sources: [],
        provider: 'stub',
        conversationId: null,
        position: null,
        safety: 'none',
        isHelp: false,
        aside: null,
        leftOut: 0,
        leftOutSentences: [],
        next: [],
        ...answer,
      },
    };
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `data: ${JSON.stringify(event)}\n\n`,
    });
  });
}

async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await page.keyboard.press('Enter');
}

test('a gate opens the rail, its question carries the gate, and a follow-up goes on', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await openChart(page);
  await openGate(page, 9);
  await expect(field(page)).toBeFocused();
  await expect(rail(page).getByText('About gate 9', { exact: true })).toBeVisible();
  // The chart stays beside it.
  const graph = page.getByRole('group', { name: 'Bodygraph of Steve Jobs' });
  const [box, railBox] = [await graph.boundingBox(), await rail(page).boundingBox()];
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(railBox?.x ?? 0);

  const sent = page.waitForRequest('**/api/coach/ask');
  await ask(page, 'What does it bring to my work?');
  expect((await sent).postDataJSON()).toMatchObject({ context: { kind: 'gate', value: '9' } });
  await expect(rail(page).getByText('Built-in coach')).toHaveCount(1);
  const again = page.waitForRequest('**/api/coach/ask');
  await ask(page, 'Why?');
  const followUp = (await again).postDataJSON();
  expect(followUp).toHaveProperty('conversationId');
  expect(followUp).not.toHaveProperty('context');
  await expect(rail(page).getByText('Built-in coach')).toHaveCount(2);

  await page.keyboard.press('Escape');
  await expect(rail(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Coach', exact: true }).click();
  await expect(rail(page).getByText('Built-in coach')).toHaveCount(2);
});

test('a selected sentence of the page is asked about', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openChart(page);
  const facts = page.getByRole('region', { name: 'What the chart says' });
  const sentence = facts.getByText(/ of your 9 centers /);
  await sentence.scrollIntoViewIfNeeded();
  await sentence.click({ clickCount: 3 });
  await page.getByRole('button', { name: 'Ask about this' }).click();
  const sent = page.waitForRequest('**/api/coach/ask');
  await rail(page).getByRole('button', { name: 'What does this mean for me?' }).click();
  expect((await sent).postDataJSON().context.kind).toBe('sentence');
  await expect(rail(page).getByText('Built-in coach')).toBeVisible();
});

test('on a phone it is a sheet, and a source leads back to the picture', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openChart(page);
  await page.getByRole('button', { name: 'Ask the coach', exact: true }).click();
  await ask(page, 'What does channel 9-52 bring to my work?');
  await expect(sheet(page).getByText('Built-in coach')).toBeVisible();
  await sheet(page)
    .getByRole('button', { name: /Channel 9-52/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Show in the bodygraph' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Bodygraph of Steve Jobs' })).toBeInViewport();
});

test('an answer is rated with a reason, and its conversation is found again', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openChart(page);
  await page.getByRole('button', { name: 'Coach', exact: true }).click();
  await ask(page, 'How do I pace my energy as a Generator?');
  await page.getByRole('button', { name: 'Not helpful' }).click();
  await page.getByLabel(/^What went wrong\?/).fill('Too general');
  await page.getByRole('button', { name: 'Send reason' }).click();
  await expect(page.getByText('Thanks for telling us').first()).toBeVisible();
  await rail(page).getByRole('button', { name: 'New conversation' }).click();
  await ask(page, 'How do I decide?');
  await expect(rail(page).getByText('Built-in coach')).toBeVisible();
  await rail(page).getByRole('button', { name: 'Earlier conversations' }).click();
  const list = rail(page).getByRole('list', { name: 'Conversations' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('PACE MY');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: /^How do I pace/ }).click();
  await expect(page.getByRole('button', { name: 'Not helpful' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('an answer is asked for again and replaced', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openChart(page);
  await page.getByRole('button', { name: 'Coach', exact: true }).click();
  await ask(page, 'How do I decide?');
  const sent = page.waitForRequest('**/api/coach/ask');
  await rail(page).getByRole('button', { name: 'Regenerate' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ isRegenerated: true });
  await expect(rail(page).getByRole('button', { name: 'Regenerate' })).toBeVisible();
  await expect(rail(page).getByRole('article')).toHaveCount(1);
});

test('in a crisis there are numbers to call and nothing else', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openChart(page);
  await answersWith(page, {
    answer: 'I’m glad you told me.\n\nPlease call now:\n\n- 988 Suicide & Crisis Lifeline: **988**',
    safety: 'crisis',
    isHelp: true,
  });
  await page.getByRole('button', { name: 'Coach', exact: true }).click();
  await ask(page, 'I don’t want to be here anymore');
  const call = rail(page).getByRole('link', { name: '988' });
  await expect(call.last()).toHaveAttribute('href', 'tel:988');
  await expect(rail(page).getByText('This exchange isn’t kept.')).toBeVisible();
  await expect(rail(page).getByRole('article').getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});

test('a question in another language is answered, and sentences left out are named', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openChart(page);
  await page.getByRole('button', { name: 'Ask the coach', exact: true }).click();
  await ask(page, 'Wie treffe ich gute Entscheidungen?');
  await expect(sheet(page).getByText('Built-in coach')).toBeVisible();
  await expect(sheet(page).getByRole('article')).toHaveAttribute('aria-busy', 'false');
  await answersWith(page, { leftOut: 2, leftOutSentences: ['One.', 'Two.'] });
  await ask(page, 'Und dann?');
  const note = '2 sentences were left out because they didn’t match your chart.';
  await sheet(page).getByText(note).click();
  await expect(sheet(page).getByText('Two.', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

for (const [place, size] of [
  ['rail', WIDE],
  ['sheet', PHONE],
] as const) {
  test(`the ${place} passes axe in light and dark, without sideways scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openChart(page);
    await openGate(page, 9);
    await expect(field(page)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
    await ask(page, 'What does it bring to my work?');
    await page.getByRole('button', { name: 'Helpful', exact: true }).click();
    await expect(page.getByLabel(/^What helped\?/)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Earlier conversations' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expectAccessible(page);
  });
}
