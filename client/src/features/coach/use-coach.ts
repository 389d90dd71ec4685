import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { isStatus, messageOf } from '#client/lib/api.ts';
import { setTopic, type Topic } from '#client/lib/coach-door.ts';
import type { CoachEvent } from '#shared/contract/coach.ts';
import type { Verdict } from '#shared/contract/conversations.ts';
import {
  ask,
  type CoachSubject,
  findStopped,
  forgetConversations,
  readConversation,
  sendRating,
} from './api.ts';
import {
  type Asked,
  type Exchange,
  isPending,
  NEW_THREAD,
  type Thread,
  threadAfter,
} from './thread.ts';

const FAILED = 'Failed to get response. Please try again.';
const NOT_RATED = 'We couldn’t save your rating. Please try again.';
const NOT_OPENED = 'We couldn’t open this conversation. Please try again.';

export interface Coach {
  readonly thread: Thread;
  readonly draft: string;
  readonly setDraft: (draft: string) => void;
  readonly isPrivate: boolean;
  readonly setPrivate: (isPrivate: boolean) => void;
  /** Does nothing while an answer is in progress or for empty text. */
  readonly send: (question: string, topic?: Topic | null) => void;
  /** Answers the last question again. */
  readonly regenerate: () => void;
  /** Sends what failed again. */
  readonly retry: () => void;
  /** Does nothing for an answer that is not stored. @returns false when it failed */
  readonly rate: (exchange: Exchange, verdict: Verdict | null, reason?: string) => Promise<boolean>;
  readonly stop: () => void;
  readonly begin: () => void;
  readonly open: (conversationId: string) => Promise<boolean>;
  readonly showEarlier: () => Promise<void>;
}

/** An answer to be replaced; one that is not stored is asked for like a new one. */
interface Again {
  readonly isStored: boolean;
}

/** One conversation with a coach: ask, stream, stop, continue. */
export function useCoach(subject: CoachSubject): Coach {
  const queryClient = useQueryClient();
  const [thread, dispatch] = useReducer(threadAfter, NEW_THREAD);
  const [draft, setDraft] = useState('');
  const [isPrivate, setPrivate] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => leave(running), []);

  async function conversationOf({ conversationId, unnamed }: Thread): Promise<string | null> {
    if (conversationId !== null || unnamed === null) return conversationId;
    const found = await findStopped(subject, unnamed).catch(() => null);
    dispatch({ kind: 'named', conversationId: found });
    return found;
  }

  function hear(event: CoachEvent) {
    if (event.kind === 'done') dispatch({ kind: 'answered', answer: event.answer });
    else if (event.kind === 'text') dispatch({ ...event, kind: 'heard' });
  }

  function fail({ question, topic }: Asked, isAgain: boolean, error: unknown) {
    const message = messageOf(error, FAILED);
    dispatch({ kind: 'failed', question, topic, isAgain, message, isGone: isStatus(error, 404) });
    if (!isAgain) {
      setDraft((typed) => (typed.trim() === '' ? question : typed));
      if (topic) setTopic(topic);
    }
    toast({ title: 'Error', description: FAILED, tone: 'destructive' });
  }

  async function run(asked: Asked, again: Again | null, controller: AbortController) {
    const { question, isPrivate: isAskedPrivately, topic } = asked;
    const isCurrent = () => running.current === controller;
    try {
      const conversationId = await conversationOf(thread);
      const { signal } = controller;
      const onEvent = (event: CoachEvent) => void (isCurrent() && hear(event));
      await ask(
        subject,
        {
          question,
          conversationId,
          isPrivate: isAskedPrivately,
          context: topic?.context ?? null,
          isRegenerated: again?.isStored ?? false,
        },
        { signal, onEvent },
      );
    } catch (error) {
      if (isCurrent()) fail(asked, again !== null, error);
    } finally {
      if (isCurrent()) running.current = null;
      forgetConversations(queryClient);
    }
  }

  function start(asked: Asked, again: Again | null) {
    const controller = new AbortController();
    running.current = controller;
    void run(asked, again, controller);
  }

  function send(typed: string, topic: Topic | null = null) {
    const question = typed.trim();
    if (question === '' || running.current) return;
    const asked: Asked = { question, isPrivate, topic };
    setDraft((draft) => (draft.trim() === question ? '' : draft));
    if (topic) setTopic(null);
    dispatch({ kind: 'asked', ...asked });
    start(asked, null);
  }

  function retry() {
    const { failure } = thread;
    if (failure?.isAgain) regenerate();
    else if (failure) send(failure.question, failure.topic);
  }

  function regenerate() {
    const last = thread.exchanges.at(-1);
    if (!last || running.current) return;
    dispatch({ kind: 'askedAgain' });
    start(last, { isStored: last.position !== null });
  }

  async function rate(
    { key, position, verdict: before }: Exchange,
    verdict: Verdict | null,
    reason?: string,
  ): Promise<boolean> {
    const { conversationId } = thread;
    if (conversationId === null || position === null) return false;
    dispatch({ kind: 'rated', key, verdict });
    try {
      await sendRating({
        conversationId,
        position,
        verdict,
        ...(reason === undefined ? {} : { reason }),
      });
      return true;
    } catch (error) {
      dispatch({ kind: 'rated', key, verdict: before });
      toastFailure(error, NOT_RATED);
      return false;
    }
  }

  function stop() {
    const last = thread.exchanges.at(-1);
    if (!isPending(thread) || !last) return;
    leave(running);
    dispatch({ kind: 'stopped' });
    if (last.text !== '' || last.replaced) return;
    setDraft((typed) => (typed.trim() === '' ? last.question : typed));
    if (last.topic) setTopic(last.topic);
  }

  function begin() {
    leave(running);
    dispatch({ kind: 'begun' });
  }

  async function open(conversationId: string): Promise<boolean> {
    try {
      const conversation = await readConversation(conversationId);
      leave(running);
      dispatch({ kind: 'opened', conversation });
      return true;
    } catch (error) {
      if (isStatus(error, 404)) forgetConversations(queryClient);
      toastFailure(error, NOT_OPENED);
      return false;
    }
  }

  async function showEarlier() {
    const { conversationId, firstPosition } = thread;
    if (conversationId === null) return;
    try {
      const conversation = await readConversation(conversationId, firstPosition);
      dispatch({ kind: 'earlier', conversation });
    } catch (error) {
      toastFailure(error, NOT_OPENED);
    }
  }

  return {
    thread,
    draft,
    setDraft,
    isPrivate,
    setPrivate,
    send,
    regenerate,
    retry,
    rate,
    stop,
    begin,
    open,
    showEarlier,
  };
}

function leave(running: { current: AbortController | null }): void {
  running.current?.abort();
  running.current = null;
}
