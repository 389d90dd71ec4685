import * as z from 'zod/mini';
import { SAFETY_CLASSES } from '../domain/safety-classes.ts';
import { route } from './route.ts';

export const QUESTION_MAX = 4000;

/** Required text, trimmed and otherwise as typed. */
const required = (max: number, emptyMessage: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? emptyMessage : undefined) })
    .check(
      z.trim(),
      z.minLength(1, emptyMessage),
      z.maxLength(max, `Use at most ${max} characters`),
    );

/** The source of a sentence in an answer. */
export const Source = z.object({
  /** "F1" for a fact of the chart or team, "K1" for a passage of the knowledge base. */
  id: z.string(),
  kind: z.enum(['fact', 'knowledge']),
  /** The label of the chip: "Gate 34", "Emotional authority". */
  label: z.string(),
  /** The text of the fact or passage. */
  text: z.string(),
  /** Gates of the bodygraph that it mentions. */
  gates: z.array(z.number()),
});
export type Source = z.infer<typeof Source>;

/** The answer of both coaches. The text is markdown; `[F1]` and `[K2]` cite its sources. */
export const CoachAnswer = z.object({
  answer: z.string(),
  sources: z.array(Source),
  /** Which coach answered: "built-in" or the provider's name. */
  provider: z.string(),
  /** null when nothing is stored. */
  conversationId: z.nullable(z.string()),
  /** Of the answer in its conversation; null when nothing is stored. */
  position: z.nullable(z.number()),
  /** What the question was about; anything but `none` was answered with help or a limit first. */
  safety: z.enum(SAFETY_CLASSES),
  /** It is help for somebody in distress or danger: to be shown alone, without a reading’s parts. */
  isHelp: z.boolean(),
  /** For below an answer to a question that may be about more than it says; null for most. */
  aside: z.nullable(z.strictObject({ kind: z.enum(['help', 'limit']), text: z.string() })),
  /** Sentences left out because they didn't match the chart or the team. */
  leftOut: z.number(),
  /** Their text, for master admins only. */
  leftOutSentences: z.array(z.string()),
  /** Up to three questions to ask next. */
  next: z.array(z.string()),
});
export type CoachAnswer = z.infer<typeof CoachAnswer>;

/**
 * Events of the streamed answer, each one `data:` line of JSON. `text` has been checked and may be
 * shown; the pieces joined are the answer. Ends with `done` or `error`.
 */
export const CoachEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string(), sources: z.array(Source) }),
  z.object({ kind: z.literal('done'), answer: CoachAnswer }),
  z.object({
    kind: z.literal('error'),
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
  }),
]);
export type CoachEvent = z.infer<typeof CoachEvent>;

/** What a question is asked about: a part of the chart or team, or a sentence on the page. */
export const QuestionContext = z.strictObject({
  kind: z.enum(['gate', 'channel', 'center', 'sentence', 'pair', 'function']),
  /** "34", "10-34", "sacral", the sentence, "Ana and Tom", or the function's gate. */
  value: z.string().check(z.trim(), z.minLength(1), z.maxLength(600)),
});
export type QuestionContext = z.infer<typeof QuestionContext>;

const ConversationFields = {
  /** Continues an earlier conversation. */
  conversationId: z.optional(z.string().check(z.uuid())),
  /** Nothing of this exchange is stored. */
  isPrivate: z.optional(z.boolean()),
  context: z.optional(QuestionContext),
  /** Answers the conversation's last question again; the new answer replaces the old one. */
  isRegenerated: z.optional(z.boolean()),
};

/** Accepted for compatibility and ignored: the stored chart counts. */
const Forgotten = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((): undefined => undefined),
  ),
);

export const askCoach = route({
  method: 'POST',
  path: '/api/coach/ask',
  summary: 'Ask the coach about one of the person’s charts; streams when asked for an event stream',
  access: 'user',
  limit: 'coach',
  body: z.strictObject({
    question: required(QUESTION_MAX, 'Question is required'),
    chartId: required(100, 'Chart ID is required'),
    chartData: Forgotten,
    ...ConversationFields,
  }),
  isLarge: true,
  reply: CoachAnswer,
  stream: CoachEvent,
  errors: ['chart.not_found', 'conversation.not_found', 'coach.unavailable', 'coach.limit_reached'],
});

export const askTeamCoach = route({
  method: 'POST',
  path: '/api/chat/penta',
  summary: 'Ask the coach about an analyzed team; streams when asked for an event stream',
  access: 'user',
  limit: 'coach',
  body: z.strictObject({
    message: required(QUESTION_MAX, 'Message is required'),
    /** Defaults to the person's selected team. */
    teamId: z.optional(required(100, 'Team ID is required')),
    pentaData: Forgotten,
    teamMembers: Forgotten,
    ...ConversationFields,
  }),
  isLarge: true,
  /** `reply` repeats `answer`, for clients that read either. */
  reply: z.extend(CoachAnswer, { reply: z.string() }),
  stream: CoachEvent,
  errors: ['team.not_found', 'conversation.not_found', 'coach.unavailable', 'coach.limit_reached'],
});
