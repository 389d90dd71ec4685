import type { SafetyClass } from '#shared/coach/claims.ts';
import type { CoachAnswer, CoachEvent, QuestionContext, Source } from '#shared/contract/coach.ts';
import type { CoachLimits } from '../../platform/config.ts';
import type { UserActor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import {
  AiUnavailable,
  type CoachPiece,
  type CoachQuestion,
  type GroundPassage,
} from '../../providers/ai/port.ts';
import type { Safety } from '../../providers/safety.ts';
import type { Ctx } from '../context.ts';
import {
  type ContinuedConversation,
  continueConversation,
  type Scope,
  type StoredAnswer,
  storeExchange,
} from '../conversations/exchanges.ts';
import { search } from '../knowledge/service.ts';
import { promptsInForce, promptsOfVersion } from '../prompts/service.ts';
import { countUsage } from '../usage/service.ts';
import { ANSWER_TIMEOUTS, patiently } from './answer-timeouts.ts';
import type { Grounding } from './grounding.ts';
import { instructionsFor } from './instructions.ts';
import { keyOf } from './keys.ts';
import { nothingLeft } from './nothing-left.ts';
import { type Released, releaseChecked, type Tally } from './release.ts';
import { selectFacts } from './select-facts.ts';
import { recordUsage, reserve } from './usage-limit.ts';

const PASSAGES_MAX = 6;
/** Longer answers are truncated. */
const ANSWER_MAX = 12_000;
const NEXT_MAX = 3;

/** What the coach needs of the server's configuration. */
export interface CoachSettings {
  readonly limits: CoachLimits;
  /** Keys the hashes that a provider sees. */
  readonly secret: string;
}

/** What a question is about: everything that differs between a person's coach and a team's. */
export interface Subject {
  readonly audience: CoachQuestion['audience'];
  readonly scope: Scope;
  /** Called once, and only when the question is sent to a coach. */
  readonly ground: () => Promise<Grounding>;
  readonly countAs: 'individualChatUsage' | 'teamChatUsage';
  /** The account whose quota the question uses; null for a person's own. */
  readonly accountId: string | null;
}

/** A question as the person sends it. */
export interface SentQuestion {
  readonly question: string;
  readonly conversationId?: string | undefined;
  readonly isPrivate?: boolean | undefined;
  readonly context?: QuestionContext | undefined;
  readonly isRegenerated?: boolean | undefined;
}

/** What has been said so far, by whom, and its token usage. */
interface Speech {
  readonly provider: string;
  readonly model: string | null;
  readonly tally: Tally;
  text: string;
  readonly sources: Map<string, Source>;
  language: string;
  safety: SafetyClass;
  next: readonly string[];
  /** Zeros until the provider reports. */
  usage: { readonly inputTokens: number; readonly outputTokens: number };
}

/** A question while it is being answered. */
interface OpenQuestion {
  readonly ctx: Ctx<UserActor>;
  readonly secret: string;
  readonly subject: Subject;
  readonly sent: SentQuestion;
  /** null for a new conversation. */
  readonly earlier: ContinuedConversation | null;
  readonly promptVersionId: string | null;
  readonly safety: Safety;
}

/** Maps any failure of the provider to the one error that people see. */
function unavailable(ctx: Ctx, error: unknown): AppError {
  const reason = error instanceof AiUnavailable ? error.reason : 'broken_answer';
  const name = error instanceof Error ? error.name : typeof error;
  ctx.log.warn({ provider: ctx.providers.chat.name, reason, error: name }, 'coach unavailable');
  const retryAfterSeconds = error instanceof AiUnavailable ? error.retryAfterSeconds : undefined;
  return new AppError('coach.unavailable', retryAfterSeconds ? { retryAfterSeconds } : {});
}

/** Without the knowledge base the coach still has the chart. */
async function passagesFor(ctx: Ctx, question: string): Promise<GroundPassage[]> {
  try {
    const found = await search(ctx, question, PASSAGES_MAX);
    return found.map(({ title, heading, text, gates }, index) => ({
      id: `K${index + 1}`,
      title: heading === '' || heading === title ? title : `${title}: ${heading}`,
      text,
      gates,
    }));
  } catch (error) {
    if (error instanceof AppError || ctx.signal.aborted) return [];
    throw error;
  }
}

function lengthOf(piece: CoachPiece): number {
  if (piece.kind === 'prose') return piece.text.length;
  return piece.kind === 'sentence' ? piece.sentence.text.length : 0;
}

/** Keeps what the coach says besides the answer's text. */
function note(speech: Speech, piece: CoachPiece): void {
  if (piece.kind === 'usage') speech.usage = piece;
  else if (piece.kind === 'next') speech.next = piece.questions.slice(0, NEXT_MAX);
  else if (piece.kind === 'opening') {
    speech.language = piece.language;
    if (piece.safety !== 'none') speech.safety = piece.safety;
  }
}

/** The provider's answer as it arrives, truncated to the longest answer allowed. */
async function* piecesOf(
  ctx: Ctx,
  question: CoachQuestion,
  speech: Speech,
): AsyncGenerator<CoachPiece> {
  const enough = new AbortController();
  const signal = AbortSignal.any([ctx.signal, enough.signal]);
  let room = ANSWER_MAX;
  try {
    const pieces = ctx.providers.chat.reply(question, signal);
    for await (const piece of patiently(pieces, ANSWER_TIMEOUTS, signal)) {
      note(speech, piece);
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

function eventOf(speech: Speech, { text, sources }: Released): CoachEvent {
  speech.text += text;
  for (const source of sources) {
    if (!speech.sources.has(source.id)) speech.sources.set(source.id, source);
  }
  return { kind: 'text', text, sources: [...sources] };
}

async function questionFor(
  { ctx, secret, subject, sent, earlier }: OpenQuestion,
  masterPrompt: string,
): Promise<CoachQuestion> {
  const { question, context = null, isRegenerated = false } = sent;
  const { chat, embeddings } = ctx.providers;
  const [grounding, passages] = await Promise.all([subject.ground(), passagesFor(ctx, question)]);
  const { facts } = grounding;
  const asked = context ? `${question} ${context.value}` : question;
  return {
    audience: subject.audience,
    instructions: instructionsFor(subject.audience, masterPrompt),
    ...grounding,
    selectedFacts: chat.factsMax
      ? await selectFacts(facts, asked, chat.factsMax, embeddings, ctx.signal)
      : facts,
    passages,
    history: earlier?.history ?? [],
    question,
    context,
    isRegenerated,
    askerKey: keyOf(secret, 'person', ctx.actor.id),
    cacheKey:
      'chartId' in subject.scope
        ? keyOf(secret, 'chart', subject.scope.chartId)
        : keyOf(secret, 'team', subject.scope.teamId),
  };
}

/** What stands before the answer, by our own verdict or else by the coach's. */
function firstWords({ ctx, safety }: OpenQuestion, speech: Speech): Safety {
  if (safety.kind !== 'none') return safety;
  const { safety: judge } = ctx.providers;
  return judge.safetyOfVerdict(speech.safety, speech.language, ctx.region ?? null);
}

/** Streams the coach's answer, yielding what passes the check. */
async function* speak(
  open: OpenQuestion,
  speech: Speech,
  masterPrompt: string,
): AsyncGenerator<CoachEvent> {
  const { ctx, subject } = open;
  const question = await questionFor(open, masterPrompt);
  const pieces = piecesOf(ctx, question, speech);
  for await (const part of releaseChecked(pieces, question, speech.tally, () => speech.language)) {
    // The unfinished rest may be half a sentence when the caller disconnects.
    if (ctx.signal.aborted) return;
    if (speech.text === '') {
      const first = firstWords(open, speech);
      if (first.kind !== 'none') yield eventOf(speech, { text: `${first.text}\n\n`, sources: [] });
      if (first.kind === 'help') return;
    }
    yield eventOf(speech, part);
  }
  if (speech.text !== '' || ctx.signal.aborted) return;
  if (speech.tally.leftOut.length === 0) throw unavailable(ctx, new AiUnavailable('broken_answer'));
  yield eventOf(speech, { text: nothingLeft(subject.audience, speech.language), sources: [] });
}

function newSpeech(provider: string, model: string | null): Speech {
  return {
    provider,
    model,
    tally: { shown: 0, leftOut: [] },
    text: '',
    sources: new Map(),
    language: 'en',
    safety: 'none',
    next: [],
    usage: { inputTokens: 0, outputTokens: 0 },
  };
}

function answerOf(
  { text, sources, provider, tally, safety, next }: Speech,
  { actor }: Pick<Ctx<UserActor>, 'actor'>,
  stored: StoredAnswer | null,
): CoachAnswer {
  return {
    answer: text,
    sources: [...sources.values()],
    provider,
    conversationId: stored?.conversationId ?? null,
    position: stored?.position ?? null,
    safety,
    leftOut: tally.leftOut.length,
    leftOutSentences: actor.globalRole === 'master_admin' ? [...tally.leftOut] : [],
    next: [...next],
  };
}

/** Distress stays between the person and the screen. */
const UNSTORED: ReadonlySet<SafetyClass> = new Set(['crisis', 'harassment']);

/** Stores the exchange, unless it is private, and counts it. */
async function conclude(open: OpenQuestion, speech: Speech): Promise<CoachAnswer> {
  const { ctx, subject, sent, earlier, promptVersionId } = open;
  const { text, provider, model, tally, safety } = speech;
  const isUnstored = UNSTORED.has(safety);
  const stored =
    sent.isPrivate || isUnstored
      ? null
      : await storeExchange(ctx, {
          scope: subject.scope,
          earlier,
          promptVersionId,
          question: sent.question,
          answer: {
            text,
            sources: [...speech.sources.values()],
            provider,
            model,
            removed: tally.leftOut.length,
          },
        });
  if (!isUnstored) await countUsage(ctx, subject.countAs);
  const figures = { shown: tally.shown, leftOut: tally.leftOut.length };
  ctx.log.info({ provider, model, ...figures }, 'coach answered');
  return answerOf(speech, ctx, stored);
}

/** Answers with help alone: nothing is stored and nothing counted. */
async function* replyWithHelp(
  { ctx }: OpenQuestion,
  { safety, text }: Extract<Safety, { kind: 'help' }>,
): AsyncGenerator<CoachEvent, CoachAnswer> {
  const speech = { ...newSpeech('built-in', null), safety };
  yield eventOf(speech, { text, sources: [] });
  ctx.log.info({ provider: speech.provider }, 'coach answered');
  const answer = answerOf(speech, ctx, null);
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
  const safety = ctx.providers.safety.safetyOf(question, ctx.region ?? null);
  const open: OpenQuestion = {
    ctx,
    secret,
    subject,
    sent,
    earlier,
    promptVersionId: prompts.versionId,
    safety,
  };
  if (safety.kind === 'help') return yield* replyWithHelp(open, safety);
  const reservation = await reserve(ctx, limits, subject.accountId);
  const { name, model } = ctx.providers.chat;
  const speech = { ...newSpeech(name, model), safety: safety.safety };
  const masterPrompt =
    subject.audience === 'team' ? prompts.teamCoachPrompt : prompts.individualCoachPrompt;
  try {
    yield* speak(open, speech, masterPrompt);
  } catch (error) {
    await recordUsage(ctx, reservation, null);
    throw error;
  }
  await recordUsage(ctx, reservation, UNSTORED.has(speech.safety) ? null : speech.usage);
  const isStoppedAtOnce = speech.text === '';
  const answer = isStoppedAtOnce ? answerOf(speech, ctx, null) : await conclude(open, speech);
  yield { kind: 'done', answer };
  return answer;
}
