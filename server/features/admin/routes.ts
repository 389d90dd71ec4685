import {
  countAdminAccounts,
  createAdminAccount,
  deleteAdminAccount,
  exportAdminAccounts,
  getAdminAccount,
  listAdminAccounts,
  updateAdminAccount,
} from '#shared/contract/admin.ts';
import { cleanupPhantomAccounts } from '#shared/contract/cleanup.ts';
import {
  addAccountUser,
  addViewer,
  listAccountUsers,
  listViewers,
  removeAccountUser,
  removeViewer,
  searchUsers,
  updateUser,
} from '#shared/contract/members.ts';
import { handle } from '../handle.ts';
import * as accounts from './accounts.ts';
import { cleanUp } from './cleanup.ts';
import * as members from './members.ts';
import * as people from './people.ts';
import * as viewers from './viewers.ts';

export const adminRoutes = [
  handle(listAdminAccounts, ({ ctx, query }) => accounts.list(ctx, query)),
  handle(countAdminAccounts, ({ ctx, query }) => accounts.count(ctx, query)),
  handle(exportAdminAccounts, ({ ctx, query }) => accounts.exportAll(ctx, query)),
  handle(getAdminAccount, ({ ctx, params }) => accounts.read(ctx, params.id)),
  handle(createAdminAccount, ({ ctx, body }) => accounts.create(ctx, body)),
  handle(updateAdminAccount, ({ ctx, params, body }) => accounts.change(ctx, params.id, body)),
  handle(deleteAdminAccount, ({ ctx, params }) => accounts.erase(ctx, params.id)),
  handle(listAccountUsers, ({ ctx, params }) => members.listOf(ctx, params.id)),
  handle(addAccountUser, ({ ctx, params, body }) =>
    members.add(ctx, { accountId: body.teamAccountId, userId: params.userId }, body.role),
  ),
  handle(removeAccountUser, ({ ctx, params, query }) =>
    members.remove(ctx, { userId: params.userId, accountId: query.teamAccountId }),
  ),
  handle(listViewers, ({ ctx, params }) => viewers.list(ctx, params.teamId)),
  handle(addViewer, ({ ctx, params, body }) => viewers.add(ctx, params.teamId, body)),
  handle(removeViewer, ({ ctx, params }) =>
    viewers.remove(ctx, { teamOrAccountId: params.teamId, userId: params.userId }),
  ),
  handle(searchUsers, ({ ctx, query }) => people.search(ctx, query.q)),
  handle(updateUser, ({ ctx, params, body }) => people.change(ctx, params.id, body)),
  handle(cleanupPhantomAccounts, ({ ctx, body }) => cleanUp(ctx, body)),
];
