import { randomUUID } from 'node:crypto';
import type { RouteRequest } from '#shared/contract/route.ts';
import type { TeamDebrief, updateDebrief } from '#shared/contract/team-plan.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { laterThan } from '../../platform/optimistic-lock.ts';
import type { Ctx } from '../context.ts';
import { lockManagedTeam } from './managed-team.ts';
import { debriefOf } from './present.ts';
import {
  type DebriefRow,
  findCurrentDebrief,
  findDebrief,
  insertDebrief,
  updateDebriefRow,
} from './store.ts';

async function debriefIn(tx: Db, teamId: string, debriefId: string): Promise<DebriefRow> {
  const row = await findDebrief(tx, teamId, debriefId);
  if (!row) throw new AppError('team.debrief_not_found');
  return row;
}

/**
 * Starts a debrief; answers the running one where there is one, so that a session is left and
 * resumed on any screen.
 * @throws AppError team.not_found; auth.forbidden; request.conflict; account.read_only
 */
export async function start(ctx: Ctx<UserActor>, teamId: string): Promise<TeamDebrief> {
  return inTransaction(ctx.db, async (tx) => {
    await lockManagedTeam(tx, ctx, teamId);
    const current = await findCurrentDebrief(tx, teamId);
    if (current?.state === 'running') return debriefOf(current);
    const now = ctx.clock();
    const debrief = {
      id: randomUUID(),
      teamId,
      state: 'running' as const,
      step: 'welcome' as const,
      notes: {},
      followUpOn: null,
      createdBy: ctx.actor.id,
      createdAt: now,
      updatedAt: now,
    };
    await insertDebrief(tx, debrief);
    return debriefOf(debrief);
  });
}

/**
 * Notes are kept by step: who writes a step last, wins.
 * @throws AppError as `start`; team.debrief_not_found; request.conflict for reopening one beside
 * another that is running
 */
export async function change(
  ctx: Ctx<UserActor>,
  { id: teamId, debriefId }: { readonly id: string; readonly debriefId: string },
  { notes, ...changes }: RouteRequest<typeof updateDebrief>['body'],
): Promise<TeamDebrief> {
  return inTransaction(ctx.db, async (tx) => {
    await lockManagedTeam(tx, ctx, teamId);
    const row = await debriefIn(tx, teamId, debriefId);
    const current = await findCurrentDebrief(tx, teamId);
    if (changes.state === 'running' && current?.state === 'running' && current.id !== row.id) {
      throw new AppError('request.conflict');
    }
    await updateDebriefRow(tx, debriefId, {
      ...changes,
      notes: { ...row.notes, ...notes },
      updatedAt: laterThan(row, ctx.clock()),
    });
    return debriefOf(await debriefIn(tx, teamId, debriefId));
  });
}
