import {
  type MasterPrompts,
  type MasterPromptVersion,
  PROMPT_VERSIONS_PER_PAGE,
  type updateMasterPrompts,
} from '#shared/contract/prompts.ts';
import type { RouteRequest } from '#shared/contract/route.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { laterThan, refuseOutdated } from '../../platform/optimistic-lock.ts';
import type { Ctx } from '../context.ts';
import { DEFAULT_PROMPTS } from './default-prompts.ts';
import {
  findPrompts,
  findVersion,
  findVersionById,
  insertPrompts,
  insertVersion,
  listVersionRows,
  lockPrompts,
  type PromptsRow,
  type PromptVersionRow,
  type PromptWords,
  replacePrompts,
} from './store.ts';

const BUILT_IN: MasterPrompts = { ...DEFAULT_PROMPTS, id: null, version: 0, updatedAt: null };

function replyOf(row: PromptsRow, version: number): MasterPrompts {
  return {
    id: row.id,
    individualCoachPrompt: row.individualCoachPrompt,
    teamCoachPrompt: row.teamCoachPrompt,
    version,
    updatedAt: row.updatedAt.toISOString(),
  };
}

function wordsOf({ individualCoachPrompt, teamCoachPrompt }: PromptWords): PromptWords {
  return { individualCoachPrompt, teamCoachPrompt };
}

function areSame(a: PromptWords, b: PromptWords): boolean {
  return (
    a.individualCoachPrompt === b.individualCoachPrompt && a.teamCoachPrompt === b.teamCoachPrompt
  );
}

/** The prompts of both coaches: the saved ones, else the built-in ones. */
export async function readPrompts(ctx: Ctx<UserActor>): Promise<MasterPrompts> {
  const found = await findPrompts(ctx.db);
  return found ? replyOf(found.prompts, found.latest.number) : BUILT_IN;
}

/** The prompt of a conversation, fixed at its start. */
export interface PromptsInForce extends PromptWords {
  /** null for the built-in prompts. */
  readonly versionId: string | null;
}

function inForce(row: PromptVersionRow | undefined): PromptsInForce {
  return row ? { ...wordsOf(row), versionId: row.id } : { ...DEFAULT_PROMPTS, versionId: null };
}

/** The prompts for a conversation that starts now. */
export async function promptsInForce(ctx: Ctx): Promise<PromptsInForce> {
  return inForce((await findPrompts(ctx.db))?.latest);
}

/** The prompts a conversation started with; the built-in ones when `versionId` is null. */
export async function promptsOfVersion(
  ctx: Ctx,
  versionId: string | null,
): Promise<PromptsInForce> {
  return inForce(versionId === null ? undefined : await findVersionById(ctx.db, versionId));
}

/**
 * Saves prompts for the first time.
 * @throws AppError request.conflict when there are some
 */
export async function createPrompts(
  ctx: Ctx<UserActor>,
  words: PromptWords,
): Promise<MasterPrompts> {
  const at = ctx.clock();
  return inTransaction(ctx.db, async (tx) => {
    const row = await insertPrompts(tx, wordsOf(words), at);
    if (!row) throw new AppError('request.conflict');
    const version = await insertVersion(tx, {
      ...wordsOf(words),
      promptsId: row.id,
      savedBy: ctx.actor.id,
      savedAt: at,
    });
    await audit(tx, ctx, {
      action: 'prompts.changed',
      objectType: 'prompts',
      objectId: row.id,
      after: { version },
    });
    return replyOf(row, version);
  });
}

/** Updates locked prompts, unless the text is the same. */
async function change(
  tx: Db,
  ctx: Ctx<UserActor>,
  locked: PromptsRow,
  words: PromptWords,
  restoredFrom: number | null,
): Promise<MasterPrompts> {
  if (areSame(locked, words)) {
    const found = await findPrompts(tx);
    return replyOf(locked, found?.latest.number ?? 0);
  }
  const at = laterThan(locked, ctx.clock());
  const row = await replacePrompts(tx, locked.id, wordsOf(words), at);
  const version = await insertVersion(tx, {
    ...wordsOf(words),
    promptsId: locked.id,
    restoredFrom,
    savedBy: ctx.actor.id,
    savedAt: at,
  });
  await audit(tx, ctx, {
    action: 'prompts.changed',
    objectType: 'prompts',
    objectId: locked.id,
    before: { version: version - 1 },
    after: restoredFrom === null ? { version } : { version, restoredFrom },
  });
  return replyOf(row, version);
}

/**
 * Changes the prompts for conversations that start from now on. The same text makes no new version.
 * @throws AppError prompts.not_found; request.conflict when `updatedAt` names an earlier state
 */
export async function updatePrompts(
  ctx: Ctx<UserActor>,
  id: string,
  { updatedAt, ...words }: RouteRequest<typeof updateMasterPrompts>['body'],
): Promise<MasterPrompts> {
  return inTransaction(ctx.db, async (tx) => {
    const locked = await lockPrompts(tx, id);
    if (!locked) throw new AppError('prompts.not_found');
    refuseOutdated(locked, updatedAt);
    return change(tx, ctx, locked, words, null);
  });
}

/** @throws AppError prompts.not_found, also for a version that never existed */
export async function restorePrompts(
  ctx: Ctx<UserActor>,
  id: string,
  number: number,
): Promise<MasterPrompts> {
  return inTransaction(ctx.db, async (tx) => {
    const locked = await lockPrompts(tx, id);
    const version = locked && (await findVersion(tx, id, number));
    if (!version) throw new AppError('prompts.not_found');
    return change(tx, ctx, locked, version, number);
  });
}

/**
 * A page of the versions, newest first.
 * @throws AppError prompts.not_found
 */
export async function listPromptVersions(
  ctx: Ctx<UserActor>,
  id: string,
  before: number | undefined,
): Promise<MasterPromptVersion[]> {
  const found = await findPrompts(ctx.db);
  if (found?.prompts.id !== id) throw new AppError('prompts.not_found');
  const rows = await listVersionRows(ctx.db, id, { before, limit: PROMPT_VERSIONS_PER_PAGE });
  return rows.map(({ number, restoredFrom, savedAt, email, firstName, ...words }) => ({
    ...wordsOf(words),
    version: number,
    restoredFrom,
    savedBy: email ?? firstName,
    savedAt: savedAt.toISOString(),
  }));
}
