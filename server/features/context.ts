import type { Logger } from 'pino';
import type { GlobalRole } from '#shared/domain/roles.ts';
import type { Db } from '../platform/db/client.ts';
import type { Providers } from '../providers/providers.ts';

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

/** Who acts, where and by what means: the first argument of every service verb. */
export interface Ctx<A extends Actor = Actor> {
  readonly actor: A;
  readonly db: Db;
  readonly clock: Clock;
  readonly providers: Providers;
  readonly log: Logger;
  readonly requestId: string;
  /** Aborted when the caller has gone. */
  readonly signal: AbortSignal;
}
