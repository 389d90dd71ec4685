import type { IncomingMessage, Server } from 'node:http';
import { getHealth } from '#shared/contract/system.ts';
import type { PlacesPort } from './providers/places/port.ts';

/** What monitors ask for. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', getHealth.path]);

/** By then a first page is shown. */
const DELAY_MS = 2_000;

/**
 * Loads places once somebody visits, before they type one. At rest they would take a third of the
 * server's memory.
 */
export function warmForVisitors(server: Server, places: Pick<PlacesPort, 'warm'>): void {
  const onRequest = ({ method, url = '' }: IncomingMessage) => {
    // What is sent is a webhook, or comes from a page that was read before.
    if (method !== 'GET' || PROBES.has(url.replace(/\?.*/, ''))) return;
    server.off('request', onRequest);
    // A provider that can't be reached now answers later, or says so then.
    setTimeout(() => places.warm().catch(() => undefined), DELAY_MS).unref();
  };
  server.on('request', onRequest);
}
