import {
  getActiveAccount,
  getActiveTeam,
  listMyAccounts,
  setActiveAccount,
  setActiveTeam,
} from '#shared/contract/accounts.ts';
import { handle } from '../../platform/http/mount.ts';
import { activeAccount, activeTeam, chooseAccount, chooseTeam } from './selection.ts';
import { listOwn } from './service.ts';

export const accountsRoutes = [
  handle(getActiveAccount, ({ ctx }) => activeAccount(ctx)),
  handle(setActiveAccount, ({ ctx, body }) => chooseAccount(ctx, body.accountId)),
  handle(getActiveTeam, ({ ctx }) => activeTeam(ctx)),
  handle(setActiveTeam, ({ ctx, body }) => chooseTeam(ctx, body.teamId)),
  handle(listMyAccounts, ({ ctx }) => listOwn(ctx)),
];
