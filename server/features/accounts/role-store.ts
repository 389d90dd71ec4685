import { sql } from 'drizzle-orm';
import type { GlobalRole } from '#shared/domain/roles.ts';
import type { Db } from '../../platform/db/client.ts';
import { users } from '../../platform/db/schema/identity.ts';
import { accountMemberships } from '../../platform/db/schema/memberships.ts';

/** Locks people in the order of their ids, to avoid deadlocks. */
export async function lockUsers(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(users.id)
    .for('no key update');
}

export interface RoleChange extends Record<string, unknown> {
  readonly id: string;
  readonly before: GlobalRole;
  readonly after: GlobalRole;
}

/**
 * Sets each locked person's role from their memberships. For master admins by configuration, this
 * sets the role to fall back to.
 * @returns those whose own role changed.
 */
export async function deriveRoles(tx: Db, ids: readonly string[]): Promise<RoleChange[]> {
  const { rows } = await tx.execute<RoleChange>(sql`
    with derived as (
      select p.id, p.global_role as before, case when exists (
        select from ${accountMemberships} m
        where m.user_id = p.id and m.is_active and m.role = 'account_admin'
      ) then 'account_admin' else 'regular_user' end as role
      from ${users} p where p.id = any(${sql.param(ids)}::uuid[])
    )
    update ${users} as u set
      global_role = case u.global_role when 'master_admin' then u.global_role else d.role end,
      role_before_master = case when u.global_role = 'master_admin' then d.role end
    from derived d
    where d.id = u.id and case u.global_role when 'master_admin'
      then u.role_before_master <> d.role else u.global_role <> d.role end
    returning u.id, d.before, u.global_role as after`);
  return rows.filter(({ before, after }) => before !== after);
}
