import * as z from 'zod/mini';
import { AUTHORITY_NAMES } from '../engine/authority.ts';
import { SIDES } from '../engine/bodies.ts';
import { CENTER_IDS } from '../engine/centers.ts';
import { CHANNEL_IDS } from '../engine/channels.ts';
import { DEFINITIONS } from '../engine/definition.ts';
import { TYPE_NAMES } from '../engine/human-type.ts';
import { PROFILE_IDS } from '../engine/profile.ts';
import { CHAPTER_IDS } from '../reading/schema.ts';
import { Moment } from './certainty.ts';
import { ChartData, ChartId } from './charts.ts';
import { route } from './route.ts';

/** A fact that a sentence rests on, for a chip that lights the graph. */
const ReadingEvidence = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('type'), type: z.enum(TYPE_NAMES) }),
  z.object({ kind: z.literal('authority'), authority: z.enum(AUTHORITY_NAMES) }),
  z.object({
    kind: z.literal('profile'),
    profile: z.enum(PROFILE_IDS),
    /** Of a text that is worded for one of its two lines. */
    line: z.optional(z.enum(SIDES)),
  }),
  z.object({ kind: z.literal('definition'), definition: z.enum(DEFINITIONS) }),
  z.object({
    kind: z.literal('center'),
    center: z.enum(CENTER_IDS),
    state: z.enum(['defined', 'open']),
  }),
  z.object({ kind: z.literal('channel'), channel: z.enum(CHANNEL_IDS) }),
  z.object({
    kind: z.literal('gate'),
    gate: z.int(),
    /** On which the gate is active, at least one. */
    sides: z.readonly(z.array(z.enum(SIDES))),
  }),
]);
export type ReadingEvidence = z.infer<typeof ReadingEvidence>;

/** Stretches of that time, in order; null at an end of it. */
const Spans = z.array(z.object({ from: z.nullable(Moment), to: z.nullable(Moment) }));

/** That a fact doesn't hold over the whole time in which the person may have been born. */
const ReadingDoubt = z.object({
  /** The part of that time in which it holds, 0 to 1. */
  share: z.number(),
  /** When it holds. */
  spans: Spans,
  /** What holds otherwise, the earliest birth time first: "Sacral authority", "an open Spleen". */
  otherwise: z.array(z.string()),
  /** What that would mean for the reader: "your gut answers first"; missing where a text is just left out. */
  instead: z.optional(z.string()),
});
export type ReadingDoubt = z.infer<typeof ReadingDoubt>;

const Evidenced = {
  evidence: z.array(ReadingEvidence),
  /** Only for what depends on the birth time; in chapters, within the hours they are written for. */
  doubt: z.optional(ReadingDoubt),
};

/** Only in chapters written for some of the possible birth times: whether it is true at all of them. */
const isAnytime = z.optional(z.boolean());

/** What a person says of a paragraph: seen by nobody else. */
export const FEEDBACK_ANSWERS = ['fits', 'partly', 'not_me'] as const;
const FeedbackAnswer = z.nullable(z.enum(FEEDBACK_ANSWERS));
export type FeedbackAnswer = z.infer<typeof FeedbackAnswer>;

/** The fact a paragraph is about: "decide:authority:Emotional". */
const ParagraphId = z.string().check(z.minLength(1), z.maxLength(80));

const ReadingParagraph = z.object({
  id: ParagraphId,
  /** What it says in short; missing for a chapter's first. */
  head: z.optional(z.string()),
  text: z.string(),
  ...Evidenced,
  isAnytime,
  answer: FeedbackAnswer,
});
export type ReadingParagraph = z.infer<typeof ReadingParagraph>;

/** A heading or an experiment, with what it rests on. */
const EvidencedText = z.object({ text: z.string(), ...Evidenced });

const ReadingChapter = z.object({
  id: z.enum(CHAPTER_IDS),
  title: z.string(),
  headline: z.extend(EvidencedText, { isAnytime }),
  /** How long it takes to read. */
  seconds: z.number(),
  paragraphs: z.array(ReadingParagraph),
  trial: z.extend(EvidencedText, { isAnytime }),
});
export type ReadingChapter = z.infer<typeof ReadingChapter>;

/** More stretches than these are no choice. */
export const HOURS_MAX = 12;

/** A stretch of the time in which the person may have been born; null at an end of it. */
const BirthHours = z.object({
  from: z.nullable(Moment),
  to: z.nullable(Moment),
  /** How long it lasts; missing in copies kept for reading offline from before. */
  minutes: z.optional(z.number()),
  /** Who they are then, in what varies: "Manifestor", "first hunch", "Profile 5/1" */
  who: z.array(z.string()),
  /** Whether the chapters are written for it; unless others are asked for, the first screen is, too. */
  isWritten: z.boolean(),
});
export type BirthHours = z.infer<typeof BirthHours>;

/** The lines of the first screen, in reading order. */
export const READING_FACTS = ['decide', 'strategy', 'profile'] as const;

const ReadingFact = z.object({
  id: z.enum(READING_FACTS),
  /** "How you decide" */
  label: z.string(),
  /** "Emotional" */
  term: z.string(),
  sentence: z.string(),
  ...Evidenced,
});
export type ReadingFact = z.infer<typeof ReadingFact>;

const OwnLine = z.extend(EvidencedText, { cause: z.optional(z.string()) });

export const Reading = z.object({
  /** "You're a Generator." */
  statement: EvidencedText,
  lead: z.string(),
  /**
   * What this chart has of its own, at every possible birth time, with what it comes from in everyday words;
   * missing where nothing is certain.
   */
  own: z.optional(OwnLine),
  /** The next of these. */
  also: z.optional(OwnLine),
  facts: z.array(ReadingFact),
  /** Only where type, authority or profile depends on the birth time. */
  hours: z.optional(z.array(BirthHours)),
  /** Of the chart that the chapters are written for; missing where that is the stored one. */
  activations: z.optional(ChartData.shape.activations),
  chapters: z.array(ReadingChapter),
});
export type Reading = z.infer<typeof Reading>;

export const getReading = route({
  method: 'GET',
  path: '/api/individual/charts/:id/reading',
  summary: 'What one of the person’s charts means, in chapters written for some of its birth times',
  access: 'user',
  isKeptOffline: true,
  params: ChartId,
  query: z.object({
    /** Place in the reply's `hours`: birth data stay out of addresses. */
    hours: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(HOURS_MAX - 1))),
  }),
  reply: Reading,
  errors: ['chart.not_found', 'reading.hours_not_found'],
});

const Feedback = z.strictObject({
  paragraphId: ParagraphId,
  /** null takes an answer back. */
  answer: FeedbackAnswer,
});

export const setReadingFeedback = route({
  method: 'PUT',
  path: '/api/individual/charts/:id/reading/feedback',
  summary: 'Say whether a paragraph of a reading fits; the latest answer counts',
  access: 'user',
  params: ChartId,
  body: Feedback,
  reply: Feedback,
  errors: ['chart.not_found', 'reading.paragraph_not_found'],
});
