import { and, desc, eq, lt, max } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { users } from '../../platform/db/schema/identity.ts';
import { masterPrompts, masterPromptVersions } from '../../platform/db/schema/system.ts';

export interface PromptWords {
  readonly individualCoachPrompt: string;
  readonly teamCoachPrompt: string;
}

const state = {
  id: masterPrompts.id,
  individualCoachPrompt: masterPrompts.individualCoachPrompt,
  teamCoachPrompt: masterPrompts.teamCoachPrompt,
  updatedAt: masterPrompts.updatedAt,
};

const version = {
  id: masterPromptVersions.id,
  number: masterPromptVersions.number,
  individualCoachPrompt: masterPromptVersions.individualCoachPrompt,
  teamCoachPrompt: masterPromptVersions.teamCoachPrompt,
};

export type PromptsRow = Pick<typeof masterPrompts.$inferSelect, keyof typeof state>;
export type PromptVersionRow = Pick<typeof masterPromptVersions.$inferSelect, keyof typeof version>;
export interface PromptHistoryRow extends PromptVersionRow {
  readonly restoredFrom: number | null;
  readonly savedAt: Date;
  readonly email: string | null;
  readonly firstName: string | null;
}

/** The current prompts with their latest version. */
export async function findPrompts(
  db: Db,
): Promise<{ prompts: PromptsRow; latest: PromptVersionRow } | undefined> {
  const [row] = await db
    .select({ prompts: state, latest: version })
    .from(masterPrompts)
    .innerJoin(masterPromptVersions, eq(masterPromptVersions.promptsId, masterPrompts.id))
    .where(eq(masterPrompts.isActive, true))
    .orderBy(desc(masterPromptVersions.number))
    .limit(1);
  return row;
}

/** Locks the prompts until the transaction ends. */
export async function lockPrompts(tx: Db, id: string): Promise<PromptsRow | undefined> {
  const [row] = await tx
    .select(state)
    .from(masterPrompts)
    .where(and(eq(masterPrompts.id, id), eq(masterPrompts.isActive, true)))
    .for('update');
  return row;
}

/** @returns undefined when there are current prompts already. */
export async function insertPrompts(
  tx: Db,
  words: PromptWords,
  at: Date,
): Promise<PromptsRow | undefined> {
  const [row] = await tx
    .insert(masterPrompts)
    .values({ ...words, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning(state);
  return row;
}

export async function replacePrompts(
  tx: Db,
  id: string,
  words: PromptWords,
  at: Date,
): Promise<PromptsRow> {
  const [row] = await tx
    .update(masterPrompts)
    .set({ ...words, updatedAt: at })
    .where(eq(masterPrompts.id, id))
    .returning(state);
  if (!row) throw new Error('An update returned no row');
  return row;
}

/** Stores the next version of prompts that are locked, or new. @returns its number */
export async function insertVersion(
  tx: Db,
  row: Omit<typeof masterPromptVersions.$inferInsert, 'number'>,
): Promise<number> {
  const [last] = await tx
    .select({ number: max(masterPromptVersions.number) })
    .from(masterPromptVersions)
    .where(eq(masterPromptVersions.promptsId, row.promptsId));
  const number = (last?.number ?? 0) + 1;
  await tx.insert(masterPromptVersions).values({ ...row, number });
  return number;
}

export async function findVersion(
  db: Db,
  promptsId: string,
  number: number,
): Promise<PromptVersionRow | undefined> {
  const [row] = await db
    .select(version)
    .from(masterPromptVersions)
    .where(
      and(eq(masterPromptVersions.promptsId, promptsId), eq(masterPromptVersions.number, number)),
    );
  return row;
}

export async function findVersionById(db: Db, id: string): Promise<PromptVersionRow | undefined> {
  const [row] = await db
    .select(version)
    .from(masterPromptVersions)
    .where(eq(masterPromptVersions.id, id));
  return row;
}

interface HistoryPage {
  readonly before: number | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function listVersionRows(
  db: Db,
  promptsId: string,
  { before, limit }: HistoryPage,
): Promise<PromptHistoryRow[]> {
  return db
    .select({
      ...version,
      restoredFrom: masterPromptVersions.restoredFrom,
      savedAt: masterPromptVersions.savedAt,
      email: users.email,
      firstName: users.firstName,
    })
    .from(masterPromptVersions)
    .leftJoin(users, eq(users.id, masterPromptVersions.savedBy))
    .where(
      and(
        eq(masterPromptVersions.promptsId, promptsId),
        before === undefined ? undefined : lt(masterPromptVersions.number, before),
      ),
    )
    .orderBy(desc(masterPromptVersions.number))
    .limit(limit);
}
