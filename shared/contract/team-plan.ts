import * as z from 'zod/mini';
import { PENTA_GATES } from '../engine/penta-matrix.ts';
import { route } from './route.ts';
import { TeamId } from './teams.ts';

/** Something done once, a rule to work by, or a trial with an outcome. */
export const ACTION_KINDS = ['action', 'agreement', 'experiment'] as const;
export const ACTION_STATES = ['open', 'done', 'dropped'] as const;
export const ACTION_TITLE_MAX = 200;
export const ACTION_TEXT_MAX = 2000;
/** Stored for one team, done and dropped ones included. */
export const ACTIONS_PER_TEAM_MAX = 200;

/** The steps of a debrief, in order. */
export const DEBRIEF_STEPS = [
  'welcome',
  'frame',
  'map',
  'people',
  'agreements',
  'followup',
] as const;
export const DEBRIEF_STATES = ['running', 'finished'] as const;
export const DEBRIEF_NOTE_MAX = 4000;

const Id = z.string().check(z.uuid());

/** A calendar day that exists, `YYYY-MM-DD`. */
const Day = z.iso.date();

const KindOfAction = z.enum(ACTION_KINDS);
export type ActionKind = z.infer<typeof KindOfAction>;

/** What an action is about: a function that is missing or has one person only, a pair, a debrief. */
const ActionSource = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('function'),
    gate: z.literal(PENTA_GATES),
    need: z.enum(['gap', 'backup']),
  }),
  z.strictObject({ kind: z.literal('pair'), memberIds: z.tuple([Id, Id]) }),
  z.strictObject({ kind: z.literal('debrief') }),
]);
export type ActionSource = z.infer<typeof ActionSource>;

const Title = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter what to do'),
    z.maxLength(ACTION_TITLE_MAX, `Use at most ${ACTION_TITLE_MAX} characters`),
  );
const Text = z
  .string()
  .check(z.trim(), z.maxLength(ACTION_TEXT_MAX, `Use at most ${ACTION_TEXT_MAX} characters`));

export const TeamAction = z.object({
  id: z.string(),
  kind: KindOfAction,
  title: z.string(),
  note: z.nullable(z.string()),
  source: z.nullable(ActionSource),
  /** What it is good for, from its source: "Covers Oversight for now". */
  reason: z.nullable(z.string()),
  /** A person of the team; null also after that person has left. */
  ownerId: z.nullable(z.string()),
  dueDate: z.nullable(z.string()),
  state: z.enum(ACTION_STATES),
  outcome: z.nullable(z.string()),
  /** Whether the reader may mark it done and write its outcome. */
  mayMark: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type TeamAction = z.infer<typeof TeamAction>;

/** An action that the team's functions suggest; adopting it stores it as it is. */
const SuggestedAction = z.object({
  title: z.string(),
  reason: z.string(),
  source: ActionSource,
  ownerId: z.nullable(z.string()),
  dueDate: z.string(),
});
export type SuggestedAction = z.infer<typeof SuggestedAction>;

/** A function that nobody covers, with a rule to work by meanwhile. */
const PlanGap = z.object({
  gate: z.literal(PENTA_GATES),
  label: z.string(),
  consequence: z.string(),
  agreement: z.string(),
  /** How to keep to it. */
  how: z.string(),
  /** Who is nearest to it. */
  nearestId: z.nullable(z.string()),
});

const DebriefNotes = z.partialRecord(z.enum(DEBRIEF_STEPS), z.string());
export type DebriefNotes = z.infer<typeof DebriefNotes>;

export const TeamDebrief = z.object({
  id: z.string(),
  state: z.enum(DEBRIEF_STATES),
  step: z.enum(DEBRIEF_STEPS),
  notes: DebriefNotes,
  /** When the team looks at its agreements again; set at the end. */
  followUpOn: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type TeamDebrief = z.infer<typeof TeamDebrief>;
export type DebriefStep = TeamDebrief['step'];

export const TeamPlan = z.object({
  /** Whether the reader may add, assign and change. */
  canManage: z.boolean(),
  /** The next due first, those without a date last. */
  actions: z.array(TeamAction),
  suggestions: z.array(SuggestedAction),
  gaps: z.array(PlanGap),
  /** The running debrief, or else the latest. */
  debrief: z.nullable(TeamDebrief),
});
export type TeamPlan = z.infer<typeof TeamPlan>;

export const getTeamPlan = route({
  method: 'GET',
  path: '/api/team/:id/plan',
  summary: 'A team’s actions, agreements and experiments, what to do next, and its latest debrief',
  access: 'user',
  params: TeamId,
  /** The reader's day, from which suggested dates are counted. */
  query: z.object({ today: z.optional(Day) }),
  reply: TeamPlan,
  errors: ['team.not_found'],
});

const ActionFields = {
  title: Title,
  note: z.optional(z.nullable(Text)),
  ownerId: z.optional(z.nullable(Id)),
  dueDate: z.optional(z.nullable(Day)),
};

export const NewTeamAction = z.strictObject({
  kind: z._default(KindOfAction, 'action'),
  ...ActionFields,
  source: z.optional(ActionSource),
});

export const createTeamAction = route({
  method: 'POST',
  path: '/api/team/:id/actions',
  summary: 'Add an action, an agreement or an experiment to a team’s plan',
  access: 'user',
  params: TeamId,
  body: NewTeamAction,
  createsOnce: true,
  reply: TeamAction,
  status: 201,
  errors: ['team.not_found', 'account.read_only'],
});

const ActionParams = z.extend(TeamId, { actionId: Id });

export const updateTeamAction = route({
  method: 'PATCH',
  path: '/api/team/:id/actions/:actionId',
  summary: 'Assign, reword, finish or drop something in a team’s plan; owners may finish their own',
  access: 'user',
  params: ActionParams,
  body: z.strictObject({
    kind: z.optional(KindOfAction),
    ...ActionFields,
    title: z.optional(Title),
    state: z.optional(z.enum(ACTION_STATES)),
    outcome: z.optional(z.nullable(Text)),
    /** `updatedAt` as it was read: an action changed since then is a conflict. */
    expectedUpdatedAt: z.optional(z.iso.datetime()),
  }),
  reply: TeamAction,
  errors: ['team.not_found', 'team.action_not_found', 'account.read_only'],
});

export const deleteTeamAction = route({
  method: 'DELETE',
  path: '/api/team/:id/actions/:actionId',
  summary: 'Delete something from a team’s plan; it may be gone already',
  access: 'user',
  params: ActionParams,
  reply: z.void(),
  status: 204,
  errors: ['team.not_found', 'account.read_only'],
});

export const startDebrief = route({
  method: 'POST',
  path: '/api/team/:id/debriefs',
  summary: 'Start a debrief, or resume the one that is running',
  access: 'user',
  params: TeamId,
  reply: TeamDebrief,
  errors: ['team.not_found', 'account.read_only'],
});

export const updateDebrief = route({
  method: 'PATCH',
  path: '/api/team/:id/debriefs/:debriefId',
  summary: 'Go to a step of a debrief, keep a step’s notes, or finish it with a follow-up date',
  access: 'user',
  params: z.extend(TeamId, { debriefId: Id }),
  body: z.strictObject({
    step: z.optional(z.enum(DEBRIEF_STEPS)),
    /** Replaces the notes of the steps it names, and no others. */
    notes: z.optional(
      z.partialRecord(
        z.enum(DEBRIEF_STEPS),
        z.string().check(z.maxLength(DEBRIEF_NOTE_MAX, 'These notes are too long')),
      ),
    ),
    state: z.optional(z.enum(DEBRIEF_STATES)),
    followUpOn: z.optional(z.nullable(Day)),
  }),
  reply: TeamDebrief,
  errors: ['team.not_found', 'team.debrief_not_found', 'account.read_only'],
});
