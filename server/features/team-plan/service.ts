import { randomUUID } from 'node:crypto';
import type { RouteRequest } from '#shared/contract/route.ts';
import {
  ACTIONS_PER_TEAM_MAX,
  type ActionSource,
  type createTeamAction,
  type TeamAction,
  type TeamPlan,
  type updateTeamAction,
} from '#shared/contract/team-plan.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import {
  gapAgreements,
  type PlannedAction,
  suggestedActions,
} from '#shared/knowledge/suggested-actions.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { laterThan, refuseOutdated } from '../../platform/optimistic-lock.ts';
import type { Ctx } from '../context.ts';
import { read } from '../teams/service.ts';
import { lockManagedTeam, lockTeam } from './managed-team.ts';
import { actionOf, debriefOf, mayMark } from './present.ts';
import {
  type ActionRow,
  countActions,
  deleteAction,
  findAction,
  findCurrentDebrief,
  insertAction,
  listActions,
  listMemberIds,
  updateAction,
} from './store.ts';

const NOT_IN_TEAM = 'This person isn’t on the team anymore.';
const TOO_MANY = `A plan has room for ${ACTIONS_PER_TEAM_MAX} entries. Delete some that are done.`;

function plannedOf({ source, title, state, ownerId }: ActionRow): PlannedAction {
  const isOpen = state === 'open';
  return { source: source?.kind === 'function' ? source : null, title, isOpen, ownerId };
}

function whatNext(
  { pentaData }: TeamRecord,
  rows: readonly ActionRow[],
  today: string,
): Pick<TeamPlan, 'suggestions' | 'gaps'> {
  if (!pentaData) return { suggestions: [], gaps: [] };
  return {
    suggestions: suggestedActions(pentaData, rows.map(plannedOf), today),
    gaps: gapAgreements(pentaData),
  };
}

/**
 * A team's plan with what its functions suggest.
 * @param today the reader's day; the server's by default
 * @throws AppError team.not_found, also for a team the person may not see
 */
export async function readPlan(
  ctx: Ctx<UserActor>,
  teamId: string,
  today = ctx.clock().toISOString().slice(0, 10),
): Promise<TeamPlan> {
  const team = await read(ctx, teamId);
  const rows = await listActions(ctx.db, teamId);
  const debrief = await findCurrentDebrief(ctx.db, teamId);
  const reader = { userId: ctx.actor.id, isManager: team.canManage };
  return {
    canManage: team.canManage,
    actions: rows.map((row) => actionOf(row, reader)),
    ...whatNext(team, rows, today),
    debrief: debrief ? debriefOf(debrief) : null,
  };
}

/** @throws AppError request.invalid when somebody isn't a person of the team */
async function refuseStrangers(
  tx: Db,
  teamId: string,
  { ownerId, source }: { ownerId?: string | null | undefined; source?: ActionSource | undefined },
): Promise<void> {
  const named = source?.kind === 'pair' ? source.memberIds : [];
  if (!ownerId && named.length === 0) return;
  const ids = await listMemberIds(tx, teamId);
  const isHere = (id: string) => ids.includes(id);
  if (ownerId && !isHere(ownerId)) {
    throw new AppError('request.invalid', { fields: { ownerId: NOT_IN_TEAM } });
  }
  if (!named.every(isHere)) {
    throw new AppError('request.invalid', { fields: { source: NOT_IN_TEAM } });
  }
}

async function actionIn(tx: Db, teamId: string, actionId: string): Promise<ActionRow> {
  const row = await findAction(tx, teamId, actionId);
  if (!row) throw new AppError('team.action_not_found');
  return row;
}

/**
 * @throws AppError team.not_found; auth.forbidden; request.invalid for an owner outside the team;
 * request.conflict in an inactive team or a full plan; account.read_only
 */
export async function addAction(
  ctx: Ctx<UserActor>,
  teamId: string,
  { note, ownerId, dueDate, source, ...sent }: RouteRequest<typeof createTeamAction>['body'],
): Promise<TeamAction> {
  return inTransaction(ctx.db, async (tx) => {
    await lockManagedTeam(tx, ctx, teamId);
    if ((await countActions(tx, teamId)) >= ACTIONS_PER_TEAM_MAX) {
      throw new AppError('request.conflict', { message: TOO_MANY });
    }
    await refuseStrangers(tx, teamId, { ownerId, source });
    const [id, now, userId] = [randomUUID(), ctx.clock(), ctx.actor.id];
    await insertAction(tx, {
      ...sent,
      id,
      teamId,
      note: note || null,
      ownerId: ownerId ?? null,
      dueDate: dueDate ?? null,
      source: source ?? null,
      state: 'open',
      createdBy: userId,
      createdAt: now,
      updatedAt: now,
    });
    return actionOf(await actionIn(tx, teamId, id), { userId, isManager: true });
  });
}

type Changes = Omit<RouteRequest<typeof updateTeamAction>['body'], 'expectedUpdatedAt'>;

/** Owners mark what they have done; the rest is for those who manage the team. */
function isMarking(changes: Changes): boolean {
  return Object.keys(changes).every((field) => field === 'state' || field === 'outcome');
}

/**
 * @throws AppError as `addAction`; team.action_not_found; request.conflict when it was changed since
 * it was read
 */
export async function editAction(
  ctx: Ctx<UserActor>,
  { id: teamId, actionId }: { readonly id: string; readonly actionId: string },
  { expectedUpdatedAt, ...changes }: RouteRequest<typeof updateTeamAction>['body'],
): Promise<TeamAction> {
  return inTransaction(ctx.db, async (tx) => {
    const { isManager } = await lockTeam(tx, ctx, teamId);
    const reader = { userId: ctx.actor.id, isManager };
    const row = await findAction(tx, teamId, actionId);
    const isAllowed = isManager || (row && mayMark(row, reader) && isMarking(changes));
    if (!isAllowed) throw new AppError('auth.forbidden');
    if (!row) throw new AppError('team.action_not_found');
    refuseOutdated(row, expectedUpdatedAt);
    await refuseStrangers(tx, teamId, { ownerId: changes.ownerId });
    const { note, outcome, ...rest } = changes;
    await updateAction(tx, actionId, {
      ...rest,
      ...(note === undefined ? {} : { note: note || null }),
      ...(outcome === undefined ? {} : { outcome: outcome || null }),
      updatedAt: laterThan(row, ctx.clock()),
    });
    return actionOf(await actionIn(tx, teamId, actionId), reader);
  });
}

/** @throws AppError team.not_found; auth.forbidden; request.conflict; account.read_only */
export async function removeAction(
  ctx: Ctx<UserActor>,
  { id: teamId, actionId }: { readonly id: string; readonly actionId: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockManagedTeam(tx, ctx, teamId);
    await deleteAction(tx, teamId, actionId);
  });
}
