import type { AdministeredAccount } from '#shared/contract/deletion.ts';

/** Somebody else who uses the account and stays. */
interface Other {
  readonly isAdmin: boolean;
}

/** What happens to an account when one of its admins is deleted. */
export function fateOf(others: readonly Other[]): AdministeredAccount['fate'] {
  if (others.some(({ isAdmin }) => isAdmin)) return 'kept';
  return others.length === 0 ? 'closes' : 'undecided';
}

/**
 * Whether the account is deleted along with its admin. Others may have come or become admins since
 * the admin decided.
 * @param isChosen the admin decided to close it.
 */
export function isClosed(others: readonly Other[], isChosen: boolean): boolean {
  const fate = fateOf(others);
  return fate === 'closes' || (fate === 'undecided' && isChosen);
}
