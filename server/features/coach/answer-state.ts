import type { CoachAnswer, CoachEvent, Source } from '#shared/contract/coach.ts';
import type { SafetyClass } from '#shared/domain/safety-classes.ts';
import type { UserActor } from '../../platform/context.ts';
import type { CoachPiece, TokenUsage } from '../../providers/ai/port.ts';
import type { Aside } from '../../providers/safety.ts';
import type { Ctx } from '../context.ts';
import type { StoredAnswer } from '../conversations/exchanges.ts';
import type { AnswerPart, Tally } from './release.ts';

const NEXT_MAX = 3;
/** Enough to tell a language by. */
const PROSE_MAX = 400;

/** What has been said so far, by whom, and its token usage. */
export interface AnswerState {
  readonly provider: string;
  readonly model: string | null;
  readonly tally: Tally;
  text: string;
  readonly sources: Map<string, Source>;
  /** null until the coach names it. */
  language: string | null;
  /** The beginning of an answer in prose, which names no language. */
  prose: string;
  safety: SafetyClass;
  aside: Aside | null;
  next: readonly string[];
  /** Of the answer, its repairs and judgments; zeros until the provider reports. */
  usage: TokenUsage;
}

export function newAnswerState(provider: string, model: string | null): AnswerState {
  return {
    provider,
    model,
    tally: { shown: 0, leftOut: [] },
    text: '',
    sources: new Map(),
    language: null,
    prose: '',
    safety: 'none',
    aside: null,
    next: [],
    usage: { inputTokens: 0, outputTokens: 0 },
  };
}

export function addUsage(answer: AnswerState, { inputTokens, outputTokens }: TokenUsage): void {
  const { usage } = answer;
  answer.usage = {
    inputTokens: usage.inputTokens + inputTokens,
    outputTokens: usage.outputTokens + outputTokens,
  };
}

/** Keeps what the coach says besides the answer's text. */
export function addPiece(answer: AnswerState, piece: CoachPiece): void {
  if (piece.kind === 'usage') addUsage(answer, piece);
  else if (piece.kind === 'prose') answer.prose = (answer.prose + piece.text).slice(0, PROSE_MAX);
  else if (piece.kind === 'next') answer.next = piece.questions.slice(0, NEXT_MAX);
  else if (piece.kind === 'opening') {
    answer.language = piece.language;
    if (piece.safety !== 'none') answer.safety = piece.safety;
  }
}

export function appendPart(answer: AnswerState, { text, sources }: AnswerPart): CoachEvent {
  answer.text += text;
  for (const source of sources) {
    if (!answer.sources.has(source.id)) answer.sources.set(source.id, source);
  }
  return { kind: 'text', text, sources: [...sources] };
}

export function answerOf(
  { text, sources, provider, tally, safety, aside, next }: AnswerState,
  { actor }: Pick<Ctx<UserActor>, 'actor'>,
  { stored, isHelp }: { readonly stored: StoredAnswer | null; readonly isHelp: boolean },
): CoachAnswer {
  return {
    answer: text,
    sources: [...sources.values()],
    provider,
    conversationId: stored?.conversationId ?? null,
    position: stored?.position ?? null,
    safety,
    isHelp,
    aside,
    leftOut: tally.leftOut.length,
    leftOutSentences: actor.globalRole === 'master_admin' ? [...tally.leftOut] : [],
    next: [...next],
  };
}
