import { TITLE_MAX } from '#shared/contract/conversations.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { sqlStateOf } from '../../platform/db/sql-state.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import type { Turn } from '../../providers/ai/port.ts';
import type { Ctx } from '../context.ts';
import {
  appendMessages,
  deleteExchange,
  findConversation,
  insertConversation,
  listMessageRows,
  type MessageRow,
  type NewMessage,
  type Scope,
  touchConversation,
} from './store.ts';

export type { Scope };

/** How much of a conversation is sent to the coach again. */
const TURNS_MAX = 20;
const CHARACTERS_MAX = 12_000;
const CITATION = /[ \t]*\[[FK]\d+\]/g;
const TITLE_LENGTH = 80;

/** An earlier conversation that a question continues. */
export interface ContinuedConversation {
  readonly id: string;
  readonly promptVersionId: string | null;
  /** Oldest first; ends before the question that is answered again. */
  readonly history: readonly Turn[];
  /** Position of the question that is answered again; null for another question. */
  readonly replaces: number | null;
}

/** The latest turns that fit, oldest first, starting with a question. */
function recent(turns: readonly Turn[]): Turn[] {
  const kept: Turn[] = [];
  let room = CHARACTERS_MAX;
  for (const turn of turns.toReversed()) {
    room -= turn.text.length;
    if (room < 0) break;
    kept.unshift(turn);
  }
  return kept.slice(kept.findIndex(({ speaker }) => speaker === 'person'));
}

/**
 * The position of a conversation's last question.
 * @throws AppError request.conflict when it is another one
 */
function positionOfLast(question: string, messages: readonly MessageRow[]): number {
  const [asked, answered] = messages.slice(-2);
  const isLast = asked?.speaker === 'person' && answered?.speaker === 'coach';
  if (!isLast || asked.text !== question) throw movedOn();
  return asked.position;
}

function movedOn(): AppError {
  const message =
    'This conversation has moved on since then. Open it again to see the latest answer.';
  return new AppError('request.conflict', { message });
}

/**
 * An earlier conversation about the same chart or team, to be continued.
 * @param again its last question, when that is to be answered again; null for another question
 * @throws AppError conversation.not_found, also for somebody else's and for one about something
 * else; request.conflict when `again` is not the last question
 */
export async function continueConversation(
  ctx: Ctx<UserActor>,
  id: string,
  scope: Scope,
  again: string | null,
): Promise<ContinuedConversation> {
  const row = await findConversation(ctx.db, ctx.actor.id, id);
  const isAboutIt =
    row && ('chartId' in scope ? row.chartId === scope.chartId : row.teamId === scope.teamId);
  if (!isAboutIt) throw new AppError('conversation.not_found');
  const messages = await listMessageRows(ctx.db, id, { limit: TURNS_MAX });
  const replaces = again === null ? null : positionOfLast(again, messages);
  const turns = messages
    .filter(({ position }) => replaces === null || position < replaces)
    .map(({ speaker, text }) => ({
      speaker,
      // Citation numbers are only valid within their own answer.
      text: speaker === 'coach' ? text.replaceAll(CITATION, '') : text,
    }));
  return { id, promptVersionId: row.promptVersionId, history: recent(turns), replaces };
}

/** The start of a question, cut between words. */
function titleOf(question: string): string {
  const line = question.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= TITLE_LENGTH) return line;
  const cut = line.slice(0, TITLE_LENGTH).replace(/\s+\S*$/u, '');
  // Never half of a surrogate pair.
  return `${cut.replace(/[\uD800-\uDBFF]$/, '')}…`.slice(0, TITLE_MAX);
}

/** A question and its answer, as they are stored. */
interface NewExchange {
  readonly scope: Scope;
  /** Whether the answer may still be stored; asked first, in the same transaction. */
  readonly isCurrent?: ((tx: Db) => Promise<boolean>) | undefined;
  /** null for a new conversation. */
  readonly earlier: Pick<ContinuedConversation, 'id' | 'replaces'> | null;
  readonly promptVersionId: string | null;
  readonly question: string;
  readonly answer: Omit<NewMessage, 'speaker'>;
}

/** Foreign-key violation: the chart or team was deleted while the coach answered. */
function isGone(error: unknown): boolean {
  return sqlStateOf(error) === '23503';
}

/** Where an answer is stored. */
export interface StoredAnswer {
  readonly conversationId: string;
  readonly position: number;
}

/**
 * Stores a question with its answer, in place of the one that was answered again: all, or nothing.
 * @returns null when its chart, team or conversation was deleted in the meantime, or somebody in the
 * team joined, left or shares something else
 * @throws AppError request.conflict when the conversation went on while it was answered again
 */
export async function storeExchange(
  ctx: Ctx<UserActor>,
  { scope, isCurrent, earlier, promptVersionId, question, answer }: NewExchange,
): Promise<StoredAnswer | null> {
  const at = ctx.clock();
  try {
    return await inTransaction(ctx.db, async (tx) => {
      if (isCurrent && !(await isCurrent(tx))) return null;
      if (earlier && !(await touchConversation(tx, ctx.actor.id, earlier.id, at))) return null;
      const replaces = earlier?.replaces ?? null;
      if (earlier && replaces !== null && !(await deleteExchange(tx, earlier.id, replaces))) {
        throw movedOn();
      }
      const id =
        earlier?.id ??
        (await insertConversation(tx, {
          ...scope,
          userId: ctx.actor.id,
          title: titleOf(question),
          promptVersionId,
          createdAt: at,
          updatedAt: at,
        }));
      const asked = { speaker: 'person', text: question } as const;
      const position = await appendMessages(tx, id, [asked, { ...answer, speaker: 'coach' }], at);
      return { conversationId: id, position };
    });
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}
