/** A person and an account. Named, since both are ids: a swap of two strings would compile. */
export interface MembershipKey {
  readonly accountId: string;
  readonly userId: string;
}
