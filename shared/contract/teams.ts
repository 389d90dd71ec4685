import * as z from 'zod/mini';
import { ENTERED_BY, VISIBILITY_LEVELS } from '../domain/visibility.ts';
import {
  BIRTH_ERRORS,
  BirthFields,
  bothCoordinates,
  ChartData,
  ClockDoubts,
  isRealDate,
  NO_SUCH_DATE,
  realDate,
  ShownResolution,
  UncertaintyLevel,
} from './charts.ts';
import { ErrorBody } from './errors.ts';
import { LimitedPair, PentaData, WorkingDynamic } from './penta.ts';
import { route } from './route.ts';

export const TEAM_NAME_MAX = 255;
export const TEAM_DESCRIPTION_MAX = 2000;
/** A team has two to five people; a Penta takes three. */
export const TEAM_SIZE_MIN = 2;
export const TEAM_SIZE_MAX = 5;
export const PENTA_SIZE_MIN = 3;

const Id = z.string().check(z.uuid());
const NO_ACCOUNT = 'Account ID is required';
export const TeamId = z.object({ id: Id });

export const TeamName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Team name is required'),
    z.maxLength(TEAM_NAME_MAX, `Use at most ${TEAM_NAME_MAX} characters`),
  );

export const TeamDescription = z
  .string()
  .check(
    z.trim(),
    z.maxLength(TEAM_DESCRIPTION_MAX, `Use at most ${TEAM_DESCRIPTION_MAX} characters`),
  );

/** A person as entered in a birth form; fields that resolve place and clock are optional. */
const {
  name,
  birthDate,
  birthTime,
  birthPlace,
  uncertaintyLevel: _,
  ...resolution
} = BirthFields.shape;
const TeamMemberFields = { name, birthDate, birthTime, birthPlace, ...resolution };

/** A person as a team takes them, from a file, a form or an invitation. The time is null when unknown. */
export const TeamMemberInput = z.strictObject(TeamMemberFields).check(bothCoordinates, realDate);
export type TeamMemberInput = z.infer<typeof TeamMemberInput>;

/** Fields of `people`, by the names they have in `members`. */
export const NAMES_IN_PEOPLE = { birthDate: 'birthDateISO', birthPlace: 'place' } as const;

/** A person as other callers of the API may send them, with the S-Penta form's fixed field names. */
const PentaPersonInput = z
  .strictObject({
    name,
    [NAMES_IN_PEOPLE.birthDate]: birthDate,
    birthTime,
    [NAMES_IN_PEOPLE.birthPlace]: birthPlace,
    ...resolution,
  })
  .check(
    bothCoordinates,
    z.refine(
      ({ [NAMES_IN_PEOPLE.birthDate]: birthDate, calendar }) => isRealDate({ birthDate, calendar }),
      { error: NO_SUCH_DATE, path: [NAMES_IN_PEOPLE.birthDate] },
    ),
  );

export const TOO_FEW_PEOPLE = `At least ${TEAM_SIZE_MIN} team members required`;

const teamOf = <P extends z.core.$ZodType>(person: P) =>
  z.optional(
    z.array(person).check(z.maxLength(TEAM_SIZE_MAX, `A team has at most ${TEAM_SIZE_MAX} people`)),
  );

function isEnough(teamId: string | undefined, people: readonly unknown[] | undefined): boolean {
  return teamId !== undefined || people === undefined || people.length >= TEAM_SIZE_MIN;
}

/**
 * A team as `members`, which our own client sends for files and forms, or as `people`, with the
 * fixed field names that other callers of the API may send: exactly one of the two.
 */
export const AnalyzeTeam = z
  .strictObject({
    teamName: TeamName,
    teamDescription: z.optional(TeamDescription),
    teamAccountId: z.string(NO_ACCOUNT).check(z.minLength(1, NO_ACCOUNT), z.uuid()),
    /** An existing team of the account; those of its people that admins entered are replaced. */
    teamId: z.optional(Id),
    members: teamOf(TeamMemberInput),
    people: teamOf(PentaPersonInput),
  })
  .check(
    z.refine(({ members, people }) => members !== undefined || people !== undefined, {
      error: TOO_FEW_PEOPLE,
      path: ['members'],
    }),
    // Those who joined an existing team by themselves count too, and only the server knows them.
    z.refine(({ teamId, members }) => isEnough(teamId, members), {
      error: TOO_FEW_PEOPLE,
      path: ['members'],
    }),
    z.refine(({ teamId, people }) => isEnough(teamId, people), {
      error: TOO_FEW_PEOPLE,
      path: ['people'],
    }),
    z.refine(({ members, people }) => members === undefined || people === undefined, {
      error: 'Send either members or people',
      path: ['people'],
    }),
  );
export type AnalyzeTeam = z.infer<typeof AnalyzeTeam>;

/** A person of an analyzed team, as the reader may see them. */
export const TeamMember = z.object({
  id: z.string(),
  name: z.string(),
  /** How much of their chart the person shares with others. */
  visibility: z.enum(VISIBILITY_LEVELS),
  enteredBy: z.enum(ENTERED_BY),
  /** Whether it is the reader. */
  isReader: z.boolean(),
  /** null where the reader may not see it, as are the next three. */
  type: z.nullable(ChartData.shape.type),
  strategy: z.nullable(ChartData.shape.strategy),
  authority: z.nullable(ChartData.shape.authority),
  profile: z.nullable(ChartData.shape.profile),
  chartId: z.nullable(z.string()),
  uncertaintyLevel: UncertaintyLevel,
  /** null where the reader may not see it, as is `chartId`. */
  chartData: z.nullable(ChartData),
});
export type TeamMember = z.infer<typeof TeamMember>;

const TeamFacts = {
  id: z.string(),
  accountId: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  isActive: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  updatedAt: z.string(),
};

/** What a team page shows. `pentaData` is null for two people, and before the first analysis. */
export const TeamRecord = z.object({
  ...TeamFacts,
  /** Same as `id`. */
  teamId: z.string(),
  members: z.array(TeamMember),
  /** Whether the person may analyze, edit and delete it. */
  canManage: z.boolean(),
  /** Of pairs that the reader may see whole. */
  dynamics: z.array(WorkingDynamic),
  /** All other pairs. */
  limitedPairs: z.array(LimitedPair),
  pentaData: z.nullable(PentaData),
});
export type TeamRecord = z.infer<typeof TeamRecord>;

/** A team in a list. */
export const TeamSummary = z.object({
  ...TeamFacts,
  subscriptionTier: z.nullable(z.string()),
  maxMembers: z.number(),
  members: z.array(z.object({ id: z.string(), name: z.string(), type: z.nullable(z.string()) })),
});
export type TeamSummary = z.infer<typeof TeamSummary>;

export const analyzeTeam = route({
  method: 'POST',
  path: '/api/team/analyze',
  summary: 'Chart the people of a team, set them side by side and keep all of it, or nothing',
  access: 'user',
  body: AnalyzeTeam,
  createsOnce: true,
  reply: TeamRecord,
  limit: 'analysis',
  /**
   * The birth errors of all people come in one answer, with the first one's code and their fields
   * by position: "members.2.birthTime", or "people.2.place".
   */
  errors: [
    'account.not_found',
    'account.read_only',
    'team.not_found',
    'team.limit_reached',
    ...BIRTH_ERRORS,
  ],
});

/** A birth to be resolved; needs no name. */
const { name: _name, ...PlacedFields } = TeamMemberFields;
export const PlacedBirth = z.strictObject(PlacedFields).check(bothCoordinates, realDate);
export type PlacedBirth = z.infer<typeof PlacedBirth>;

const { code, message, fields, choices } = ErrorBody.shape;

/** A resolved birth, or the error that `analyzeTeam` would answer. */
export const BirthResolution = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('resolved'), ...ShownResolution.shape }),
  z.object({ kind: z.literal('refused'), code, message, fields, choices }),
]);
export type BirthResolution = z.infer<typeof BirthResolution>;

export const resolveTeamBirths = route({
  method: 'POST',
  path: '/api/team/births/resolve',
  summary: 'Place, zone and instant of the births of a team to be; nothing is kept',
  access: 'user',
  limit: 'places',
  body: z.strictObject({
    births: z.array(PlacedBirth).check(z.minLength(1), z.maxLength(TEAM_SIZE_MAX)),
  }),
  /** In the order of the births. */
  reply: z.object({ births: z.array(BirthResolution) }),
  errors: ['place.unavailable'],
});

export const getTeam = route({
  method: 'GET',
  path: '/api/team/:id',
  summary: 'One team with its people, dynamics and Penta',
  access: 'user',
  params: TeamId,
  reply: TeamRecord,
  errors: ['team.not_found'],
});

export const getLatestTeam = route({
  method: 'GET',
  path: '/api/team/latest',
  summary: 'The team analyzed last of those the person belongs to, or of one account they may see',
  access: 'user',
  query: z.object({ accountId: z.optional(Id) }),
  reply: TeamRecord,
  errors: ['team.not_found'],
});

/** Births as stated, for those who manage the team: to correct them and analyze again. */
export const getTeamPeople = route({
  method: 'GET',
  path: '/api/team/:id/people',
  summary: 'The stated births of a team’s people, for its account’s admins',
  access: 'user',
  params: TeamId,
  reply: z.array(
    z.object({
      id: z.string(),
      ...TeamMemberFields,
      /** Whether admins may correct it; people who joined by themselves keep theirs. */
      isEditable: z.boolean(),
      /** The birth as resolved. */
      resolved: ShownResolution,
      /** Why clock or calendar at the birthplace may have differed from what was assumed. */
      doubts: ClockDoubts,
    }),
  ),
  errors: ['team.not_found'],
});

/** The file can be uploaded again: it has the columns of the upload. */
export const exportTeamPeople = route({
  method: 'GET',
  path: '/api/team/:id/people/export',
  summary: 'The stated births of a team’s people, for its account’s admins, as a file',
  access: 'user',
  params: TeamId,
  format: 'csv',
  reply: z.string(),
  errors: ['team.not_found'],
});

export const listMyTeams = route({
  method: 'GET',
  path: '/api/user/all-teams',
  summary: 'Every active team of the accounts and teams that the person belongs to, newest first',
  access: 'user',
  reply: z.array(TeamSummary),
  errors: [],
});
