import type { IncomingMessage, Server } from 'node:http';
import { getHealth } from '#shared/contract/system.ts';

/** What monitors ask for. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', getHealth.path]);

/** By then a first page is shown. */
const DELAY_MS = 2_000;

/** Loads once somebody visits. At rest it would take half of the server's memory. */
export function onFirstVisit(server: Server, load: () => Promise<void>): void {
  const onRequest = ({ method, url = '' }: IncomingMessage) => {
    // Anything but a GET is a webhook, or follows a page view that has loaded everything.
    if (method !== 'GET' || PROBES.has(url.replace(/\?.*/, ''))) return;
    server.off('request', onRequest);
    setTimeout(load, DELAY_MS).unref();
  };
  server.on('request', onRequest);
}
