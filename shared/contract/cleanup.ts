import * as z from 'zod/mini';
import { CleanupReport } from './cleanup-report.ts';
import { route } from './route.ts';

/**
 * Send either `preview`, or `confirm` with the token of your own preview. If there is something
 * else to delete by then, nothing is deleted: the error carries a fresh preview.
 */
export const cleanupPhantomAccounts = route({
  method: 'POST',
  path: '/api/admin/cleanup-phantom-accounts',
  summary: 'Preview the deletion of all inactive accounts, or confirm what was previewed',
  access: 'master_admin',
  holdsSecret: true,
  limit: 'cleanup',
  body: z
    .strictObject({
      preview: z.optional(z.boolean()),
      confirm: z.optional(z.boolean()),
      token: z.optional(z.string().check(z.maxLength(100))),
    })
    .check(
      z.refine(({ preview, confirm }) => (preview ?? false) !== (confirm ?? false), {
        error: 'Send either preview or confirm',
        path: ['preview'],
      }),
      z.refine(({ confirm, token }) => !confirm || Boolean(token), {
        error: 'Send the token of the preview',
        path: ['token'],
      }),
    ),
  reply: CleanupReport,
  errors: ['cleanup.changed'],
});
