import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentToast } from '#client/components/feedback/toast.ts';
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
  createdAt: AT,
});
const text = (words: string): CoachEvent => ({ kind: 'text', text: words, sources: [] });
const done = (conversationId: string | null = CONVERSATION_ID): CoachEvent => ({
  kind: 'done',
  answer: { answer: 'Yes.', sources: [], provider: 'built-in', conversationId },
});
const answers = streams(askCoach, [done()]);

/** Begins to answer and never ends. */
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

test('a question is sent without its blanks and takes the typed one away', async () => {
  const { now, says, asked } = open(answers);
  act(() => now().setDraft(' Why? '));
  act(() => now().send(' Why? '));
  expect(now().draft).toBe('');
  await says('Yes.');
  expect(asked()).toEqual([{ question: 'Why?', chartId: CHART_ID }]);
  expect(now().thread).toMatchObject({ conversationId: CONVERSATION_ID, failure: null });
});

test('a suggested question leaves the typed one alone', async () => {
  const { now, says } = open(answers);
  act(() => now().setDraft('Another?'));
  act(() => now().send('Why?'));
  await says('Yes.');
  expect(now().draft).toBe('Another?');
});

test('nothing is sent without words, or while an answer is under way', async () => {
  const { now, says, asked } = open(streams(askCoach, begun(text('Well'))));
  act(() => now().send('  '));
  expect(now().thread.exchanges).toEqual([]);
  act(() => now().send('Why?'));
  act(() => now().send('And?'));
  await says('Well');
  expect(asked()).toHaveLength(1);
  expect(now().thread.exchanges).toHaveLength(1);
});

test('a private question asks for nothing to be kept', async () => {
  const { now, says, asked } = open(streams(askCoach, [done(null)]));
  expect(now().isPrivate).toBe(false);
  act(() => now().setPrivate(true));
  act(() => now().send('Why?'));
  await says('Yes.');
  expect(asked()).toEqual([{ question: 'Why?', chartId: CHART_ID, isPrivate: true }]);
});

test('Stop before the first words gives the question back, unless another is typed', () => {
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

test('a stopped answer is gone on with in the conversation that the server kept it in', async () => {
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

test('a stopped answer whose conversation cannot be found is followed by a new one', async () => {
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

test('words that come after Stop are not shown', async () => {
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

test('a question that fails is given back and can be asked again', async () => {
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

test('a question that fails leaves what has been typed since', async () => {
  const { now } = open(isUnreachable(askCoach));
  act(() => now().send('Why?'));
  act(() => now().setDraft('And?'));
  await waitFor(() => expect(now().thread.failure).not.toBeNull());
  expect(now().thread.failure?.message).toBe('Failed to get response. Please try again.');
  expect(now().draft).toBe('And?');
});

test('a conversation that is gone is not gone on with', async () => {
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

test('a conversation is opened, read back, and left for a new one', async () => {
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
  act(() => now().begin());
  expect(now().thread).toMatchObject({ exchanges: [], conversationId: null });
});

test('a new conversation leaves the answer that was under way', async () => {
  const { now, says } = open(once(streams(askCoach, begun(text('Well')))), answers);
  act(() => now().send('Why?'));
  await says('Well');
  act(() => now().begin());
  expect(now().thread.exchanges).toEqual([]);
  act(() => now().send('And?'));
  await says('Yes.');
});

test.each([
  ['gone', refuses(getConversation, 404, { code: 'conversation.not_found' }), 2],
  ['out of reach', refuses(getConversation, 503, { code: 'service.unavailable' }), 1],
])('a conversation that is %s says so and leaves the thread', async (_, handler) => {
  const { now } = open(handler);
  let isOpened: boolean | undefined;
  await act(async () => {
    isOpened = await now().open(CONVERSATION_ID);
  });
  expect(isOpened).toBe(false);
  expect(currentToast()).not.toBeNull();
  expect(now().thread.exchanges).toEqual([]);
});
