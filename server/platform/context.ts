import type { Clock as HourClock } from '#shared/domain/date-words.ts';
import type { GlobalRole } from '#shared/domain/roles.ts';

export interface UserActor {
  readonly kind: 'user';
  readonly id: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly globalRole: GlobalRole;
  /** How they want hours told; null for what is usual in their locale. */
  readonly clock: HourClock | null;
  /** The active accounts that the person is a member of, or sees a team of, by name. */
  readonly teams: readonly {
    readonly role: GlobalRole;
    readonly teamAccount: { readonly id: string; readonly name: string };
  }[];
  /** The same in short, and among them the inactive ones that the person administers. */
  readonly accounts: readonly {
    readonly id: string;
    readonly role: GlobalRole;
    readonly isActive: boolean;
  }[];
  /** What the person chose last, as it is stored: it may be theirs no longer. */
  readonly chosen: {
    readonly accountId: string | null;
    readonly teamId: string | null;
    readonly teamAccountId: string | null;
  };
  readonly loginId: string;
}

/** Nobody signed in. */
export interface Anonymous {
  readonly kind: 'anonymous';
}

export type Actor = UserActor | Anonymous;

/** The current instant; tests hand in one they can move. */
export type Clock = () => Date;
