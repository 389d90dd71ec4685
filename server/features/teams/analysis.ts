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
import { accountAccess } from '../accounts/service.ts';
import {
  type ComputedMember,
  type ComputedTeam,
  computeMembers,
  computeTeam,
} from '../analyses/computed-team.ts';
import { peopleKeyOf, peopleOf, refuseRepeated } from '../analyses/people.ts';
import {
  deletePeople,
  insertFirstAnalysis,
  renumberPeople,
  savePeople,
} from '../analyses/service.ts';
import type { Ctx } from '../context.ts';
import { withFormerIds } from './former-people.ts';
import {
  auditTeam,
  lockManaged,
  managed,
  refuseBeyondTeamLimit,
  refuseDuplicateTeam,
  refuseUnwritable,
  teamIn,
} from './managed-account.ts';
import { analyzeChangedPeople } from './people-change.ts';
import { listPeopleInShort } from './people-store.ts';
import { isAdminsOwn } from './policy.ts';
import { read } from './service.ts';
import { findDuplicateTeam, insertTeam } from './store.ts';

const INACTIVE_TEAM = 'This team is inactive. Activate it before you analyze it.';

/** A team as submitted, its people's charts computed. */
interface Submission {
  readonly body: AnalyzeTeam;
  readonly members: readonly ComputedMember[];
  readonly peopleKey: string;
}

/** Replaces an existing team's name and those of its people that admins may replace. */
async function replaceTeam(
  tx: Db,
  ctx: Ctx<UserActor>,
  teamId: string,
  { body, members, peopleKey }: Submission,
): Promise<void> {
  const { teamAccountId, teamName: name, teamDescription } = body;
  const team = await teamIn(tx, teamAccountId, teamId);
  if (!team.isActive) throw new AppError('request.conflict', { message: INACTIVE_TEAM });
  const before = await listPeopleInShort(tx, teamId);
  const staying = before.filter((person) => !isAdminsOwn(person));
  refuseSize(members.length, staying.length);
  const key = staying.length === 0 ? peopleKey : null;
  await refuseDuplicateTeam(tx, teamAccountId, name, key, teamId);
  const people = withFormerIds(members, before.filter(isAdminsOwn));
  const ids = people.map(({ id }) => id);
  const leaving = before.filter((person) => isAdminsOwn(person) && !ids.includes(person.id));
  await deletePeople(
    tx,
    leaving.map(({ id }) => id),
  );
  const ownership = {
    teamId,
    accountId: teamAccountId,
    userId: ctx.actor.id,
    createdAt: ctx.clock(),
  };
  await savePeople(tx, people, ownership);
  await renumberPeople(
    tx,
    staying.map(({ id }) => id),
    people.length,
  );
  await analyzeChangedPeople(tx, ctx, team, {
    name,
    ...(teamDescription === undefined ? {} : { description: teamDescription || null }),
    peopleKey: key,
    hidesSomebody: leaving.length > 0,
  });
  const from = { name: team.name };
  await auditTeam(tx, ctx, 'team.changed', team, {
    before: from,
    after: { name, isAnalyzed: true },
  });
}

/** @throws AppError request.invalid when new and staying people together are too few or too many */
function refuseSize(added: number, staying: number): void {
  const size = added + staying;
  if (size >= TEAM_SIZE_MIN && size <= TEAM_SIZE_MAX) return;
  const message =
    size < TEAM_SIZE_MIN
      ? TOO_FEW_PEOPLE
      : `A team has at most ${TEAM_SIZE_MAX} people, and ${staying} of this one entered their own birth details.`;
  throw new AppError('request.invalid', { message, fields: { members: message } });
}

async function insertAnalyzedTeam(
  tx: Db,
  ctx: Ctx<UserActor>,
  { body, peopleKey }: Submission,
  team: ComputedTeam,
): Promise<string> {
  const { teamAccountId: accountId, teamName: name, teamDescription } = body;
  const [id, now] = [randomUUID(), ctx.clock()];
  await insertTeam(tx, {
    id,
    accountId,
    name,
    description: teamDescription || null,
    peopleKey,
    analyzedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  await auditTeam(tx, ctx, 'team.created', { id, accountId }, { after: { name } });
  const ownership = { teamId: id, accountId, userId: ctx.actor.id, createdAt: now };
  await insertFirstAnalysis(tx, team, ownership);
  return id;
}

async function reanalyzeTeam(
  ctx: Ctx<UserActor>,
  teamId: string,
  submission: Submission,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    refuseUnwritable(ctx, await lockManaged(tx, ctx, submission.body.teamAccountId));
    await replaceTeam(tx, ctx, teamId, submission);
  });
}

/** @returns the id of the new team, or of the same people's team of that name */
async function createTeam(ctx: Ctx<UserActor>, submission: Submission): Promise<string> {
  const { body, members, peopleKey } = submission;
  const team = computeTeam(ctx, members);
  return inTransaction(ctx.db, async (tx) => {
    const account = await lockManaged(tx, ctx, body.teamAccountId);
    refuseUnwritable(ctx, account);
    const duplicate = await findDuplicateTeam(tx, account.id, body.teamName, peopleKey, null);
    if (duplicate !== null) return duplicate;
    await refuseBeyondTeamLimit(tx, account);
    return insertAnalyzedTeam(tx, ctx, submission, team);
  });
}

/**
 * Analyzes and stores a new team, or an existing one again, in one transaction. The same people
 * under the same name return the team that exists.
 * @throws AppError account.not_found; auth.forbidden; team.not_found; team.limit_reached;
 * request.conflict when team or account is inactive; request.invalid for a repeated person; what
 * `computeMembers` throws
 */
export async function analyze(ctx: Ctx<UserActor>, body: AnalyzeTeam): Promise<TeamRecord> {
  const { teamAccountId, teamId } = body;
  refuseUnwritable(ctx, managed(ctx, await accountAccess(ctx.db, ctx, teamAccountId)));
  if (teamId !== undefined) await teamIn(ctx.db, teamAccountId, teamId);
  const people = peopleOf(body);
  refuseRepeated(people);
  // Resolve before taking locks: no transaction waits for an outside service.
  const members = await computeMembers(ctx, people);
  const submission = { body, members, peopleKey: peopleKeyOf(people) };
  if (teamId === undefined) return read(ctx, await createTeam(ctx, submission));
  await reanalyzeTeam(ctx, teamId, submission);
  return read(ctx, teamId);
}
