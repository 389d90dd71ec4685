import type { GlobalRole } from '#shared/domain/roles.ts';

export interface UserActor {
  readonly kind: 'user';
  readonly id: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly globalRole: GlobalRole;
  readonly teams: readonly {
    readonly role: GlobalRole;
    readonly teamAccount: { readonly id: string; readonly name: string };
  }[];
  readonly loginId: string;
}

/** Nobody signed in. */
export interface Anonymous {
  readonly kind: 'anonymous';
}

export type Actor = UserActor | Anonymous;

/** The current instant; tests hand in one they can move. */
export type Clock = () => Date;
