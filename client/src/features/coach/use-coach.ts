import { useReducer, useState } from 'react';
import { setTopic, type Topic } from '#client/lib/coach-door.ts';
import type { Verdict } from '#shared/contract/conversations.ts';
import type { CoachSubject } from './api.ts';
import {
  type Asked,
  type Exchange,
  isPending,
  NEW_THREAD,
  type Thread,
  threadAfter,
} from './thread.ts';
import { useRunningAnswer } from './use-running-answer.ts';
import { useStoredConversation } from './use-stored-conversation.ts';

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
  readonly startConversation: () => void;
  readonly open: (conversationId: string) => Promise<boolean>;
  readonly showEarlier: () => Promise<void>;
}

/** One conversation with a coach: ask, stream, stop, continue. */
export function useCoach(subject: CoachSubject): Coach {
  const [thread, dispatch] = useReducer(threadAfter, NEW_THREAD);
  const [draft, setDraft] = useState('');
  const [isPrivate, setPrivate] = useState(false);
  const answer = useRunningAnswer(subject, { thread, dispatch }, putBack);
  const stored = useStoredConversation({ thread, dispatch }, answer.leave);

  /** A question that got no answer is typed again, unless something else is by now. */
  function putBack({ question, topic }: Asked) {
    setDraft((typed) => (typed.trim() === '' ? question : typed));
    if (topic) setTopic(topic);
  }

  function send(typed: string, topic: Topic | null = null) {
    const question = typed.trim();
    if (question === '' || answer.isRunning()) return;
    const asked: Asked = { question, isPrivate, topic };
    setDraft((draft) => (draft.trim() === question ? '' : draft));
    if (topic) setTopic(null);
    dispatch({ kind: 'asked', ...asked });
    answer.start(asked, null);
  }

  function retry() {
    const { failure } = thread;
    if (failure?.isAgain) regenerate();
    else if (failure) send(failure.question, failure.topic);
  }

  function regenerate() {
    const last = thread.exchanges.at(-1);
    if (!last || answer.isRunning()) return;
    dispatch({ kind: 'askedAgain' });
    answer.start(last, { isStored: last.position !== null });
  }

  function stop() {
    const last = thread.exchanges.at(-1);
    if (!isPending(thread) || !last) return;
    answer.leave();
    dispatch({ kind: 'stopped' });
    if (last.text === '' && !last.replaced) putBack(last);
  }

  function startConversation() {
    answer.leave();
    dispatch({ kind: 'begun' });
  }

  const typing = { draft, setDraft, isPrivate, setPrivate };
  return { thread, ...typing, send, regenerate, retry, stop, startConversation, ...stored };
}
