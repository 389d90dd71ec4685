import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  signInAs,
  somebodyNew,
  test,
} from '../journey.ts';

/** Opens a new person's chart, scrolled down to its coach. */
async function meetCoach(page: Page) {
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
  await page.getByRole('heading', { name: 'Ask your coach' }).scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Your question')).toBeVisible();
}

const coach = (page: Page) => page.getByRole('region', { name: 'Ask your coach' });
const answers = (page: Page) => coach(page).getByRole('article');
const spoken = (page: Page) => coach(page).getByText('Built-in coach', { exact: true });

test('answers a quick insight from the chart, and its sources highlight the picture', async ({
  page,
}) => {
  await meetCoach(page);
  await coach(page).getByRole('button', { name: 'What are my strengths at work?' }).click();
  await expect(spoken(page)).toBeVisible();
  await expect(answers(page)).toContainText('Generator');
  const sources = coach(page).getByRole('list', { name: 'Sources' }).getByRole('button');
  expect(await sources.count()).toBeGreaterThan(0);

  await page.getByLabel('Your question').fill('What does channel 9-52 bring to my work?');
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toHaveCount(2);
  const gate = answers(page)
    .nth(1)
    .getByRole('button', { name: /Channel 9-52/ })
    .first();
  await gate.focus();
  await expect(page.locator('.bodygraph-lit').first()).toBeAttached();
  await gate.click();
  await page.getByRole('button', { name: 'Show in the bodygraph' }).click();
  await expect(page.getByRole('group', { name: 'Bodygraph of Steve Jobs' })).toBeInViewport();

  // Both questions belong to one conversation, which is listed again.
  await page.reload();
  // It loads once it's near the window, from which the chapters above it push it as they arrive.
  await expect(async () => {
    await coach(page).scrollIntoViewIfNeeded();
    await coach(page)
      .getByRole('button', { name: 'Earlier conversations' })
      .click({ timeout: 2000 });
  }).toPass();
  await coach(page)
    .getByRole('button', { name: /^What are my strengths at work\?/ })
    .click();
  await expect(answers(page)).toHaveCount(2);
});

test('sources open and close independently of other actions', async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  await meetCoach(page);
  const ask = async (question: string) => {
    await page.getByLabel('Your question').fill(question);
    await page.keyboard.press('Enter');
    await expect(spoken(page)).not.toHaveCount(0);
  };
  await ask('How do I pace my energy as a Generator?');
  await ask('What does channel 9-52 bring to my work?');
  const chips = coach(page).getByRole('list', { name: 'Sources' }).getByRole('button');
  const [first, second] = [chips.nth(0), chips.nth(1)];
  for (const chip of [first, first, second, first]) await chip.click();
  await coach(page).getByRole('button', { name: 'New conversation' }).click();
  await ask('What does channel 9-52 bring to my work?');
  await first.click();
  await coach(page).getByRole('button', { name: 'Earlier conversations' }).click();
  await coach(page).getByRole('button', { name: 'Back to the conversation' }).click();
  await first.click();
  await page.getByRole('link', { name: 'Chart History' }).first().click();
  await expect(page).toHaveURL(/\/charts$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(broken).toEqual([]);
});

test('stopping an answer keeps its text, and a private one is not saved', async ({ page }) => {
  await meetCoach(page);
  // The coach says one sentence, then stalls.
  await page.addInitScript(() => {
    const real = window.fetch;
    window.fetch = async (address, init) => {
      if (address !== '/api/coach/ask' || !document.title.includes('Steve Jobs')) {
        return real(address, init);
      }
      const event = { kind: 'text', text: 'You are a Generator.', sources: [] };
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    };
  });
  await page.reload();
  await coach(page).scrollIntoViewIfNeeded();
  await page.getByLabel('Your question').fill('Who am I?');
  await page.keyboard.press('Enter');
  await expect(answers(page)).toContainText('You are a Generator.');
  await coach(page).getByRole('button', { name: 'Stop' }).click();
  await expect(answers(page).getByText('Stopped')).toBeVisible();
  await expect(answers(page)).toContainText('You are a Generator.');
  await expect(page.getByLabel('Your question')).toBeFocused();
});

test('a private question is not listed among earlier conversations', async ({ page }) => {
  await meetCoach(page);
  await page.getByRole('switch', { name: 'Private' }).check();
  await page.getByLabel('Your question').fill('How do I decide?');
  await page.keyboard.press('Enter');
  await expect(coach(page).getByText('Built-in coach · Not kept')).toBeVisible();
  await coach(page).getByRole('button', { name: 'Earlier conversations' }).click();
  await expect(coach(page).getByText(/^Nothing yet\./)).toBeVisible();
});

test('the master admin changes the prompts and restores an earlier version', async ({ page }) => {
  await signInAs(page, 'master@demo.example', '/master-prompts');
  const prompt = page.getByLabel('Individual coach system prompt');
  const original = await prompt.inputValue();
  expect(original).not.toBe('');
  const success = page.getByText('Master prompts have been updated successfully', { exact: true });
  for (const words of ['Be brief.', 'Be kind.']) {
    await prompt.fill(words);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(success).toBeVisible();
    await page.reload();
    await expect(prompt).toHaveValue(words);
  }
  await page.getByText('Version 1', { exact: true }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(prompt).toHaveValue('Be brief.');
  await expect(page.getByText(/restored from version 1/)).toBeVisible();
});

test('the coach and the prompts pass axe in light and dark and fit into 390 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await meetCoach(page);
  await coach(page).getByRole('button', { name: 'How do I come across to other people?' }).click();
  await expect(spoken(page)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  await coach(page).getByRole('button', { name: 'Earlier conversations' }).click();
  await expect(coach(page).getByRole('list', { name: 'Conversations' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  await signInAs(page, 'master@demo.example', '/master-prompts');
  await expect(page.getByLabel('Team coach system prompt')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
});
