import * as z from 'zod/mini';
import { route } from './route.ts';

export const QUESTION_MAX = 4000;

/** Text that has to be there, as typed but for the blanks around it. */
const required = (max: number, emptyMessage: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? emptyMessage : undefined) })
    .check(
      z.trim(),
      z.minLength(1, emptyMessage),
      z.maxLength(max, `Use at most ${max} characters`),
    );

/** Where a sentence of an answer comes from. */
export const Source = z.object({
  /** "F1" for a fact of the chart or team, "K1" for a passage of the knowledge base. */
  id: z.string(),
  kind: z.enum(['fact', 'knowledge']),
  /** What a chip says: "Gate 34", "Emotional authority". */
  label: z.string(),
  /** The fact or the passage itself. */
  text: z.string(),
  /** Gates of the bodygraph that it speaks of. */
  gates: z.array(z.number()),
});
export type Source = z.infer<typeof Source>;

/** What both coaches answer with. The text is markdown; `[F1]` and `[K2]` name its sources. */
export const CoachAnswer = z.object({
  answer: z.string(),
  sources: z.array(Source),
  /** Which coach spoke: "built-in" or the provider's name. */
  provider: z.string(),
  /** null when nothing is kept. */
  conversationId: z.nullable(z.string()),
});
export type CoachAnswer = z.infer<typeof CoachAnswer>;

/**
 * Events of the streamed answer, each one `data:` line of JSON. `text` is checked and may be shown;
 * the pieces joined are the answer. Ends with `done` or `error`.
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

const ConversationFields = {
  /** Goes on with an earlier conversation. */
  conversationId: z.optional(z.string().check(z.uuid())),
  /** Nothing of this exchange is kept. */
  isPrivate: z.optional(z.boolean()),
};

/** Taken whatever it is and forgotten at once: what is stored counts. */
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
  summary: 'Ask the coach about an analysed team; streams when asked for an event stream',
  access: 'user',
  limit: 'coach',
  body: z.strictObject({
    message: required(QUESTION_MAX, 'Message is required'),
    /** The team the person has chosen, when it is absent. */
    teamId: z.optional(required(100, 'Team ID is required')),
    pentaData: Forgotten,
    teamMembers: Forgotten,
    ...ConversationFields,
  }),
  isLarge: true,
  /** `reply` repeats `answer` for readers of either. */
  reply: z.extend(CoachAnswer, { reply: z.string() }),
  stream: CoachEvent,
  errors: ['team.not_found', 'conversation.not_found', 'coach.unavailable', 'coach.limit_reached'],
});
