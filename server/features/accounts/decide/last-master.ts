/**
 * Whether the system would be without a master admin if this one left.
 * @param stayingIds the master admins who stay: neither disabled nor about to be deleted.
 */
export function isLastMaster(masterId: string, stayingIds: readonly string[]): boolean {
  return !stayingIds.some((id) => id !== masterId);
}
