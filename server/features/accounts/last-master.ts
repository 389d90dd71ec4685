import type { Db } from '../../platform/db/client.ts';
import { AppError } from '../../platform/errors.ts';
import { isLastMaster } from './decide/last-master.ts';
import { listTwoMasterAdmins, lockMasterAdmins } from './master-store.ts';

/** Lock them before anybody else, so that no two of them leave at the same time. */
export { lockMasterAdmins };

/** Whether the system would have no master admin without this one; nothing is locked. */
export async function isLastMasterAdmin(db: Db, masterId: string): Promise<boolean> {
  return isLastMaster(masterId, await listTwoMasterAdmins(db));
}

/**
 * @param stayingIds as `lockMasterAdmins` has locked them.
 * @throws AppError user.last_master_admin
 */
export function refuseLastMasterAdmin(masterId: string, stayingIds: readonly string[]): void {
  if (isLastMaster(masterId, stayingIds)) throw new AppError('user.last_master_admin');
}
