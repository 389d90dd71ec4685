import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { breakerStates } from '../calls/breakers.ts';
import type { Clock } from '../context.ts';
import type { Database } from '../db/client.ts';
import type { Limiter } from '../limits/service.ts';
import { queueStates } from './store.ts';

/**
 * Figures about the running server, in Prometheus's text format. Labels are route patterns, classes
 * and our own names: never an id, an address or anything of a person.
 */
export interface Metrics {
  /**
   * @param operation method and route pattern
   * @param seconds until the reply was sent
   */
  countRequest(operation: string, status: number, seconds: number): void;
  countRefusal(rateClass: string): void;
  readonly contentType: string;
  text(): Promise<string>;
}

export interface MetricSources {
  readonly database: Pick<Database, 'db' | 'pool'>;
  readonly clock: Clock;
}

/** Few: every operation has each of them. */
const BUCKETS_SECONDS = [0.025, 0.1, 0.3, 1, 5];

function watchPool(registers: Registry[], { database }: MetricSources): void {
  const { pool } = database;
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state; waiting counts callers in its queue.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function watchBreakers(registers: Registry[]): void {
  new Gauge({
    name: 'provider_circuit_open',
    help: '1 while calls to a provider are stopped because it fails.',
    labelNames: ['provider'],
    registers,
    collect() {
      for (const { provider, isOpen } of breakerStates()) this.set({ provider }, isOpen ? 1 : 0);
    },
  });
}

/**
 * Gauges of all queues, by one query.
 * @returns reads them again; without the database they are left out rather than zero
 */
function watchQueues(
  registers: Registry[],
  { database, clock }: MetricSources,
): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['queue'], registers });
  const waiting = gauge('queue_waiting_jobs', 'Jobs that are due or will be.');
  const failed = gauge('queue_failed_jobs', 'Jobs that are tried again on request only.');
  const oldest = gauge(
    'queue_oldest_seconds',
    'Age of the oldest unfinished job; of payment_events, how far webhooks are behind.',
  );
  return async () => {
    const states = await queueStates(database.db, clock()).catch(() => []);
    for (const each of [waiting, failed, oldest]) each.reset();
    for (const { queue, ...state } of states) {
      waiting.set({ queue }, state.waiting);
      failed.set({ queue }, state.failed);
      oldest.set({ queue }, state.oldestSeconds);
    }
  };
}

/** Creates the metrics of one instance. */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests to the API by operation and status class.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the reply was sent.',
    labelNames: ['operation'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'rate_limit_refusals_total',
    help: 'Requests refused by a rate limit, by its class.',
    labelNames: ['class'],
    registers,
  });
  watchPool(registers, sources);
  watchBreakers(registers);
  const readQueues = watchQueues(registers, sources);
  return {
    countRequest(operation, status, seconds) {
      requests.inc({ operation, status: `${Math.floor(status / 100)}xx` });
      durations.observe({ operation }, seconds);
    },
    countRefusal: (rateClass) => refusals.inc({ class: rateClass }),
    contentType: registry.contentType,
    async text() {
      await readQueues();
      return registry.metrics();
    },
  };
}

/** A limiter that counts what it refuses. */
export function countingRefusals(limiter: Limiter, metrics: Metrics): Limiter {
  return {
    async take(rateClass, who) {
      const verdict = await limiter.take(rateClass, who);
      if (verdict && !verdict.isAllowed) metrics.countRefusal(rateClass);
      return verdict;
    },
  };
}
