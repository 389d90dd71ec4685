import { type AuditCtx, auditEach } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import { deriveRoles, lockUsers, type RoleChange } from './role-store.ts';

/** Like `recomputeRoles`, but without audit entries. @returns people whose role changed. */
export async function followMemberships(tx: Db, userIds: readonly string[]): Promise<RoleChange[]> {
  if (userIds.length === 0) return [];
  // A separate statement, so that the next one sees what others committed before.
  await lockUsers(tx, userIds);
  return deriveRoles(tx, userIds);
}

/**
 * Derives people's system-wide roles from their memberships: an admin of any account is an account
 * admin. Master admins keep their role; for those made so by the configuration, the role to fall
 * back to changes.
 */
export async function recomputeRoles(
  tx: Db,
  ctx: AuditCtx,
  userIds: readonly string[],
): Promise<void> {
  const changed = await followMemberships(tx, userIds);
  await auditEach(
    tx,
    ctx,
    changed.map(({ id, before, after }) => ({
      action: 'user.role_changed',
      objectType: 'user',
      objectId: id,
      before: { globalRole: before },
      after: { globalRole: after, by: 'membership' },
    })),
  );
}
