import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Letter } from '../../providers/mail/letter.ts';
import { enqueueLetter } from '../mail/service.ts';
import {
  listEndedPlans,
  listFailedRenewals,
  type Notice,
  saveNotice,
} from './keep/notice-store.ts';
import { endedPlanLetter, failedRenewalLetter } from './letters.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

interface NoticeDeps {
  readonly db: Db;
  readonly now: Date;
  readonly publicUrl: string;
}

async function send({ db, now }: NoticeDeps, notice: Notice, letter: Letter): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await saveNotice(tx, notice, now)) {
      await enqueueLetter(tx, { to: notice.email, letter, now });
    }
  });
}

/**
 * Tells buyers once that a renewal has failed, and once that their plan has ended: about the last
 * week, so that nobody hears of what is long over.
 */
export async function sendNotices(deps: NoticeDeps): Promise<void> {
  const { db, now, publicUrl } = deps;
  const url = `${publicUrl}/billing`;
  for (const notice of await listFailedRenewals(db, now)) {
    await send(deps, notice, failedRenewalLetter(notice.accessUntil, url));
  }
  const since = new Date(now.getTime() - WEEK_MS);
  for (const notice of await listEndedPlans(db, now, since)) {
    await send(deps, notice, endedPlanLetter(notice.accessUntil, url));
  }
}
