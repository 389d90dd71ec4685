import {
  createMasterPrompts,
  getMasterPrompts,
  listMasterPromptVersions,
  restoreMasterPrompts,
  updateMasterPrompts,
} from '#shared/contract/prompts.ts';
import { handle } from '../handle.ts';
import {
  createPrompts,
  listPromptVersions,
  readPrompts,
  restorePrompts,
  updatePrompts,
} from './service.ts';

export const promptsRoutes = [
  handle(getMasterPrompts, ({ ctx }) => readPrompts(ctx)),
  handle(createMasterPrompts, ({ ctx, body }) => createPrompts(ctx, body)),
  handle(updateMasterPrompts, ({ ctx, params, body }) => updatePrompts(ctx, params.id, body)),
  handle(listMasterPromptVersions, ({ ctx, params, query }) =>
    listPromptVersions(ctx, params.id, query.before),
  ),
  handle(restoreMasterPrompts, ({ ctx, params }) => restorePrompts(ctx, params.id, params.version)),
];
