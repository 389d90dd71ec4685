import { inTransaction } from '../../../platform/db/transaction.ts';
import { leasedQueue } from '../../../platform/jobs/leased-queue.ts';
import { isRelevant, subjectKeyOf } from '../decide/reconciliation.ts';
import type { BillingDeps } from '../deps.ts';
import { applySnapshot } from '../keep/apply.ts';
import { EVENT_QUEUE, type EventRow, eventsById } from '../keep/event-store.ts';
import { reportIncident, resolveIncidents } from '../keep/incident-store.ts';
import { fetchSnapshot } from './snapshot.ts';

/** After this many tries, only the master admin retries it. */
const TRIES = 10;

/**
 * Processes stored events: fetches each subject once, however many events tell of it, and applies
 * what the provider says now. Order and repetition of events therefore do not matter.
 */
export const processEvents = leasedQueue<EventRow, BillingDeps>({
  queue: EVENT_QUEUE,
  name: 'payment event',
  tries: TRIES,
  load: eventsById,
  keyOf: ({ id }) => id,
  groupOf: subjectKeyOf,
  async work(deps, events, complete) {
    const { db, clock } = deps;
    const [first] = events;
    const isFetched = first !== undefined && isRelevant(first.name);
    const snapshot = isFetched ? await fetchSnapshot(deps, first.subject) : null;
    await inTransaction(db, async (tx) => {
      if (snapshot) await applySnapshot(tx, deps, snapshot);
      await complete(tx);
      const ids = events.map(({ id }) => id);
      await resolveIncidents(tx, 'event', ids, clock());
    });
  },
  async onIncident({ db, clock }, { key, attempts, lastError }) {
    const [event] = await eventsById(db, [key]);
    const detail = `${event?.name} has failed ${attempts} times, most recently with ${lastError}.`;
    await reportIncident(db, { kind: 'event', subject: key, detail }, clock());
  },
});
