import * as z from 'zod/mini';

/*
 * What a sentence of an answer asserts about a chart or a team, as values that are compared with the
 * facts by equality.
 */

export const CLAIM_TOPICS = [
  /** "Generator" … */
  'type',
  /** As in the chart: "Wait to respond". */
  'strategy',
  /** "Emotional" … */
  'authority',
  /** "3/5" */
  'profile',
  /** "Split" … */
  'definition',
  /** Its whole name. */
  'cross',
  'signature',
  'notSelf',
  /** The id of a center; `has` is defined, `hasNot` open. */
  'center',
  /** "34"; "34 in sun", where a body is; "34 in sacral", the center it belongs to. */
  'gate',
  /** "3", a line of the profile, "3/" its conscious and "/5" its unconscious one; "34.2", a line of a gate. */
  'line',
  /** "10-34"; `has` is defined. */
  'channel',
  /** What, and how many: "gates 14", "definedCenters 4", "openCenters 5", "channels 2", "gaps 3"; "openCenters 5+" for a least. */
  'count',
  /** The Penta gate of a business function, "31": held by the member, or covered by the team. */
  'function',
  /** Functions that the team covers: "9". */
  'coverage',
  /** Two members and their dynamic: "Ana:Tom:Bridge". */
  'pair',
] as const;

export const FactClaim = z.strictObject({
  /** "you", "team", or a member's first name as the facts give it. */
  about: z.string(),
  topic: z.enum(CLAIM_TOPICS),
  value: z.string(),
  /** `uncertain`: the sentence says that it depends on the birth time. */
  state: z.enum(['has', 'hasNot', 'uncertain']),
});
export type FactClaim = z.infer<typeof FactClaim>;

/** A passage of the knowledge base that the sentence rests on: "K3". */
export const PassageClaim = z.strictObject({ passage: z.string() });
export type PassageClaim = z.infer<typeof PassageClaim>;

export const Claim = z.union([FactClaim, PassageClaim]);
export type Claim = z.infer<typeof Claim>;

export const BLOCK_KINDS = ['paragraph', 'bullet', 'step', 'heading', 'quote'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

export const SENTENCE_KINDS = ['fact', 'advice', 'question', 'general'] as const;

/** One sentence as a coach wrote it, before it is checked. */
export const WrittenSentence = z.strictObject({
  /** Plain text with inline Markdown at most, without citations. */
  text: z.string(),
  kind: z.enum(SENTENCE_KINDS),
  claims: z.array(Claim),
});
export type WrittenSentence = z.infer<typeof WrittenSentence>;
