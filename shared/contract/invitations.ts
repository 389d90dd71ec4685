import * as z from 'zod/mini';
import { VISIBILITY_LEVELS } from '../domain/visibility.ts';
import { BIRTH_ERRORS, BirthFields, bothCoordinates, ChartData, realDate } from './charts.ts';
import { autocompletePlaces, getPlaceDetails } from './places.ts';
import { READING_FACTS } from './reading.ts';
import { route } from './route.ts';
import { TEAM_SIZE_MAX, TeamId } from './teams.ts';

/** A link for everybody of a team, or for one person. */
export const INVITATION_KINDS = ['team', 'person'] as const;

/** How long a link may work, in days. */
export const INVITATION_DAYS = [7, 14, 30] as const;
export const INVITATION_DAYS_DEFAULT = 14;

/** Invitations of one team that still work. */
export const INVITATIONS_PER_TEAM_MAX = 20;

/** E-mails that one account may send to people in 24 hours. */
export const INVITATION_MAILS_PER_DAY = 30;

/** People who enter their own data are at least this old, in years. */
export const JOIN_AGE_MIN = 18;

export const INVITATION_STATES = ['pending', 'joined', 'declined', 'expired'] as const;

const Id = z.string().check(z.uuid());
/** How much of one’s chart a team may see. */
export const Level = z.enum(VISIBILITY_LEVELS);
const Email = z
  .string()
  .check(z.trim(), z.maxLength(254), z.email('Enter an email address like name@example.com'));

export const Invitation = z.object({
  id: z.string(),
  kind: z.enum(INVITATION_KINDS),
  state: z.enum(INVITATION_STATES),
  /** Whom it is for; null for a link for everybody. */
  name: z.nullable(z.string()),
  /** Where it was sent to; null for a link that was copied. */
  email: z.nullable(z.string()),
  uses: z.number(),
  usesMax: z.number(),
  /** How many people declined. */
  declines: z.number(),
  /** ISO 8601, UTC, as the next two. */
  createdAt: z.string(),
  expiresAt: z.string(),
  /** null until the one reminder. */
  remindedAt: z.nullable(z.string()),
});
export type Invitation = z.infer<typeof Invitation>;

export const TeamInvitations = z.object({
  /** The newest first. */
  invitations: z.array(Invitation),
  /** How many more people the team can have. */
  placesLeft: z.number(),
  /** False where no e-mail can be sent, so that links are copied. */
  canSend: z.boolean(),
});
export type TeamInvitations = z.infer<typeof TeamInvitations>;

export const AccountInvitation = z.object({
  ...Invitation.shape,
  teamId: z.string(),
  teamName: z.string(),
});
export type AccountInvitation = z.infer<typeof AccountInvitation>;

/** The most invitations of an account that are listed together. */
export const ACCOUNT_INVITATIONS_MAX = 100;

export const AccountInvitations = z.object({
  /** Open ones first, each kind the newest first; at most `ACCOUNT_INVITATIONS_MAX`. */
  invitations: z.array(AccountInvitation),
  /** As `TeamInvitations`. */
  canSend: z.boolean(),
});
export type AccountInvitations = z.infer<typeof AccountInvitations>;

export const listInvitations = route({
  method: 'GET',
  path: '/api/team/:id/invitations',
  summary: 'A team’s invitations, the newest first, for its account’s admins',
  access: 'user',
  params: TeamId,
  reply: TeamInvitations,
  errors: ['team.not_found', 'account.not_found'],
});

export const listAccountInvitations = route({
  method: 'GET',
  path: '/api/accounts/:id/invitations',
  summary: 'The invitations of an account’s active teams, open ones first, for its admins',
  access: 'user',
  params: z.object({ id: Id }),
  reply: AccountInvitations,
  errors: ['account.not_found'],
});

export const NewInvitation = z
  .strictObject({
    kind: z.enum(INVITATION_KINDS),
    /** Whom it is for; with `person` only. */
    name: z.optional(BirthFields.shape.name),
    /** Sends the link there; with `person` only. */
    email: z.optional(Email),
    days: z._default(z.literal(INVITATION_DAYS), INVITATION_DAYS_DEFAULT),
    /** How many people may join by it; with `team` only. */
    usesMax: z._default(z.int().check(z.minimum(1), z.maximum(TEAM_SIZE_MAX)), TEAM_SIZE_MAX),
  })
  .check(
    z.refine(({ kind, name }) => kind === 'team' || name !== undefined, {
      error: 'Name is required',
      path: ['name'],
    }),
    z.refine(({ kind, email }) => kind === 'person' || email === undefined, {
      error: 'A link for everybody isn’t sent to one address',
      path: ['email'],
    }),
  );

export const createInvitation = route({
  method: 'POST',
  path: '/api/team/:id/invitations',
  summary: 'Make a link by which people enter a team themselves; its token is shown this once',
  access: 'user',
  params: TeamId,
  body: NewInvitation,
  createsOnce: true,
  reply: z.object({ invitation: Invitation, token: z.string() }),
  status: 201,
  holdsSecret: true,
  limit: 'invite',
  errors: [
    'team.not_found',
    'account.not_found',
    'account.read_only',
    'invitation.limit_reached',
    'invitation.send_limit_reached',
    'invitation.mail_unavailable',
  ],
});

const OneInvitation = z.extend(TeamId, { invitationId: Id });

export const revokeInvitation = route({
  method: 'DELETE',
  path: '/api/team/:id/invitations/:invitationId',
  summary: 'End an invitation right away',
  access: 'user',
  params: OneInvitation,
  reply: z.void(),
  status: 204,
  errors: ['team.not_found', 'account.not_found', 'invitation.not_found'],
});

export const remindInvitation = route({
  method: 'POST',
  path: '/api/team/:id/invitations/:invitationId/remind',
  summary:
    'Remind the invited person, once: by e-mail if they have an address, else by a link to copy',
  access: 'user',
  params: OneInvitation,
  /** A second link to the same invitation; the first one keeps working. */
  reply: z.object({ invitation: Invitation, token: z.string() }),
  holdsSecret: true,
  limit: 'invite',
  errors: [
    'team.not_found',
    'account.not_found',
    'account.read_only',
    'invitation.not_found',
    'invitation.reminded',
    'invitation.send_limit_reached',
  ],
});

/** Changes whenever a team’s people or its invitations do; asked for while somebody is pending. */
export const getTeamVersion = route({
  method: 'GET',
  path: '/api/team/:id/version',
  summary: 'A value that changes when the team or its invitations change',
  access: 'user',
  params: TeamId,
  reply: z.object({ version: z.string() }),
  errors: ['team.not_found'],
});

export const addMyself = route({
  method: 'POST',
  path: '/api/team/:id/me',
  summary: 'Add oneself to a team that one manages, with the chart marked as one’s own',
  access: 'user',
  params: TeamId,
  body: z.strictObject({ level: Level }),
  reply: z.void(),
  status: 204,
  errors: [
    'team.not_found',
    'account.not_found',
    'account.read_only',
    'chart.not_found',
    ...BIRTH_ERRORS,
  ],
});

const Token = z.object({ token: z.string() });

/** What an invited person reads before they decide; nobody else's name but the inviter's. */
export const InvitationPage = z.object({
  organization: z.string(),
  teamName: z.string(),
  /** The outside service that gets what admins may see when they ask the coach; null: none. */
  aiProvider: z.nullable(z.string()),
  consentVersion: z.string(),
  /** ISO 8601, UTC. */
  expiresAt: z.string(),
});
export type InvitationPage = z.infer<typeof InvitationPage>;

export const getInvitation = route({
  method: 'GET',
  path: '/api/invitations/:token',
  summary: 'What an invited person reads before they decide',
  access: 'public',
  params: Token,
  reply: InvitationPage,
  limit: 'shared',
  errors: ['invitation.not_found'],
});

export const declineInvitation = route({
  method: 'POST',
  path: '/api/invitations/:token/decline',
  summary: 'Say no to an invitation',
  access: 'public',
  params: Token,
  reply: z.void(),
  status: 204,
  limit: 'shared',
  errors: ['invitation.not_found'],
});

const { uncertaintyLevel: _, ...JoinFields } = BirthFields.shape;

export const joinTeam = route({
  method: 'POST',
  path: '/api/invitations/:token/join',
  summary: 'Enter one’s own birth data and join the team, with consent',
  access: 'public',
  params: Token,
  body: z
    .strictObject({
      ...JoinFields,
      level: Level,
      /** The version of the consent text that the person read. */
      consentVersion: z.string().check(z.regex(/^[\d-]{1,20}$/)),
      /** For the personal link. */
      email: z.optional(Email),
    })
    .check(bothCoordinates, realDate),
  /** The personal link's token. */
  reply: z.object({ token: z.string(), isMailed: z.boolean() }),
  status: 201,
  holdsSecret: true,
  limit: 'join',
  errors: [
    ...BIRTH_ERRORS,
    'invitation.not_found',
    'invitation.full',
    'invitation.under_age',
    'invitation.already_in',
    'invitation.consent_changed',
  ],
});

export const suggestJoinPlaces = route({
  ...autocompletePlaces,
  path: '/api/invitations/:token/places',
  summary: 'Suggest birth places to an invited person',
  access: 'public',
  params: Token,
  errors: ['place.unavailable', 'invitation.not_found'],
});

export const getJoinPlace = route({
  ...getPlaceDetails,
  path: '/api/invitations/:token/place',
  summary: 'Coordinates and time zone of a place suggested to an invited person',
  access: 'public',
  params: Token,
  errors: ['place.unknown', 'place.unavailable', 'invitation.not_found'],
});

/** What the organization asks of a person who joined by their own consent. */
const MoveQuestion = z.object({
  /** The team they would move to. */
  teamId: z.string(),
  teamName: z.string(),
});
export type MoveQuestion = z.infer<typeof MoveQuestion>;

const MoveAnswer = z.strictObject({
  /** As read: the answer is to that question alone. */
  teamId: Id,
  agrees: z.boolean(),
});

/** A person's own page: their chart, and what they share. */
export const OwnPlace = z.object({
  organization: z.string(),
  teamName: z.string(),
  name: z.string(),
  level: Level,
  /** Whether they would move to another team; null without an open question. */
  move: z.nullable(MoveQuestion),
  aiProvider: z.nullable(z.string()),
  consentVersion: z.string(),
  /** ISO 8601, UTC. */
  joinedAt: z.string(),
  birth: z.object({
    /** YYYY-MM-DD, as written in its calendar. */
    date: z.string(),
    calendar: z.enum(['gregorian', 'julian']),
    /** HH:MM or "unknown". */
    time: z.string(),
    place: z.string(),
  }),
  /** True when the birth time isn't exact. */
  isApproximate: z.boolean(),
  /** "You're a Generator." */
  statement: z.string(),
  lead: z.string(),
  facts: z.array(
    z.object({
      id: z.enum(READING_FACTS),
      label: z.string(),
      term: z.string(),
      sentence: z.string(),
    }),
  ),
  activations: ChartData.shape.activations,
});
export type OwnPlace = z.infer<typeof OwnPlace>;

export const getOwnPlace = route({
  method: 'GET',
  path: '/api/my-place/:token',
  summary: 'What a personal link shows: the person’s own chart and what they share',
  access: 'public',
  params: Token,
  reply: OwnPlace,
  limit: 'shared',
  errors: ['invitation.not_found'],
});

export const setOwnLevel = route({
  method: 'POST',
  path: '/api/my-place/:token/level',
  summary: 'Change how much the team may see',
  access: 'public',
  params: Token,
  body: z.strictObject({ level: Level }),
  reply: z.void(),
  status: 204,
  limit: 'shared',
  errors: ['invitation.not_found'],
});

export const answerMove = route({
  method: 'POST',
  path: '/api/my-place/:token/move',
  summary: 'Agree to move to another team of the organization, or say no',
  access: 'public',
  params: Token,
  body: MoveAnswer,
  reply: z.void(),
  status: 204,
  limit: 'shared',
  errors: ['invitation.not_found', 'team.not_found'],
});

export const withdraw = route({
  method: 'POST',
  path: '/api/my-place/:token/withdraw',
  summary: 'Withdraw consent: the person’s data leave the team right away',
  access: 'public',
  params: Token,
  reply: z.void(),
  status: 204,
  limit: 'shared',
  errors: ['invitation.not_found'],
});

/** People of teams who gave the signed-in person's verified address: perhaps that person. */
export const Claim = z.object({
  id: z.string(),
  name: z.string(),
  organization: z.string(),
  teamName: z.string(),
  /** ISO 8601, UTC. */
  joinedAt: z.string(),
});
export type Claim = z.infer<typeof Claim>;

export const listClaims = route({
  method: 'GET',
  path: '/api/user/claims',
  summary: 'People of teams who gave the signed-in person’s verified address',
  access: 'user',
  reply: z.array(Claim),
  errors: [],
});

export const answerClaim = route({
  method: 'POST',
  path: '/api/user/claims/:id',
  summary: 'Say whether it is oneself; then the chart becomes one’s own',
  access: 'user',
  params: z.object({ id: Id }),
  body: z.strictObject({ isMe: z.boolean() }),
  /** The chart in the person's own list; null for "not me". */
  reply: z.object({ chartId: z.nullable(z.string()) }),
  errors: ['invitation.not_found', ...BIRTH_ERRORS],
});

/** What the signed-in person shares with a team, to change it without the personal link. */
export const MyPlace = z.object({
  ...Claim.shape,
  level: Level,
  move: z.nullable(MoveQuestion),
});
export type MyPlace = z.infer<typeof MyPlace>;

export const listMyPlaces = route({
  method: 'GET',
  path: '/api/user/places',
  summary: 'The teams that the signed-in person shares their own data with',
  access: 'user',
  reply: z.array(MyPlace),
  errors: [],
});

export const changeMyPlace = route({
  method: 'POST',
  path: '/api/user/places/:id',
  summary: 'Change how much a team may see of the signed-in person, or withdraw',
  access: 'user',
  params: z.object({ id: Id }),
  body: z.strictObject({ level: z.nullable(Level) }),
  reply: z.void(),
  status: 204,
  errors: ['invitation.not_found'],
});

export const answerMyMove = route({
  method: 'POST',
  path: '/api/user/places/:id/move',
  summary: 'As the signed-in person, agree to move to another team or say no',
  access: 'user',
  params: z.object({ id: Id }),
  body: MoveAnswer,
  reply: z.void(),
  status: 204,
  errors: ['invitation.not_found', 'team.not_found'],
});
