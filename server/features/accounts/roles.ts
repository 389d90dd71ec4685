import { type AuditCtx, auditEach } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import { deriveRoles, lockUsers, type RoleChange } from './role-store.ts';

/** The same without a word about it in the log. @returns whose role is another one now. */
export async function followMemberships(tx: Db, userIds: readonly string[]): Promise<RoleChange[]> {
  if (userIds.length === 0) return [];
  // By a statement of its own, so that the next one sees what others did before.
  await lockUsers(tx, userIds);
  return deriveRoles(tx, userIds);
}

/**
 * Brings people's system-wide roles in line with their memberships: whoever is admin of an account is
 * an account admin. Master admins stay what they are; in those whom the configuration made so,
 * the role changes to which they would fall back.
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
