import type { CoachAnswer, CoachEvent } from '#shared/contract/coach.ts';
import type { UserActor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { AiUnavailable, type CoachPiece, type CoachQuestion } from '../../providers/ai/port.ts';
import type { SafetyVerdict } from '../../providers/safety.ts';
import type { Ctx } from '../context.ts';
import { continueConversation, storeExchange } from '../conversations/exchanges.ts';
import { promptsInForce, promptsOfVersion } from '../prompts/service.ts';
import { countUsage } from '../usage/service.ts';
import {
  type AnswerState,
  addPiece,
  addUsage,
  answerOf,
  appendPart,
  newAnswerState,
} from './answer-state.ts';
import { ANSWER_TIMEOUTS, withTimeouts } from './answer-timeouts.ts';
import {
  type AskedQuestion,
  type CoachSettings,
  questionFor,
  type SentQuestion,
  type Subject,
} from './coach-question.ts';
import { type Handling, handlingOf } from './handling.ts';
import { nothingLeft } from './nothing-left.ts';
import { releaseChecked } from './release.ts';
import { repairAndJudgeBy } from './repair-and-judge.ts';
import { recordUsage, reserve } from './usage-limit.ts';

/** Longer answers are truncated. */
const ANSWER_MAX = 12_000;

/** Maps any failure of the provider to the one error that people see. */
function unavailable(ctx: Ctx, error: unknown): AppError {
  const reason = error instanceof AiUnavailable ? error.reason : 'broken_answer';
  const name = error instanceof Error ? error.name : typeof error;
  ctx.log.warn({ provider: ctx.providers.chat.name, reason, error: name }, 'coach unavailable');
  const retryAfterSeconds = error instanceof AiUnavailable ? error.retryAfterSeconds : undefined;
  return new AppError('coach.unavailable', retryAfterSeconds ? { retryAfterSeconds } : {});
}

function lengthOf(piece: CoachPiece): number {
  if (piece.kind === 'prose') return piece.text.length;
  return piece.kind === 'sentence' ? piece.sentence.text.length : 0;
}

/** The provider's answer as it arrives, truncated to the longest answer allowed. */
async function* piecesOf(
  ctx: Ctx,
  question: CoachQuestion,
  state: AnswerState,
): AsyncGenerator<CoachPiece> {
  const enough = new AbortController();
  const signal = AbortSignal.any([ctx.signal, enough.signal]);
  let room = ANSWER_MAX;
  try {
    const pieces = ctx.providers.chat.reply(question, signal);
    for await (const piece of withTimeouts(pieces, ANSWER_TIMEOUTS, signal)) {
      addPiece(state, piece);
      const length = lengthOf(piece);
      if (length > room && piece.kind === 'sentence') return;
      yield piece.kind === 'prose' ? { ...piece, text: piece.text.slice(0, room) } : piece;
      room -= length;
      if (room <= 0) return;
    }
  } catch (error) {
    throw unavailable(ctx, error);
  } finally {
    enough.abort();
  }
}

/** The answer's language, as far as the coach has named it or it shows. */
function languageOf({ ctx, sent }: AskedQuestion, { language, prose }: AnswerState): string {
  return language ?? ctx.providers.safety.languageOf(prose.trim() === '' ? sent.question : prose);
}

/** What safety puts before the answer, by our own verdict or else by the coach's class. */
function verdictBefore(asking: AskedQuestion, state: AnswerState): SafetyVerdict {
  const { ctx, verdict } = asking;
  if (verdict.kind === 'help' || verdict.kind === 'preamble') return verdict;
  const language = languageOf(asking, state);
  return ctx.providers.safety.verdictFor(state.safety, language, ctx.region ?? null);
}

/** Sends the sentence before the answer. @returns true when it is the whole answer */
function* sendPreamble(asking: AskedQuestion, state: AnswerState): Generator<CoachEvent, boolean> {
  const first = verdictBefore(asking, state);
  if (first.kind !== 'help' && first.kind !== 'preamble') return false;
  state.aside = null;
  yield appendPart(state, { text: `${first.text}\n\n`, sources: [] });
  return first.kind === 'help';
}

/** Streams the coach's answer, yielding what passes the check. */
async function* streamAnswer(
  asking: AskedQuestion,
  state: AnswerState,
  masterPrompt: string,
): AsyncGenerator<CoachEvent> {
  const { ctx, subject } = asking;
  const question = await questionFor(asking, masterPrompt);
  const pieces = piecesOf(ctx, question, state);
  const { chat } = ctx.providers;
  const repairAndJudge = repairAndJudgeBy(
    chat,
    question,
    (usage) => addUsage(state, usage),
    ctx.signal,
  );
  const language = () => languageOf(asking, state);
  for await (const part of releaseChecked(
    pieces,
    question,
    state.tally,
    language,
    repairAndJudge,
  )) {
    // The unfinished rest may be half a sentence when the caller disconnects.
    if (ctx.signal.aborted) return;
    if (state.text === '' && (yield* sendPreamble(asking, state))) return;
    yield appendPart(state, part);
  }
  if (state.text !== '' || ctx.signal.aborted) return;
  const isEmpty = state.tally.leftOut.length === 0;
  // Help doesn't depend on what else the coach says.
  if (isEmpty && verdictBefore(asking, state).kind !== 'help') {
    throw unavailable(ctx, new AiUnavailable('broken_answer'));
  }
  if (yield* sendPreamble(asking, state)) return;
  const text = nothingLeft(subject.audience, languageOf(asking, state));
  yield appendPart(state, { text, sources: [] });
}

/** Stores the exchange, unless it is private, and counts it. */
async function storeAnswer(
  asking: AskedQuestion,
  state: AnswerState,
  { isHelp, isKept }: Handling,
): Promise<CoachAnswer> {
  const { ctx, subject, sent, earlier, promptVersionId } = asking;
  const { text, provider, model, tally } = state;
  const stored =
    sent.isPrivate || !isKept
      ? null
      : await storeExchange(ctx, {
          scope: subject.scope,
          isCurrent: subject.isCurrent,
          earlier,
          promptVersionId,
          question: sent.question,
          answer: {
            text,
            sources: [...state.sources.values()],
            provider,
            model,
            removed: tally.leftOut.length,
          },
        });
  if (isKept) await countUsage(ctx, subject.countAs);
  const figures = { shown: tally.shown, leftOut: tally.leftOut.length };
  ctx.log.info({ provider, model, ...figures }, 'coach answered');
  return answerOf(state, ctx, { stored, isHelp });
}

/** Answers with help alone: nothing is stored and nothing counted. */
async function* replyWithHelp(
  { ctx }: AskedQuestion,
  { safetyClass, text }: Extract<SafetyVerdict, { kind: 'help' }>,
): AsyncGenerator<CoachEvent, CoachAnswer> {
  const state = { ...newAnswerState('built-in', null), safety: safetyClass };
  yield appendPart(state, { text, sources: [] });
  ctx.log.info({ provider: state.provider }, 'coach answered');
  const answer = answerOf(state, ctx, { stored: null, isHelp: true });
  yield { kind: 'done', answer };
  return answer;
}

/**
 * Asks a coach: yields checked parts of the answer and finally `done`, and returns the whole. When
 * the caller disconnects midway, the answer so far is stored.
 * @throws AppError conversation.not_found; request.conflict when the question to be answered again
 * is not the conversation's last; coach.limit_reached; coach.unavailable
 */
export async function* ask(
  ctx: Ctx<UserActor>,
  { limits, secret }: CoachSettings,
  subject: Subject,
  sent: SentQuestion,
): AsyncGenerator<CoachEvent, CoachAnswer> {
  const { question, conversationId, isRegenerated } = sent;
  const earlier = conversationId
    ? await continueConversation(
        ctx,
        conversationId,
        subject.scope,
        isRegenerated ? question : null,
      )
    : null;
  const prompts = earlier
    ? await promptsOfVersion(ctx, earlier.promptVersionId)
    : await promptsInForce(ctx);
  const verdict = ctx.providers.safety.verdictOn(question, ctx.region ?? null);
  const asking: AskedQuestion = {
    ctx,
    secret,
    subject,
    sent,
    earlier,
    promptVersionId: prompts.versionId,
    verdict,
  };
  if (verdict.kind === 'help') return yield* replyWithHelp(asking, verdict);
  const reservation = await reserve(ctx, limits, subject.accountId);
  const { name, model } = ctx.providers.chat;
  const aside = verdict.kind === 'aside' ? verdict.aside : null;
  const state = { ...newAnswerState(name, model), safety: verdict.safetyClass, aside };
  const masterPrompt =
    subject.audience === 'team' ? prompts.teamCoachPrompt : prompts.individualCoachPrompt;
  try {
    yield* streamAnswer(asking, state, masterPrompt);
  } catch (error) {
    await recordUsage(ctx, reservation, null);
    throw error;
  }
  const handling = handlingOf(verdictBefore(asking, state).kind, state.safety);
  await recordUsage(ctx, reservation, handling.isKept ? state.usage : null);
  const isStoppedAtOnce = state.text === '';
  const answer = isStoppedAtOnce
    ? answerOf(state, ctx, { stored: null, isHelp: false })
    : await storeAnswer(asking, state, handling);
  yield { kind: 'done', answer };
  return answer;
}
