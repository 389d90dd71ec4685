import { readLogin } from './features/auth/service.ts';
import type { Services } from './services.ts';

/** No session has it. */
const NOBODY = '';

/** Opens the connections and plans their most frequent read. What fails is left to the requests. */
export async function openConnections({
  clock,
  config,
  database,
}: Pick<Services, 'clock' | 'config' | 'database'>): Promise<void> {
  const connections = config.database.kind === 'postgres' ? config.database.poolMax : 1;
  await Promise.allSettled(
    Array.from({ length: connections }, () => readLogin(database.db, NOBODY, clock())),
  );
}

/**
 * Loads what first questions and first places would wait for, one after the other: together they
 * would keep requests waiting and take more memory. What fails is left to the requests.
 * @param learn what the coach and its safety would learn while requests wait
 * @param prepareSearch indexes the knowledge base
 */
export async function loadForVisitors(
  { chat, places, safety }: Pick<Services['providers'], 'chat' | 'places' | 'safety'>,
  { learn, prepareSearch }: Readonly<Record<'learn' | 'prepareSearch', () => Promise<void>>>,
): Promise<void> {
  const loads = [
    () => places.warm(),
    learn,
    async () => safety.prepare(),
    async () => chat.prepare?.(),
    prepareSearch,
  ];
  for (const load of loads) await load().catch(() => undefined);
}
