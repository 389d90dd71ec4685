import { TITLE_MAX } from '#shared/contract/conversations.ts';
import type { UserActor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Turn } from '../../providers/ai/port.ts';
import type { Ctx } from '../context.ts';
import {
  appendMessages,
  findConversation,
  insertConversation,
  listMessageRows,
  type NewMessage,
  type Scope,
  touchConversation,
} from './store.ts';

export type { Scope };

/** As much of a conversation as a coach is told again. */
const TURNS_MAX = 20;
const CHARACTERS_MAX = 12_000;
const CITATION = /[ \t]*\[[FK]\d+\]/g;
const TITLE_LENGTH = 80;

/** A conversation that goes on. */
export interface Thread {
  readonly id: string;
  readonly promptVersionId: string | null;
  /** Oldest first. */
  readonly history: readonly Turn[];
}

/** The latest turns that fit, oldest first, from a question on. */
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
 * An earlier conversation about the same chart or team, to go on with.
 * @throws AppError conversation.not_found, also for somebody else's and for one about something else
 */
export async function openThread(ctx: Ctx<UserActor>, id: string, scope: Scope): Promise<Thread> {
  const row = await findConversation(ctx.db, ctx.actor.id, id);
  const isAboutIt =
    row && ('chartId' in scope ? row.chartId === scope.chartId : row.teamId === scope.teamId);
  if (!isAboutIt) throw new AppError('conversation.not_found');
  const messages = await listMessageRows(ctx.db, id, { limit: TURNS_MAX });
  const turns = messages.map(({ speaker, text }) => ({
    speaker,
    // The numbers are those of the answer in which they stand.
    text: speaker === 'coach' ? text.replaceAll(CITATION, '') : text,
  }));
  return { id, promptVersionId: row.promptVersionId, history: recent(turns) };
}

/** A question's beginning, cut between words. */
function titleOf(question: string): string {
  const line = question.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= TITLE_LENGTH) return line;
  const cut = line.slice(0, TITLE_LENGTH).replace(/\s+\S*$/u, '');
  // Never half of a character that takes two.
  return `${cut.replace(/[\uD800-\uDBFF]$/, '')}…`.slice(0, TITLE_MAX);
}

interface Exchange {
  readonly scope: Scope;
  /** null when the conversation begins. */
  readonly threadId: string | null;
  readonly promptVersionId: string | null;
  readonly question: string;
  readonly answer: Omit<NewMessage, 'speaker'>;
}

/** What the chart or the team of a new conversation was deleted meanwhile looks like. */
function isGone(error: unknown): boolean {
  for (let link = error; link instanceof Error; link = link.cause) {
    if ('code' in link && link.code === '23503') return true;
  }
  return false;
}

/**
 * Keeps a question with its answer: both, or neither.
 * @returns the conversation's id; null when what it belongs to was deleted in the meantime
 */
export async function keepExchange(
  ctx: Ctx<UserActor>,
  { scope, threadId, promptVersionId, question, answer }: Exchange,
): Promise<string | null> {
  const at = ctx.clock();
  try {
    return await ctx.db.transaction(async (tx) => {
      if (threadId && !(await touchConversation(tx, ctx.actor.id, threadId, at))) return null;
      const id =
        threadId ??
        (await insertConversation(tx, {
          ...scope,
          userId: ctx.actor.id,
          title: titleOf(question),
          promptVersionId,
          createdAt: at,
          updatedAt: at,
        }));
      const asked = { speaker: 'person', text: question } as const;
      await appendMessages(tx, id, [asked, { ...answer, speaker: 'coach' }], at);
      return id;
    });
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}
