import type { Organization, saveOrganizationDraft } from '#shared/contract/organization.ts';
import type { RouteReply, RouteRequest } from '#shared/contract/route.ts';
import { possibleGatesOf, sureGatesOf } from '#shared/engine/penta/member.ts';
import { PENTA_GATES } from '#shared/engine/penta-matrix.ts';
import { chartedPersonOf } from '#shared/knowledge/charted-person.ts';
import { PENTA_TEXTS } from '#shared/knowledge/penta-texts.data.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { laterThan } from '../../platform/optimistic-lock.ts';
import { accountAccess } from '../accounts/service.ts';
import { listStoredPeople } from '../analyses/service.ts';
import type { Ctx } from '../context.ts';
import { lockManaged, managed, refuseUnwritable } from './managed-account.ts';
import { listMoves } from './move-store.ts';
import {
  deleteDraft,
  findDraft,
  listActiveTeams,
  listPool,
  saveDraft,
} from './organization-store.ts';
import { isAdminsOwn } from './policy.ts';

const FUNCTIONS = PENTA_GATES.map((gate) => ({ gate, name: PENTA_TEXTS[gate].label }));

type Person = Organization['people'][number];
type PoolRow = Awaited<ReturnType<typeof listPool>>[number];

/** The functions of people whose team has no Penta, by their ids. */
async function functionsOf(ctx: Ctx, ids: readonly string[]) {
  const people = await listStoredPeople(ctx, ids);
  return new Map(
    people.map((person) => {
      const charted = chartedPersonOf(person);
      const gates = charted ? sureGatesOf(charted) : [];
      return [person.id, { gates, possibleGates: charted ? possibleGatesOf(charted) : [] }];
    }),
  );
}

/** Everybody once: people of inactive teams only if nobody before them is the same person. */
function distinct(rows: readonly PoolRow[]): PoolRow[] {
  const known = new Set<string>();
  return rows.filter(({ teamId, isActive, birth }) => {
    if (teamId !== null && !isActive && known.has(birth)) return false;
    known.add(birth);
    return true;
  });
}

async function poolOf(ctx: Ctx, accountId: string): Promise<Person[]> {
  const rows = distinct(await listPool(ctx.db, accountId));
  const moves = new Map((await listMoves(ctx.db, accountId)).map((move) => [move.memberId, move]));
  const others = await functionsOf(
    ctx,
    rows.filter(({ share }) => share === null).map(({ id }) => id),
  );
  return rows.map(({ share, ...row }) => {
    const { id, name, teamId, isActive } = row;
    const { gates, possibleGates } = share ?? others.get(id) ?? { gates: [], possibleGates: [] };
    const move = moves.get(id);
    return {
      id,
      name,
      teamId: isActive ? teamId : null,
      isUnassigned: teamId === null,
      needsConsent: !isAdminsOwn(row),
      move: move ? { teamId: move.teamId, isDeclined: move.declinedAt !== null } : null,
      functions: gates,
      possible: possibleGates,
    };
  });
}

type StoredDraft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** The draft without people and teams that are gone, and without rules about such people. */
function draftOf(
  { teams, unassigned, rules, updatedAt }: StoredDraft,
  people: ReadonlySet<string>,
  teamIds: ReadonlySet<string>,
): Organization['draft'] {
  return {
    teams: teams
      .filter(({ teamId }) => teamId === null || teamIds.has(teamId))
      .map((team) => ({ ...team, people: team.people.filter((id) => people.has(id)) })),
    unassigned: unassigned.filter((id) => people.has(id)),
    rules: rules.filter((rule) =>
      rule.kind === 'fixed' ? people.has(rule.person) : rule.people.every((id) => people.has(id)),
    ),
    updatedAt: updatedAt.toISOString(),
  };
}

/**
 * The account's people and teams, to be arranged by its admins.
 * @throws AppError account.not_found; auth.forbidden for members who don't manage the account
 */
export async function readOrganization(
  ctx: Ctx<UserActor>,
  accountId: string,
): Promise<Organization> {
  const { teamLimit } = managed(ctx, await accountAccess(ctx.db, ctx, accountId));
  const people = await poolOf(ctx, accountId);
  const teams = await listActiveTeams(ctx.db, accountId);
  const draft = await findDraft(ctx.db, accountId);
  return {
    functions: FUNCTIONS,
    teamLimit,
    teams: teams.map((team) => ({ ...team, updatedAt: team.updatedAt.toISOString() })),
    people,
    draft: draft
      ? draftOf(draft, new Set(people.map(({ id }) => id)), new Set(teams.map(({ id }) => id)))
      : null,
  };
}

function refuseNewer(stored: StoredDraft | undefined, expected: string | null | undefined): void {
  if (expected === undefined) return;
  const isSame = stored?.updatedAt.getTime() === (expected && Date.parse(expected));
  if (!isSame && (stored !== undefined || expected !== null)) {
    throw new AppError('request.conflict', {
      message: 'Someone else saved a draft in the meantime. Reload to see it.',
    });
  }
}

async function replaceDraft(
  tx: Db,
  ctx: Ctx<UserActor>,
  accountId: string,
  {
    teams,
    unassigned,
    rules,
    expectedUpdatedAt,
  }: RouteRequest<typeof saveOrganizationDraft>['body'],
): Promise<Date> {
  refuseUnwritable(ctx, await lockManaged(tx, ctx, accountId));
  const stored = await findDraft(tx, accountId);
  refuseNewer(stored, expectedUpdatedAt);
  const updatedAt = stored ? laterThan(stored, ctx.clock()) : ctx.clock();
  await saveDraft(tx, { accountId, teams, unassigned, rules, savedBy: ctx.actor.id, updatedAt });
  return updatedAt;
}

/**
 * Saves the account's one draft.
 * @throws AppError account.not_found; auth.forbidden; account.read_only; request.conflict in an
 * inactive account, or when a newer draft was saved
 */
export async function saveOrganization(
  ctx: Ctx<UserActor>,
  accountId: string,
  body: RouteRequest<typeof saveOrganizationDraft>['body'],
): Promise<RouteReply<typeof saveOrganizationDraft>> {
  const updatedAt = await inTransaction(ctx.db, (tx) => replaceDraft(tx, ctx, accountId, body));
  return { updatedAt: updatedAt.toISOString() };
}

/** @throws AppError account.not_found; auth.forbidden */
export async function discardOrganization(ctx: Ctx<UserActor>, accountId: string): Promise<void> {
  managed(ctx, await accountAccess(ctx.db, ctx, accountId));
  await deleteDraft(ctx.db, accountId);
}
