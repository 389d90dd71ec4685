import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { isStatus, messageOf } from '#client/lib/api.ts';
import type { CoachEvent } from '#shared/contract/coach.ts';
import {
  ask,
  type CoachSubject,
  findStopped,
  forgetConversations,
  readConversation,
} from './api.ts';
import { isPending, NEW_THREAD, type Thread, threadAfter } from './thread.ts';

const FAILED = 'Failed to get response. Please try again.';
const NOT_OPENED = 'This conversation could not be opened. Please try again.';

export interface Coach {
  readonly thread: Thread;
  readonly draft: string;
  readonly setDraft: (draft: string) => void;
  readonly isPrivate: boolean;
  readonly setPrivate: (isPrivate: boolean) => void;
  /** Does nothing while an answer is in progress or for empty text. */
  readonly send: (question: string) => void;
  readonly stop: () => void;
  readonly begin: () => void;
  readonly open: (conversationId: string) => Promise<boolean>;
  readonly showEarlier: () => Promise<void>;
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

  function fail(question: string, error: unknown) {
    const message = messageOf(error, FAILED);
    dispatch({ kind: 'failed', question, message, isGone: isStatus(error, 404) });
    setDraft((typed) => (typed.trim() === '' ? question : typed));
    toast({ title: 'Error', description: FAILED, tone: 'destructive' });
  }

  async function run(question: string, controller: AbortController) {
    const isCurrent = () => running.current === controller;
    try {
      const conversationId = await conversationOf(thread);
      const { signal } = controller;
      const onEvent = (event: CoachEvent) => void (isCurrent() && hear(event));
      await ask(subject, { question, conversationId, isPrivate }, { signal, onEvent });
    } catch (error) {
      if (isCurrent()) fail(question, error);
    } finally {
      if (isCurrent()) running.current = null;
      forgetConversations(queryClient);
    }
  }

  function send(asked: string) {
    const question = asked.trim();
    if (question === '' || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setDraft((typed) => (typed.trim() === question ? '' : typed));
    dispatch({ kind: 'asked', question, isPrivate });
    void run(question, controller);
  }

  function stop() {
    const last = thread.exchanges.at(-1);
    if (!isPending(thread) || !last) return;
    leave(running);
    dispatch({ kind: 'stopped' });
    if (last.text === '') setDraft((typed) => (typed.trim() === '' ? last.question : typed));
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
