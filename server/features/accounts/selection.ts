import type { UserActor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import { accountOfVisibleTeam } from '../teams/service.ts';
import { changeSelection, findSelection, type Selection } from './store.ts';

function isOwn({ teams }: UserActor, accountId: string | null): boolean {
  return teams.some(({ teamAccount }) => teamAccount.id === accountId);
}

/** What is chosen and still the person's; what no longer is, is forgotten. */
async function validSelection(ctx: Ctx<UserActor>): Promise<Selection> {
  const stored = await findSelection(ctx.db, ctx.actor.id);
  const accountId = isOwn(ctx.actor, stored.accountId) ? stored.accountId : null;
  const teamAccountId = stored.teamId && (await accountOfVisibleTeam(ctx, stored.teamId));
  const fits = teamAccountId !== null && (accountId === null || accountId === teamAccountId);
  const valid = { accountId, teamId: fits ? stored.teamId : null };
  if (valid.accountId !== stored.accountId || valid.teamId !== stored.teamId) {
    await changeSelection(ctx.db, ctx.actor.id, valid, stored);
  }
  return valid;
}

export async function activeAccount(
  ctx: Ctx<UserActor>,
): Promise<{ activeAccountId: string | null }> {
  return { activeAccountId: (await validSelection(ctx)).accountId };
}

export async function activeTeam(ctx: Ctx<UserActor>): Promise<{ activeTeamId: string | null }> {
  return { activeTeamId: (await validSelection(ctx)).teamId };
}

/**
 * Chooses the account to work in; a team of another account is no longer chosen then.
 * @throws AppError account.not_found for an account that is not the person's
 */
export async function chooseAccount(
  ctx: Ctx<UserActor>,
  accountId: string | null,
): Promise<{ activeAccountId: string | null }> {
  if (accountId !== null && !isOwn(ctx.actor, accountId)) throw new AppError('account.not_found');
  const { teamId } = await findSelection(ctx.db, ctx.actor.id);
  const keepsTeam =
    accountId === null || (teamId && (await accountOfVisibleTeam(ctx, teamId)) === accountId);
  await changeSelection(ctx.db, ctx.actor.id, { accountId, teamId: keepsTeam ? teamId : null });
  return { activeAccountId: accountId };
}

/**
 * Chooses the team to look at, and with it its account when that is the person's.
 * @throws AppError team.not_found for a team that the person may not see
 */
export async function chooseTeam(
  ctx: Ctx<UserActor>,
  teamId: string | null,
): Promise<{ activeTeamId: string | null }> {
  if (teamId === null) {
    await changeSelection(ctx.db, ctx.actor.id, { teamId });
    return { activeTeamId: null };
  }
  const teamAccountId = await accountOfVisibleTeam(ctx, teamId);
  if (teamAccountId === null) throw new AppError('team.not_found');
  const accountId = isOwn(ctx.actor, teamAccountId) ? teamAccountId : null;
  await changeSelection(ctx.db, ctx.actor.id, { accountId, teamId });
  return { activeTeamId: teamId };
}
