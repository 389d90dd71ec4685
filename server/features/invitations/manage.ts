import {
  type AccountInvitations,
  type createInvitation,
  INVITATION_MAILS_PER_DAY,
  INVITATIONS_PER_TEAM_MAX,
  type Invitation,
  type TeamInvitations,
} from '#shared/contract/invitations.ts';
import type { RouteRequest } from '#shared/contract/route.ts';
import { TEAM_SIZE_MAX } from '#shared/contract/teams.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { hashOf, newToken } from '../../platform/secret-tokens.ts';
import { accountAccess } from '../accounts/service.ts';
import type { Ctx } from '../context.ts';
import { deliverSoon, enqueueLetter } from '../mail/service.ts';
import { lockManaged, managed, refuseUnwritable, teamIn } from '../teams/managed-account.ts';
import { peopleOfTeam } from '../teams/people.ts';
import { visibleTeam } from '../teams/service.ts';
import { invitationLetter, reminderLetter } from './letters.ts';
import {
  countMails,
  countOpen,
  deleteInvitation,
  findNames,
  findVersion,
  type InvitationRow,
  insertInvitation,
  listOfAccount,
  listOfTeam,
  lockInvitation,
  updateInvitation,
} from './store.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Makes the address of a page from its token. */
export type LinkTo = (token: string) => string;

/** The state of an invitation: used or declined outranks expired. */
export function stateOf(
  row: Pick<InvitationRow, 'uses' | 'usesMax' | 'declinedAt' | 'expiresAt'>,
  now: Date,
): Invitation['state'] {
  if (row.uses >= row.usesMax) return 'joined';
  if (row.declinedAt) return 'declined';
  return row.expiresAt <= now ? 'expired' : 'pending';
}

function presented(row: InvitationRow, now: Date): Invitation {
  const { id, kind, name, email, uses, usesMax, declines } = row;
  return {
    id,
    kind,
    state: stateOf(row, now),
    name,
    email,
    uses,
    usesMax,
    declines,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    remindedAt: row.remindedAt?.toISOString() ?? null,
  };
}

/** @throws AppError team.not_found for a team the person may not see */
async function accountOf(ctx: Ctx<UserActor>, teamId: string): Promise<string> {
  const team = await visibleTeam(ctx, teamId);
  if (!team) throw new AppError('team.not_found');
  return team.accountId;
}

/** @throws AppError team.not_found; auth.forbidden for those who see the team and don't manage it */
export async function list(ctx: Ctx<UserActor>, teamId: string): Promise<TeamInvitations> {
  const accountId = await accountOf(ctx, teamId);
  managed(ctx, await accountAccess(ctx.db, ctx, accountId));
  const [rows, people] = [await listOfTeam(ctx.db, teamId), await peopleOfTeam(ctx.db, teamId)];
  const now = ctx.clock();
  return {
    invitations: rows.map((row) => presented(row, now)),
    placesLeft: Math.max(0, TEAM_SIZE_MAX - people.length),
    canSend: ctx.providers.mail.kind !== 'none',
  };
}

/** @throws AppError account.not_found, also for other people's accounts; auth.forbidden */
export async function listAll(ctx: Ctx<UserActor>, accountId: string): Promise<AccountInvitations> {
  managed(ctx, await accountAccess(ctx.db, ctx, accountId));
  const now = ctx.clock();
  const rows = await listOfAccount(ctx.db, accountId, now);
  return {
    invitations: rows.map((row) => ({
      ...presented(row, now),
      teamId: row.teamId,
      teamName: row.teamName,
    })),
    canSend: ctx.providers.mail.kind !== 'none',
  };
}

/** @throws AppError invitation.send_limit_reached; call it with the account locked */
async function refuseTooManyMails(tx: Db, accountId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  if ((await countMails(tx, accountId, since)) < INVITATION_MAILS_PER_DAY) return;
  throw new AppError('invitation.send_limit_reached');
}

async function keepInvitation(
  tx: Db,
  ctx: Ctx<UserActor>,
  { teamId, accountId, token }: { teamId: string; accountId: string; token: string },
  { kind, name, email, days, usesMax }: RouteRequest<typeof createInvitation>['body'],
): Promise<InvitationRow> {
  refuseUnwritable(ctx, await lockManaged(tx, ctx, accountId));
  const team = await teamIn(tx, accountId, teamId);
  if (!team.isActive) {
    throw new AppError('request.conflict', { message: 'This team is inactive.' });
  }
  const now = ctx.clock();
  if ((await countOpen(tx, teamId, now)) >= INVITATIONS_PER_TEAM_MAX) {
    throw new AppError('invitation.limit_reached');
  }
  if (email !== undefined) await refuseTooManyMails(tx, accountId, now);
  const row = await insertInvitation(tx, {
    teamId,
    accountId,
    tokenHash: hashOf(token),
    kind,
    name: kind === 'person' ? (name ?? null) : null,
    email: email?.toLowerCase() ?? null,
    usesMax: kind === 'person' ? 1 : usesMax,
    createdBy: ctx.actor.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
  });
  const after = { kind, teamId, isSent: email !== undefined };
  await audit(tx, ctx, {
    action: 'invitation.created',
    objectType: 'invitation',
    objectId: row.id,
    accountId,
    after,
  });
  return row;
}

function deliver({ db, clock, log, providers }: Ctx<UserActor>): void {
  deliverSoon({ db, clock, log, mail: providers.mail });
}

/**
 * Makes an invitation, and sends it if it has an address.
 * @throws AppError team.not_found; auth.forbidden; account.read_only; request.conflict when team or
 * account is inactive; invitation.limit_reached, invitation.send_limit_reached,
 * invitation.mail_unavailable
 */
export async function invite(
  ctx: Ctx<UserActor>,
  teamId: string,
  body: RouteRequest<typeof createInvitation>['body'],
  linkTo: LinkTo,
): Promise<{ invitation: Invitation; token: string }> {
  const accountId = await accountOf(ctx, teamId);
  const { email } = body;
  if (email !== undefined && ctx.providers.mail.kind === 'none') {
    throw new AppError('invitation.mail_unavailable');
  }
  const token = newToken();
  const row = await inTransaction(ctx.db, async (tx) => {
    const kept = await keepInvitation(tx, ctx, { teamId, accountId, token }, body);
    if (email !== undefined) {
      const names = await findNames(tx, teamId);
      const invited = { ...names, url: linkTo(token), expiresAt: kept.expiresAt };
      await enqueueLetter(tx, { to: email, letter: invitationLetter(invited), now: ctx.clock() });
    }
    return kept;
  });
  if (email !== undefined) deliver(ctx);
  return { invitation: presented(row, ctx.clock()), token };
}

interface Which {
  readonly id: string;
  readonly invitationId: string;
}

/**
 * Ends an invitation; people who joined by it stay.
 * @throws AppError team.not_found; auth.forbidden; invitation.not_found
 */
export async function revoke(ctx: Ctx<UserActor>, which: Which): Promise<void> {
  const accountId = await accountOf(ctx, which.id);
  await inTransaction(ctx.db, async (tx) => {
    await lockManaged(tx, ctx, accountId);
    const isGone = await deleteInvitation(tx, which.id, which.invitationId);
    if (!isGone) throw new AppError('invitation.not_found');
    await audit(tx, ctx, {
      action: 'invitation.revoked',
      objectType: 'invitation',
      objectId: which.invitationId,
      accountId,
    });
  });
}

/**
 * Makes a second link to a pending invitation, once, and sends it if there is an address.
 * @throws AppError as `invite`; invitation.not_found unless it is pending; invitation.reminded
 */
export async function remind(
  ctx: Ctx<UserActor>,
  which: Which,
  linkTo: LinkTo,
): Promise<{ invitation: Invitation; token: string }> {
  const accountId = await accountOf(ctx, which.id);
  const token = newToken();
  const row = await inTransaction(ctx.db, async (tx) => {
    refuseUnwritable(ctx, await lockManaged(tx, ctx, accountId));
    const now = ctx.clock();
    const found = await lockInvitation(tx, which.id, which.invitationId);
    if (!found || stateOf(found, now) !== 'pending') throw new AppError('invitation.not_found');
    if (found.remindedAt) throw new AppError('invitation.reminded');
    if (found.email !== null && ctx.providers.mail.kind !== 'none') {
      await refuseTooManyMails(tx, accountId, now);
      const names = await findNames(tx, which.id);
      const letter = reminderLetter({
        ...names,
        url: linkTo(token),
        expiresAt: found.expiresAt,
      });
      await enqueueLetter(tx, { to: found.email, letter, now });
    }
    const changes = { remindedAt: now, reminderHash: hashOf(token) };
    return (await updateInvitation(tx, found.id, changes)) ?? found;
  });
  deliver(ctx);
  return { invitation: presented(row, ctx.clock()), token };
}

/** @throws AppError team.not_found for a team the person may not see */
export async function versionOf(ctx: Ctx<UserActor>, teamId: string): Promise<{ version: string }> {
  await accountOf(ctx, teamId);
  const version = await findVersion(ctx.db, teamId);
  if (version === undefined) throw new AppError('team.not_found');
  return { version: hashOf(version) };
}
