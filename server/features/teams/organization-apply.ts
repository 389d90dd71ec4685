import { randomUUID } from 'node:crypto';
import type { applyOrganization } from '#shared/contract/organization.ts';
import type { RouteReply } from '#shared/contract/route.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Ctx } from '../context.ts';
import { deliverSoon } from '../mail/service.ts';
import {
  type Arrangement,
  type ArrangementDecision,
  decideArrangement,
} from './decide-arrangement.ts';
import { auditTeam, lockManaged, refuseUnwritable } from './managed-account.ts';
import { askToMove, type LinkTo } from './moves.ts';
import {
  deleteDraft,
  listAssignments,
  listStoredTeams,
  putIntoTeam,
} from './organization-store.ts';
import { analyzeChangedPeople } from './people-change.ts';
import { insertTeam } from './store.ts';

type Reply = RouteReply<typeof applyOrganization>;
type StoredTeam = Awaited<ReturnType<typeof listStoredTeams>>[number];

interface Application {
  readonly accountId: string;
  readonly body: Arrangement;
  readonly linkTo: LinkTo;
}

async function openTeams(
  tx: Db,
  ctx: Ctx<UserActor>,
  accountId: string,
  created: ArrangementDecision['created'],
): Promise<void> {
  const now = ctx.clock();
  for (const { id, name } of created) {
    await insertTeam(tx, { id, accountId, name, createdAt: now, updatedAt: now });
    await auditTeam(tx, ctx, 'team.created', { id, accountId }, { after: { name } });
  }
}

async function saveTeam(
  tx: Db,
  ctx: Ctx<UserActor>,
  accountId: string,
  { teamId, people, sizeBefore, losesSomebody, isEmptied }: ArrangementDecision['changed'][number],
  stored: StoredTeam | undefined,
): Promise<void> {
  const opened = { id: teamId, accountId, updatedAt: ctx.clock(), peopleVersion: 0 };
  await analyzeChangedPeople(tx, ctx, stored ?? opened, {
    hidesSomebody: losesSomebody,
    ...(isEmptied ? { isActive: false } : {}),
  });
  const joined = people.filter(({ isNew }) => isNew).length;
  await auditTeam(
    tx,
    ctx,
    'team.changed',
    { id: teamId, accountId },
    { before: { people: sizeBefore }, after: { people: people.length, joined } },
  );
}

function replyOf({ created, changed, unassigned, waiting }: ArrangementDecision): Reply {
  const arrived = changed.flatMap(({ people }) => people.filter(({ isNew }) => isNew));
  return {
    moved: unassigned.length + arrived.length,
    created: created.length,
    deactivated: changed.filter(({ isEmptied }) => isEmptied).length,
    waiting: waiting.map(({ id }) => id),
  };
}

async function apply(
  tx: Db,
  ctx: Ctx<UserActor>,
  { accountId, body, linkTo }: Application,
): Promise<Reply> {
  const account = await lockManaged(tx, ctx, accountId);
  refuseUnwritable(ctx, account);
  const teams = await listStoredTeams(tx, accountId);
  const assignments = await listAssignments(tx, accountId);
  const organization = { assignments, teams, teamLimit: account.teamLimit };
  const decision = decideArrangement(body, organization, randomUUID);
  const { created, changed, unassigned, waiting } = decision;
  await openTeams(tx, ctx, accountId, created);
  const takenOut = unassigned.map((id) => ({ id, isNew: true }));
  await putIntoTeam(tx, null, takenOut);
  for (const { teamId, people } of changed) await putIntoTeam(tx, teamId, people);
  for (const team of changed) {
    const stored = teams.find(({ id }) => id === team.teamId);
    await saveTeam(tx, ctx, accountId, team, stored);
  }
  const moves = waiting.map(({ id: memberId, target: { id, name } }) => ({
    memberId,
    teamId: id,
    teamName: name,
  }));
  await askToMove(tx, ctx, accountId, moves, linkTo);
  await deleteDraft(tx, accountId);
  return replyOf(decision);
}

/**
 * Moves people between the account's teams, opens and empties teams, and analyzes what changed, in
 * one transaction. People who joined by their own consent stay where they are and are asked. The
 * draft is gone afterwards.
 * @throws AppError account.not_found; auth.forbidden; account.read_only; team.not_found;
 * team.limit_reached; request.conflict when a team was changed since it was read, or would have too
 * few or too many people; request.invalid for people of other accounts
 */
export async function applyArrangement(
  ctx: Ctx<UserActor>,
  application: Application,
): Promise<Reply> {
  const reply = await inTransaction(ctx.db, (tx) => apply(tx, ctx, application));
  const { db, clock, log, providers } = ctx;
  if (reply.waiting.length > 0) deliverSoon({ db, clock, log, mail: providers.mail });
  return reply;
}
