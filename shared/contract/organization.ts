import * as z from 'zod/mini';
import { BIRTH_ERRORS } from './charts.ts';
import { route } from './route.ts';
import { TEAM_SIZE_MAX, TeamMemberInput, TeamName } from './teams.ts';

/** The most people and teams of one arrangement. */
export const ORGANIZED_PEOPLE_MAX = 200;
const TEAMS_MAX = 100;
const RULES_MAX = 100;

const Id = z.string().check(z.uuid());
const AccountParams = z.object({ accountId: Id });
const People = z.array(Id).check(z.minLength(1), z.maxLength(ORGANIZED_PEOPLE_MAX));

/** A condition that every arrangement has to meet; people by id. */
export const OrganizationRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('together'), people: People }),
  z.strictObject({ kind: z.literal('apart'), people: People }),
  z.strictObject({ kind: z.literal('fixed'), person: Id }),
  z.strictObject({ kind: z.literal('leads'), people: People }),
]);
export type OrganizationRule = z.infer<typeof OrganizationRule>;

/** A team as it should be; `teamId` is null for one to be created. */
const PlannedTeam = z.strictObject({
  teamId: z.nullable(Id),
  name: TeamName,
  people: z.array(Id).check(z.maxLength(TEAM_SIZE_MAX)),
});
export type PlannedTeam = z.infer<typeof PlannedTeam>;

const Plan = z.array(PlannedTeam).check(z.minLength(1), z.maxLength(TEAMS_MAX));

/** People who are taken out of their team, by id. */
const Unassigned = z._default(z.array(Id).check(z.maxLength(ORGANIZED_PEOPLE_MAX)), []);

/** Somebody who can be put into a team. Only functions are included, which every level shares. */
const OrganizedPerson = z.object({
  id: z.string(),
  name: z.string(),
  /** null for people of inactive teams, and for those in no team. */
  teamId: z.nullable(z.string()),
  /** In no team, not even an inactive one: they can be removed. */
  isUnassigned: z.boolean(),
  /** They made their place their own: another team takes their yes. */
  needsConsent: z.boolean(),
  /** Where they were asked to move, and whether they have said no. */
  move: z.nullable(z.object({ teamId: z.string(), isDeclined: z.boolean() })),
  /** Gates of the functions covered whatever the birth time was. */
  functions: z.array(z.number()),
  /** Gates of those covered at some of the possible birth times. */
  possible: z.array(z.number()),
});

export const Organization = z.object({
  functions: z.array(z.object({ gate: z.number(), name: z.string() })),
  teamLimit: z.number(),
  /** Active teams, oldest first. */
  teams: z.array(z.object({ id: z.string(), name: z.string(), updatedAt: z.string() })),
  people: z.array(OrganizedPerson),
  /** People and teams that are gone since are left out of it. */
  draft: z.nullable(
    z.object({
      teams: z.array(PlannedTeam),
      unassigned: z.array(z.string()),
      rules: z.array(OrganizationRule),
      /** ISO 8601, UTC. */
      updatedAt: z.string(),
    }),
  ),
});
export type Organization = z.infer<typeof Organization>;

export const getOrganization = route({
  method: 'GET',
  path: '/api/accounts/:accountId/organization',
  summary: 'An account’s people with the functions they cover, its teams, and the saved draft',
  access: 'user',
  params: AccountParams,
  reply: Organization,
  errors: ['account.not_found'],
});

export const saveOrganizationDraft = route({
  method: 'PUT',
  path: '/api/accounts/:accountId/organization/draft',
  summary: 'Save an arrangement without changing any team; one draft per account',
  access: 'user',
  params: AccountParams,
  body: z.strictObject({
    teams: Plan,
    unassigned: Unassigned,
    rules: z.array(OrganizationRule).check(z.maxLength(RULES_MAX)),
    /** The draft's `updatedAt` as read, null for none: a newer draft is a conflict. */
    expectedUpdatedAt: z.optional(z.nullable(z.iso.datetime())),
  }),
  reply: z.object({ updatedAt: z.string() }),
  errors: ['account.not_found', 'account.read_only'],
});

export const deleteOrganizationDraft = route({
  method: 'DELETE',
  path: '/api/accounts/:accountId/organization/draft',
  summary: 'Discard the saved arrangement',
  access: 'user',
  params: AccountParams,
  reply: z.void(),
  status: 204,
  errors: ['account.not_found'],
});

export const applyOrganization = route({
  method: 'POST',
  path: '/api/accounts/:accountId/organization/apply',
  summary: 'Move people between teams and analyze the changed teams again, all or nothing',
  access: 'user',
  limit: 'analysis',
  params: AccountParams,
  body: z.strictObject({
    teams: Plan,
    unassigned: Unassigned,
    /** Each team's `updatedAt` as read: a team changed since then is a conflict. */
    versions: z.array(z.strictObject({ teamId: Id, updatedAt: z.iso.datetime() })),
  }),
  createsOnce: true,
  reply: z.object({
    moved: z.number(),
    created: z.number(),
    /** Teams that nobody is left in; they can be reactivated. */
    deactivated: z.number(),
    /** Ids of people who joined by their own consent: they were asked, and weren't moved. */
    waiting: z.array(z.string()),
  }),
  errors: ['account.not_found', 'account.read_only', 'team.not_found', 'team.limit_reached'],
});

export const cancelMove = route({
  method: 'DELETE',
  path: '/api/accounts/:accountId/organization/moves/:personId',
  summary: 'Take back the question whether somebody moves, or put their no aside',
  access: 'user',
  params: z.object({ accountId: Id, personId: Id }),
  reply: z.void(),
  status: 204,
  errors: ['account.not_found'],
});

export const addUnassigned = route({
  method: 'POST',
  path: '/api/accounts/:accountId/organization/people',
  summary: 'Enter somebody who isn’t in a team yet',
  access: 'user',
  limit: 'analysis',
  params: AccountParams,
  body: TeamMemberInput,
  reply: z.object({ personId: z.string() }),
  status: 201,
  createsOnce: true,
  errors: ['account.not_found', 'account.read_only', ...BIRTH_ERRORS],
});

export const removeUnassigned = route({
  method: 'DELETE',
  path: '/api/accounts/:accountId/organization/people/:personId',
  summary: 'Delete somebody who is in no team, with their chart',
  access: 'user',
  params: z.object({ accountId: Id, personId: Id }),
  reply: z.void(),
  status: 204,
  errors: ['account.not_found'],
});
