import { audit } from '../../platform/audit/audit.ts';
import type { UserActor } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { eraseWithPlan } from '../admin/accounts.ts';
import type { Ctx } from '../context.ts';
import { changePlace, places } from '../invitations/claims.ts';
import { removePerson } from '../teams/people.ts';
import { isClosed } from './decide/account-fate.ts';
import { listAccountsOfAdmin, listOthers } from './deletion-store.ts';
import {
  deleteSessions,
  deleteUser,
  endInvitationsOf,
  forgetAddress,
  keepInvoices,
  listClosings,
  listDue,
  listPeopleOf,
  lockDue,
  passPlanOn,
} from './erasure-store.ts';

/** What a job has instead of a request. */
type ErasureDeps = Pick<Ctx, 'db' | 'clock' | 'log' | 'providers'>;

/** People erased in one run of the job; the next run continues. */
const AT_ONCE = 20;
const NEVER = new AbortController().signal;

/** The person acts: they asked for all of it. */
function ctxOf(deps: ErasureDeps, userId: string): Ctx<UserActor> {
  return {
    ...deps,
    requestId: `erasure-${userId}`,
    signal: NEVER,
    actor: {
      kind: 'user',
      id: userId,
      email: null,
      firstName: null,
      lastName: null,
      globalRole: 'regular_user',
      clock: null,
      signInLetters: false,
      activeAccounts: [],
      accounts: [],
      chosen: { accountId: null, teamId: null, teamAccountId: null },
      loginId: '',
      deletionDueAt: null,
    },
  };
}

/** Somebody else may have removed it in the meantime. */
async function unlessGone(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const isGone = error instanceof AppError && error.code.endsWith('.not_found');
    if (!isGone) throw error;
  }
}

/** Withdraws the person from every team; each is analyzed again without them. */
async function leaveTeams(ctx: Ctx<UserActor>): Promise<void> {
  for (const { id } of await places(ctx)) await unlessGone(changePlace(ctx, id, null));
  for (const id of await listPeopleOf(ctx.db, ctx.actor.id)) {
    await unlessGone(inTransaction(ctx.db, (tx) => removePerson(tx, ctx, id)));
  }
}

/** Deletes the accounts that the person chose to close, and those that nobody else uses. */
async function closeAccounts(ctx: Ctx<UserActor>): Promise<void> {
  const { db, actor } = ctx;
  const chosen = await listClosings(db, actor.id);
  for (const { id } of await listAccountsOfAdmin(db, actor.id)) {
    const others = await listOthers(db, { accountId: id, userId: actor.id });
    if (!isClosed(others, chosen.includes(id))) continue;
    await unlessGone(inTransaction(db, (tx) => eraseWithPlan(tx, ctx, id)));
  }
}

async function erase(deps: ErasureDeps, userId: string): Promise<void> {
  const ctx = ctxOf(deps, userId);
  await closeAccounts(ctx);
  await leaveTeams(ctx);
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock();
    const person = await lockDue(tx, userId, now);
    if (!person) return;
    await passPlanOn(tx, userId);
    await keepInvoices(tx, userId);
    await deleteSessions(tx, userId);
    await endInvitationsOf(tx, userId, now);
    if (person.email) await forgetAddress(tx, person.email);
    // Last: sign-ins and a plan's cancellation follow by foreign key and trigger.
    await deleteUser(tx, userId);
    await audit(
      tx,
      { ...ctx, actor: { kind: 'system' } },
      { action: 'data.erased', objectType: 'user', objectId: userId },
    );
  });
}

/**
 * Erases people whose week to undo is over. Each step can be repeated, so that a run that was
 * interrupted is continued by the next. @returns how many people
 */
export async function eraseDue(deps: ErasureDeps): Promise<number> {
  const due = await listDue(deps.db, deps.clock(), AT_ONCE);
  for (const userId of due) {
    try {
      await erase(deps, userId);
    } catch (error) {
      deps.log.error({ err: error }, 'a person could not be erased');
    }
  }
  return due.length;
}
