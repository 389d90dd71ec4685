import type { BlockKind, FactClaim, WrittenSentence } from '#shared/coach/claims.ts';
import type { PersonFacts } from '#shared/coach/person-facts.ts';
import type { TeamFacts } from '#shared/coach/team-facts.ts';
import type { QuestionContext } from '#shared/contract/coach.ts';
import type { SafetyClass } from '#shared/domain/safety-classes.ts';

/** A fact about the chart or team, phrased so that an answer may repeat it. */
export interface GroundFact {
  /** "F1", "F2" …: the id that an answer cites as `[F1]`. */
  readonly id: string;
  /**
   * The subject: "type", "strategy", "authority", "profile", "definition", "cross",
   * "center:sacral", "gate:34", "channel:10-34", "certainty", "penta:31", "penta:coverage", "pair"
   * … Stable, so that the built-in coach can select by it.
   */
  readonly topic: string;
  /** First name of the member it is about; null for the person who asks, or the whole team. */
  readonly about: string | null;
  /** One or two full sentences. */
  readonly text: string;
}

/** A passage of the knowledge base that matches the question. */
export interface GroundPassage {
  /** "K1", "K2" …: the id that an answer cites as `[K1]`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The gates it is about, 1 to 64; for the reader's screen, no part of what a coach is told. */
  readonly gates: readonly number[];
}

/** A part of a chart of whose reading the person has said that it doesn't fit them. */
export interface RejectedReading {
  readonly topic: Extract<
    FactClaim['topic'],
    'type' | 'authority' | 'profile' | 'definition' | 'center' | 'channel' | 'gate'
  >;
  /** As claims write it. */
  readonly value: string;
  /** What they read when they said so. */
  readonly texts: readonly string[];
  /** True when nothing that is read from this part should be said of them. */
  readonly isWhole: boolean;
}

export interface Turn {
  readonly speaker: 'person' | 'coach';
  readonly text: string;
}

/** Everything a coach receives; contains no surname, email, birth data or row id. */
export interface CoachQuestion {
  readonly audience: 'individual' | 'team';
  /** The active master prompt, followed by the permanent rules. */
  readonly instructions: string;
  readonly facts: readonly GroundFact[];
  /**
   * Those of the facts that a coach with `factsMax` is told: who the person is, then what fits the
   * question best. Absent: all of them.
   */
  readonly selectedFacts?: readonly GroundFact[];
  /** The same facts as values: the asking person alone, or the members of the team. */
  readonly people: readonly PersonFacts[];
  /** null for a person's own coach. */
  readonly team: TeamFacts | null;
  readonly passages: readonly GroundPassage[];
  /** What must not be told to the person as true of them; absent for teams. */
  readonly rejected?: readonly RejectedReading[];
  /** Earlier turns of the conversation, oldest first. */
  readonly history: readonly Turn[];
  readonly question: string;
  /** What the person had selected when asking; null for nothing. */
  readonly context: QuestionContext | null;
  /** True when the person asks for another answer to the question; `history` ends before it. */
  readonly isRegenerated: boolean;
  /** Stands for the asking person: a keyed hash, for the provider's own safeguards. */
  readonly askerKey?: string;
  /** Stands for the chart or team: a keyed hash, the same for every question about it. */
  readonly cacheKey?: string;
}

/** A part of an answer, in order. */
export type CoachPiece =
  /** At most once, first: the answer's language as ISO 639-1, and what the coach makes of the question. */
  | { readonly kind: 'opening'; readonly language: string; readonly safety: SafetyClass }
  | {
      readonly kind: 'sentence';
      /** Counts up from 0; sentences of one block share it. */
      readonly block: number;
      readonly blockKind: BlockKind;
      readonly sentence: WrittenSentence;
    }
  /**
   * Markdown text in pieces of any length, from a model that wrote prose; each factual sentence ends
   * with its citations, as in "… [F1][K2]".
   */
  | { readonly kind: 'prose'; readonly text: string }
  /** At most once: up to three questions the person may ask next. */
  | { readonly kind: 'next'; readonly questions: readonly string[] }
  /** At most once, at the end, when the provider reports it. */
  | ({ readonly kind: 'usage' } & TokenUsage);

/** Tokens that a provider reports. */
export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** A block of an answer in which something about the chart isn't so. */
export interface BlockToRepair {
  readonly blockKind: BlockKind;
  /** Already shown, in front of the others; they stay as they are. */
  readonly shown: readonly string[];
  /** The rest of the block, to be written again. */
  readonly sentences: readonly string[];
  /** What the rest says about the chart that isn't so; empty when only a judge objects. */
  readonly wrong: readonly FactClaim[];
}

export interface SentenceToJudge {
  readonly text: string;
  /** The facts and passages that it rests on. */
  readonly sources: readonly { readonly id: string; readonly text: string }[];
}

export const JUDGMENTS = ['supported', 'contradicted', 'unrelated'] as const;
/** What a sentence's sources say about it. */
export type Judgment = (typeof JUDGMENTS)[number];

/** Why an AI provider failed, with `retryAfterSeconds` when the provider gave it. */
export class AiUnavailable extends Error {
  constructor(
    readonly reason: 'timeout' | 'refused' | 'rate_limited' | 'broken_answer' | 'not_allowed',
    readonly retryAfterSeconds?: number,
  ) {
    super(`The AI provider did not answer: ${reason}`);
    this.name = 'AiUnavailable';
  }
}

/** Answers questions in natural language. */
export interface ChatPort {
  /** "built-in" or the vendor's name. */
  readonly name: string;
  readonly model: string;
  /** How many facts a question has room for; absent when the coach reads all of them. */
  readonly factsMax?: number;
  /** Loads what the first question would wait for. Absent: nothing to load. */
  prepare?(): void;
  /**
   * Streams an answer. Ends early, without an error, once `signal` is aborted.
   * @throws AiUnavailable before or between chunks
   */
  reply(question: CoachQuestion, signal: AbortSignal): AsyncIterable<CoachPiece>;
  /**
   * Writes the rest of a block again without what was wrong. Absent: the coach cannot.
   * @throws AiUnavailable, or the signal's reason
   */
  repair?(
    question: CoachQuestion,
    block: BlockToRepair,
    signal: AbortSignal,
  ): Promise<{ readonly sentences: readonly WrittenSentence[]; readonly usage: TokenUsage }>;
  /**
   * Compares sentences with their sources alone; one judgment for each, in order. Absent: nobody
   * judges.
   * @throws AiUnavailable, or the signal's reason
   */
  judge?(
    sentences: readonly SentenceToJudge[],
    signal: AbortSignal,
  ): Promise<{ readonly judgments: readonly Judgment[]; readonly usage: TokenUsage }>;
}

/** Embeds texts as vectors whose dot product is their similarity. */
export interface EmbeddingPort {
  /** Vectors of different models must never be compared. */
  readonly model: string;
  /** True when vectors are computed in this process, which is faster than reading stored ones. */
  readonly isLocal: boolean;
  /**
   * One unit vector for each text, in order, all of the same dimension.
   * @throws AiUnavailable
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array[]>;
}
