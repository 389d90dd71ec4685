import type { Clock as HourClock } from '#shared/domain/clock.ts';
import type { GlobalRole } from '#shared/domain/roles.ts';

export interface UserActor {
  readonly kind: 'user';
  readonly id: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly globalRole: GlobalRole;
  /** The chosen clock format; null for the locale's default. */
  readonly clock: HourClock | null;
  /** Whether an e-mail tells the person of a sign-in with a new browser. */
  readonly signInLetters: boolean;
  /** Active accounts where the person is a member or can see a team, sorted by name. */
  readonly activeAccounts: readonly {
    readonly id: string;
    readonly name: string;
    readonly role: GlobalRole;
  }[];
  /** Ids and roles only, including inactive accounts that the person administers. */
  readonly accounts: readonly {
    readonly id: string;
    readonly role: GlobalRole;
    readonly isActive: boolean;
  }[];
  /** The stored selection; the person may have lost access to it since. */
  readonly chosen: {
    readonly accountId: string | null;
    readonly teamId: string | null;
    readonly teamAccountId: string | null;
  };
  readonly loginId: string;
  /** When the person's account is deleted, as they asked; until then they may only undo it. */
  readonly deletionDueAt: Date | null;
}

/** A signed-out caller. */
export interface Anonymous {
  readonly kind: 'anonymous';
}

export type Actor = UserActor | Anonymous;

/** The current time; tests pass one they can move. */
export type Clock = () => Date;
