import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useRef } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { isStatus, messageOf } from '#client/lib/api.ts';
import type { CoachEvent } from '#shared/contract/coach.ts';
import { ask, type CoachSubject, findStopped, invalidateConversations } from './api.ts';
import type { Asked, Thread, ThreadEvent } from './thread.ts';

const FAILED = 'Failed to get response. Please try again.';

/** The conversation on screen, and how it changes. */
export interface ThreadState {
  readonly thread: Thread;
  readonly dispatch: Dispatch<ThreadEvent>;
}

/** An answer to be replaced; one that is not stored is asked for like a new one. */
interface Again {
  readonly isStored: boolean;
}

interface RunningAnswer {
  readonly isRunning: () => boolean;
  readonly start: (asked: Asked, again: Again | null) => void;
  /** Stops listening; nothing of the answer reaches the thread from here on. */
  readonly leave: () => void;
}

/**
 * The one answer that may be in progress.
 * @param onLost a new question failed
 */
export function useRunningAnswer(
  subject: CoachSubject,
  { thread, dispatch }: ThreadState,
  onLost: (asked: Asked) => void,
): RunningAnswer {
  const queryClient = useQueryClient();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => abort(running), []);

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

  function fail(asked: Asked, isAgain: boolean, error: unknown) {
    const { question, topic } = asked;
    const message = messageOf(error, FAILED);
    dispatch({ kind: 'failed', question, topic, isAgain, message, isGone: isStatus(error, 404) });
    if (!isAgain) onLost(asked);
    toast({ title: 'Error', description: FAILED, tone: 'destructive' });
  }

  async function run(asked: Asked, again: Again | null, controller: AbortController) {
    const { question, isPrivate, topic } = asked;
    const isCurrent = () => running.current === controller;
    try {
      const conversationId = await conversationOf(thread);
      const { signal } = controller;
      const onEvent = (event: CoachEvent) => void (isCurrent() && hear(event));
      const context = topic?.context ?? null;
      const isRegenerated = again?.isStored ?? false;
      const request = { question, conversationId, isPrivate, context, isRegenerated };
      await ask(subject, request, { signal, onEvent });
    } catch (error) {
      if (isCurrent()) fail(asked, again !== null, error);
    } finally {
      if (isCurrent()) running.current = null;
      invalidateConversations(queryClient);
    }
  }

  function start(asked: Asked, again: Again | null) {
    const controller = new AbortController();
    running.current = controller;
    void run(asked, again, controller);
  }

  return { isRunning: () => running.current !== null, start, leave: () => abort(running) };
}

function abort(running: { current: AbortController | null }): void {
  running.current?.abort();
  running.current = null;
}
