import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import type { Clock } from '../platform/context.ts';
import type { Database } from '../platform/db/client.ts';
import type { Limiter } from '../platform/limits/service.ts';
import type { Providers } from '../providers/providers.ts';

/** What features are set up with, made once at the start; `Ctx` is what one request gets of it. */
export interface Services {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly database: Database;
  readonly providers: Providers;
  readonly limiter: Limiter;
  readonly sessionSecret: string;
}
