import { pruneSignIns } from './features/auth/service.ts';
import { depsOfServices } from './features/billing/deps.ts';
import { sendNotices } from './features/billing/notices.ts';
import { processCancellations } from './features/billing/talk/cancellation-outbox.ts';
import { processEvents } from './features/billing/talk/events.ts';
import { reconcile } from './features/billing/talk/reconcile.ts';
import { processMail, pruneMail } from './features/mail/service.ts';
import { eraseDue } from './features/privacy/erasure.ts';
import { pruneOld } from './features/privacy/retention.ts';
import { pruneShares } from './features/sharing/service.ts';
import { pruneIdempotencyKeys } from './platform/idempotency/service.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { pruneLimits } from './platform/limits/service.ts';
import type { Services } from './services.ts';

const LOOK_EVERY_MS = 60_000;
const PRUNE_EVERY_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const RECONCILE_EVERY_MS = 15 * 60_000;

/** The jobs of the product. */
export function jobsOf(services: Services): Job[] {
  const { db } = services.database;
  const { clock, config } = services;
  const billing = depsOfServices(services);
  return [
    { name: 'prune sign-ins', everyMs: PRUNE_EVERY_MS, run: () => pruneSignIns(db, clock()) },
    { name: 'prune limits', everyMs: PRUNE_EVERY_MS, run: () => pruneLimits(db, clock()) },
    { name: 'prune shares', everyMs: PRUNE_EVERY_MS, run: () => pruneShares(db, clock()) },
    {
      name: 'prune idempotency keys',
      everyMs: PRUNE_EVERY_MS,
      run: () => pruneIdempotencyKeys(db, clock()),
    },
    {
      name: 'prune e-mail',
      everyMs: PRUNE_EVERY_MS,
      run: () => pruneMail(db, clock(), config.retention.mail),
    },
    {
      name: 'e-mail',
      everyMs: LOOK_EVERY_MS,
      run: () => processMail({ db, clock, log: services.log, mail: services.providers.mail }),
    },
    {
      name: 'erase accounts',
      everyMs: PRUNE_EVERY_MS,
      run: () => eraseDue({ db, clock, log: services.log, providers: services.providers }),
    },
    {
      name: 'retention',
      everyMs: DAY_MS,
      run: () => pruneOld(db, clock(), config.retention),
    },
    {
      name: 'payment notices',
      everyMs: RECONCILE_EVERY_MS,
      run: () => sendNotices({ db, now: clock(), publicUrl: config.publicUrl }),
    },
    { name: 'payment events', everyMs: LOOK_EVERY_MS, run: () => processEvents(billing) },
    {
      name: 'payment cancellations',
      everyMs: LOOK_EVERY_MS,
      run: () => processCancellations(billing),
    },
    { name: 'reconcile payments', everyMs: RECONCILE_EVERY_MS, run: () => reconcile(billing) },
  ];
}
