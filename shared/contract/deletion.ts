import * as z from 'zod/mini';
import { route } from './route.ts';

/** How long a person can undo the deletion of their account, in days. */
export const DELETION_UNDO_DAYS = 7;

/** What a person without an email address types to confirm. */
export const CONFIRMATION_WITHOUT_EMAIL = 'delete';

const Heir = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
});

/**
 * An account that the person administers. `kept`: it has another admin. `closes`: nobody else uses
 * it, so it is deleted. `undecided`: others use it, and the person hands it over or closes it.
 */
const AdministeredAccount = z.object({
  id: z.string(),
  name: z.string(),
  teamCount: z.number(),
  fate: z.enum(['kept', 'closes', 'undecided']),
  /** Who can take it over. */
  heirs: z.array(Heir),
});
export type AdministeredAccount = z.infer<typeof AdministeredAccount>;

/** What deleting the account would do, before anything is deleted. */
export const DeletionOutlook = z.object({
  /** What to type to confirm. */
  confirmation: z.string(),
  /** True for the only master admin, who can't delete their account. */
  isLastMasterAdmin: z.boolean(),
  /** False where no email is sent: the person undoes it by signing in. */
  canSendLink: z.boolean(),
  accounts: z.array(AdministeredAccount),
});
export type DeletionOutlook = z.infer<typeof DeletionOutlook>;

const DueAt = z.object({
  /** When everything is deleted; ISO 8601, UTC. */
  dueAt: z.iso.datetime(),
});

export const previewDeletion = route({
  method: 'GET',
  path: '/api/account/deletion',
  summary: 'What deleting the person’s account would do',
  access: 'user',
  reply: DeletionOutlook,
  errors: [],
});

export const DeletionRequest = z.strictObject({
  /** The text of the outlook's `confirmation`, typed by the person. */
  confirmation: z.string().check(z.maxLength(320)),
  /** What becomes of each undecided account. */
  accounts: z._default(
    z
      .array(
        z.strictObject({
          accountId: z.string().check(z.uuid()),
          /** null to close the account. */
          heirId: z.nullable(z.string().check(z.uuid())),
        }),
      )
      .check(z.maxLength(100)),
    [],
  ),
});

export const requestDeletion = route({
  method: 'POST',
  path: '/api/account/deletion',
  summary: 'Delete the person’s account after a week in which they can undo it',
  access: 'user',
  body: DeletionRequest,
  reply: DueAt,
  errors: [
    'deletion.not_confirmed',
    'deletion.accounts_undecided',
    'user.last_master_admin',
    'user.not_found',
  ],
});

export const undoDeletion = route({
  method: 'DELETE',
  path: '/api/account/deletion',
  summary: 'Keep the account after all',
  access: 'user',
  isForLeaving: true,
  reply: z.void(),
  status: 204,
  errors: ['deletion.not_found'],
});

const Token = z.object({ token: z.string() });

export const getDeletion = route({
  method: 'GET',
  path: '/api/deletions/:token',
  summary: 'When the account of an undo link is deleted',
  access: 'public',
  params: Token,
  reply: DueAt,
  example: { dueAt: '2026-05-10T10:00:00.000Z' },
  limit: 'shared',
  errors: ['deletion.not_found'],
});

export const undoDeletionByLink = route({
  method: 'POST',
  path: '/api/deletions/:token/undo',
  summary: 'Keep the account of an undo link; the link works once',
  access: 'public',
  params: Token,
  reply: z.void(),
  status: 204,
  limit: 'shared',
  errors: ['deletion.not_found'],
});
