import { randomUUID } from 'node:crypto';
import {
  type AnalyzeTeam,
  TEAM_SIZE_MAX,
  TEAM_SIZE_MIN,
  type TeamRecord,
  TOO_FEW_PEOPLE,
} from '#shared/contract/teams.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { laterThan } from '../../platform/optimistic-lock.ts';
import { type AccountAccess, accountAccess } from '../accounts/service.ts';
import { type ComputedTeam, computeTeam } from '../analyses/computed-team.ts';
import { folded, peopleKeyOf, peopleOf, refuseRepeated } from '../analyses/people.ts';
import {
  deletePeople,
  keepAnalysis,
  movePeople,
  type NewPerson,
  putPeople,
  readAgain,
} from '../analyses/service.ts';
import type { Ctx } from '../context.ts';
import {
  auditTeam,
  lockManaged,
  managed,
  refuseBeyondLimit,
  refuseDuplicateTeam,
  refuseUnwritable,
  teamIn,
} from './managed-account.ts';
import { eraseConversations, listPeopleInShort } from './people-store.ts';
import { isAdminsOwn } from './policy.ts';
import { read } from './service.ts';
import { changeTeam, findDuplicateTeam, insertTeam } from './store.ts';

const INACTIVE_TEAM = 'This team is inactive. Activate it before you analyze it.';

/** Replaces an existing team's name and those of its people that admins may replace. */
async function refill(
  tx: Db,
  ctx: Ctx<UserActor>,
  teamId: string,
  { teamAccountId, teamName: name, teamDescription }: AnalyzeTeam,
  { members }: ComputedTeam,
  peopleKey: string,
): Promise<void> {
  const team = await teamIn(tx, teamAccountId, teamId);
  if (!team.isActive) throw new AppError('request.conflict', { message: INACTIVE_TEAM });
  const before = await listPeopleInShort(tx, teamId);
  const kept = before.filter((person) => !isAdminsOwn(person));
  refuseSize(members.length, kept.length);
  const key = kept.length === 0 ? peopleKey : null;
  await refuseDuplicateTeam(tx, teamAccountId, name, key, teamId);
  const people = withFormerIds(members, before.filter(isAdminsOwn));
  const ids = people.map(({ id }) => id);
  const leaving = before.filter((person) => isAdminsOwn(person) && !ids.includes(person.id));
  await deletePeople(
    tx,
    leaving.map(({ id }) => id),
  );
  if (leaving.length > 0) await eraseConversations(tx, teamId);
  const keeping = {
    teamId,
    accountId: teamAccountId,
    userId: ctx.actor.id,
    createdAt: ctx.clock(),
  };
  await putPeople(tx, people, keeping);
  await movePeople(
    tx,
    kept.map(({ id }) => id),
    people.length,
  );
  await readAgain(tx, ctx, keeping);
  await changeTeam(tx, teamId, {
    name,
    ...(teamDescription === undefined ? {} : { description: teamDescription || null }),
    peopleKey: key,
    analyzedAt: ctx.clock(),
    updatedAt: laterThan(team, ctx.clock()),
    peopleVersion: team.peopleVersion + 1,
  });
  const from = { name: team.name };
  await auditTeam(tx, ctx, 'team.changed', team, {
    before: from,
    after: { name, isAnalyzed: true },
  });
}

/** @throws AppError request.invalid when new and kept people together are too few or too many */
function refuseSize(added: number, kept: number): void {
  const size = added + kept;
  if (size >= TEAM_SIZE_MIN && size <= TEAM_SIZE_MAX) return;
  const message =
    size < TEAM_SIZE_MIN
      ? TOO_FEW_PEOPLE
      : `A team has at most ${TEAM_SIZE_MAX} people, and ${kept} of this one entered their own birth details.`;
  throw new AppError('request.invalid', { message, fields: { members: message } });
}

/** Whoever keeps their name keeps their id, so that what refers to them stays. */
function withFormerIds(
  members: ComputedTeam['members'],
  former: readonly { readonly id: string; readonly name: string }[],
): NewPerson[] {
  const free = [...former];
  return members.map((member, position) => {
    const at = free.findIndex(({ name }) => folded(name) === folded(member.chart.name));
    const [same] = at < 0 ? [] : free.splice(at, 1);
    return { ...member, id: same?.id ?? member.id, position };
  });
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
  refuseUnwritable(ctx, account);
  const { teamId } = body;
  if (teamId === undefined) {
    const duplicate = await findDuplicateTeam(tx, account.id, body.teamName, peopleKey, null);
    if (duplicate !== null) return duplicate;
  } else {
    await refill(tx, ctx, teamId, body, team, peopleKey);
    return teamId;
  }
  const id = await open(tx, ctx, account, body, peopleKey);
  const keeping = { teamId: id, accountId: account.id, userId: ctx.actor.id };
  await keepAnalysis(tx, team, { ...keeping, createdAt: ctx.clock() });
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
  refuseUnwritable(ctx, managed(ctx, await accountAccess(ctx.db, ctx, teamAccountId)));
  if (teamId !== undefined) await teamIn(ctx.db, teamAccountId, teamId);
  const people = peopleOf(body);
  refuseRepeated(people);
  // Resolve before taking locks: no transaction waits for an outside service.
  const team = await computeTeam(ctx, people);
  const peopleKey = peopleKeyOf(people);
  const id = await inTransaction(ctx.db, (tx) => keep(tx, ctx, body, team, peopleKey));
  return read(ctx, id);
}
