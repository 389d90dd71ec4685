import {
  getDeletion,
  previewDeletion,
  requestDeletion,
  undoDeletion,
  undoDeletionByLink,
} from '#shared/contract/deletion.ts';
import {
  downloadOwnArchive,
  downloadOwnData,
  listLogins,
  signOutEverywhere,
} from '#shared/contract/privacy.ts';
import { handle } from '../handle.ts';
import { archiveOwnData } from './archive.ts';
import { preview, readByLink, request, undoByLink, undoOwn } from './deletion.ts';
import { exportOwnData, listRunningLogins, signOutOwnLogins } from './service.ts';

export function privacyRoutes({ config }: { readonly config: { readonly publicUrl: string } }) {
  const undoLink = (token: string) => `${config.publicUrl}/keep-account/${token}`;
  return [
    handle(downloadOwnData, ({ ctx }) => exportOwnData(ctx)),
    handle(downloadOwnArchive, ({ ctx }) => archiveOwnData(ctx)),
    handle(listLogins, ({ ctx }) => listRunningLogins(ctx)),
    handle(signOutEverywhere, ({ ctx }) => signOutOwnLogins(ctx)),
    handle(previewDeletion, ({ ctx }) => preview(ctx)),
    handle(requestDeletion, ({ ctx, body }) => request(ctx, body, undoLink)),
    handle(undoDeletion, ({ ctx }) => undoOwn(ctx)),
    handle(getDeletion, ({ ctx, params }) => readByLink(ctx, params.token)),
    handle(undoDeletionByLink, ({ ctx, params }) => undoByLink(ctx, params.token)),
  ];
}
