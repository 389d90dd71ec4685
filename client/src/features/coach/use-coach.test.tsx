import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentToast } from '#client/components/feedback/toast.ts';
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
import { CHART_ID } from '#client/testing/samples.ts';
import { askCoach, type CoachEvent } from '#shared/contract/coach.ts';
import { getConversation, listConversations } from '#shared/contract/conversations.ts';
import { type Coach, useCoach } from './use-coach.ts';

const CONVERSATION_ID = '3c2f1a60-6c7e-4f39-8a55-0d6f6a3f2a99';
const AT = '2026-05-03T10:00:00.000Z';
const CONVERSATION = {
  id: CONVERSATION_ID,
  title: 'About work',
  chartId: CHART_ID,
  teamId: null,
  createdAt: AT,
  updatedAt: AT,
};
const message = (position: number, speaker: 'person' | 'coach', text: string) => ({
  position,
  speaker,
  text,
  sources: [],
  provider: speaker === 'coach' ? 'built-in' : null,
  leftOut: 0,
  verdict: null,
  createdAt: AT,
});
const text = (words: string): CoachEvent => ({ kind: 'text', text: words, sources: [] });
const done = (conversationId: string | null = CONVERSATION_ID): CoachEvent => ({
  kind: 'done',
  answer: { answer: 'Yes.', sources: [], provider: 'built-in', conversationId, ...PLAIN_ANSWER },
});
const answers = streams(askCoach, [done()]);

/** Starts to answer and never ends. */
async function* begun(...events: CoachEvent[]): AsyncGenerator<CoachEvent> {
  yield* events;
  await new Promise(() => undefined);
}

function open(...handlers: MockHandler[]) {
  let latest: Coach | undefined;
  function Probe() {
    latest = useCoach({ kind: 'chart', chartId: CHART_ID });
    return null;
  }
  const part = renderPart(<Probe />, '/', ...handlers);
  const now = () => {
    if (!latest) throw new Error('nothing is shown');
    return latest;
  };
  const says = (words: string) =>
    waitFor(() => expect(now().thread.exchanges.at(-1)?.text).toBe(words));
  const asked = () => part.api.calls(askCoach).map(({ body }) => body);
  return { ...part, now, says, asked };
}

test('sends a question trimmed and clears the input', async () => {
  const { now, says, asked } = open(answers);
  act(() => now().setDraft(' Why? '));
  act(() => now().send(' Why? '));
  expect(now().draft).toBe('');
  await says('Yes.');
  expect(asked()).toEqual([{ question: 'Why?', chartId: CHART_ID }]);
  expect(now().thread).toMatchObject({ conversationId: CONVERSATION_ID, failure: null });
});

test('a suggested question keeps the input', async () => {
  const { now, says } = open(answers);
  act(() => now().setDraft('Another?'));
  act(() => now().send('Why?'));
  await says('Yes.');
  expect(now().draft).toBe('Another?');
});

test('sends nothing for empty text, or while an answer is in progress', async () => {
  const { now, says, asked } = open(streams(askCoach, begun(text('Well'))));
  act(() => now().send('  '));
  expect(now().thread.exchanges).toEqual([]);
  act(() => now().send('Why?'));
  act(() => now().send('And?'));
  await says('Well');
  expect(asked()).toHaveLength(1);
  expect(now().thread.exchanges).toHaveLength(1);
});

test('sends a private question as private', async () => {
  const { now, says, asked } = open(streams(askCoach, [done(null)]));
  expect(now().isPrivate).toBe(false);
  act(() => now().setPrivate(true));
  act(() => now().send('Why?'));
  await says('Yes.');
  expect(asked()).toEqual([{ question: 'Why?', chartId: CHART_ID, isPrivate: true }]);
});

test('Stop before the first text restores the question, unless another is typed', () => {
  const { now } = open(streams(askCoach, begun()));
  act(() => now().stop());
  expect(now().thread.spoken).toBe('');
  act(() => now().send('Why?'));
  act(() => now().stop());
  expect(now().thread).toMatchObject({ exchanges: [], spoken: 'Stopped' });
  expect(now().draft).toBe('Why?');
  act(() => now().setDraft('And?'));
  act(() => now().send('Why?'));
  act(() => now().stop());
  expect(now().draft).toBe('And?');
});

test('continues a stopped answer in the conversation where the server stored it', async () => {
  const { now, says, asked } = open(
    once(streams(askCoach, begun(text('Well')))),
    answers,
    replies(listConversations, [CONVERSATION]),
    replies(getConversation, { ...CONVERSATION, messages: [message(1, 'person', 'Why?')] }),
  );
  act(() => now().send('Why?'));
  await says('Well');
  act(() => now().stop());
  expect(now().draft).toBe('');
  act(() => now().send('And?'));
  await says('Yes.');
  expect(asked()[1]?.conversationId).toBe(CONVERSATION_ID);
  expect(now().thread.exchanges.map(({ status }) => status)).toEqual(['stopped', 'answered']);
});

test('starts a new conversation when a stopped answer’s cannot be found', async () => {
  const { now, says, asked } = open(
    once(streams(askCoach, begun(text('Well')))),
    answers,
    isUnreachable(listConversations),
  );
  act(() => now().send('Why?'));
  await says('Well');
  act(() => now().stop());
  act(() => now().send('And?'));
  await says('Yes.');
  expect(asked()[1]).toEqual({ question: 'And?', chartId: CHART_ID });
});

test('does not show text that arrives after Stop', async () => {
  let speak = () => {};
  const spoken = new Promise<void>((resolve) => {
    speak = resolve;
  });
  async function* late(): AsyncGenerator<CoachEvent> {
    yield text('Well');
    await spoken;
    yield text(', more');
  }
  const { now, says } = open(streams(askCoach, late()));
  act(() => now().send('Why?'));
  await says('Well');
  act(() => now().stop());
  await act(async () => speak());
  expect(now().thread.exchanges.at(-1)).toMatchObject({ text: 'Well', status: 'stopped' });
  expect(now().thread.failure).toBeNull();
});

test('restores a failed question, which can be sent again', async () => {
  const { now, says } = open(
    once(refuses(askCoach, 503, { code: 'coach.unavailable', message: 'Not now.' })),
    answers,
  );
  act(() => now().send('Why?'));
  await waitFor(() => expect(now().thread.failure?.message).toBe('Not now.'));
  expect(now().draft).toBe('Why?');
  expect(currentToast()).toMatchObject({
    title: 'Error',
    description: 'Failed to get response. Please try again.',
    tone: 'destructive',
  });
  act(() => now().send('Why?'));
  await says('Yes.');
});

test('a failed question does not overwrite what was typed since', async () => {
  const { now } = open(isUnreachable(askCoach));
  act(() => now().send('Why?'));
  act(() => now().setDraft('And?'));
  await waitFor(() => expect(now().thread.failure).not.toBeNull());
  expect(now().thread.failure?.message).toBe('Failed to get response. Please try again.');
  expect(now().draft).toBe('And?');
});

test('does not continue a deleted conversation', async () => {
  const { now, says, asked } = open(
    once(answers),
    once(refuses(askCoach, 404, { code: 'conversation.not_found' })),
    answers,
  );
  act(() => now().send('One?'));
  await says('Yes.');
  act(() => now().send('Two?'));
  await waitFor(() => expect(now().thread.failure).not.toBeNull());
  act(() => now().send('Two?'));
  await waitFor(() => expect(now().thread.exchanges).toHaveLength(2));
  await says('Yes.');
  expect(asked().map(({ conversationId }) => conversationId)).toEqual([
    undefined,
    CONVERSATION_ID,
    undefined,
  ]);
});

test('opens a conversation, loads earlier messages, and starts a new one', async () => {
  const { now, api } = open(
    replies(getConversation, ({ query }) => ({
      ...CONVERSATION,
      messages:
        query.before === 3 ? [message(1, 'person', 'Sooner?')] : [message(3, 'person', 'Later?')],
    })),
  );
  await act(() => now().showEarlier());
  expect(api.calls(getConversation)).toEqual([]);
  let isOpened: boolean | undefined;
  await act(async () => {
    isOpened = await now().open(CONVERSATION_ID);
  });
  expect(isOpened).toBe(true);
  await act(() => now().showEarlier());
  expect(now().thread.exchanges.map(({ question }) => question)).toEqual(['Sooner?', 'Later?']);
  act(() => now().startConversation());
  expect(now().thread).toMatchObject({ exchanges: [], conversationId: null });
});

test('a new conversation drops the answer in progress', async () => {
  const { now, says } = open(once(streams(askCoach, begun(text('Well')))), answers);
  act(() => now().send('Why?'));
  await says('Well');
  act(() => now().startConversation());
  expect(now().thread.exchanges).toEqual([]);
  act(() => now().send('And?'));
  await says('Yes.');
});

test.each([
  ['gone', refuses(getConversation, 404, { code: 'conversation.not_found' }), 2],
  ['out of reach', refuses(getConversation, 503, { code: 'service.unavailable' }), 1],
])('a conversation that is %s is reported, and keeps the thread', async (_, handler) => {
  const { now } = open(handler);
  let isOpened: boolean | undefined;
  await act(async () => {
    isOpened = await now().open(CONVERSATION_ID);
  });
  expect(isOpened).toBe(false);
  expect(currentToast()).not.toBeNull();
  expect(now().thread.exchanges).toEqual([]);
});
