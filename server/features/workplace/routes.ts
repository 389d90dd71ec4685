import {
  getActiveAccount,
  getActiveTeam,
  setActiveAccount,
  setActiveTeam,
} from '#shared/contract/accounts.ts';
import { handle } from '../handle.ts';
import { activeAccount, activeTeam, chooseAccount, chooseTeam } from './service.ts';

export const workplaceRoutes = [
  handle(getActiveAccount, ({ ctx }) => activeAccount(ctx)),
  handle(setActiveAccount, ({ ctx, body }) => chooseAccount(ctx, body.accountId)),
  handle(getActiveTeam, ({ ctx }) => activeTeam(ctx)),
  handle(setActiveTeam, ({ ctx, body }) => chooseTeam(ctx, body.teamId)),
];
