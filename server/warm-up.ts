import { readSession } from './features/auth/service.ts';
import type { Services } from './services.ts';

/** No session has it. */
const NOBODY = '';

/**
 * Does in advance what the first requests would wait for: opens the connections and plans their most
 * frequent read, loads places, learns what questions need help. What fails is left to the requests.
 */
export async function warmUp({
  clock,
  config,
  database,
  providers,
}: Pick<Services, 'clock' | 'config' | 'database' | 'providers'>): Promise<void> {
  // A build has learned already and only reads what.
  const prepareSafety = async () => providers.safety.prepare();
  const connections = config.database.kind === 'postgres' ? config.database.poolMax : 1;
  await Promise.allSettled([
    ...Array.from({ length: connections }, () => readSession(database.db, NOBODY, clock())),
    providers.places.warm(),
    prepareSafety(),
  ]);
}
