import type { Topic } from '#client/lib/coach-door.ts';
import type { CoachAnswer, Source } from '#shared/contract/coach.ts';
import type { getConversation, Verdict } from '#shared/contract/conversations.ts';
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
  /** The part of the page it was asked about; null for the whole, and where that was not kept. */
  readonly topic: Topic | null;
  /** Of the answer in its conversation; null when it is not stored. */
  readonly position: number | null;
  /** The answer is help for somebody in distress or danger, not a reading. */
  readonly isHelp: boolean;
  readonly aside: CoachAnswer['aside'];
  readonly leftOut: number;
  readonly leftOutSentences: readonly string[];
  readonly next: readonly string[];
  readonly verdict: Verdict | null;
  /** The answer that this one replaces, until it has arrived. */
  readonly replaced: Exchange | null;
}

/** A question as the person asks it. */
export type Asked = Pick<Exchange, 'question' | 'isPrivate' | 'topic'>;

export interface Thread {
  readonly exchanges: readonly Exchange[];
  /** null while nothing is stored, as far as is known. */
  readonly conversationId: string | null;
  /** The question whose stopped answer was stored under an id that never arrived. */
  readonly unnamed: string | null;
  /** Position of the first message shown; earlier ones can be loaded. */
  readonly firstPosition: number;
  readonly failure: {
    readonly question: string;
    readonly topic: Topic | null;
    /** It was to be answered again. */
    readonly isAgain: boolean;
    readonly message: string;
  } | null;
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
  | ({ readonly kind: 'asked' } & Asked)
  /** The last question is to be answered again. */
  | { readonly kind: 'askedAgain' }
  | { readonly kind: 'named'; readonly conversationId: string | null }
  | { readonly kind: 'heard'; readonly text: string; readonly sources: readonly Source[] }
  | { readonly kind: 'answered'; readonly answer: CoachAnswer }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'rated'; readonly key: number; readonly verdict: Verdict | null }
  | {
      readonly kind: 'failed';
      readonly question: string;
      readonly topic: Topic | null;
      readonly isAgain: boolean;
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
    case 'askedAgain':
      return askedAgain(thread);
    case 'rated':
      return afterRating(thread, event);
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
  const { question, topic, isAgain, message, isGone } = event;
  return {
    ...withoutPending(thread),
    failure: { question, topic, isAgain, message },
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
    exchanges: thread.exchanges.flatMap((one) => {
      if (one.status !== 'pending') return [one];
      return one.replaced ? [one.replaced] : [];
    }),
  };
}

function withMore(known: readonly Source[], more: readonly Source[]): readonly Source[] {
  const added = more.filter(({ id }) => known.every((source) => source.id !== id));
  return added.length === 0 ? known : [...known, ...added];
}

const UNANSWERED = {
  text: '',
  sources: [],
  provider: null,
  topic: null,
  position: null,
  isHelp: false,
  aside: null,
  leftOut: 0,
  leftOutSentences: [],
  next: [],
  verdict: null,
  replaced: null,
} satisfies Partial<Exchange>;

function afterQuestion(thread: Thread, { question, isPrivate, topic }: Asked): Thread {
  const asked: Exchange = {
    ...UNANSWERED,
    key: thread.nextKey,
    question,
    topic,
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

function askedAgain(thread: Thread): Thread {
  const last = thread.exchanges.at(-1);
  if (!last || last.status === 'pending') return thread;
  const { key, question, isPrivate, topic } = last;
  const pending: Exchange = {
    ...UNANSWERED,
    key,
    question,
    isPrivate,
    topic,
    status: 'pending',
    replaced: last,
  };
  return {
    ...thread,
    exchanges: [...thread.exchanges.slice(0, -1), pending],
    failure: null,
    spoken: 'Thinking',
  };
}

function afterRating(
  thread: Thread,
  { key, verdict }: Extract<ThreadEvent, { kind: 'rated' }>,
): Thread {
  const exchanges = thread.exchanges.map((one) => (one.key === key ? { ...one, verdict } : one));
  return { ...thread, exchanges };
}

function afterAnswer(thread: Thread, answer: CoachAnswer): Thread {
  const { answer: text, conversationId, ...rest } = answer;
  return {
    ...changeLast(thread, () => ({ ...rest, text, status: 'answered', replaced: null })),
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
    ...changeLast(thread, () => ({ status: 'stopped', replaced: null })),
    unnamed: isUnnamed ? last.question : thread.unnamed,
    spoken: 'Stopped',
  };
}

/** Stored messages as questions with their answers. */
function exchangesOf(messages: KeptConversation['messages'], firstKey: number): Exchange[] {
  const exchanges: Exchange[] = [];
  for (const { speaker, text, createdAt: _, ...answer } of messages) {
    const last = exchanges.at(-1);
    if (speaker === 'coach' && last) {
      exchanges[exchanges.length - 1] = { ...last, ...answer, text };
      continue;
    }
    exchanges.push({
      ...UNANSWERED,
      ...(speaker === 'coach' && { ...answer, text }),
      key: firstKey + exchanges.length,
      question: speaker === 'person' ? text : '',
      status: 'answered',
      isPrivate: false,
    });
  }
  return exchanges;
}
