import type { DatabaseConfig } from '../platform/config-database.ts';
import { testDatabaseDirectUrl } from './environment.ts';

/**
 * A test's database past the pooler that the run may have. The only tests that need it:
 * - `platform/db/prepared.test.ts` looks for the named statements that its connection keeps;
 * - `platform/db/pooler.test.ts` starts a pooler of its own, with fewer connections.
 */
export function pastPooler(config: DatabaseConfig): DatabaseConfig {
  const direct = testDatabaseDirectUrl();
  if (config.kind === 'embedded' || direct === undefined) return config;
  const url = new URL(direct);
  url.pathname = new URL(config.url).pathname;
  return { ...config, url: url.href, namedStatements: true };
}
