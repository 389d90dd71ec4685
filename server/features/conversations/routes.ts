import {
  deleteConversation,
  getConversation,
  listConversations,
  rateAnswer,
  renameConversation,
} from '#shared/contract/conversations.ts';
import { handle } from '../handle.ts';
import { erase, list, rate, read, rename } from './service.ts';

export const conversationsRoutes = [
  handle(listConversations, ({ ctx, query }) => list(ctx, query)),
  handle(getConversation, ({ ctx, params, query }) => read(ctx, params.id, query.before)),
  handle(renameConversation, ({ ctx, params, body }) => rename(ctx, params.id, body.title)),
  handle(deleteConversation, ({ ctx, params }) => erase(ctx, params.id)),
  handle(rateAnswer, ({ ctx, body }) => rate(ctx, body)),
];
