import * as z from 'zod/mini';
import { BODY_IDS, SIDES } from '../engine/bodies.ts';
import { TYPE_NAMES } from '../engine/human-type.ts';
import { PENTA_COLUMNS, PENTA_HALVES, PENTA_ROWS } from '../engine/penta/links.ts';
import { PROFILE_IDS } from '../engine/profile.ts';
import { Count, DynamicMember, Gates, LocalClock, MemberId, PairCard, PairFacts } from './pairs.ts';

/** "low-high" */
const Channels = z.array(z.string());

/** Confidence in a name; null: undisputed. Anything else marks the product's own wording. */
const Confidence = z.nullable(z.enum(['medium-high', 'medium', 'low-medium', 'low']));

const ColumnCoverage = z.object({
  gates: Count,
  gatesOf: z.literal(4),
  channels: Count,
  channelsOf: z.literal(2),
});

const PentaGateData = z.object({
  gate: z.number(),
  label: z.string(),
  confidence: Confidence,
  familyLabel: z.string(),
  familyConfidence: Confidence,
  task: z.string(),
  row: z.enum(PENTA_ROWS),
  column: z.enum(PENTA_COLUMNS),
  half: z.enum(PENTA_HALVES),
  channel: z.string(),
  partner: z.number(),
  state: z.enum(['gap', 'single', 'shared']),
  isActive: z.boolean(),
  holders: z.array(
    z.object({
      memberId: MemberId,
      /** Empty where the reader may not see the person's chart. */
      positions: z.array(
        z.object({ side: z.enum(SIDES), body: z.enum(BODY_IDS), line: z.number() }),
      ),
    }),
  ),
  /** Members who have the gate at some of their possible birth times. */
  possibleHolders: z.array(z.object({ memberId: MemberId })),
});

const PentaChannelData = z.object({
  channel: z.string(),
  /** In the Penta's order: "46-29". */
  label: z.string(),
  name: z.string(),
  gates: Gates,
  half: z.enum(PENTA_HALVES),
  column: z.enum(PENTA_COLUMNS),
  isCore: z.boolean(),
  state: z.enum(['filled', 'half', 'empty']),
  heldGate: z.nullable(z.number()),
  missingGate: z.nullable(z.number()),
  carriers: z.array(MemberId),
  filledBy: z.nullable(z.enum(['person', 'people', 'both'])),
  criticalMembers: z.array(MemberId),
  mayBeFilled: z.boolean(),
});

const NoteSubject = {
  memberId: MemberId,
  subject: z.enum(['gate', 'type', 'profile']),
  gate: z.nullable(z.number()),
};

/** A team of three to five as a whole. All texts and counts are the product's own reading. */
export const PentaData = z.object({
  compositeType: z.string(),
  groupStrategy: z.string(),
  dominantProfile: z.string(),
  groupDynamics: z.string(),
  teamEnergy: z.string(),
  bg5Data: z.object({
    sections: z.array(
      z.object({
        gate: z.number(),
        teamLabel: z.string(),
        familyLabel: z.string(),
        isActive: z.boolean(),
        contributors: z.array(z.string()),
      }),
    ),
    coveragePct: z.number().check(z.minimum(0), z.maximum(100)),
  }),
  readingNote: z.string(),
  typeCounts: z.array(z.object({ type: z.enum(TYPE_NAMES), members: Count })),
  gates: z.array(PentaGateData),
  channels: z.array(PentaChannelData),
  /** What is certain; `…UpTo` is the most that uncertain birth times allow. */
  coverage: z.object({
    text: z.string(),
    gates: Count,
    gatesOf: z.literal(12),
    gatePercent: Count,
    channels: Count,
    channelsOf: z.literal(6),
    upper: Count,
    lower: Count,
    halfOf: z.literal(3),
    coreFilled: z.boolean(),
    gatesUpTo: Count,
    channelsUpTo: Count,
  }),
  columns: z.record(z.enum(PENTA_COLUMNS), ColumnCoverage),
  rows: z.record(z.enum(PENTA_ROWS), Count),
  gaps: z.array(z.object({ gate: z.number(), channelState: z.enum(['half', 'empty']) })),
  singleHolderGates: Gates,
  members: z.array(
    z.object({
      id: MemberId,
      name: z.string(),
      /** null where the reader may not see it, as is `profile`. */
      type: z.nullable(z.enum(TYPE_NAMES)),
      profile: z.nullable(z.enum(PROFILE_IDS)),
      gates: Gates,
      possibleGates: Gates,
      consistentStrengths: Channels,
      soleHolderOf: Gates,
      channelsLostIfAbsent: Channels,
    }),
  ),
  /** Sorted by how much depends on them. */
  resilience: z.array(
    z.object({
      memberId: MemberId,
      gatesLost: Gates,
      channelsLost: Channels,
      gatesLeft: Count,
      channelsLeft: Count,
      isStillPenta: z.boolean(),
      text: z.string(),
    }),
  ),
  certaintyNotes: z.array(
    z.union([
      z.object({
        ...NoteSubject,
        /**
         * When the gate is active, by the clock at the birthplace; null: unbounded within the
         * window.
         */
        spans: z.array(z.object({ from: LocalClock, to: LocalClock })),
        /** The possible types or profiles. */
        values: z.array(z.string()),
      }),
      // A sentence instead: where the reader may not see the times, and in older analyses.
      z.object({ ...NoteSubject, text: z.string() }),
    ]),
  ),
  insight: z.array(z.string()),
});
export type PentaData = z.infer<typeof PentaData>;

/** How two members work together. */
export const WorkingDynamic = z.extend(PairFacts, PairCard.shape);
export type WorkingDynamic = z.infer<typeof WorkingDynamic>;

/** A pair that the reader may not see whole, because of what one or both of them share. */
export const LimitedPair = z.object({
  member1: DynamicMember,
  member2: DynamicMember,
  /** Those who share less than their whole chart. */
  limitedBy: z.array(MemberId),
  /** What follows from both people's summaries; null where one of them shares functions only. */
  summary: z.nullable(PairCard),
});
export type LimitedPair = z.infer<typeof LimitedPair>;
