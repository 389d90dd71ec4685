import { workplaceOf } from '#shared/domain/workplace.ts';
import type { UserActor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import { visibleTeam } from '../teams/service.ts';
import { type Selection, updateSelection } from './store.ts';

function placesOf({ accounts }: UserActor) {
  return accounts.map(({ id, role, isActive }) => ({
    id,
    isAdmin: role === 'account_admin',
    isActive,
  }));
}

/** The account for which a person’s use counts; null without one, or when it is inactive. */
export function usageAccountId(actor: UserActor): string | null {
  const accounts = placesOf(actor);
  const { accountId: chosenId, teamId, teamAccountId } = actor.chosen;
  const team = teamId && teamAccountId ? { id: teamId, accountId: teamAccountId } : null;
  const chosen = { accountId: chosenId, team: team && { ...team, isActive: true } };
  const { accountId } = workplaceOf({ accounts, chosen });
  return accounts.find(({ id, isActive }) => id === accountId && isActive)?.id ?? null;
}

/** Removes from a selection whatever the person may no longer see. */
async function keptOf(ctx: Ctx<UserActor>, { accountId, teamId }: Selection): Promise<Selection> {
  const team = teamId && (await visibleTeam(ctx, teamId));
  const chosen = { accountId, team: team || null };
  return workplaceOf({ accounts: placesOf(ctx.actor), chosen }).kept;
}

/** The current selection; what is no longer allowed is cleared. */
async function validSelection(ctx: Ctx<UserActor>): Promise<Selection> {
  const stored = ctx.actor.chosen;
  const valid = await keptOf(ctx, stored);
  if (valid.accountId !== stored.accountId || valid.teamId !== stored.teamId) {
    await updateSelection(ctx.db, ctx.actor.id, valid, stored);
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
 * Selects an account; a selected team of another account is cleared.
 * @throws AppError account.not_found for an account that is not the person's
 */
export async function chooseAccount(
  ctx: Ctx<UserActor>,
  accountId: string | null,
): Promise<{ activeAccountId: string | null }> {
  const kept = await keptOf(ctx, { accountId, teamId: ctx.actor.chosen.teamId });
  if (kept.accountId !== accountId) throw new AppError('account.not_found');
  await updateSelection(ctx.db, ctx.actor.id, kept);
  return { activeAccountId: accountId };
}

/**
 * Selects a team, and its account if it is one of the person's.
 * @throws AppError team.not_found for a team that the person may not see
 */
export async function chooseTeam(
  ctx: Ctx<UserActor>,
  teamId: string | null,
): Promise<{ activeTeamId: string | null }> {
  if (teamId === null) {
    await updateSelection(ctx.db, ctx.actor.id, { teamId });
    return { activeTeamId: null };
  }
  const team = await visibleTeam(ctx, teamId);
  if (team === null) throw new AppError('team.not_found');
  const chosen = { accountId: team.accountId, team };
  const { kept } = workplaceOf({ accounts: placesOf(ctx.actor), chosen });
  await updateSelection(ctx.db, ctx.actor.id, kept);
  return { activeTeamId: teamId };
}
