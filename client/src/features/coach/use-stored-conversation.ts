import { useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { isStatus } from '#client/lib/api.ts';
import type { Verdict } from '#shared/contract/conversations.ts';
import { invalidateConversations, readConversation, sendRating } from './api.ts';
import type { Exchange } from './thread.ts';
import type { ThreadState } from './use-running-answer.ts';

const NOT_RATED = 'We couldn’t save your rating. Please try again.';
const NOT_OPENED = 'We couldn’t open this conversation. Please try again.';

/**
 * What is done with a conversation that the server keeps: open, read on, rate.
 * @param leaveAnswer called before another conversation takes the screen
 */
export function useStoredConversation({ thread, dispatch }: ThreadState, leaveAnswer: () => void) {
  const queryClient = useQueryClient();

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

  async function open(conversationId: string): Promise<boolean> {
    try {
      const conversation = await readConversation(conversationId);
      leaveAnswer();
      dispatch({ kind: 'opened', conversation });
      return true;
    } catch (error) {
      if (isStatus(error, 404)) invalidateConversations(queryClient);
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

  return { rate, open, showEarlier };
}
