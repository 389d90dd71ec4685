import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PLAIN_ANSWER } from '#client/testing/coach-answer.ts';
import { type MockHandler, once, refuses, replies, streams } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { CHART_ID, chartWith } from '#client/testing/samples.ts';
import { teamWith } from '#client/testing/team-samples.ts';
import { askCoach, askTeamCoach, type CoachAnswer } from '#shared/contract/coach.ts';
import {
  type Conversation,
  getConversation,
  listConversations,
  rateAnswer,
} from '#shared/contract/conversations.ts';
import { ChartCoach } from './chart-coach.tsx';
import { TeamCoach } from './team-coach.tsx';

const CONVERSATION_ID = '3c2f1a60-6c7e-4f39-8a55-0d6f6a3f2a99';
const AT = '2026-05-03T10:00:00.000Z';
const CONVERSATION: Conversation = {
  id: CONVERSATION_ID,
  title: 'About work',
  chartId: CHART_ID,
  teamId: null,
  createdAt: AT,
  updatedAt: AT,
};
const answerWith = (changes: Partial<CoachAnswer> = {}): CoachAnswer => ({
  ...PLAIN_ANSWER,
  answer: 'Sleep on it.',
  sources: [],
  provider: 'built-in',
  conversationId: CONVERSATION_ID,
  position: 2,
  ...changes,
});
const answers = (changes?: Partial<CoachAnswer>) =>
  streams(askCoach, [{ kind: 'done', answer: answerWith(changes) }]);

const actions = { onSource: vi.fn(), onShowPicture: vi.fn() };
const show = (...handlers: MockHandler[]) =>
  renderPart(
    <ChartCoach isOwn chart={chartWith({ name: 'Ana' })} {...actions} />,
    '/',
    ...handlers,
  );
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function askIn({ user }: ReturnType<typeof show>, question = 'May I quit?') {
  await user.type(screen.getByLabelText('Your question'), `${question}{Enter}`);
  await waitFor(() => expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'false'));
}

test('the next questions are asked with one press, under the last answer alone', async () => {
  const page = show(once(answers({ next: ['What if I stay?', 'Who can help?'] })), answers());
  await askIn(page);
  const next = within(screen.getByRole('list', { name: 'Next questions' }));
  expect(next.getAllByRole('button')).toHaveLength(2);
  await page.user.click(next.getByRole('button', { name: 'What if I stay?' }));
  expect(await screen.findAllByText('Built-in coach')).toHaveLength(2);
  expect(screen.queryByRole('list', { name: 'Next questions' })).not.toBeInTheDocument();
  expect(page.api.calls(askCoach)[1]?.body).toEqual({
    question: 'What if I stay?',
    chartId: CHART_ID,
    conversationId: CONVERSATION_ID,
  });
});

test('Regenerate asks the last question again and replaces its answer', async () => {
  const page = show(
    once(answers()),
    once(refuses(askCoach, 503, { code: 'coach.unavailable', message: 'Not now.' })),
    answers({ answer: 'Ask for a week.' }),
  );
  await askIn(page);
  await page.user.click(button('Regenerate'));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.getByText('Sleep on it.')).toBeVisible();
  expect(screen.getByLabelText('Your question')).toHaveValue('');
  await page.user.click(button('Retry'));
  expect(await screen.findByText('Ask for a week.', { selector: 'p:not([role])' })).toBeVisible();
  expect(screen.queryByText('Sleep on it.')).not.toBeInTheDocument();
  const again = {
    question: 'May I quit?',
    chartId: CHART_ID,
    conversationId: CONVERSATION_ID,
    isRegenerated: true,
  };
  expect(page.api.calls(askCoach).map(({ body }) => body)).toEqual([
    { question: 'May I quit?', chartId: CHART_ID },
    again,
    again,
  ]);
});

test('a private answer is asked for again in private, and cannot be rated', async () => {
  const page = show(answers({ conversationId: null, position: null }));
  await page.user.click(screen.getByRole('switch', { name: 'Private' }));
  await askIn(page);
  expect(screen.queryByRole('button', { name: 'Helpful' })).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('switch', { name: 'Private' }));
  await page.user.click(button('Regenerate'));
  await waitFor(() => expect(page.api.calls(askCoach)).toHaveLength(2));
  expect(page.api.calls(askCoach)[1]?.body).toEqual({
    question: 'May I quit?',
    chartId: CHART_ID,
    isPrivate: true,
  });
});

test('an answer is rated, with a reason, and the rating is taken back', async () => {
  const page = show(answers(), replies(rateAnswer, undefined));
  await askIn(page);
  await page.user.click(button('Not helpful'));
  expect(button('Not helpful')).toHaveAttribute('aria-pressed', 'true');
  const reason = await screen.findByLabelText(/^What went wrong\?/);
  expect(button('Send reason')).toBeDisabled();
  await page.user.type(reason, ' Too general {Enter}');
  expect(await screen.findByText('Thanks for telling us')).toBeInTheDocument();
  expect(reason).not.toBeInTheDocument();
  await page.user.click(button('Not helpful'));
  await waitFor(() => expect(page.api.calls(rateAnswer)).toHaveLength(3));
  expect(button('Not helpful')).toHaveAttribute('aria-pressed', 'false');
  const answer = { conversationId: CONVERSATION_ID, position: 2 };
  expect(page.api.calls(rateAnswer).map(({ body }) => body)).toEqual([
    { ...answer, verdict: 'down' },
    { ...answer, verdict: 'down', reason: 'Too general' },
    { ...answer, verdict: null },
  ]);
});

test('a reason is sent once by two submits at once, and stays when it could not be saved', async () => {
  const page = show(
    answers(),
    once(replies(rateAnswer, undefined)),
    refuses(rateAnswer, 503, { code: 'service.unavailable' }),
  );
  await askIn(page);
  await page.user.click(button('Helpful'));
  const reason = await screen.findByLabelText(/^What helped\?/);
  await page.user.type(reason, 'The example');
  await act(async () => {
    fireEvent.submit(reason);
    fireEvent.submit(reason);
  });
  await waitFor(() => expect(button('Send reason')).not.toHaveAttribute('aria-busy'));
  expect(page.api.calls(rateAnswer)).toHaveLength(2);
  expect(reason).toHaveValue('The example');
});

test('a rating that could not be saved is withdrawn on the screen too', async () => {
  const page = show(answers(), refuses(rateAnswer, 503, { code: 'service.unavailable' }));
  await askIn(page);
  await page.user.click(button('Helpful'));
  await waitFor(() => expect(button('Helpful')).toHaveAttribute('aria-pressed', 'false'));
  expect(screen.queryByLabelText(/^What helped\?/)).not.toBeInTheDocument();
});

test('a stored conversation shows its ratings and what was left out', async () => {
  const message = { sources: [], leftOut: 0, verdict: null, createdAt: AT };
  const page = show(
    replies(listConversations, [CONVERSATION]),
    replies(getConversation, {
      ...CONVERSATION,
      messages: [
        { ...message, position: 1, speaker: 'person', text: 'Why?', provider: null },
        {
          ...message,
          position: 2,
          speaker: 'coach',
          text: 'So.',
          provider: 'built-in',
          leftOut: 2,
          verdict: 'up',
        },
      ],
    }),
  );
  await page.user.click(button('Earlier conversations'));
  await page.user.click(await screen.findByRole('button', { name: /^About work/ }));
  expect(await screen.findByRole('button', { name: 'Helpful' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(
    screen.getByText('2 sentences were left out because they didn’t match your chart.'),
  ).toBeVisible();
});

test('the sentences left out can be read where they are sent', async () => {
  const page = show(answers({ leftOut: 1, leftOutSentences: ['You are a Projector.'] }));
  await askIn(page);
  const note = screen.getByText('1 sentence was left out because it didn’t match your chart.');
  expect(screen.getByText('You are a Projector.')).not.toBeVisible();
  await page.user.click(note);
  expect(screen.getByText('You are a Projector.')).toBeVisible();
});

test('help is one tap away below an answer to a question that may be about more', async () => {
  const text = 'Talk to someone today: call **988**.';
  const page = show(answers({ aside: { kind: 'help', text } }));
  await askIn(page);
  expect(screen.getByRole('link', { name: '988', hidden: true })).not.toBeVisible();
  await page.user.click(screen.getByText('Is there more behind this?'));
  expect(screen.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('the note of the team coach speaks of the team', async () => {
  const answer = { ...answerWith({ leftOut: 1 }), reply: 'Sleep on it.' };
  const { user } = renderPart(
    <TeamCoach team={teamWith(3)} {...actions} />,
    '/',
    streams(askTeamCoach, [{ kind: 'done', answer }]),
  );
  await user.type(screen.getByLabelText('Your question'), 'Who leads?{Enter}');
  expect(
    await screen.findByText('1 sentence was left out because it didn’t match your team’s charts.'),
  ).toBeVisible();
});

test.each(['crisis', 'harassment', 'medical'] as const)(
  'help in case of %s can be called, and nothing else is offered',
  async (safety) => {
    const page = show(
      answers({
        answer: 'Please call now:\n\n- Lifeline: **988**\n\nOr https://findahelpline.com.',
        safety,
        isHelp: true,
        conversationId: null,
        position: null,
        next: ['What if I stay?'],
        sources: [{ id: 'F1', kind: 'fact', label: 'Gate 1', text: 'Gate 1.', gates: [1] }],
      }),
    );
    await askIn(page, 'I can’t go on');
    expect(screen.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
    expect(screen.getByRole('link', { name: 'https://findahelpline.com' })).toBeVisible();
    expect(screen.getByText('This exchange isn’t kept.')).toBeVisible();
    const answer = within(screen.getByRole('article'));
    expect(answer.queryByRole('button')).not.toBeInTheDocument();
    expect(answer.queryByRole('list', { name: 'Sources' })).not.toBeInTheDocument();
    expect(answer.queryByRole('list', { name: 'Next questions' })).not.toBeInTheDocument();
  },
);

test('an answer about health that begins with a limit keeps its sources and its buttons', async () => {
  const page = show(
    answers({
      answer: 'Please ask your doctor.\n\nTake your time. [F1]',
      safety: 'medical',
      next: ['What if I wait?'],
      sources: [{ id: 'F1', kind: 'fact', label: 'Gate 1', text: 'Gate 1.', gates: [1] }],
    }),
  );
  await askIn(page, 'What should I tell my doctor?');
  const answer = within(screen.getByRole('article'));
  expect(answer.getByText('Please ask your doctor.')).toBeVisible();
  expect(answer.getByRole('list', { name: 'Sources' })).toBeVisible();
  expect(answer.getByRole('list', { name: 'Next questions' })).toBeVisible();
  expect(answer.getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('searches the conversations', async () => {
  const page = show(
    replies(listConversations, ({ query }) => (query.search === 'zebra' ? [] : [CONVERSATION])),
  );
  await page.user.click(button('Earlier conversations'));
  const search = await screen.findByRole('searchbox', { name: 'Search conversations' });
  await page.user.type(search, ' zebra ');
  expect(await screen.findByText('No conversation mentions “zebra”.')).toBeVisible();
  expect(page.api.calls(listConversations).at(-1)?.query).toMatchObject({ search: 'zebra' });
  await page.user.clear(search);
  expect(await screen.findByRole('button', { name: /^About work/ })).toBeVisible();
  expect(search).toHaveFocus();
});
