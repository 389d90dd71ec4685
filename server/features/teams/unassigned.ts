import { ORGANIZED_PEOPLE_MAX } from '#shared/contract/organization.ts';
import type { TeamMemberInput } from '#shared/contract/teams.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { accountAccess } from '../accounts/service.ts';
import { type ComputedMember, computePerson } from '../analyses/computed-team.ts';
import { folded } from '../analyses/people.ts';
import { savePeople } from '../analyses/service.ts';
import type { Ctx } from '../context.ts';
import { lockManaged, managed, refuseUnwritable } from './managed-account.ts';
import { countPeople, deleteUnassigned, listUnassigned } from './organization-store.ts';

/*
 * People of an account who are in no team: entered by its admins, who put them into one on the
 * organization page. Nobody else sees them.
 */

/** @throws AppError request.conflict when the account has too many people, or this one already */
async function refuseAnother(tx: Db, accountId: string, { chart }: ComputedMember): Promise<void> {
  if ((await countPeople(tx, accountId)) >= ORGANIZED_PEOPLE_MAX) {
    throw new AppError('request.conflict', {
      message: `You have ${ORGANIZED_PEOPLE_MAX} people. Remove someone first, or put them into teams on the Team page.`,
    });
  }
  const isKnown = (await listUnassigned(tx, accountId)).some(
    ({ name, birthUtc }) =>
      Date.parse(birthUtc) === chart.birthUtc.getTime() && folded(name) === folded(chart.name),
  );
  if (!isKnown) return;
  throw new AppError('request.conflict', {
    message: 'Someone with the same name and birth is already without a team.',
  });
}

/**
 * Adds somebody who is in no team.
 * @throws AppError account.not_found; auth.forbidden; account.read_only; request.conflict in an
 * inactive account, for too many people, and for somebody already there; what `computePerson` throws
 */
export async function add(
  ctx: Ctx<UserActor>,
  accountId: string,
  birth: TeamMemberInput,
): Promise<{ personId: string }> {
  managed(ctx, await accountAccess(ctx.db, ctx, accountId));
  // Before the transaction: none waits for an outside service.
  const member = await computePerson(ctx, birth);
  await inTransaction(ctx.db, async (tx) => {
    refuseUnwritable(ctx, await lockManaged(tx, ctx, accountId));
    await refuseAnother(tx, accountId, member);
    const ownership = { teamId: null, accountId, userId: null, createdAt: ctx.clock() };
    await savePeople(tx, [{ ...member, position: 0 }], ownership);
    const object = { objectType: 'account', objectId: accountId, accountId } as const;
    await audit(tx, ctx, { action: 'person.added', ...object });
  });
  return { personId: member.id };
}

/**
 * Deletes somebody who is in no team, with their chart; nobody else is.
 * @throws AppError account.not_found; auth.forbidden
 */
export async function remove(
  ctx: Ctx<UserActor>,
  { accountId, personId }: { readonly accountId: string; readonly personId: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockManaged(tx, ctx, accountId);
    const person = (await listUnassigned(tx, accountId)).find(({ id }) => id === personId);
    if (!person) return;
    await deleteUnassigned(tx, person);
    const object = { objectType: 'account', objectId: accountId, accountId } as const;
    await audit(tx, ctx, { action: 'person.removed', ...object });
  });
}
