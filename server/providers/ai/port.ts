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

export interface Turn {
  readonly speaker: 'person' | 'coach';
  readonly text: string;
}

/** Everything a coach receives; contains no surname, e-mail, birth data or row id. */
export interface CoachQuestion {
  readonly audience: 'individual' | 'team';
  /** The active master prompt, followed by the permanent rules. */
  readonly instructions: string;
  readonly facts: readonly GroundFact[];
  readonly passages: readonly GroundPassage[];
  /** Earlier turns of the conversation, oldest first. */
  readonly history: readonly Turn[];
  readonly question: string;
}

export type CoachChunk =
  /** Markdown text; each factual sentence ends with its citations, as in "… [F1][K2]". */
  | { readonly kind: 'text'; readonly text: string }
  /** At most once, at the end, when the provider reports it. */
  | { readonly kind: 'usage'; readonly inputTokens: number; readonly outputTokens: number };

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
  /**
   * Streams an answer. Ends early, without an error, once `signal` is aborted.
   * @throws AiUnavailable before or between chunks
   */
  reply(question: CoachQuestion, signal: AbortSignal): AsyncIterable<CoachChunk>;
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
