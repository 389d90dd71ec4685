import type { NamedSchema } from './answer-schema.ts';
import type { OpenAiSettings } from './openai-client.ts';
import type { CoachQuestion, TokenUsage } from './port.ts';

/** A request beside the answer itself: not streamed, with a schema of its own. */
export interface SmallQuestion
  extends Pick<OpenAiSettings, 'model' | 'reasoningEffort' | 'maxOutputTokens'>,
    Pick<CoachQuestion, 'askerKey' | 'cacheKey'> {
  readonly schema: NamedSchema;
  readonly rules: string;
  /** JSON. */
  readonly material: string;
}

export interface SmallAnswer {
  /** JSON by the schema, if the model kept to it. */
  readonly text: string;
  /** Zeros when the provider reports none. */
  readonly usage: TokenUsage;
}
