import { getManual, resetManual, saveManual } from '#shared/contract/manual.ts';
import { handle } from '../handle.ts';
import { readManual, reset, save } from './service.ts';

export const manualRoutes = [
  handle(getManual, ({ ctx, params }) => readManual(ctx, params.id)),
  handle(saveManual, ({ ctx, params, body }) => save(ctx, params.id, body.lines)),
  handle(resetManual, ({ ctx, params }) => reset(ctx, params.id)),
];
