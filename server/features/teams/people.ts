import { TEAM_SIZE_MAX } from '#shared/contract/teams.ts';
import {
  type EnteredBy,
  VISIBILITY_LEVELS,
  type VisibilityLevel,
} from '#shared/domain/visibility.ts';
import type { Db } from '../../platform/db/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { ComputedMember } from '../analyses/computed-team.ts';
import { folded } from '../analyses/people.ts';
import { appendPerson, deletePeople } from '../analyses/service.ts';
import type { Ctx } from '../context.ts';
import { refuseUnwritable } from './managed-account.ts';
import { putIntoTeam } from './organization-store.ts';
import { analyzeChangedPeople, recordPeopleChange } from './people-change.ts';
import { findTeamOfPerson, listPeopleInShort, lockTeam, updateVisibility } from './people-store.ts';

/*
 * Changes of a team's people one by one. Call each in a transaction: it locks the team's account,
 * as every analysis does, and leaves the analysis of those who are then in the team. Callers
 * authorize and audit.
 */

const FULL = `A team has at most ${TEAM_SIZE_MAX} people, and this one is complete.`;
const SAME_PERSON = 'This team already has a person with the same name and birth.';
const NOT_ASKED = 'Nobody asks you to move there anymore. You stay where you are.';
const INACTIVE_TEAM = 'This team is inactive.';

/** The people of a team in short, in order. */
export { listPeopleInShort as peopleOfTeam } from './people-store.ts';

type LockedTeam = NonNullable<Awaited<ReturnType<typeof lockTeam>>>;

/** @throws AppError team.not_found */
async function locked(tx: Db, teamId: string | undefined): Promise<LockedTeam> {
  const team = teamId === undefined ? undefined : await lockTeam(tx, teamId);
  if (!team) throw new AppError('team.not_found');
  return team;
}

/** The team of a person, locked. @throws AppError team.not_found when either is gone */
async function lockedTeamOf(tx: Db, memberId: string): Promise<LockedTeam> {
  const team = await locked(tx, await findTeamOfPerson(tx, memberId));
  // Once locked, the person may have left.
  if ((await findTeamOfPerson(tx, memberId)) !== team.id) throw new AppError('team.not_found');
  return team;
}

export interface NewSharing {
  readonly visibility: VisibilityLevel;
  readonly enteredBy: EnteredBy;
  /** The person's own sign-in, if they have one. */
  readonly userId: string | null;
}

interface Newcomer {
  readonly name: string;
  /** ISO 8601. */
  readonly birthUtc: string;
}

/** @throws AppError request.conflict for a complete team, and somebody who is already in it */
function refuseNewcomer(others: readonly Newcomer[], { name, birthUtc }: Newcomer): void {
  const isKnown = others.some(
    (other) =>
      Date.parse(other.birthUtc) === Date.parse(birthUtc) && folded(other.name) === folded(name),
  );
  if (isKnown) throw new AppError('request.conflict', { message: SAME_PERSON });
  if (others.length >= TEAM_SIZE_MAX) throw new AppError('request.conflict', { message: FULL });
}

/**
 * Adds a computed person to a team of up to four, and analyzes it again.
 * @returns the id of the person in the team
 * @throws AppError team.not_found; account.read_only; request.conflict for an inactive team or
 * account, a complete team, and somebody who is already in it
 */
export async function addPerson(
  tx: Db,
  ctx: Ctx,
  teamId: string,
  person: ComputedMember,
  sharing: NewSharing,
): Promise<string> {
  const team = await locked(tx, teamId);
  refuseUnwritable(ctx, { isActive: team.isAccountActive, accessUntil: team.accessUntil });
  if (!team.isActive) throw new AppError('request.conflict', { message: INACTIVE_TEAM });
  const { name, birthUtc } = person.chart;
  refuseNewcomer(await listPeopleInShort(tx, teamId), { name, birthUtc: birthUtc.toISOString() });
  const ownership = { teamId, accountId: team.accountId, userId: null, createdAt: ctx.clock() };
  await appendPerson(tx, { ...person, ...sharing }, ownership);
  await analyzeChangedPeople(tx, ctx, team, { hidesSomebody: false });
  return person.id;
}

/**
 * Removes a person and everything that is stored of them in the team: birth, chart, dynamics, and
 * what the coach said about the team; the others are analyzed again. Also in an inactive account.
 * @throws AppError team.not_found when the person is in no team
 */
export async function removePerson(tx: Db, ctx: Ctx, memberId: string): Promise<void> {
  const team = await lockedTeamOf(tx, memberId);
  await deletePeople(tx, [memberId]);
  await analyzeChangedPeople(tx, ctx, team, { hidesSomebody: true });
}

/**
 * Changes how much others may see of a person. When it gets less, what the coach said about the team
 * is deleted. Also in an inactive account.
 * @throws AppError team.not_found when the person is in no team
 */
export async function setVisibility(
  tx: Db,
  ctx: Ctx,
  memberId: string,
  level: VisibilityLevel,
): Promise<void> {
  const team = await lockedTeamOf(tx, memberId);
  const people = await listPeopleInShort(tx, team.id);
  const before = people.find(({ id }) => id === memberId)?.visibility;
  if (before === undefined || before === level) return;
  await updateVisibility(tx, memberId, level);
  const isLess = VISIBILITY_LEVELS.indexOf(level) > VISIBILITY_LEVELS.indexOf(before);
  await recordPeopleChange(tx, ctx, team, { hidesSomebody: isLess });
}

interface Move {
  readonly teamId: string;
  /** Whether they are to move to that active team of their own account; asked again once locked. */
  readonly isWanted: () => Promise<boolean>;
}

/**
 * Moves a person to another team of their account, and analyzes both again; a team that nobody is
 * left in is deactivated.
 * @returns false when they are in that team already
 * @throws AppError team.not_found when the person is gone; request.conflict when it isn't wanted, for
 * a complete team, and for somebody already in it
 */
export async function movePerson(
  tx: Db,
  ctx: Ctx,
  memberId: string,
  { teamId, isWanted }: Move,
): Promise<boolean> {
  // Only then: nobody locks an account by naming a team.
  const target = (await isWanted()) ? await lockTeam(tx, teamId) : undefined;
  if ((await findTeamOfPerson(tx, memberId)) === teamId) return false;
  if (!target || !(await isWanted()))
    throw new AppError('request.conflict', { message: NOT_ASKED });
  const former = await lockedTeamOf(tx, memberId);
  const [there, others] = [
    await listPeopleInShort(tx, former.id),
    await listPeopleInShort(tx, teamId),
  ];
  const person = there.find(({ id }) => id === memberId);
  if (!person) throw new AppError('team.not_found');
  refuseNewcomer(others, person);
  const arranged = others.map(({ id }) => ({ id, isNew: false }));
  await putIntoTeam(tx, teamId, [...arranged, { id: memberId, isNew: true }]);
  const isEmptied = there.length === 1;
  await analyzeChangedPeople(tx, ctx, former, {
    hidesSomebody: true,
    ...(isEmptied ? { isActive: false } : {}),
  });
  await analyzeChangedPeople(tx, ctx, target, { hidesSomebody: false });
  return true;
}
