import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CoachButton } from '#client/components/layout/coach-button.tsx';
import { AskAbout } from '#client/components/ui/ask-about.tsx';
import { PLAIN_ANSWER } from '#client/testing/coach-answer.ts';
import { type MockHandler, once, refuses, streams } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { CHART_ID, chartWith } from '#client/testing/samples.ts';
import { askCoach } from '#shared/contract/coach.ts';
import './chart-coach.tsx';
import { ChartCoachSection } from './chart-coach-section.tsx';

const answers = streams(askCoach, [
  {
    kind: 'done',
    answer: {
      answer: 'Yes.',
      sources: [],
      provider: 'built-in',
      conversationId: null,
      ...PLAIN_ANSWER,
    },
  },
]);

function show(...handlers: MockHandler[]) {
  return renderPart(
    <main>
      <CoachButton />
      <p>You dig until you understand. Others see someone who learns by doing.</p>
      <AskAbout context={{ kind: 'gate', value: '26' }} words="gate 26" />
      <ChartCoachSection
        chart={chartWith({ name: 'Ana' })}
        isOwn={false}
        onSource={vi.fn()}
        onShowPicture={vi.fn()}
        aside={null}
      />
    </main>,
    '/',
    ...handlers,
  );
}

/** From 1280 px on. */
function isWide() {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sheet = () => screen.findByRole('dialog', { name: 'Coach' });
const rail = () => screen.findByRole('complementary', { name: 'Coach' });
const field = () => screen.getByLabelText('Your question');

test('a part of the page opens a sheet, and is sent with the question', async () => {
  const { api, user } = show(answers);
  await user.click(button('Ask about gate 26'));
  const coach = within(await sheet());
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveAttribute('placeholder', 'Ask about gate 26');
  expect(coach.getByText('gate 26')).toBeVisible();
  await user.type(field(), 'Is it loud?{Enter}');
  expect(await coach.findByText('Built-in coach')).toBeVisible();
  expect(api.calls(askCoach)).toEqual([
    {
      body: {
        question: 'Is it loud?',
        chartId: CHART_ID,
        context: { kind: 'gate', value: '26' },
      },
    },
  ]);
  expect(coach.getByText('About gate 26')).toBeVisible();
  // The next question is about the whole chart again.
  expect(coach.queryByRole('button', { name: 'Ask without gate 26' })).not.toBeInTheDocument();
  await user.type(field(), 'And?{Enter}');
  await waitFor(() => expect(api.calls(askCoach)).toHaveLength(2));
  expect(api.calls(askCoach)[1]?.body).toEqual({ question: 'And?', chartId: CHART_ID });

  await user.click(coach.getByRole('button', { name: 'Close the coach' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // The conversation goes on in the page.
  expect(screen.getByText('Is it loud?')).toBeVisible();
});

test('on wide screens it opens beside the page, and gives the focus back', async () => {
  isWide();
  const { user } = show(answers);
  await user.click(button('Coach'));
  const coach = within(await rail());
  expect(document.documentElement).toHaveClass('has-coach-rail');
  expect(button('Coach')).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(field()).toHaveFocus());
  await user.type(field(), 'Why?{Enter}');
  expect(await coach.findByText('Built-in coach')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(document.documentElement).not.toHaveClass('has-coach-rail');
  expect(button('Coach')).toHaveFocus();
  expect(screen.getByText('Why?')).toBeVisible();
  await user.click(button('Coach'));
  await user.click(button('Show it here'));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('the subject can be removed', async () => {
  const { api, user } = show(answers);
  await user.click(button('Ask about gate 26'));
  await user.click(await screen.findByRole('button', { name: 'Ask without gate 26' }));
  expect(field()).toHaveFocus();
  await user.type(field(), 'Why?{Enter}');
  await waitFor(() => expect(api.calls(askCoach)).toHaveLength(1));
  expect(api.calls(askCoach)[0]?.body).not.toHaveProperty('context');
});

test('a failed question keeps its subject, and is retried with it', async () => {
  const { api, user } = show(once(refuses(askCoach, 503, { code: 'coach.unavailable' })), answers);
  await user.click(button('Ask about gate 26'));
  await sheet();
  await user.type(field(), 'Why?{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.calls(askCoach)).toHaveLength(2));
  expect(api.calls(askCoach)[1]).toEqual(api.calls(askCoach)[0]);
});

/** Selects the words of an element, as a drag over them does. */
function select(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  range.getBoundingClientRect = () => new DOMRect(10, 10, 200, 20);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  fireEvent(document, new Event('selectionchange'));
}

test('a selected sentence of the page can be asked about', async () => {
  const { api, user } = show(answers);
  const sentence = screen.getByText(/^You dig until/);
  select(sentence);
  await user.click(await screen.findByRole('button', { name: 'Ask about this' }));
  await sheet();
  await user.type(field(), 'Is that so?{Enter}');
  await waitFor(() => expect(api.calls(askCoach)).toHaveLength(1));
  expect(api.calls(askCoach)[0]?.body?.context).toEqual({
    kind: 'sentence',
    value: sentence.textContent,
  });
});

test('the header’s button asks about the selected sentence too', async () => {
  const { user } = show();
  select(screen.getByText(/^You dig until/));
  fireEvent.click(button('Coach'));
  await sheet();
  expect(screen.getByText(/^“You dig until.*doing\.”$/)).toBeVisible();
  await user.click(button('Close the coach'));
});

test('neither button nor links show on a page without a coach', () => {
  renderPart(
    <>
      <CoachButton />
      <AskAbout context={{ kind: 'gate', value: '26' }} words="gate 26" />
    </>,
    '/',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the usual question about a part of the page is one press away', async () => {
  const { api, user } = show(answers);
  await user.click(button('Ask about gate 26'));
  const suggestion = 'What does gate 26 mean for the way I work?';
  await user.type(await screen.findByLabelText('Your question'), 'x');
  expect(screen.queryByRole('button', { name: suggestion })).not.toBeInTheDocument();
  await user.clear(field());
  await user.click(button(suggestion));
  await waitFor(() => expect(api.calls(askCoach)).toHaveLength(1));
  expect(api.calls(askCoach)[0]?.body).toMatchObject({
    question: suggestion,
    context: { kind: 'gate', value: '26' },
  });
});

test('an answer is announced once, wherever the conversation moves', async () => {
  isWide();
  const { user } = show(answers);
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await user.click(button('Coach'));
  await rail();
  await user.type(field(), 'Why?{Enter}');
  await waitFor(() => expect(spoken()).toContain('Yes.'));
  await user.click(button('Close the coach'));
  expect(spoken()).not.toContain('Yes.');
  await user.type(field(), 'And?{Enter}');
  await waitFor(() => expect(spoken()).toContain('Yes.'));
});
