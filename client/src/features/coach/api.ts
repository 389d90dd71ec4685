import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callStream, isStatus } from '#client/lib/api.ts';
import {
  askCoach,
  askTeamCoach,
  type CoachEvent,
  type QuestionContext,
} from '#shared/contract/coach.ts';
import {
  type Conversation,
  deleteConversation,
  getConversation,
  listConversations,
  rateAnswer,
  renameConversation,
  type Verdict,
} from '#shared/contract/conversations.ts';

const PAGE_SIZE = 20;

/** The subject of a conversation. */
export type CoachSubject =
  | { readonly kind: 'chart'; readonly chartId: string }
  | { readonly kind: 'team'; readonly teamId: string };

/** A question with the conversation it continues; a private one is not stored. */
export interface QuestionToSend {
  readonly question: string;
  readonly conversationId: string | null;
  readonly isPrivate: boolean;
  /** The part of the page that it is about; null for the whole chart or team. */
  readonly context: QuestionContext | null;
  /** Answers the conversation's last question again, in place of its answer. */
  readonly isRegenerated: boolean;
}

interface Listening {
  readonly onEvent: (event: CoachEvent) => void;
  readonly signal: AbortSignal;
}

/** Asks, and passes on the answer in checked parts; throws what `callStream` throws. */
export function ask(
  subject: CoachSubject,
  sent: QuestionToSend,
  listening: Listening,
): Promise<void> {
  const { question, conversationId, isPrivate, context, isRegenerated } = sent;
  const terms = {
    ...(conversationId === null ? {} : { conversationId }),
    ...(isPrivate ? { isPrivate } : {}),
    ...(context === null ? {} : { context }),
    ...(isRegenerated ? { isRegenerated } : {}),
  };
  if (subject.kind === 'team') {
    const body = { message: question, teamId: subject.teamId, ...terms };
    return callStream(askTeamCoach, { body }, listening);
  }
  const body = { question, chartId: subject.chartId, ...terms };
  return callStream(askCoach, { body }, listening);
}

/** The subject as a query of the conversation list. */
function queryOf(subject: CoachSubject): { chartId: string } | { teamId: string } {
  return subject.kind === 'chart' ? { chartId: subject.chartId } : { teamId: subject.teamId };
}

const ALL = ['coach', 'conversations'] as const;

/** The conversations about a subject in which a text occurs, page by page, the latest first. */
export const conversationPages = (subject: CoachSubject, search: string) =>
  infiniteQueryOptions({
    queryKey: [...ALL, queryOf(subject), search],
    queryFn: ({ pageParam, signal }) =>
      call(
        listConversations,
        {
          query: {
            ...queryOf(subject),
            limit: PAGE_SIZE,
            ...(search === '' ? {} : { search }),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        },
        signal,
      ),
    // A stopped answer is stored shortly after the reader has disconnected.
    staleTime: 0,
    // While another text is searched for, the last result stays.
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? null : (page.at(-1)?.id ?? null)),
  });

/** Invalidates the lists of conversations. */
export function invalidateConversations(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ALL });
}

/** A conversation with its last messages, or with those before a position. */
export function readConversation(id: string, before?: number) {
  return call(getConversation, {
    params: { id },
    query: before === undefined ? {} : { before },
  });
}

/**
 * The conversation in which a stopped answer was stored: the stream ended before its id arrived.
 * Null when the latest one ends with another question.
 */
export async function findStopped(subject: CoachSubject, question: string): Promise<string | null> {
  const [newest] = await call(listConversations, { query: { ...queryOf(subject), limit: 1 } });
  if (!newest) return null;
  const { messages } = await readConversation(newest.id);
  const last = messages.findLast(({ speaker }) => speaker === 'person');
  return last?.text === question.trim() ? newest.id : null;
}

/** An answer in its conversation, and what the person thinks of it; null takes it back. */
export interface Rating {
  readonly conversationId: string;
  readonly position: number;
  readonly verdict: Verdict | null;
  readonly reason?: string;
}

export function sendRating(rating: Rating): Promise<void> {
  return call(rateAnswer, { body: rating });
}

type Pages = InfiniteData<Conversation[]>;

function changeEach(queryClient: QueryClient, change: (page: Conversation[]) => Conversation[]) {
  queryClient.setQueriesData<Pages>(
    { queryKey: ALL },
    (data) => data && { ...data, pages: data.pages.map(change) },
  );
}

export function useRenameConversation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      call(renameConversation, { params: { id }, body: { title } }),
    onSuccess: (renamed) =>
      changeEach(queryClient, (page) =>
        page.map((entry) => (entry.id === renamed.id ? renamed : entry)),
      ),
  });
}

/** Deletes permanently; an already deleted one is a success. */
export function useDeleteConversation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await call(deleteConversation, { params: { id } });
      } catch (error) {
        if (!isStatus(error, 404)) throw error;
      }
    },
    onSuccess: (_, id) =>
      changeEach(queryClient, (page) => page.filter((entry) => entry.id !== id)),
  });
}
