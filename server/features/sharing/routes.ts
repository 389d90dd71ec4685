import {
  countSharedView,
  createShare,
  getSharedChart,
  listShares,
  previewShare,
  revokeShare,
} from '#shared/contract/sharing.ts';
import { handle } from '../handle.ts';
import { countView, list, preview, readShared, revoke, share } from './service.ts';

export const sharingRoutes = [
  handle(listShares, ({ ctx, params }) => list(ctx, params.id)),
  handle(previewShare, ({ ctx, params, query }) => preview(ctx, params.id, query)),
  handle(createShare, ({ ctx, params, body }) => share(ctx, params.id, body)),
  handle(revokeShare, ({ ctx, params }) => revoke(ctx, params)),
  handle(getSharedChart, ({ ctx, params }) => readShared(ctx, params.token)),
  handle(countSharedView, ({ ctx, params }) => countView(ctx, params.token)),
];
