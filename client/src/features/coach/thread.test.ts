import { describe, expect, test } from 'vitest';
import { PLAIN_ANSWER } from '#client/testing/coach-answer.ts';
import type { CoachAnswer, Source } from '#shared/contract/coach.ts';
import {
  isPending,
  type KeptConversation,
  NEW_THREAD,
  type Thread,
  type ThreadEvent,
  threadAfter,
} from './thread.ts';

const source = (id: string): Source => ({ id, kind: 'fact', label: id, text: id, gates: [] });
const answer = (changes: Partial<CoachAnswer> = {}): CoachAnswer => ({
  answer: 'You have **steady** power [F1].',
  sources: [source('F1')],
  provider: 'built-in',
  conversationId: 'c-1',
  ...PLAIN_ANSWER,
  ...changes,
});
const asked = (question: string, isPrivate = false): ThreadEvent => ({
  kind: 'asked',
  question,
  isPrivate,
  topic: null,
});
const heard = (text: string, ...ids: string[]): ThreadEvent => ({
  kind: 'heard',
  text,
  sources: ids.map(source),
});
const failed = (isGone: boolean): ThreadEvent => ({
  kind: 'failed',
  question: 'Why?',
  topic: null,
  isAgain: false,
  message: 'Not now.',
  isGone,
});
const answered: ThreadEvent = { kind: 'answered', answer: answer() };
const stopped: ThreadEvent = { kind: 'stopped' };

const threadOf = (...events: ThreadEvent[]) => events.reduce(threadAfter, NEW_THREAD);
const kept = (...messages: [position: number, 'person' | 'coach', text: string][]) =>
  ({
    id: 'c-1',
    messages: messages.map(([position, speaker, text]) => ({
      position,
      speaker,
      text,
      sources: speaker === 'coach' ? [source('F1')] : [],
      provider: speaker === 'coach' ? 'built-in' : null,
      leftOut: 0,
      verdict: null,
      createdAt: '2026-05-03T10:00:00.000Z',
    })),
  }) as unknown as KeptConversation;
/** What every exchange has before its answer says more. */
const PLAIN = {
  topic: null,
  position: null,
  isHelp: false,
  aside: null,
  leftOut: 0,
  leftOutSentences: [],
  next: [],
  verdict: null,
  replaced: null,
};
const shown = ({ exchanges }: Thread) =>
  exchanges.map(({ key, question, text, status }) => [key, question, text, status]);

describe('a question', () => {
  test('waits for its answer, and announces the wait', () => {
    const thread = threadOf(asked('Why?', true));
    expect(thread).toMatchObject({ spoken: 'Thinking', conversationId: null, nextKey: 2 });
    expect(thread.exchanges).toEqual([
      {
        ...PLAIN,
        key: 1,
        question: 'Why?',
        text: '',
        sources: [],
        provider: null,
        status: 'pending',
        isPrivate: true,
      },
    ]);
    expect([
      isPending(NEW_THREAD),
      isPending(thread),
      isPending(threadOf(asked('Why?'), answered)),
    ]).toEqual([false, true, false]);
  });

  test('clears the previous failure', () => {
    expect(threadOf(asked('Why?'), failed(false), asked('Why?')).failure).toBeNull();
  });

  test('has a unique key, also after a failed one', () => {
    const thread = threadOf(asked('One?'), answered, asked('Two?'), failed(false), asked('Three?'));
    expect(thread.exchanges.map(({ key }) => key)).toEqual([1, 3]);
  });
});

describe('an answer', () => {
  test('grows with each part, each source once', () => {
    const thread = threadOf(
      asked('Why?'),
      heard('You ', 'F1'),
      heard('have', 'F1', 'K1'),
      heard('.'),
    );
    expect(shown(thread)).toEqual([[1, 'Why?', 'You have.', 'pending']]);
    expect(thread.exchanges[0]?.sources.map(({ id }) => id)).toEqual(['F1', 'K1']);
    expect(thread.spoken).toBe('Thinking');
  });

  test('ends with the whole text, announced without its marks', () => {
    const thread = threadOf(asked('Why?'), heard('You'), answered);
    expect(thread.exchanges[0]).toMatchObject({
      text: 'You have **steady** power [F1].',
      sources: [{ id: 'F1' }],
      provider: 'built-in',
      status: 'answered',
    });
    expect(thread).toMatchObject({
      conversationId: 'c-1',
      spoken: expect.stringMatching(/^You have steady power/),
    });
  });

  test('that is not stored leaves the conversation unchanged', () => {
    const isPrivate: ThreadEvent = { kind: 'answered', answer: answer({ conversationId: null }) };
    expect(threadOf(asked('Why?', true), isPrivate).conversationId).toBeNull();
    expect(threadOf(asked('Why?'), answered, asked('And?', true), isPrivate).conversationId).toBe(
      'c-1',
    );
  });

  test('changes only the last question', () => {
    const thread = threadOf(asked('One?'), answered, asked('Two?'), heard('Yes.'));
    expect(shown(thread)).toEqual([
      [1, 'One?', answer().answer, 'answered'],
      [2, 'Two?', 'Yes.', 'pending'],
    ]);
  });

  test('is ignored when no question is waiting', () => {
    const before = threadOf(asked('Why?'), answered);
    expect(shown(threadAfter(before, heard('More.')))).toEqual(shown(before));
    expect(threadAfter(NEW_THREAD, heard('More.'))).toEqual(NEW_THREAD);
  });
});

describe('Stop', () => {
  test('keeps the answer so far, and the question until its conversation is known', () => {
    const thread = threadOf(asked('Why?'), heard('You'), stopped);
    expect(shown(thread)).toEqual([[1, 'Why?', 'You', 'stopped']]);
    expect(thread).toMatchObject({ unnamed: 'Why?', spoken: 'Stopped' });
    const named = threadAfter(thread, { kind: 'named', conversationId: 'c-2' });
    expect(named).toMatchObject({ unnamed: null, conversationId: 'c-2' });
  });

  test.each<[string, ThreadEvent[]]>([
    ['was asked in private', [asked('Why?', true), heard('You')]],
    ['goes on with a known conversation', [asked('One?'), answered, asked('Why?'), heard('You')]],
    ['has no words yet', [asked('Why?')]],
  ])('looks for no conversation when the question %s', (_, events) => {
    expect(threadOf(...events, stopped)).toMatchObject({ unnamed: null, spoken: 'Stopped' });
  });

  test('in private mode keeps looking for the conversation of an earlier question', () => {
    const thread = threadOf(
      asked('Why?'),
      heard('You'),
      stopped,
      asked('And?', true),
      heard('Well'),
    );
    expect(threadAfter(thread, stopped).unnamed).toBe('Why?');
  });

  test('before the first text removes the question', () => {
    expect(shown(threadOf(asked('One?'), answered, asked('Two?'), stopped))).toHaveLength(1);
  });

  test('does nothing when no question is waiting', () => {
    const thread = threadOf(asked('Why?'), answered);
    expect(threadAfter(thread, stopped)).toBe(thread);
    expect(threadAfter(NEW_THREAD, stopped)).toBe(NEW_THREAD);
  });
});

describe('a failure', () => {
  test('removes the question and says why', () => {
    const thread = threadOf(asked('One?'), answered, asked('Why?'), heard('You'), failed(false));
    expect(shown(thread)).toHaveLength(1);
    expect(thread).toMatchObject({
      failure: { question: 'Why?', message: 'Not now.' },
      conversationId: 'c-1',
      spoken: '',
    });
  });

  test('of a deleted conversation lets the next question start another', () => {
    expect(
      threadOf(asked('One?'), answered, asked('Why?'), failed(true)).conversationId,
    ).toBeNull();
  });
});

describe('a stored conversation', () => {
  const LATER = kept([3, 'person', 'Later?'], [4, 'coach', 'Later.'], [5, 'person', 'Last?']);

  test('replaces what was shown', () => {
    const before = threadOf(asked('Why?'), heard('You'), stopped, asked('And?'), failed(false));
    const thread = threadAfter(before, { kind: 'opened', conversation: LATER });
    expect(thread).toMatchObject({
      conversationId: 'c-1',
      firstPosition: 3,
      unnamed: null,
      failure: null,
      spoken: '',
      nextKey: 3,
    });
    expect(thread.exchanges).toEqual([
      {
        ...PLAIN,
        position: 4,
        key: 1,
        question: 'Later?',
        text: 'Later.',
        sources: [source('F1')],
        provider: 'built-in',
        status: 'answered',
        isPrivate: false,
      },
      {
        ...PLAIN,
        key: 2,
        question: 'Last?',
        text: '',
        sources: [],
        provider: null,
        status: 'answered',
        isPrivate: false,
      },
    ]);
  });

  test('shows an answer whose question is not on the page', () => {
    const conversation = kept([2, 'coach', 'Well.'], [3, 'person', 'And?']);
    expect(shown(threadAfter(NEW_THREAD, { kind: 'opened', conversation }))).toEqual([
      [1, '', 'Well.', 'answered'],
      [2, 'And?', '', 'answered'],
    ]);
  });

  test('without messages starts at the first position', () => {
    const thread = threadAfter(NEW_THREAD, { kind: 'opened', conversation: kept() });
    expect(thread).toMatchObject({ exchanges: [], firstPosition: 1, nextKey: 1 });
  });

  test('gets its earlier messages before the others, with unique keys', () => {
    const opened = threadAfter(NEW_THREAD, { kind: 'opened', conversation: LATER });
    const conversation = kept([1, 'person', 'Sooner?'], [2, 'coach', 'Sooner.']);
    const thread = threadAfter(opened, { kind: 'earlier', conversation });
    expect(shown(thread)).toEqual([
      [3, 'Sooner?', 'Sooner.', 'answered'],
      [1, 'Later?', 'Later.', 'answered'],
      [2, 'Last?', '', 'answered'],
    ]);
    expect(thread).toMatchObject({ firstPosition: 1, nextKey: 4, conversationId: 'c-1' });
    expect(threadAfter(opened, { kind: 'earlier', conversation: kept() }).firstPosition).toBe(1);
  });

  test('is replaced by a new one', () => {
    const opened = threadAfter(NEW_THREAD, { kind: 'opened', conversation: LATER });
    expect(threadAfter(opened, { kind: 'begun' })).toEqual(NEW_THREAD);
    expect(NEW_THREAD).toEqual({
      exchanges: [],
      conversationId: null,
      unnamed: null,
      firstPosition: 1,
      failure: null,
      spoken: '',
      nextKey: 1,
    });
  });
});

describe('an answer that is asked for again', () => {
  const again: ThreadEvent = { kind: 'askedAgain' };
  const first: ThreadEvent = { kind: 'answered', answer: answer({ next: ['And?'], leftOut: 1 }) };

  test('replaces the last one once it has arrived', () => {
    const waiting = threadOf(asked('Why?'), first, again);
    expect(shown(waiting)).toEqual([[1, 'Why?', '', 'pending']]);
    expect(waiting.spoken).toBe('Thinking');
    const second: ThreadEvent = { kind: 'answered', answer: answer({ answer: 'Better.' }) };
    const [exchange] = threadAfter(waiting, second).exchanges;
    expect(exchange).toMatchObject({ text: 'Better.', next: [], leftOut: 0, replaced: null });
  });

  test.each([
    ['fails', failed(false)],
    ['is stopped before its first word', stopped],
  ])('leaves the last one when it %s', (_, event) => {
    const thread = threadOf(asked('Why?'), first, again, event);
    expect(thread.exchanges).toMatchObject([{ status: 'answered', next: ['And?'] }]);
  });

  test('does nothing without an answer, or while one is on its way', () => {
    expect(threadOf(again)).toBe(NEW_THREAD);
    const waiting = threadOf(asked('Why?'));
    expect(threadAfter(waiting, again)).toBe(waiting);
  });
});

test('a rating changes its exchange alone', () => {
  const before = threadOf(asked('Why?'), answered, asked('And?'), answered);
  const rated = threadAfter(before, { kind: 'rated', key: 1, verdict: 'down' });
  expect(rated.exchanges.map(({ verdict }) => verdict)).toEqual(['down', null]);
});
