import type { applyOrganization } from '#shared/contract/organization.ts';
import type { RouteRequest } from '#shared/contract/route.ts';
import { TEAM_SIZE_MAX, TEAM_SIZE_MIN } from '#shared/contract/teams.ts';
import { andList } from '#shared/domain/english.ts';
import { teamLimitWords } from '#shared/domain/team-limit.ts';
import { AppError } from '../../platform/errors.ts';
import { refuseOutdated } from '../../platform/optimistic-lock.ts';
import { isAdminsOwn } from './policy.ts';

export type Arrangement = RouteRequest<typeof applyOrganization>['body'];

type Ownership = Parameters<typeof isAdminsOwn>[0];

/** A person of the account, with the team they are in. */
export interface Assignment extends Ownership {
  readonly id: string;
  readonly name: string;
  readonly teamId: string | null;
}

/** A team of the account as it is stored. */
export interface StoredTeam {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly updatedAt: Date;
}

/** What is stored of an account when an arrangement is applied. */
export interface Organization {
  readonly assignments: readonly Assignment[];
  readonly teams: readonly StoredTeam[];
  readonly teamLimit: number;
}

interface Target {
  readonly id: string;
  readonly name: string;
  readonly isNew: boolean;
}

/** A team that gains or loses somebody. */
interface ChangedTeam {
  readonly teamId: string;
  /** Its people from now on, in their order. */
  readonly people: readonly { readonly id: string; readonly isNew: boolean }[];
  readonly sizeBefore: number;
  readonly losesSomebody: boolean;
  /** An active team that nobody is left in. */
  readonly isEmptied: boolean;
}

/** What an arrangement comes to, once it is clear that all of it may be. */
export interface ArrangementDecision {
  readonly created: readonly Pick<Target, 'id' | 'name'>[];
  readonly changed: readonly ChangedTeam[];
  /** Who is taken out of their team. */
  readonly unassigned: readonly string[];
  /** Who is asked first, and where they would move. */
  readonly waiting: readonly { readonly id: string; readonly target: Target }[];
}

type PeopleById = ReadonlyMap<string, Assignment>;

/** @throws AppError team.not_found for a team that isn't an active one of the account */
function targetsOf(
  { teams }: Arrangement,
  stored: readonly StoredTeam[],
  newId: () => string,
): Target[] {
  const active = new Set(stored.filter(({ isActive }) => isActive).map(({ id }) => id));
  return teams.map(({ teamId, name }) => {
    if (teamId !== null && !active.has(teamId)) throw new AppError('team.not_found');
    return { id: teamId ?? newId(), name, isNew: teamId === null };
  });
}

/** @throws AppError request.invalid for strangers, and for people and teams that are named twice */
function refuseUnknown(
  asked: readonly string[],
  targets: readonly Target[],
  before: PeopleById,
): void {
  const arePeopleListedOnce = new Set(asked).size === asked.length;
  const areTeamsListedOnce = new Set(targets.map(({ id }) => id)).size === targets.length;
  if (arePeopleListedOnce && areTeamsListedOnce && asked.every((id) => before.has(id))) return;
  throw new AppError('request.invalid', {
    message: 'The account’s people have changed. Reload and try again.',
  });
}

/** @throws AppError request.conflict for somebody who joined by their own consent */
function refuseInvited(unassigned: readonly string[], before: PeopleById): void {
  const invited = unassigned
    .map((id) => before.get(id))
    .find((assignment) => assignment !== undefined && !isAdminsOwn(assignment));
  if (!invited) return;
  throw new AppError('request.conflict', {
    message: `${invited.name} joined by invitation. Only they can leave their team.`,
  });
}

interface Placement {
  /** Everybody's team. */
  readonly after: ReadonlyMap<string, string | null>;
  readonly waiting: ArrangementDecision['waiting'];
}

function placementOf(
  { teams, unassigned }: Arrangement,
  targets: readonly Target[],
  before: PeopleById,
): Placement {
  const waiting: { id: string; target: Target }[] = [];
  const after = new Map([...before].map(([id, { teamId }]) => [id, teamId]));
  for (const id of unassigned) after.set(id, null);
  for (const [index, target] of targets.entries()) {
    for (const id of teams[index]?.people ?? []) {
      const assignment = before.get(id);
      if (assignment === undefined || assignment.teamId === target.id) continue;
      // Their consent named the team that they joined: nobody else sees them without another yes.
      if (!isAdminsOwn(assignment)) waiting.push({ id, target });
      else after.set(id, target.id);
    }
  }
  return { after, waiting };
}

/** The people of each team that gains or loses somebody: those asked for first, in their order. */
function peopleByTeam(
  after: Placement['after'],
  before: PeopleById,
  asked: readonly string[],
): Map<string, string[]> {
  const changed = new Set<string>();
  for (const [id, teamId] of after) {
    const former = before.get(id)?.teamId ?? null;
    if (former === teamId) continue;
    for (const one of [former, teamId]) if (one !== null) changed.add(one);
  }
  const order = [...new Set([...asked, ...after.keys()])];
  return new Map(
    [...changed].map((teamId) => [teamId, order.filter((id) => after.get(id) === teamId)]),
  );
}

interface Outcome {
  readonly targets: readonly Target[];
  readonly peopleOf: ReadonlyMap<string, readonly string[]>;
  readonly before: PeopleById;
  readonly waiting: Placement['waiting'];
}

/** @throws AppError request.conflict when a team would be too small or too large */
function refuseSizes(
  { targets, peopleOf, before, waiting }: Outcome,
  stored: readonly StoredTeam[],
) {
  const names = andList(waiting.map(({ id }) => before.get(id)?.name ?? ''));
  const unopened = waiting.find(({ target }) => target.isNew && !peopleOf.has(target.id));
  if (unopened) {
    throw new AppError('request.conflict', {
      message: `${unopened.target.name} would start with nobody: ${names} can’t be moved without their yes.`,
    });
  }
  const inactive = new Set(stored.filter(({ isActive }) => !isActive).map(({ id }) => id));
  for (const [teamId, { length }] of peopleOf) {
    const isFine = length >= TEAM_SIZE_MIN && length <= TEAM_SIZE_MAX;
    if (isFine || length === 0 || inactive.has(teamId)) continue;
    const name = [...targets, ...stored].find(({ id }) => id === teamId)?.name;
    const reason = names === '' ? '' : ` ${names} can’t be moved without their yes.`;
    throw new AppError('request.conflict', {
      message: `${name} would have ${length === 1 ? '1 person' : `${length} people`}. A team has ${TEAM_SIZE_MIN} to ${TEAM_SIZE_MAX}.${reason}`,
    });
  }
}

/** @throws AppError request.conflict when a team was changed since it was read */
function refuseChanged(
  { versions }: Arrangement,
  { peopleOf }: Outcome,
  stored: readonly StoredTeam[],
): void {
  const seen = new Map(versions.map(({ teamId, updatedAt }) => [teamId, updatedAt]));
  for (const team of stored) {
    if (!peopleOf.has(team.id) || !team.isActive) continue;
    const updatedAt = seen.get(team.id);
    if (updatedAt === undefined) throw new AppError('request.conflict');
    refuseOutdated(team, updatedAt);
  }
}

function changedTeams({ peopleOf, before }: Outcome, stored: readonly StoredTeam[]): ChangedTeam[] {
  return [...peopleOf].map(([teamId, ids]) => {
    const former = [...before.values()].filter((assignment) => assignment.teamId === teamId);
    return {
      teamId,
      people: ids.map((id) => ({ id, isNew: before.get(id)?.teamId !== teamId })),
      sizeBefore: former.length,
      losesSomebody: former.some(({ id }) => !ids.includes(id)),
      isEmptied: ids.length === 0 && stored.some(({ id, isActive }) => isActive && id === teamId),
    };
  });
}

/**
 * More teams than the limit are fine where there were as many before.
 * @throws AppError team.limit_reached
 */
function refuseBeyondTeamLimit(
  { created, changed }: Pick<ArrangementDecision, 'created' | 'changed'>,
  { teams, teamLimit }: Organization,
): void {
  const active = teams.filter(({ isActive }) => isActive).length;
  const emptied = changed.filter(({ isEmptied }) => isEmptied).length;
  const total = active + created.length - emptied;
  if (total <= teamLimit || total <= active) return;
  throw new AppError('team.limit_reached', { message: teamLimitWords(teamLimit) });
}

/**
 * Who is where before and after. People who joined by their own consent stay where they are and are
 * asked.
 * @param newId draws the id of a team to open.
 * @throws AppError team.not_found; team.limit_reached; request.invalid for people who aren't the
 * account's; request.conflict when a team was changed since it was read, or would have too few or too
 * many people, and for taking somebody out who joined by their own consent
 */
export function decideArrangement(
  arrangement: Arrangement,
  organization: Organization,
  newId: () => string,
): ArrangementDecision {
  const stored = organization.teams;
  const before = new Map(organization.assignments.map((one) => [one.id, one]));
  const targets = targetsOf(arrangement, stored, newId);
  const asked = [...arrangement.teams.flatMap(({ people }) => people), ...arrangement.unassigned];
  refuseUnknown(asked, targets, before);
  refuseInvited(arrangement.unassigned, before);
  const { after, waiting } = placementOf(arrangement, targets, before);
  const outcome = { targets, peopleOf: peopleByTeam(after, before, asked), before, waiting };
  refuseSizes(outcome, stored);
  refuseChanged(arrangement, outcome, stored);
  const created = targets.filter(({ id, isNew }) => isNew && outcome.peopleOf.has(id));
  const changed = changedTeams(outcome, stored);
  refuseBeyondTeamLimit({ created, changed }, organization);
  const unassigned = arrangement.unassigned.filter((id) => before.get(id)?.teamId !== null);
  return { created, changed, unassigned, waiting };
}
