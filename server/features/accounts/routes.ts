import { listMyAccounts } from '#shared/contract/accounts.ts';
import { handle } from '../handle.ts';
import { listOwn } from './service.ts';

export const accountsRoutes = [handle(listMyAccounts, ({ ctx }) => listOwn(ctx))];
