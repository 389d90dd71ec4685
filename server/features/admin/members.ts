import type { ErrorCode } from '#shared/contract/error-codes.ts';
import type { AccountMember, addAccountUser } from '#shared/contract/members.ts';
import type { RouteRequest } from '#shared/contract/route.ts';
import type { GlobalRole } from '#shared/domain/roles.ts';
import { type AuditCtx, audit } from '../../platform/audit/audit.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import type { MembershipKey } from '../accounts/membership-key.ts';
import { recomputeRoles } from '../accounts/roles.ts';
import { refuseInactiveAccount } from '../accounts/service.ts';
import type { Ctx } from '../context.ts';
import { findAccount } from './account-store.ts';
import { administered, lockAdministered } from './administered.ts';
import {
  countOtherAdmins,
  countTakenSeats,
  deleteMembership,
  findPersonIn,
  listAccountIds,
  listMembers,
  saveMembership,
} from './member-store.ts';
import { canSearch } from './policy.ts';

type AskedRole = RouteRequest<typeof addAccountUser>['body']['role'];
type Person = NonNullable<Awaited<ReturnType<typeof findPersonIn>>>;
interface MemberRow extends Pick<AccountMember, 'id' | 'email' | 'firstName' | 'lastName'> {
  readonly role: GlobalRole;
  readonly createdAt: Date;
}

export function presentMember({
  id,
  email,
  firstName,
  lastName,
  ...row
}: MemberRow): AccountMember {
  return {
    id,
    email,
    firstName,
    lastName,
    currentTeamRole: row.role === 'account_admin' ? 'account_admin' : 'user',
    createdAt: row.createdAt.toISOString(),
  };
}

/** @throws AppError `missing` for strangers; auth.forbidden for its members */
export async function listOf(
  ctx: Ctx<UserActor>,
  accountId: string,
  missing: ErrorCode = 'account.not_found',
): Promise<AccountMember[]> {
  await administered(ctx.db, ctx, accountId, missing);
  if (!(await findAccount(ctx.db, accountId))) throw new AppError(missing);
  const rows = await listMembers(ctx.db, accountId);
  return rows.map(presentMember);
}

/** @throws AppError user.not_found; request.conflict for a disabled person */
export async function personIn(tx: Db, key: MembershipKey): Promise<Person> {
  const person = await findPersonIn(tx, key);
  if (!person) throw new AppError('user.not_found');
  return person;
}

/** @throws AppError request.conflict when the account or the person is inactive */
export function refuseDisabled(
  account: { isActive: boolean },
  person: { isActive: boolean },
): void {
  refuseInactiveAccount(account);
  if (!person.isActive) {
    throw new AppError('request.conflict', { message: 'This person has been disabled.' });
  }
}

/** @throws AppError member.limit_reached when there is no free seat */
export async function refuseWithoutSeat(
  tx: Db,
  { id, memberLimit }: { id: string; memberLimit: number },
  person: Person,
): Promise<void> {
  if (person.role !== null || person.seesTeams) return;
  if ((await countTakenSeats(tx, id)) < memberLimit) return;
  const people = memberLimit === 1 ? '1 person' : `${memberLimit} people`;
  throw new AppError('member.limit_reached', {
    message: `This account has room for ${people}, including viewers of individual teams.`,
  });
}

async function refuseWithoutAdmin(tx: Db, key: MembershipKey): Promise<void> {
  if ((await countOtherAdmins(tx, key)) === 0) throw new AppError('member.last_admin');
}

interface AccountRoleChange extends MembershipKey {
  /** null for somebody who wasn't a member. */
  readonly before: GlobalRole | null;
  readonly role: GlobalRole;
}

async function setAccountRole(
  tx: Db,
  ctx: AuditCtx,
  { userId, accountId, before, role }: AccountRoleChange,
): Promise<{ createdAt: Date }> {
  const kept = await saveMembership(tx, { userId, accountId, role, now: ctx.clock() });
  await audit(tx, ctx, {
    action: before === null ? 'membership.added' : 'membership.changed',
    objectType: 'membership',
    objectId: userId,
    accountId,
    ...(before === null ? {} : { before: { role: before } }),
    after: { role },
  });
  await recomputeRoles(tx, ctx, [userId]);
  return kept;
}

/**
 * Makes somebody who uses an account its admin, in the transaction of an admin who leaves it. Lock
 * the account first; the caller authorizes.
 * @throws AppError user.not_found
 */
export async function promote(tx: Db, ctx: AuditCtx, key: MembershipKey): Promise<void> {
  const { role: before } = await personIn(tx, key);
  await setAccountRole(tx, ctx, { ...key, before, role: 'account_admin' });
}

/**
 * Adds a member to an account, or changes their role in it.
 * @throws AppError `missing` for strangers; auth.forbidden; user.not_found; member.limit_reached;
 * member.last_admin; request.conflict when account or person is inactive
 */
export async function add(
  ctx: Ctx<UserActor>,
  key: MembershipKey,
  asked: AskedRole,
  missing: ErrorCode = 'account.not_found',
): Promise<AccountMember> {
  const role = asked === 'account_admin' ? asked : 'regular_user';
  return inTransaction(ctx.db, async (tx) => {
    const account = await lockAdministered(tx, ctx, key.accountId, missing);
    const person = await personIn(tx, key);
    refuseDisabled(account, person);
    const { createdAt, role: before } = person;
    if (before === role && createdAt) return presentMember({ ...person, role, createdAt });
    await refuseWithoutSeat(tx, account, person);
    if (before === 'account_admin') await refuseWithoutAdmin(tx, key);
    const kept = await setAccountRole(tx, ctx, { ...key, before, role });
    return presentMember({ ...person, ...kept, role });
  });
}

/**
 * Removes a member from an account, effective with their next request.
 * @throws AppError `missing` for strangers; auth.forbidden; user.not_found for a non-member;
 * member.last_admin
 */
export async function removeFrom(
  ctx: Ctx<UserActor>,
  key: MembershipKey,
  missing: ErrorCode = 'account.not_found',
): Promise<void> {
  const { accountId, userId } = key;
  await inTransaction(ctx.db, async (tx) => {
    await lockAdministered(tx, ctx, accountId, missing);
    const { role } = await personIn(tx, key);
    if (role === null) throw new AppError('user.not_found');
    if (role === 'account_admin') await refuseWithoutAdmin(tx, key);
    await deleteMembership(tx, key);
    await audit(tx, ctx, {
      action: 'membership.removed',
      objectType: 'membership',
      objectId: userId,
      accountId,
      before: { role },
    });
    await recomputeRoles(tx, ctx, [userId]);
  });
}

async function onlyAccountOf(ctx: Ctx<UserActor>, userId: string): Promise<string> {
  const { actor } = ctx;
  if (!canSearch(actor)) throw new AppError('auth.forbidden');
  const own = new Set(
    actor.activeAccounts.flatMap(({ role, id }) => (role === 'account_admin' ? [id] : [])),
  );
  const theirs = await listAccountIds(ctx.db, userId);
  const [first, ...others] =
    actor.globalRole === 'master_admin' ? theirs : theirs.filter((id) => own.has(id));
  if (first === undefined) throw new AppError('user.not_found');
  if (others.length > 0) {
    throw new AppError('request.conflict', {
      message: 'This person belongs to several accounts. Choose the one to remove them from.',
    });
  }
  return first;
}

/**
 * Removes a person from the named account, or from their only one.
 * @throws AppError as `removeFrom`; request.conflict when none is named and there are several
 */
export async function remove(
  ctx: Ctx<UserActor>,
  { userId, accountId }: Pick<MembershipKey, 'userId'> & { readonly accountId: string | undefined },
): Promise<void> {
  await removeFrom(ctx, { userId, accountId: accountId ?? (await onlyAccountOf(ctx, userId)) });
}
