import { groupOf, type Penta } from './group.ts';
import type { PentaMember } from './member.ts';

export const PENTA_MEMBERS_MIN = 3;
export const PENTA_MEMBERS_MAX = 5;

/** Why a group has no Penta. */
export type PentaRefusal = 'too_few_members' | 'too_many_members' | 'same_member_twice';

export type PentaResult =
  | { readonly kind: 'penta'; readonly penta: Penta }
  | { readonly kind: 'refused'; readonly reason: PentaRefusal };

function pentaRefusalOf(members: readonly PentaMember[]): PentaRefusal | null {
  if (members.length < PENTA_MEMBERS_MIN) return 'too_few_members';
  if (members.length > PENTA_MEMBERS_MAX) return 'too_many_members';
  return new Set(members.map(({ id }) => id)).size < members.length ? 'same_member_twice' : null;
}

/** The Penta of three to five people. Two are a pair; above five there is no agreed rule. */
export function pentaOf(members: readonly PentaMember[]): PentaResult {
  const reason = pentaRefusalOf(members);
  return reason ? { kind: 'refused', reason } : { kind: 'penta', penta: groupOf(members) };
}

/** What if the member left: the Penta of the others. Someone unknown changes nothing. */
export function withoutMember(members: readonly PentaMember[], id: string): PentaResult {
  return pentaOf(members.filter((member) => member.id !== id));
}
