import * as z from 'zod/mini';
import { Source } from './coach.ts';
import { route } from './route.ts';

const ConversationId = z.object({ id: z.string().check(z.uuid()) });

export const TITLE_MAX = 120;
export const CONVERSATIONS_PER_PAGE_MAX = 50;
export const MESSAGES_PER_PAGE_MAX = 100;
export const REASON_MAX = 500;
export const CONVERSATION_SEARCH_MAX = 100;

export const Verdict = z.enum(['up', 'down']);
export type Verdict = z.infer<typeof Verdict>;

export const Conversation = z.object({
  id: z.string(),
  title: z.string(),
  /** null for a conversation about a team. */
  chartId: z.nullable(z.string()),
  /** null for a conversation about a chart. */
  teamId: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** ISO 8601, UTC: the latest answer. */
  updatedAt: z.string(),
});
export type Conversation = z.infer<typeof Conversation>;

const ConversationMessage = z.object({
  /** From 1, in chronological order. */
  position: z.number(),
  speaker: z.enum(['person', 'coach']),
  /** Markdown from the coach, plain text from the person. */
  text: z.string(),
  sources: z.array(Source),
  /** null for the person. */
  provider: z.nullable(z.string()),
  /** Sentences of an answer left out because they didn't match the chart or the team. */
  leftOut: z.number(),
  /** What the person thinks of an answer; null while they haven't said. */
  verdict: z.nullable(Verdict),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});

/**
 * `cursor` is the id of the last conversation of the previous page; a deleted one is
 * `conversation.not_found`.
 */
export const listConversations = route({
  method: 'GET',
  path: '/api/coach/conversations',
  summary:
    'The person’s conversations about a chart or a team, the last one first, a page at a time',
  access: 'user',
  /** Requires exactly one of `chartId` and `teamId`. */
  query: z
    .object({
      chartId: z.optional(
        z.string().check(z.minLength(1, 'Chart ID is required'), z.maxLength(100)),
      ),
      teamId: z.optional(z.string().check(z.minLength(1, 'Team ID is required'), z.maxLength(100))),
      limit: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(CONVERSATIONS_PER_PAGE_MAX)),
        CONVERSATIONS_PER_PAGE_MAX,
      ),
      cursor: z.optional(z.string().check(z.uuid())),
      /** Only conversations with this text in their title or in a message; letter case aside. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(CONVERSATION_SEARCH_MAX))),
    })
    .check(
      z.refine(({ chartId, teamId }) => chartId !== undefined || teamId !== undefined, {
        error: 'Chart ID is required',
        path: ['chartId'],
      }),
      z.refine(({ chartId, teamId }) => chartId === undefined || teamId === undefined, {
        error: 'Send either chartId or teamId',
        path: ['teamId'],
      }),
    ),
  reply: z.array(Conversation),
  errors: ['chart.not_found', 'team.not_found', 'conversation.not_found'],
});

/** Messages in order; the last ones unless `before` is given. */
export const getConversation = route({
  method: 'GET',
  path: '/api/coach/conversations/:id',
  summary: 'One of the person’s conversations with its messages',
  access: 'user',
  params: ConversationId,
  query: z.object({
    /** Only messages before this position. */
    before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 1))),
  }),
  reply: z.extend(Conversation, {
    messages: z.array(ConversationMessage).check(z.maxLength(MESSAGES_PER_PAGE_MAX)),
  }),
  errors: ['conversation.not_found'],
});

export const ConversationTitle = z.strictObject({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Title is required'),
      z.maxLength(TITLE_MAX, `Use at most ${TITLE_MAX} characters`),
    ),
});

export const renameConversation = route({
  method: 'PATCH',
  path: '/api/coach/conversations/:id',
  summary: 'Give one of the person’s conversations another title',
  access: 'user',
  params: ConversationId,
  body: ConversationTitle,
  reply: Conversation,
  errors: ['conversation.not_found'],
});

export const deleteConversation = route({
  method: 'DELETE',
  path: '/api/coach/conversations/:id',
  summary: 'Permanently delete one of the person’s conversations',
  access: 'user',
  params: ConversationId,
  reply: z.void(),
  status: 204,
  errors: ['conversation.not_found'],
});

export const rateAnswer = route({
  method: 'POST',
  path: '/api/coach/feedback',
  summary: 'Say whether an answer of the coach helped; the latest verdict counts',
  access: 'user',
  body: z.strictObject({
    conversationId: z.string().check(z.uuid()),
    /** Of the answer in its conversation. */
    position: z.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 1)),
    /** null takes it back. */
    verdict: z.nullable(Verdict),
    reason: z.optional(
      z.string().check(z.trim(), z.maxLength(REASON_MAX, `Use at most ${REASON_MAX} characters`)),
    ),
  }),
  reply: z.void(),
  status: 204,
  errors: ['conversation.not_found'],
});
