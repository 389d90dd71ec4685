import { randomUUID } from 'node:crypto';
import type { applyOrganization } from '#shared/contract/organization.ts';
import type { RouteReply, RouteRequest } from '#shared/contract/route.ts';
import { TEAM_SIZE_MAX, TEAM_SIZE_MIN } from '#shared/contract/teams.ts';
import { andList } from '#shared/domain/english.ts';
import { teamLimitWords } from '#shared/domain/team-limit.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { laterThan, refuseOutdated } from '../../platform/optimistic-lock.ts';
import { recomputeAnalysis } from '../analyses/service.ts';
import type { Ctx } from '../context.ts';
import { deliverSoon } from '../mail/service.ts';
import { auditTeam, lockManaged, refuseUnwritable } from './managed-account.ts';
import { askToMove, type LinkTo } from './moves.ts';
import {
  eraseDraft,
  listAssignments,
  listTeamVersions,
  putIntoTeam,
} from './organization-store.ts';
import { eraseConversations } from './people-store.ts';
import { isAdminsOwn } from './policy.ts';
import { changeTeam, insertTeam } from './store.ts';

type Body = RouteRequest<typeof applyOrganization>['body'];
type Reply = RouteReply<typeof applyOrganization>;
type Assignment = Awaited<ReturnType<typeof listAssignments>>[number];
type Version = Awaited<ReturnType<typeof listTeamVersions>>[number];

interface Application {
  readonly accountId: string;
  readonly body: Body;
  readonly linkTo: LinkTo;
}

interface Target {
  readonly id: string;
  readonly name: string;
  readonly isNew: boolean;
}

/** Who is where before and after, once it is clear that all of it may be. */
interface Decision {
  readonly targets: readonly Target[];
  /** People by team, in their order; of every team that changes. */
  readonly peopleOf: ReadonlyMap<string, readonly string[]>;
  readonly before: ReadonlyMap<string, Assignment>;
  /** Who is taken out of their team. */
  readonly unassigned: readonly string[];
  /** Who is asked first, and where they would move. */
  readonly waiting: readonly { readonly id: string; readonly target: Target }[];
}

/** @throws AppError team.not_found; request.invalid for people who aren't the account's */
function decide(
  body: Body,
  assignments: readonly Assignment[],
  versions: readonly Version[],
): Decision {
  const before = new Map(assignments.map((assignment) => [assignment.id, assignment]));
  const targets = body.teams.map(({ teamId, name }) => ({
    id: teamId ?? randomUUID(),
    name,
    isNew: teamId === null,
  }));
  const active = new Set(versions.filter(({ isActive }) => isActive).map(({ id }) => id));
  if (targets.some(({ id, isNew }) => !isNew && !active.has(id))) {
    throw new AppError('team.not_found');
  }
  const asked = [...body.teams.flatMap(({ people }) => people), ...body.unassigned];
  const isListedOnce = new Set(asked).size === asked.length;
  const areTeamsListedOnce = new Set(targets.map(({ id }) => id)).size === targets.length;
  if (!isListedOnce || !areTeamsListedOnce || asked.some((id) => !before.has(id))) {
    throw new AppError('request.invalid', {
      message: 'The account’s people have changed. Reload and try again.',
    });
  }
  const waiting: { id: string; target: Target }[] = [];
  const after = new Map(assignments.map(({ id, teamId }) => [id, teamId]));
  refuseInvited(body.unassigned.map((id) => before.get(id)));
  for (const id of body.unassigned) after.set(id, null);
  for (const [index, { people }] of body.teams.entries()) {
    const target = targets[index];
    for (const id of people) {
      const assignment = before.get(id);
      if (assignment === undefined || target === undefined || assignment.teamId === target.id)
        continue;
      // Their consent named the team that they joined: nobody else sees them without another yes.
      if (!isAdminsOwn(assignment)) waiting.push({ id, target });
      else after.set(id, target.id);
    }
  }
  const unassigned = body.unassigned.filter((id) => before.get(id)?.teamId !== null);
  return { targets, peopleOf: membersOf(after, before, asked), before, unassigned, waiting };
}

/** @throws AppError request.conflict for somebody who joined by their own consent */
function refuseInvited(assignments: readonly (Assignment | undefined)[]): void {
  const invited = assignments.find(
    (assignment) => assignment !== undefined && !isAdminsOwn(assignment),
  );
  if (!invited) return;
  throw new AppError('request.conflict', {
    message: `${invited.name} joined by invitation. Only they can leave their team.`,
  });
}

/** The people of each team that gains or loses somebody: those asked for first, in their order. */
function membersOf(
  after: ReadonlyMap<string, string | null>,
  before: ReadonlyMap<string, Assignment>,
  asked: readonly string[],
): Map<string, string[]> {
  const changed = new Set<string>();
  for (const [id, teamId] of after) {
    const former = before.get(id)?.teamId ?? null;
    if (former === teamId) continue;
    for (const one of [former, teamId]) if (one !== null) changed.add(one);
  }
  const order = [...new Set([...asked, ...after.keys()])];
  return new Map(
    [...changed].map((teamId) => [teamId, order.filter((id) => after.get(id) === teamId)]),
  );
}

function namesOf({ waiting, before }: Decision): string {
  return andList(waiting.map(({ id }) => before.get(id)?.name ?? ''));
}

/** @throws AppError request.conflict when a team would be too small or too large */
function refuseSizes(decision: Decision, versions: readonly Version[]): void {
  const { targets, peopleOf, waiting } = decision;
  const unopened = waiting.find(({ target }) => target.isNew && !peopleOf.has(target.id));
  if (unopened) {
    throw new AppError('request.conflict', {
      message: `${unopened.target.name} would start with nobody: ${namesOf(decision)} can’t be moved without their yes.`,
    });
  }
  const inactive = new Set(versions.filter(({ isActive }) => !isActive).map(({ id }) => id));
  for (const [teamId, people] of peopleOf) {
    const isFine = people.length >= TEAM_SIZE_MIN && people.length <= TEAM_SIZE_MAX;
    if (isFine || people.length === 0 || inactive.has(teamId)) continue;
    const name =
      targets.find(({ id }) => id === teamId)?.name ??
      versions.find(({ id }) => id === teamId)?.name;
    const names = namesOf(decision);
    const reason = names === '' ? '' : ` ${names} can’t be moved without their yes.`;
    throw new AppError('request.conflict', {
      message: `${name} would have ${people.length === 1 ? '1 person' : `${people.length} people`}. A team has ${TEAM_SIZE_MIN} to ${TEAM_SIZE_MAX}.${reason}`,
    });
  }
}

/** @throws AppError request.conflict when a team was changed since it was read */
function refuseChanged(body: Body, decision: Decision, versions: readonly Version[]): void {
  const seen = new Map(body.versions.map(({ teamId, updatedAt }) => [teamId, updatedAt]));
  for (const version of versions) {
    if (!decision.peopleOf.has(version.id) || !version.isActive) continue;
    const updatedAt = seen.get(version.id);
    if (updatedAt === undefined) throw new AppError('request.conflict');
    refuseOutdated(version, updatedAt);
  }
}

async function openTeams(
  tx: Db,
  ctx: Ctx<UserActor>,
  accountId: string,
  created: readonly Target[],
): Promise<void> {
  const now = ctx.clock();
  for (const { id, name } of created) {
    await insertTeam(tx, { id, accountId, name, createdAt: now, updatedAt: now });
    await auditTeam(tx, ctx, 'team.created', { id, accountId }, { after: { name } });
  }
}

interface ChangedTeam {
  readonly teamId: string;
  readonly accountId: string;
  /** undefined for a new team. */
  readonly version: Version | undefined;
}

async function saveTeam(
  tx: Db,
  ctx: Ctx<UserActor>,
  { teamId, accountId, version }: ChangedTeam,
  { peopleOf, before }: Decision,
): Promise<void> {
  const people = peopleOf.get(teamId) ?? [];
  const now = ctx.clock();
  const ownership = { teamId, accountId, userId: ctx.actor.id, createdAt: now };
  await recomputeAnalysis(tx, ctx, ownership);
  const wasThere = (id: string) => before.get(id)?.teamId === teamId;
  const former = [...before.values()].filter((assignment) => assignment.teamId === teamId);
  // Answers given before name people who have left.
  if (former.some(({ id }) => !people.includes(id))) await eraseConversations(tx, teamId);
  const isEmptied = people.length === 0 && version?.isActive === true;
  await changeTeam(tx, teamId, {
    // Who came from other teams makes no team a duplicate of another.
    peopleKey: null,
    analyzedAt: people.length < TEAM_SIZE_MIN ? null : now,
    updatedAt: version ? laterThan(version, now) : now,
    peopleVersion: (version?.peopleVersion ?? 0) + 1,
    ...(isEmptied ? { isActive: false } : {}),
  });
  await auditTeam(
    tx,
    ctx,
    'team.changed',
    { id: teamId, accountId },
    {
      before: { people: former.length },
      after: { people: people.length, joined: people.filter((id) => !wasThere(id)).length },
    },
  );
}

async function apply(
  tx: Db,
  ctx: Ctx<UserActor>,
  { accountId, body, linkTo }: Application,
): Promise<Reply> {
  const account = await lockManaged(tx, ctx, accountId);
  refuseUnwritable(ctx, account);
  const versions = await listTeamVersions(tx, accountId);
  const decision = decide(body, await listAssignments(tx, accountId), versions);
  const { targets, peopleOf, before, waiting } = decision;
  refuseSizes(decision, versions);
  refuseChanged(body, decision, versions);
  const created = targets.filter(({ id, isNew }) => isNew && peopleOf.has(id));
  const active = versions.filter(({ isActive }) => isActive);
  const emptied = active.filter(({ id }) => peopleOf.get(id)?.length === 0);
  const total = active.length + created.length - emptied.length;
  if (total > account.teamLimit && total > active.length) {
    throw new AppError('team.limit_reached', { message: teamLimitWords(account.teamLimit) });
  }
  await openTeams(tx, ctx, accountId, created);
  const { unassigned } = decision;
  const moved = new Set(unassigned);
  await putIntoTeam(
    tx,
    null,
    unassigned.map((id) => ({ id, isNew: true })),
  );
  for (const [teamId, people] of peopleOf) {
    const arranged = people.map((id) => ({ id, isNew: before.get(id)?.teamId !== teamId }));
    for (const { id, isNew } of arranged) if (isNew) moved.add(id);
    await putIntoTeam(tx, teamId, arranged);
  }
  for (const teamId of peopleOf.keys()) {
    const version = versions.find(({ id }) => id === teamId);
    await saveTeam(tx, ctx, { teamId, accountId, version }, decision);
  }
  const moves = waiting.map(({ id: memberId, target: { id, name } }) => ({
    memberId,
    teamId: id,
    teamName: name,
  }));
  await askToMove(tx, ctx, accountId, moves, linkTo);
  await eraseDraft(tx, accountId);
  return {
    moved: moved.size,
    created: created.length,
    deactivated: emptied.length,
    waiting: waiting.map(({ id }) => id),
  };
}

/**
 * Moves people between the account's teams, opens and empties teams, and analyzes what changed, in
 * one transaction. People who joined by their own consent stay where they are and are asked. The
 * draft is gone afterwards.
 * @throws AppError account.not_found; auth.forbidden; account.read_only; team.not_found;
 * team.limit_reached; request.conflict when a team was changed since it was read, or would have too
 * few or too many people; request.invalid for people of other accounts
 */
export async function applyPlan(ctx: Ctx<UserActor>, application: Application): Promise<Reply> {
  const reply = await inTransaction(ctx.db, (tx) => apply(tx, ctx, application));
  const { db, clock, log, providers } = ctx;
  if (reply.waiting.length > 0) deliverSoon({ db, clock, log, mail: providers.mail });
  return reply;
}
