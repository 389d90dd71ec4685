/** A fact about the chart or team at hand, in words that may be repeated. */
export interface GroundFact {
  /** "F1", "F2" …: what an answer cites as `[F1]`. */
  readonly id: string;
  /**
   * What it is about: "type", "strategy", "authority", "profile", "definition", "cross",
   * "center:sacral", "gate:34", "channel:10-34", "certainty", "penta:31", "penta:coverage",
   * "pair" … Stable, so that the built-in coach can pick by it.
   */
  readonly topic: string;
  /** The first name of the member it speaks of; null for the person who asks, or the whole team. */
  readonly about: string | null;
  /** One or two full sentences. */
  readonly text: string;
}

/** A piece of the knowledge base that fits the question. */
export interface GroundPassage {
  /** "K1", "K2" …: what an answer cites as `[K1]`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface Turn {
  readonly speaker: 'person' | 'coach';
  readonly text: string;
}

/** Everything a coach may know when it answers; holds no surname, e-mail, birth data or row id. */
export interface CoachQuestion {
  readonly audience: 'individual' | 'team';
  /** The master prompt in force, and the rules that always hold. */
  readonly instructions: string;
  readonly facts: readonly GroundFact[];
  readonly passages: readonly GroundPassage[];
  /** Earlier turns of the conversation, oldest first. */
  readonly history: readonly Turn[];
  readonly question: string;
}

export type CoachChunk =
  /** Running text in markdown; each sentence of fact ends with its citations, as in "… [F1][K2]". */
  | { readonly kind: 'text'; readonly text: string }
  /** Once, at the end, when the provider tells it. */
  | { readonly kind: 'usage'; readonly inputTokens: number; readonly outputTokens: number };

/** Why a provider of words or vectors gave none. `retryAfterSeconds` when it said so. */
export class AiUnavailable extends Error {
  constructor(
    readonly reason: 'timeout' | 'refused' | 'rate_limited' | 'broken_answer' | 'not_allowed',
    readonly retryAfterSeconds?: number,
  ) {
    super(`The AI provider did not answer: ${reason}`);
    this.name = 'AiUnavailable';
  }
}

/** Answers questions in words. */
export interface ChatPort {
  /** "built-in" or the vendor's name. */
  readonly name: string;
  readonly model: string;
  /**
   * Streams an answer. Ends early, without an error, once `signal` is aborted.
   * @throws AiUnavailable before or between chunks
   */
  reply(question: CoachQuestion, signal: AbortSignal): AsyncIterable<CoachChunk>;
}

/** Turns texts into vectors whose dot product is their nearness. */
export interface EmbeddingPort {
  /** Vectors of different models are never compared. */
  readonly model: string;
  /**
   * One vector of length 1 for each text, in their order, all of the same dimension.
   * @throws AiUnavailable
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array[]>;
}
