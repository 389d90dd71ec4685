import * as z from 'zod/mini';
import { AUTHORITY_NAMES } from '../engine/authority.ts';
import { SIDES } from '../engine/bodies.ts';
import { CENTER_IDS } from '../engine/centers.ts';
import { CHANNEL_IDS } from '../engine/channels.ts';
import { DEFINITIONS } from '../engine/definition.ts';
import { TYPE_NAMES } from '../engine/human-type.ts';
import { PAIR_MODES } from '../engine/pair/modes.ts';
import { PROFILE_IDS } from '../engine/profile.ts';

/** The id of a team member. */
export const MemberId = z.string();
export const Gates = z.array(z.number());
export const Count = z.int().check(z.minimum(0));

/** `HH:MM`, with `YYYY-MM-DD` when the possible birth times span two days. */
export const LocalClock = z.nullable(
  z.object({ localDate: z.nullable(z.string()), localTime: z.string() }),
);

export const DynamicMember = z.object({ id: MemberId, name: z.string() });

const AxisPosition = z.object({
  side: z.enum(SIDES),
  body: z.enum(['sun', 'earth', 'north_node', 'south_node']),
  gate: z.number(),
});

/** When a gate is active within the possible birth times, by the clock at the birthplace. */
const GateHours = z.object({
  memberId: MemberId,
  /** Whether the chart, as computed, has the gate. */
  isDrawn: z.boolean(),
  /** null: unbounded within the possible times. */
  spans: z.array(z.object({ from: LocalClock, to: LocalClock })),
});

/** What two charts have between them; nothing in it is a score. */
export const PairFacts = z.object({
  member1: DynamicMember,
  member2: DynamicMember,
  mainMode: z.nullable(z.enum(PAIR_MODES)),
  channels: z.record(
    z.enum(PAIR_MODES),
    z.array(
      z.object({
        channel: z.enum(CHANNEL_IDS),
        name: z.string(),
        /** Who has the whole channel, in Dominance and Compromise. */
        fromId: z.nullable(MemberId),
        /** The one gate of the other, in Compromise. */
        gate: z.nullable(z.number()),
        isSure: z.boolean(),
        /** Of the gates that depend on a birth time; missing in older analyses. */
        hours: z.optional(z.array(GateHours)),
      }),
    ),
  ),
  theme: z.nullable(
    z.object({
      name: z.string(),
      defined: Count,
      open: Count,
      confidence: z.enum(['medium', 'low-medium']),
    }),
  ),
  definition: z.enum(DEFINITIONS),
  centers: z.array(
    z.object({
      center: z.enum(CENTER_IDS),
      relation: z.enum(['both', 'aOnly', 'bOnly', 'together', 'open']),
      /** Set when only one member has the center defined. */
      memberId: z.nullable(MemberId),
    }),
  ),
  newCenters: z.array(z.enum(CENTER_IDS)),
  sharedGates: Gates,
  bridges: z.array(z.object({ memberId: MemberId, gates: Gates, isWhole: z.boolean() })),
  axisLinks: z.array(
    z.object({
      a: AxisPosition,
      b: AxisPosition,
      relation: z.enum(['same gate', 'opposite gate', 'channel']),
      channel: z.nullable(z.string()),
    }),
  ),
  notes: z.array(z.string()),
  /** Which traits of the two people depend on a birth time; missing in older analyses. */
  doubts: z.optional(
    z.array(
      z.object({
        memberId: MemberId,
        trait: z.enum(['type', 'authority', 'profile', 'centers']),
      }),
    ),
  ),
});
export type PairFacts = z.infer<typeof PairFacts>;

/** The sentences of a pair's card. */
export const PAIR_PARTS = ['headline', 'strength', 'watchout', 'talk', 'trial'] as const;

const Said = {
  part: z.enum(PAIR_PARTS),
  /** False when it depends on a birth time. */
  isSure: z.boolean(),
};

/** The parts of the two charts that a sentence rests on; values are of the first person, then the second. */
export const PairEvidence = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('channel'),
    ...Said,
    channel: z.enum(CHANNEL_IDS),
    mode: z.enum(PAIR_MODES),
    fromId: z.nullable(MemberId),
  }),
  z.object({
    kind: z.literal('center'),
    ...Said,
    center: z.enum(CENTER_IDS),
    /** Who has it defined; null: the two together. */
    memberId: z.nullable(MemberId),
  }),
  z.object({ kind: z.literal('types'), ...Said, values: z.array(z.enum(TYPE_NAMES)) }),
  z.object({ kind: z.literal('authorities'), ...Said, values: z.array(z.enum(AUTHORITY_NAMES)) }),
  z.object({ kind: z.literal('profiles'), ...Said, values: z.array(z.enum(PROFILE_IDS)) }),
]);
export type PairEvidence = z.infer<typeof PairEvidence>;

/**
 * What is said of two people, one sentence each, none of them twice in a team. The texts are the
 * product's own.
 */
export const PairCard = z.object({
  dynamicType: z.string().check(z.maxLength(100)),
  /** null where nothing is left that hasn't been said of another pair of the team. */
  headline: z.nullable(z.string()),
  strength: z.string(),
  watchout: z.string(),
  /** How to talk to each other. */
  talk: z.nullable(z.string()),
  /** Something for the two to try. */
  trial: z.nullable(z.string()),
  evidence: z.array(PairEvidence),
});
export type PairCard = z.infer<typeof PairCard>;
