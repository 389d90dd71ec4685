import { downloadOwnData, listLogins, signOutEverywhere } from '#shared/contract/privacy.ts';
import { handle } from '../handle.ts';
import { exportOwnData, listRunningLogins, signOutOwnLogins } from './service.ts';

export const privacyRoutes = [
  handle(downloadOwnData, ({ ctx }) => exportOwnData(ctx)),
  handle(listLogins, ({ ctx }) => listRunningLogins(ctx)),
  handle(signOutEverywhere, ({ ctx }) => signOutOwnLogins(ctx)),
];
