import type { CoachAnswer, CoachEvent, Source } from '#shared/contract/coach.ts';
import type { CoachLimits } from '../../platform/config.ts';
import type { UserActor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import {
  AiUnavailable,
  type CoachQuestion,
  type GroundPassage,
  type Turn,
} from '../../providers/ai/port.ts';
import type { Ctx } from '../context.ts';
import { continueConversation, type Scope, storeExchange } from '../conversations/exchanges.ts';
import { search } from '../knowledge/service.ts';
import { promptsInForce, promptsOfVersion } from '../prompts/service.ts';
import { countUsage } from '../usage/service.ts';
import { ANSWER_TIMEOUTS, patiently } from './answer-timeouts.ts';
import { boundaryFor } from './boundaries.ts';
import type { Grounding } from './grounding.ts';
import { instructionsFor } from './instructions.ts';
import { type Released, releaseChecked, type Tally } from './release.ts';
import { recordUsage, reserve } from './usage-limit.ts';

const PASSAGES_MAX = 6;
/** Longer answers are truncated. */
const ANSWER_MAX = 12_000;

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
}

/** What has been said so far, by whom, and its token usage. */
interface Speech {
  readonly provider: string;
  readonly model: string | null;
  readonly promptVersionId: string | null;
  readonly tally: Tally;
  text: string;
  readonly sources: Map<string, Source>;
  /** Zeros until the provider reports. */
  usage: { readonly inputTokens: number; readonly outputTokens: number };
}

/** A question while it is being answered. */
interface OpenQuestion {
  readonly ctx: Ctx<UserActor>;
  readonly subject: Subject;
  readonly question: string;
  readonly history: readonly Turn[];
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

/**
 * The provider's text as it arrives, truncated to the longest answer allowed. Records the usage.
 */
async function* wordsOf(ctx: Ctx, question: CoachQuestion, speech: Speech): AsyncGenerator<string> {
  const enough = new AbortController();
  const signal = AbortSignal.any([ctx.signal, enough.signal]);
  let room = ANSWER_MAX;
  try {
    const chunks = ctx.providers.chat.reply(question, signal);
    for await (const chunk of patiently(chunks, ANSWER_TIMEOUTS, signal)) {
      if (chunk.kind === 'usage') speech.usage = chunk;
      if (chunk.kind !== 'prose') continue;
      yield chunk.text.slice(0, room);
      room -= chunk.text.length;
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

const NOTHING_HOLDS: Record<CoachQuestion['audience'], string> = {
  individual:
    'I have no answer to this that your chart and our knowledge base bear out, so I would rather give none. Ask me about your type, your authority, a center, a channel or a gate.',
  team: 'I have no answer to this that your team’s analysis and our knowledge base bear out, so I would rather give none. Ask me about a function, a gap or two people working together.',
};

/** Streams the coach's answer, yielding what passes the check. */
async function* speak(
  { ctx, subject, question, history }: OpenQuestion,
  speech: Speech,
  masterPrompt: string,
): AsyncGenerator<CoachEvent> {
  const [grounding, passages] = [await subject.ground(), await passagesFor(ctx, question)];
  const words = wordsOf(
    ctx,
    {
      audience: subject.audience,
      instructions: instructionsFor(subject.audience, masterPrompt),
      facts: grounding.facts,
      people: grounding.people,
      team: grounding.team,
      passages,
      history,
      question,
      context: null,
      isRegenerated: false,
    },
    speech,
  );
  for await (const released of releaseChecked(words, grounding, passages, speech.tally)) {
    // The unfinished rest may be half a sentence when the caller disconnects.
    if (ctx.signal.aborted) return;
    yield eventOf(speech, released);
  }
  if (speech.text !== '' || ctx.signal.aborted) return;
  if (speech.tally.removed === 0) throw unavailable(ctx, new AiUnavailable('broken_answer'));
  yield eventOf(speech, { text: NOTHING_HOLDS[subject.audience], sources: [] });
}

function newSpeech(provider: string, model: string | null, promptVersionId: string | null): Speech {
  return {
    provider,
    model,
    promptVersionId,
    tally: { kept: 0, corrected: 0, removed: 0 },
    text: '',
    sources: new Map(),
    usage: { inputTokens: 0, outputTokens: 0 },
  };
}

/** Stores the exchange, unless it is private, and counts it. */
async function conclude(
  { ctx, subject, question }: OpenQuestion,
  { conversationId, isPrivate }: SentQuestion,
  speech: Speech,
): Promise<CoachAnswer> {
  const { text, provider, model, promptVersionId, tally } = speech;
  const sources = [...speech.sources.values()];
  const storedId = isPrivate
    ? null
    : await storeExchange(ctx, {
        scope: subject.scope,
        conversationId: conversationId ?? null,
        promptVersionId,
        question,
        answer: {
          text,
          sources,
          provider,
          model,
          corrected: tally.corrected,
          removed: tally.removed,
        },
      });
  await countUsage(ctx, subject.countAs);
  ctx.log.info({ provider, model, ...tally }, 'coach answered');
  return {
    answer: text,
    sources,
    provider,
    conversationId: storedId,
    safety: 'none',
    leftOut: tally.removed,
    leftOutSentences: [],
    next: [],
  };
}

/**
 * Asks a coach: yields checked parts of the answer and finally `done`, and returns the whole. When
 * the caller disconnects midway, the answer so far is stored.
 * @throws AppError conversation.not_found; coach.limit_reached; coach.unavailable
 */
export async function* ask(
  ctx: Ctx<UserActor>,
  limits: CoachLimits,
  subject: Subject,
  sent: SentQuestion,
): AsyncGenerator<CoachEvent, CoachAnswer> {
  const { question, conversationId } = sent;
  const earlier = conversationId
    ? await continueConversation(ctx, conversationId, subject.scope)
    : null;
  const open: OpenQuestion = { ctx, subject, question, history: earlier?.history ?? [] };
  const prompts = earlier
    ? await promptsOfVersion(ctx, earlier.promptVersionId)
    : await promptsInForce(ctx);
  const boundary = boundaryFor(question);
  if (boundary) {
    const speech = newSpeech('built-in', null, prompts.versionId);
    yield eventOf(speech, { text: boundary.answer, sources: [] });
    const answer = await conclude(open, sent, speech);
    yield { kind: 'done', answer };
    return answer;
  }
  const reservation = await reserve(ctx, limits, subject.accountId);
  const { name, model } = ctx.providers.chat;
  const speech = newSpeech(name, model, prompts.versionId);
  const masterPrompt =
    subject.audience === 'team' ? prompts.teamCoachPrompt : prompts.individualCoachPrompt;
  try {
    yield* speak(open, speech, masterPrompt);
  } catch (error) {
    await recordUsage(ctx, reservation, null);
    throw error;
  }
  await recordUsage(ctx, reservation, speech.usage);
  const isStoppedAtOnce = speech.text === '';
  const answer = isStoppedAtOnce
    ? {
        answer: '',
        sources: [],
        provider: name,
        conversationId: null,
        safety: 'none' as const,
        leftOut: 0,
        leftOutSentences: [],
        next: [],
      }
    : await conclude(open, sent, speech);
  yield { kind: 'done', answer };
  return answer;
}
