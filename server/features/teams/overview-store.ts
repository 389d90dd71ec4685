import { and, asc, count, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { OverviewSort, OverviewState } from '#shared/contract/account-overview.ts';
import { PENTA_GATES } from '#shared/engine/penta-matrix.ts';
import type { Db } from '../../platform/db/client.ts';
import { literalPattern } from '../../platform/db/literal-pattern.ts';
import { teams } from '../../platform/db/schema/accounts.ts';
import { pentaAnalyses, teamMembers } from '../../platform/db/schema/analyses.ts';
import { teamInvitations } from '../../platform/db/schema/invitations.ts';

export interface OverviewFilter {
  readonly search?: string | undefined;
  readonly state?: OverviewState | undefined;
  /** A gate of the Penta. */
  readonly missing?: number | undefined;
  readonly sort: OverviewSort;
  readonly order: 'asc' | 'desc';
  /** Invitations that end later are open. */
  readonly now: Date;
}

function peopleOf(db: Db, accountId: string) {
  return db
    .select({ teamId: teamMembers.teamId, people: count().as('people') })
    .from(teamMembers)
    .where(eq(teamMembers.accountId, accountId))
    .groupBy(teamMembers.teamId)
    .as('sizes');
}

/** Somebody on several teams is one person, by name and birth. */
const PERSON = sql`lower(${teamMembers.name}) || '|' || coalesce(${teamMembers.birthDate}, '') || '|' || coalesce(${teamMembers.birthTime}, '')`;

/** People of active teams; one who is on several is counted once. */
function personCount(db: Db, accountId: string) {
  return db
    .select({ people: sql<number>`count(distinct ${PERSON})::int` })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.accountId, accountId), eq(teams.isActive, true)));
}

/** Who alone covers most in the most active teams, if in more than one. */
function pointOfFailure(db: Db, accountId: string) {
  const teamCount = sql`count(distinct ${teams.id})`;
  return db
    .select({
      point: sql`json_build_object('name', min(${teamMembers.name}), 'teams', ${teamCount})`,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(pentaAnalyses, eq(pentaAnalyses.teamId, teams.id))
    .where(
      and(
        eq(teamMembers.accountId, accountId),
        eq(teams.isActive, true),
        eq(pentaAnalyses.mostNeededName, teamMembers.name),
      ),
    )
    .groupBy(PERSON)
    .having(sql`${teamCount} > 1`)
    .orderBy(sql`${teamCount} desc, sum(${pentaAnalyses.mostNeededFunctions}) desc, ${PERSON}`)
    .limit(1);
}

const GATES: readonly number[] = PENTA_GATES;
/** A team has at most one: an analysis replaces the earlier one. */
const OF_TEAM = eq(pentaAnalyses.teamId, teams.id);

/** How many people were invited by name and haven't answered, by team. */
function invitedTo(db: Db, accountId: string, now: Date) {
  return db
    .select({ teamId: teamInvitations.teamId, pending: count().as('pending') })
    .from(teamInvitations)
    .where(
      and(
        eq(teamInvitations.accountId, accountId),
        eq(teamInvitations.kind, 'person'),
        isNull(teamInvitations.declinedAt),
        lt(teamInvitations.uses, teamInvitations.usesMax),
        gt(teamInvitations.expiresAt, now),
      ),
    )
    .groupBy(teamInvitations.teamId)
    .as('invited');
}
type Invited = ReturnType<typeof invitedTo>;

/** Nobody covers the function, whatever people's birth times were. */
function isMissing(index: number): SQL {
  const { holderCounts, possibleCounts } = pentaAnalyses;
  return sql`(${holderCounts}[${index + 1}::int] = 0 and ${possibleCounts}[${index + 1}::int] = 0)`;
}

function found(accountId: string, filter: OverviewFilter, invited: Invited): SQL | undefined {
  const { search, state, missing } = filter;
  const pattern = search ? `%${literalPattern(search.toLowerCase())}%` : null;
  const named = sql`lower(${teams.name}) like ${pattern} or exists (
    select 1 from ${teamMembers} m where m.team_id = ${teams.id} and lower(m.name) like ${pattern}
  )`;
  const states: Record<OverviewState, SQL> = {
    complete: sql`${teams.isActive} and ${pentaAnalyses.coveredCount} = ${PENTA_GATES.length}`,
    gaps: sql`${teams.isActive} and ${pentaAnalyses.coveredCount} < ${PENTA_GATES.length}`,
    pending: sql`${invited.pending} > 0`,
    inactive: sql`not ${teams.isActive}`,
  };
  const index = missing === undefined ? -1 : GATES.indexOf(missing);
  return and(
    eq(teams.accountId, accountId),
    pattern === null ? undefined : sql`(${named})`,
    state && states[state],
    missing === undefined ? undefined : sql`${isMissing(index)} and ${teams.isActive}`,
  );
}

/** A page of an account's teams; ties and teams without the figure come last, by name. */
export async function listOverview(
  db: Db,
  accountId: string,
  filter: OverviewFilter,
  page?: { readonly limit: number; readonly offset: number },
) {
  const sizes = peopleOf(db, accountId);
  const invited = invitedTo(db, accountId, filter.now);
  const name = sql`lower(${teams.name}) collate "C"`;
  const people = sql<number>`coalesce(${sizes.people}, 0)::int`;
  const figure: Record<OverviewSort, SQL> = {
    coverage: sql`${pentaAnalyses.coveredCount}`,
    risk: sql`${pentaAnalyses.mostNeededFunctions}`,
    pending: sql`coalesce(${invited.pending}, 0)`,
    name,
    people,
    changed: sql`${teams.updatedAt}`,
  };
  const by = figure[filter.sort];
  const query = db
    .select({
      id: teams.id,
      name: teams.name,
      isActive: teams.isActive,
      updatedAt: teams.updatedAt,
      people: people.as('people_count'),
      pending: sql<number>`coalesce(${invited.pending}, 0)::int`.as('pending_count'),
      covered: pentaAnalyses.coveredCount,
      holders: pentaAnalyses.holderCounts,
      possible: pentaAnalyses.possibleCounts,
      mostNeededName: pentaAnalyses.mostNeededName,
      mostNeededFunctions: pentaAnalyses.mostNeededFunctions,
    })
    .from(teams)
    .leftJoin(pentaAnalyses, OF_TEAM)
    .leftJoin(sizes, eq(sizes.teamId, teams.id))
    .leftJoin(invited, eq(invited.teamId, teams.id))
    .where(found(accountId, filter, invited))
    .orderBy(
      filter.order === 'asc' ? sql`${by} asc nulls last` : sql`${by} desc nulls last`,
      asc(name),
      asc(teams.id),
    )
    .$dynamic();
  return page ? query.limit(page.limit).offset(page.offset) : query;
}

/** How many teams a filter finds, and figures of all active teams. */
export async function countOverview(db: Db, accountId: string, filter: OverviewFilter) {
  const invited = invitedTo(db, accountId, filter.now);
  const isFound = found(accountId, filter, invited) ?? sql`true`;
  const active = sql`filter (where ${teams.isActive})`;
  const missing = PENTA_GATES.map(
    (_, index) => sql`count(*) filter (where ${teams.isActive} and ${isMissing(index)})`,
  );
  const [row] = await db
    .select({
      found: sql<number>`count(*) filter (where ${isFound})::int`,
      teams: sql<number>`(count(*) ${active})::int`,
      people: sql<number>`(${personCount(db, accountId)})`,
      analyzed: sql<number>`(count(${pentaAnalyses.id}) ${active})::int`,
      missing: sql<number[]>`json_build_array(${sql.join(missing, sql`, `)})`,
      pointOfFailure: sql<{
        name: string;
        teams: number;
      } | null>`(${pointOfFailure(db, accountId)})`,
    })
    .from(teams)
    .leftJoin(pentaAnalyses, OF_TEAM)
    .leftJoin(invited, eq(invited.teamId, teams.id))
    .where(eq(teams.accountId, accountId));
  if (!row) throw new Error('An aggregate returned no row');
  return row;
}
