import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PLAIN_ANSWER } from '#client/testing/coach-answer.ts';
import {
  isUnreachable,
  type MockHandler,
  once,
  refuses,
  replies,
  streams,
} from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { CHART_ID, chartWith } from '#client/testing/samples.ts';
import { askCoach, type CoachEvent, type Source } from '#shared/contract/coach.ts';
import {
  type Conversation,
  deleteConversation,
  getConversation,
  listConversations,
  renameConversation,
} from '#shared/contract/conversations.ts';
import { ChartCoach } from './chart-coach.tsx';

const CONVERSATION_ID = '3c2f1a60-6c7e-4f39-8a55-0d6f6a3f2a99';
const GATE_34: Source = {
  id: 'F1',
  kind: 'fact',
  label: 'Gate 34',
  text: 'Gate 34 is active.',
  gates: [34],
};
const ARTICLE: Source = {
  id: 'K1',
  kind: 'knowledge',
  label: 'Sacral',
  text: 'The Sacral responds.',
  gates: [],
};
const FIRST = 'You have **steady** power [F1].';
const SECOND = '\n\n- Wait for what calls you [K1].';

const answerOf = (answer: string, conversationId: string | null = CONVERSATION_ID) => ({
  answer,
  sources: [GATE_34, ARTICLE],
  provider: 'built-in',
  conversationId,
  ...PLAIN_ANSWER,
});
const said = (text: string, ...sources: Source[]): CoachEvent => ({ kind: 'text', text, sources });
const WHOLE: CoachEvent[] = [
  said(FIRST, GATE_34),
  said(SECOND, ARTICLE),
  { kind: 'done', answer: answerOf(FIRST + SECOND) },
];
const answers = streams(askCoach, WHOLE);

/** An answer whose parts are sent when the test says so. */
function slowly() {
  const waiting: ((event: CoachEvent) => void)[] = [];
  async function* events(): AsyncGenerator<CoachEvent> {
    for (;;) yield await new Promise<CoachEvent>((resolve) => waiting.push(resolve));
  }
  return {
    handler: streams(askCoach, events()),
    say: async (event: CoachEvent) => {
      await waitFor(() => expect(waiting).not.toHaveLength(0));
      await act(async () => waiting.shift()?.(event));
    },
  };
}

const conversation = (changes: Partial<Conversation> = {}): Conversation => ({
  id: CONVERSATION_ID,
  title: 'About work',
  chartId: CHART_ID,
  teamId: null,
  createdAt: '2026-05-03T10:00:00.000Z',
  updatedAt: '2026-05-03T10:00:00.000Z',
  ...changes,
});
const message = (position: number, speaker: 'person' | 'coach', text: string) => ({
  position,
  speaker,
  text,
  sources: [],
  provider: speaker === 'coach' ? 'built-in' : null,
  leftOut: 0,
  verdict: null,
  createdAt: '2026-05-03T10:00:00.000Z',
});

function show(...handlers: MockHandler[]) {
  const onSource = vi.fn();
  const onShowPicture = vi.fn();
  const screenOf = renderPart(
    <ChartCoach
      isOwn={false}
      chart={chartWith({ name: 'Ana' })}
      onSource={onSource}
      onShowPicture={onShowPicture}
    />,
    '/',
    ...handlers,
  );
  return { ...screenOf, onSource, onShowPicture };
}

const field = () => screen.getByLabelText('Your question');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('starts with a welcome, the chart’s name, its limits and suggested questions', () => {
  show();
  expect(screen.getByText(/^Welcome\. I know Ana’s chart/)).toBeVisible();
  expect(screen.getByText('About: Ana’s chart')).toBeVisible();
  expect(screen.getByText(/can be wrong.*no professional advice/)).toBeVisible();
  expect(
    within(screen.getByRole('list', { name: 'Quick insights' })).getAllByRole('button'),
  ).toHaveLength(5);
  expect(button('Send')).toBeDisabled();
  expect(spoken()).toContain('');
});

test('sends a suggested question right away, and replaces the suggestions with the answer', async () => {
  const { api, user } = show(answers);
  await user.click(button('How do I say no to a project I agreed to?'));
  expect(await screen.findByText('Built-in coach')).toBeVisible();
  expect(api.calls(askCoach)).toEqual([
    { body: { question: 'How do I say no to a project I agreed to?', chartId: CHART_ID } },
  ]);
  expect(screen.queryByRole('list', { name: 'Quick insights' })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Conversation' })).toHaveFocus();
  expect(screen.getByText('steady').tagName).toBe('STRONG');
  expect(screen.getByText(/^Wait for what calls you/).closest('li')).not.toBeNull();
});

test('Enter sends, Shift+Enter starts a new line, and whitespace is not sent', async () => {
  const { api, user } = show(answers);
  await user.type(field(), '  {Enter}');
  expect(api.calls(askCoach)).toEqual([]);
  await user.clear(field());
  await user.type(field(), 'One{Shift>}{Enter}{/Shift}two{Enter}');
  expect(await screen.findByText('Built-in coach')).toBeVisible();
  expect(api.calls(askCoach)[0]?.body.question).toBe('One\ntwo');
  expect(field()).toHaveValue('');
});

test('shows text as it arrives; nothing else is sent until it is complete', async () => {
  const slow = slowly();
  const { api, user } = show(slow.handler);
  await user.type(field(), 'Why?{Enter}');
  expect(screen.getByText('Thinking', { ignore: '.sr-only' })).toBeVisible();
  expect(spoken()).toContain('Thinking');
  await slow.say(said(FIRST, GATE_34));
  expect(await screen.findByText('steady')).toBeVisible();
  expect(spoken()).toContain('Thinking');
  await user.type(field(), 'More?{Enter}');
  expect(api.calls(askCoach)).toHaveLength(1);
  expect(field()).toHaveValue('More?');
  await slow.say({ kind: 'done', answer: answerOf(FIRST) });
  expect(await screen.findByText('Built-in coach')).toBeVisible();
  await waitFor(() => expect(spoken()).toContain('You have steady power.'));
});

test('the waiting text changes at 0, 2, 4 and 6 seconds', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  show(slowly().handler);
  fireEvent.click(button('How do I say no to a project I agreed to?'));
  const shown = () => screen.getByRole('article').lastElementChild?.textContent;
  const labels = [shown()];
  for (let step = 0; step < 4; step += 1) {
    act(() => void vi.advanceTimersByTime(2000));
    labels.push(shown());
  }
  expect(labels).toEqual([
    'Thinking',
    'Analyzing your chart',
    'Crafting personalized insights',
    'Finalizing recommendations',
    'Finalizing recommendations',
  ]);
});

test('Stop keeps the answer so far, and the next question continues that conversation', async () => {
  const slow = slowly();
  const { api, user } = show(
    once(slow.handler),
    answers,
    replies(listConversations, [conversation()]),
    replies(getConversation, {
      ...conversation(),
      messages: [message(1, 'person', 'Why?'), message(2, 'coach', FIRST)],
    }),
  );
  await user.type(field(), 'Why?{Enter}');
  await slow.say(said(FIRST, GATE_34));
  await user.click(button('Stop'));
  expect(screen.getByText('Stopped', { ignore: '.sr-only' })).toBeVisible();
  expect(screen.getByText('steady')).toBeVisible();
  expect(field()).toHaveFocus();
  await user.type(field(), 'And then?{Enter}');
  expect(await screen.findByText('Built-in coach')).toBeVisible();
  expect(api.calls(askCoach)[1]?.body).toEqual({
    question: 'And then?',
    chartId: CHART_ID,
    conversationId: CONVERSATION_ID,
  });
});

test('Stop before the first text returns the question to the field', async () => {
  const { user } = show(slowly().handler);
  await user.type(field(), 'Why?{Enter}');
  await user.click(button('Stop'));
  expect(field()).toHaveValue('Why?');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Quick insights' })).toBeVisible();
});

test.each([
  [
    'refused',
    refuses(askCoach, 429, { code: 'coach.limit_reached', message: 'Come back tomorrow.' }),
    'Come back tomorrow.',
  ],
  ['not heard', isUnreachable(askCoach), 'Failed to get response. Please try again.'],
  [
    'broken off',
    streams(askCoach, [
      said(FIRST, GATE_34),
      { kind: 'error', code: 'coach.unavailable', message: 'It is silent.', requestId: 'r' },
    ]),
    'It is silent.',
  ],
])('a question that is %s stays in the field and can be sent again', async (_, handler, words) => {
  const { api, user } = show(once(handler), answers);
  await user.type(field(), 'Why?{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
  expect(field()).toHaveValue('Why?');
  await waitFor(() =>
    expect(spoken()).toContain('Error: Failed to get response. Please try again.'),
  );
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await user.click(button('Retry'));
  expect(await screen.findByText('Built-in coach')).toBeVisible();
  expect(api.calls(askCoach)).toHaveLength(2);
  expect(field()).toHaveValue('');
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test('a source highlights its gates on hover or focus, and expands to its text', async () => {
  const { user, onSource, onShowPicture } = show(answers);
  await user.type(field(), 'Why?{Enter}');
  const chip = await screen.findByRole('button', { name: /Gate 34/ });
  await user.hover(chip);
  expect(onSource).toHaveBeenLastCalledWith([34]);
  await user.unhover(chip);
  expect(onSource).toHaveBeenLastCalledWith([]);
  act(() => chip.focus());
  expect(onSource).toHaveBeenLastCalledWith([34]);
  await user.click(chip);
  expect(chip).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Gate 34 is active.')).toBeVisible();
  await user.click(button('Show in the bodygraph'));
  expect(onShowPicture).toHaveBeenCalledOnce();
  expect(onSource).toHaveBeenLastCalledWith([34]);
  await user.click(button(/Sacral/));
  expect(screen.getByText('The Sacral responds.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show in the bodygraph' })).not.toBeInTheDocument();
});

test('sources open and close, also where scrolling returns a promise', async () => {
  // Like newer browsers: React would call a promise returned from an effect as a cleanup.
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  scroll.mockImplementation((): never => Promise.resolve() as never);
  onTestFinished(() => scroll.mockRestore());
  show(answers, replies(listConversations, []));
  fireEvent.change(field(), { target: { value: 'Who am I?' } });
  fireEvent.click(button('Send'));
  const chips = await screen.findByRole('list', { name: 'Sources' });
  const [first, second] = within(chips).getAllByRole('button');
  for (const chip of [first, first, second, first]) {
    if (chip) fireEvent.click(chip);
  }
  expect(first).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(button('Earlier conversations'));
  fireEvent.click(button('Back to the conversation'));
  fireEvent.click(button('New conversation'));
  expect(field()).toBeVisible();
});

test('Copy copies the answer as written, without its citations', async () => {
  const { user } = show(answers);
  await user.type(field(), 'Why?{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(
    'You have **steady** power.\n\n- Wait for what calls you.',
  );
});

test('in private mode nothing is stored, and the screen says so', async () => {
  const { api, user } = show(streams(askCoach, [{ kind: 'done', answer: answerOf('Yes.', null) }]));
  await user.click(screen.getByRole('switch', { name: 'Private' }));
  expect(screen.getByText(/^Private questions aren't saved/)).toBeVisible();
  await user.type(field(), 'Why?{Enter}');
  expect(await screen.findByText('Built-in coach · Not kept')).toBeVisible();
  expect(api.calls(askCoach)[0]?.body.isPrivate).toBe(true);
});

test('the next question continues the conversation, a new conversation starts without it', async () => {
  const { api, user } = show(answers);
  for (const question of ['One?', 'Two?']) {
    await user.type(field(), `${question}{Enter}`);
    await waitFor(() => expect(button('Send')).toBeVisible());
  }
  await user.click(button('New conversation'));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
  await user.type(field(), 'Three?{Enter}');
  expect(await screen.findByText('Built-in coach')).toBeVisible();
  expect(api.calls(askCoach).map(({ body }) => body.conversationId)).toEqual([
    undefined,
    CONVERSATION_ID,
    undefined,
  ]);
});

test('an earlier conversation can be continued, and scrolled back to its first message', async () => {
  const { api, user } = show(
    answers,
    replies(listConversations, [conversation()]),
    replies(getConversation, ({ query }) => ({
      ...conversation(),
      messages:
        query.before === undefined
          ? [message(3, 'person', 'Later?'), message(4, 'coach', 'Later.')]
          : [message(1, 'person', 'Sooner?'), message(2, 'coach', 'Sooner.')],
    })),
  );
  await user.click(button('Earlier conversations'));
  expect(await screen.findByRole('heading', { name: 'Earlier conversations' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: /^About work/ }));
  expect(await screen.findByText('Later?')).toBeVisible();
  expect(field()).toHaveFocus();
  await user.click(button('Show what was said before'));
  expect(await screen.findByText('Sooner?')).toBeVisible();
  expect(api.calls(getConversation)[1]?.query).toEqual({ before: 3 });
  expect(screen.queryByText('Show what was said before')).not.toBeInTheDocument();
  await user.type(field(), 'Now?{Enter}');
  await waitFor(() => expect(api.calls(askCoach)).toHaveLength(1));
  expect(api.calls(askCoach)[0]?.body.conversationId).toBe(CONVERSATION_ID);
  expect(await screen.findByText('steady')).toBeVisible();
});

test('renames a conversation', async () => {
  const { api, user } = show(
    replies(listConversations, [conversation()]),
    replies(renameConversation, ({ body }) => conversation(body)),
  );
  await user.click(button('Earlier conversations'));
  await user.click(await screen.findByRole('button', { name: 'Rename About work' }));
  const title = screen.getByLabelText('Title');
  await user.clear(title);
  await user.click(button('Save'));
  expect(await screen.findByText('Title is required')).toBeVisible();
  expect(api.calls(renameConversation)).toEqual([]);
  await user.type(title, 'My week{Enter}');
  expect(await screen.findByRole('button', { name: /^My week/ })).toBeVisible();
  expect(api.calls(renameConversation)[0]?.body).toEqual({ title: 'My week' });
});

test('deletes a conversation after a confirmation, also from the screen', async () => {
  const { user } = show(
    answers,
    replies(listConversations, [conversation()]),
    once(refuses(deleteConversation, 503, { code: 'service.unavailable', message: 'Not now.' })),
    refuses(deleteConversation, 404, { code: 'conversation.not_found' }),
  );
  await user.type(field(), 'Why?{Enter}');
  await screen.findByText('Built-in coach');
  await user.click(button('Earlier conversations'));
  await user.click(await screen.findByRole('button', { name: 'Delete About work' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Conversation' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('Not now.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/^Nothing yet\./)).toBeVisible();
  await user.click(button('Back to the conversation'));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('a list that fails to load says so and loads on retry', async () => {
  const { user } = show(
    once(isUnreachable(listConversations)),
    replies(listConversations, [conversation()]),
  );
  await user.click(button('Earlier conversations'));
  expect(await screen.findByText('Unable to load the conversations')).toBeVisible();
  await user.click(button('Try Again'));
  expect(await screen.findByRole('button', { name: /^About work/ })).toBeVisible();
});

test('new text does not scroll a reader who is further up; one click returns to it', async () => {
  const slow = slowly();
  const { user } = show(slow.handler);
  const box = screen.getByRole('group', { name: 'Conversation' });
  for (const [name, value] of [
    ['scrollHeight', 1000],
    ['clientHeight', 400],
  ] as const) {
    Object.defineProperty(box, name, { configurable: true, value });
  }
  await user.type(field(), 'Why?{Enter}');
  await slow.say(said(FIRST, GATE_34));
  await waitFor(() => expect(box.scrollTop).toBe(1000));
  box.scrollTop = 541;
  fireEvent.scroll(box);
  expect(screen.queryByRole('button', { name: 'Jump to latest' })).not.toBeInTheDocument();
  box.scrollTop = 539;
  fireEvent.scroll(box);
  await slow.say(said(SECOND, ARTICLE));
  await screen.findByText(/^Wait for what calls you/);
  expect(box.scrollTop).toBe(539);
  await user.click(button('Jump to latest'));
  expect(box.scrollTop).toBe(1000);
});
