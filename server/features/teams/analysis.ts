import { randomUUID } from 'node:crypto';
import type { AnalyzeTeam, TeamRecord } from '#shared/contract/teams.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { laterThan } from '../../platform/optimistic-lock.ts';
import { type AccountAccess, accountAccess } from '../accounts/service.ts';
import { type ComputedTeam, computeTeam } from '../analyses/computed-team.ts';
import { peopleKeyOf, peopleOf, refuseRepeated } from '../analyses/people.ts';
import { dropAnalysis, keepAnalysis } from '../analyses/service.ts';
import type { Ctx } from '../context.ts';
import {
  auditTeam,
  lockManaged,
  managed,
  refuseBeyondLimit,
  refuseDuplicateTeam,
  refuseInactive,
  teamIn,
} from './managed-account.ts';
import { read } from './service.ts';
import { changeTeam, findDuplicateTeam, insertTeam } from './store.ts';

const INACTIVE_TEAM = 'This team is inactive. Activate it before you analyze it.';

/** Replaces an existing team's name and people. */
async function refill(
  tx: Db,
  ctx: Ctx<UserActor>,
  teamId: string,
  { teamAccountId, teamName: name, teamDescription }: AnalyzeTeam,
  peopleKey: string,
): ReturnType<typeof dropAnalysis> {
  const team = await teamIn(tx, teamAccountId, teamId);
  if (!team.isActive) throw new AppError('request.conflict', { message: INACTIVE_TEAM });
  await refuseDuplicateTeam(tx, teamAccountId, name, peopleKey, teamId);
  const ownerships = await dropAnalysis(tx, teamId);
  await changeTeam(tx, teamId, {
    name,
    ...(teamDescription === undefined ? {} : { description: teamDescription || null }),
    peopleKey,
    analyzedAt: ctx.clock(),
    updatedAt: laterThan(team, ctx.clock()),
  });
  const before = { name: team.name };
  await auditTeam(tx, ctx, 'team.changed', team, { before, after: { name, isAnalysed: true } });
  return ownerships;
}

async function open(
  tx: Db,
  ctx: Ctx<UserActor>,
  account: AccountAccess,
  { teamName: name, teamDescription }: AnalyzeTeam,
  peopleKey: string,
): Promise<string> {
  await refuseBeyondLimit(tx, account);
  const [id, now] = [randomUUID(), ctx.clock()];
  await insertTeam(tx, {
    id,
    accountId: account.id,
    name,
    description: teamDescription || null,
    peopleKey,
    analyzedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  await auditTeam(tx, ctx, 'team.created', { id, accountId: account.id }, { after: { name } });
  return id;
}

async function keep(
  tx: Db,
  ctx: Ctx<UserActor>,
  body: AnalyzeTeam,
  team: ComputedTeam,
  peopleKey: string,
): Promise<string> {
  const account = await lockManaged(tx, ctx, body.teamAccountId);
  refuseInactive(ctx, account);
  const { teamId } = body;
  if (teamId === undefined) {
    const duplicate = await findDuplicateTeam(tx, account.id, body.teamName, peopleKey, null);
    if (duplicate !== null) return duplicate;
  }
  const ownerships = teamId ? await refill(tx, ctx, teamId, body, peopleKey) : [];
  const id = teamId ?? (await open(tx, ctx, account, body, peopleKey));
  const keeping = { teamId: id, accountId: account.id, userId: ctx.actor.id };
  await keepAnalysis(tx, team, { ...keeping, createdAt: ctx.clock() }, ownerships);
  return id;
}

/**
 * Analyzes and stores a new team, or an existing one again, in one transaction. The same people
 * under the same name return the team that exists.
 * @throws AppError account.not_found; auth.forbidden; team.not_found; team.limit_reached;
 * request.conflict when team or account is inactive; request.invalid for a repeated person; what
 * `computeTeam` throws
 */
export async function analyze(ctx: Ctx<UserActor>, body: AnalyzeTeam): Promise<TeamRecord> {
  const { teamAccountId, teamId } = body;
  refuseInactive(ctx, managed(ctx, await accountAccess(ctx.db, ctx, teamAccountId)));
  if (teamId !== undefined) await teamIn(ctx.db, teamAccountId, teamId);
  const people = peopleOf(body);
  refuseRepeated(people);
  // Resolve before taking locks: no transaction waits for an outside service.
  const team = await computeTeam(ctx, people);
  const peopleKey = peopleKeyOf(people);
  const id = await inTransaction(ctx.db, (tx) => keep(tx, ctx, body, team, peopleKey));
  return read(ctx, id);
}
