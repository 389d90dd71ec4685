import type { CoachAnswer, Source } from '#shared/contract/coach.ts';
import type { getConversation } from '#shared/contract/conversations.ts';
import type { RouteReply } from '#shared/contract/route.ts';
import { plainText } from './rich-text.ts';

export type KeptConversation = RouteReply<typeof getConversation>;

/** A question with its answer so far. */
export interface Exchange {
  readonly key: number;
  readonly question: string;
  readonly text: string;
  readonly sources: readonly Source[];
  /** Which coach is answering; null until known. */
  readonly provider: string | null;
  readonly status: 'pending' | 'answered' | 'stopped';
  readonly isPrivate: boolean;
}

export interface Thread {
  readonly exchanges: readonly Exchange[];
  /** null while nothing is stored, as far as is known. */
  readonly conversationId: string | null;
  /** The question whose stopped answer was stored under an id that never arrived. */
  readonly unnamed: string | null;
  /** Position of the first message shown; earlier ones can be loaded. */
  readonly firstPosition: number;
  readonly failure: { readonly question: string; readonly message: string } | null;
  /** The text to announce. */
  readonly spoken: string;
  readonly nextKey: number;
}

export const NEW_THREAD: Thread = {
  exchanges: [],
  conversationId: null,
  unnamed: null,
  firstPosition: 1,
  failure: null,
  spoken: '',
  nextKey: 1,
};

export type ThreadEvent =
  | { readonly kind: 'asked'; readonly question: string; readonly isPrivate: boolean }
  | { readonly kind: 'named'; readonly conversationId: string | null }
  | { readonly kind: 'heard'; readonly text: string; readonly sources: readonly Source[] }
  | { readonly kind: 'answered'; readonly answer: CoachAnswer }
  | { readonly kind: 'stopped' }
  | {
      readonly kind: 'failed';
      readonly question: string;
      readonly message: string;
      /** The conversation was deleted. */
      readonly isGone: boolean;
    }
  | { readonly kind: 'opened'; readonly conversation: KeptConversation }
  | { readonly kind: 'earlier'; readonly conversation: KeptConversation }
  | { readonly kind: 'begun' };

export function isPending({ exchanges }: Thread): boolean {
  return exchanges.at(-1)?.status === 'pending';
}

/** The thread's reducer. */
export function threadAfter(thread: Thread, event: ThreadEvent): Thread {
  switch (event.kind) {
    case 'asked':
      return afterQuestion(thread, event);
    case 'named':
      return { ...thread, conversationId: event.conversationId, unnamed: null };
    case 'heard':
      return changeLast(thread, (last) => ({
        text: last.text + event.text,
        sources: withMore(last.sources, event.sources),
      }));
    case 'answered':
      return afterAnswer(thread, event.answer);
    case 'stopped':
      return afterStop(thread);
    case 'failed':
      return afterFailure(thread, event);
    case 'opened':
      return openedThread(event.conversation);
    case 'earlier':
      return withEarlier(thread, event.conversation);
    case 'begun':
      return NEW_THREAD;
  }
}

function afterFailure(thread: Thread, event: Extract<ThreadEvent, { kind: 'failed' }>): Thread {
  const { question, message, isGone } = event;
  return {
    ...withoutPending(thread),
    failure: { question, message },
    conversationId: isGone ? null : thread.conversationId,
    spoken: '',
  };
}

function openedThread({ id, messages }: KeptConversation): Thread {
  const exchanges = exchangesOf(messages, 1);
  return {
    ...NEW_THREAD,
    exchanges,
    conversationId: id,
    firstPosition: messages[0]?.position ?? 1,
    nextKey: exchanges.length + 1,
  };
}

function withEarlier(thread: Thread, { messages }: KeptConversation): Thread {
  const earlier = exchangesOf(messages, thread.nextKey);
  return {
    ...thread,
    exchanges: [...earlier, ...thread.exchanges],
    firstPosition: messages[0]?.position ?? 1,
    nextKey: thread.nextKey + earlier.length,
  };
}

function changeLast(thread: Thread, change: (last: Exchange) => Partial<Exchange>): Thread {
  const last = thread.exchanges.at(-1);
  if (last?.status !== 'pending') return thread;
  const changed = { ...last, ...change(last) };
  return { ...thread, exchanges: [...thread.exchanges.slice(0, -1), changed] };
}

function withoutPending(thread: Thread): Thread {
  return {
    ...thread,
    exchanges: thread.exchanges.filter(({ status }) => status !== 'pending'),
  };
}

function withMore(known: readonly Source[], more: readonly Source[]): readonly Source[] {
  const added = more.filter(({ id }) => known.every((source) => source.id !== id));
  return added.length === 0 ? known : [...known, ...added];
}

function afterQuestion(
  thread: Thread,
  { question, isPrivate }: { question: string; isPrivate: boolean },
): Thread {
  const asked: Exchange = {
    key: thread.nextKey,
    question,
    text: '',
    sources: [],
    provider: null,
    status: 'pending',
    isPrivate,
  };
  return {
    ...thread,
    exchanges: [...thread.exchanges, asked],
    failure: null,
    spoken: 'Thinking',
    nextKey: thread.nextKey + 1,
  };
}

function afterAnswer(thread: Thread, answer: CoachAnswer): Thread {
  const { answer: text, sources, provider, conversationId } = answer;
  return {
    ...changeLast(thread, () => ({ text, sources, provider, status: 'answered' })),
    conversationId: conversationId ?? thread.conversationId,
    spoken: plainText(text),
  };
}

/**
 * Keeps the answer so far, as the server does; without any text the question counts as not asked.
 */
function afterStop(thread: Thread): Thread {
  const last = thread.exchanges.at(-1);
  if (last?.status !== 'pending') return thread;
  if (last.text === '') return { ...withoutPending(thread), spoken: 'Stopped' };
  const isUnnamed = thread.conversationId === null && !last.isPrivate;
  return {
    ...changeLast(thread, () => ({ status: 'stopped' })),
    unnamed: isUnnamed ? last.question : thread.unnamed,
    spoken: 'Stopped',
  };
}

/** Stored messages as questions with their answers. */
function exchangesOf(messages: KeptConversation['messages'], firstKey: number): Exchange[] {
  const exchanges: Exchange[] = [];
  for (const { speaker, text, sources, provider } of messages) {
    const last = exchanges.at(-1);
    if (speaker === 'person' || !last) {
      exchanges.push({
        key: firstKey + exchanges.length,
        question: speaker === 'person' ? text : '',
        text: speaker === 'person' ? '' : text,
        sources,
        provider,
        status: 'answered',
        isPrivate: false,
      });
    } else {
      exchanges[exchanges.length - 1] = { ...last, text, sources, provider };
    }
  }
  return exchanges;
}
