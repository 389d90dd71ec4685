import type { Section } from '#shared/knowledge/situations.ts';

/** What an answer to one difficulty is made from. */
export interface Difficulty {
  /** The id of the situation that adds what the chart says; null for none. */
  readonly of: string | null;
  /** What to do; `{{…{person}…|…}}` as in situations. */
  readonly tell: string;
  /** Words to say, without quotation marks. */
  readonly say: string;
  /** One small thing to do next. */
  readonly step?: string | undefined;
  /** Other things to do. */
  readonly others?: readonly string[];
  /** Says what makes it a yes or a no, so that nothing has to come before it. */
  readonly isDirect?: boolean;
  /** What changes for people with a certain part in their chart. */
  readonly hinges?: readonly Section[];
}
