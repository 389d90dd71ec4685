import { and, count, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ChartData } from '#shared/contract/charts.ts';
import type { PairFacts } from '#shared/contract/pairs.ts';
import type { PentaData } from '#shared/contract/penta.ts';
import type { TeamMember, TeamSummary } from '#shared/contract/teams.ts';
import type { Db } from '../../platform/db/client.ts';
import { teamAccounts, teams } from '../../platform/db/schema/accounts.ts';
import { pentaAnalyses, teamMembers, workingDynamics } from '../../platform/db/schema/analyses.ts';
import { chartGenerations, generatedCharts } from '../../platform/db/schema/charts.ts';
import { accountMemberships, teamMemberships } from '../../platform/db/schema/memberships.ts';
import type { Sharing } from './policy.ts';

export type TeamFacts = Pick<
  typeof teams.$inferSelect,
  | 'id'
  | 'accountId'
  | 'name'
  | 'description'
  | 'maxMembers'
  | 'isActive'
  | 'createdAt'
  | 'updatedAt'
>;

const FACTS = {
  id: teams.id,
  accountId: teams.accountId,
  name: teams.name,
  description: teams.description,
  maxMembers: teams.maxMembers,
  isActive: teams.isActive,
  createdAt: teams.createdAt,
  updatedAt: teams.updatedAt,
};

export const ACCESS_COLUMNS = {
  isAccountActive: teamAccounts.isActive,
  accountRole: accountMemberships.role,
  isTeamMember: sql<boolean>`${teamMemberships.id} is not null`,
};

export const ofAccount = (userId: string) =>
  and(
    eq(accountMemberships.accountId, teamAccounts.id),
    eq(accountMemberships.userId, userId),
    eq(accountMemberships.isActive, true),
  );
export const ofTeam = (userId: string) =>
  and(
    eq(teamMemberships.teamId, teams.id),
    eq(teamMemberships.userId, userId),
    eq(teamMemberships.isActive, true),
  );

/** Unfiltered: the policy decides which parts are shown. */
export type ShortMember = TeamSummary['members'][number] & Sharing;

const membersInShort = (userId: string) => sql<ShortMember[]>`coalesce((
  select json_agg(json_build_object('id', m.id, 'name', m.name, 'type', m.type,
    'visibility', m.visibility, 'enteredBy', m.entered_by,
    'isReader', m.user_id is not distinct from ${userId}::uuid) order by m.position)
  from ${teamMembers} m where m.team_id = ${teams.id}
), '[]'::json)`;

type MemberJson = Pick<
  TeamMember,
  'id' | 'name' | 'visibility' | 'enteredBy' | 'isReader' | 'uncertaintyLevel'
> & {
  readonly chartId: string;
  readonly chartData: ChartData;
};
const membersFor = (userId: string) => sql<MemberJson[]>`coalesce((
  select json_agg(json_build_object(
    'id', m.id, 'name', m.name, 'visibility', m.visibility, 'enteredBy', m.entered_by,
    'isReader', m.user_id is not distinct from ${userId}::uuid, 'chartId', c.id,
    'uncertaintyLevel', c.uncertainty_level, 'chartData', c.chart_data
  ) order by m.position)
  from ${teamMembers} m join ${chartGenerations} c on c.id = m.chart_id
  where m.team_id = ${teams.id}
), '[]'::json)`;

const DYNAMICS = sql<PairFacts[]>`coalesce((
  select json_agg(w.facts || jsonb_build_object(
    'member1', jsonb_build_object('id', a.id, 'name', a.name),
    'member2', jsonb_build_object('id', b.id, 'name', b.name)
  ) order by w.position)
  from ${workingDynamics} w
    join ${teamMembers} a on a.id = w.member1_id
    join ${teamMembers} b on b.id = w.member2_id
  where w.team_id = ${teams.id}
), '[]'::json)`;

const PENTA = sql<PentaData | null>`(
  select p.penta_data from ${pentaAnalyses} p where p.team_id = ${teams.id}
  order by p.created_at desc, p.id desc limit 1
)`;

/** Teams of the accounts and teams that a person is a member of; looked up by membership. */
const belongingTo = (userId: string) => sql`${teams.id} in (
  select t.id from ${accountMemberships} m join ${teams} t on t.account_id = m.account_id
  where m.user_id = ${userId}::uuid and m.is_active
  union
  select tm.team_id from ${teamMemberships} tm where tm.user_id = ${userId}::uuid and tm.is_active
)`;
const ACTIVE = and(eq(teams.isActive, true), eq(teamAccounts.isActive, true));
const NEWEST = [desc(teams.createdAt), desc(teams.id)];

function whole(db: Db, userId: string) {
  return db
    .select({
      ...FACTS,
      ...ACCESS_COLUMNS,
      peopleVersion: teams.peopleVersion,
      members: membersFor(userId),
      dynamics: DYNAMICS,
      pentaData: PENTA,
    })
    .from(teams)
    .innerJoin(teamAccounts, eq(teamAccounts.id, teams.accountId))
    .leftJoin(accountMemberships, ofAccount(userId))
    .leftJoin(teamMemberships, ofTeam(userId))
    .$dynamic();
}

export type WholeTeam = Awaited<ReturnType<typeof whole>>[number];

/** A team with its whole analysis and the person's relation to it, for the caller to authorize. */
export async function findTeam(db: Db, userId: string, id: string): Promise<WholeTeam | undefined> {
  const [row] = await whole(db, userId).where(eq(teams.id, id));
  return row;
}

/** The latest analyzed team: of an account, or of those the person belongs to. */
export async function findLatestTeam(
  db: Db,
  userId: string,
  scope: { readonly accountId: string; readonly isEveryTeam: boolean } | null,
): Promise<WholeTeam | undefined> {
  const [row] = await whole(db, userId)
    .where(
      and(
        ACTIVE,
        sql`${teams.analyzedAt} is not null`,
        scope ? eq(teams.accountId, scope.accountId) : undefined,
        scope?.isEveryTeam ? undefined : belongingTo(userId),
      ),
    )
    .orderBy(desc(teams.analyzedAt), desc(teams.id))
    .limit(1);
  return row;
}

/** A team without its analysis, with the person's relation to it. */
export async function findTeamAccess(db: Db, userId: string, id: string) {
  const [row] = await db
    .select({ ...FACTS, ...ACCESS_COLUMNS })
    .from(teams)
    .innerJoin(teamAccounts, eq(teamAccounts.id, teams.accountId))
    .leftJoin(accountMemberships, ofAccount(userId))
    .leftJoin(teamMemberships, ofTeam(userId))
    .where(eq(teams.id, id));
  return row;
}

/** A team's people with stated and resolved births; one row without a person for an empty team. */
export async function listPeople(db: Db, userId: string, teamId: string) {
  return db
    .select({
      isTeamActive: teams.isActive,
      ...ACCESS_COLUMNS,
      member: {
        id: teamMembers.id,
        visibility: teamMembers.visibility,
        enteredBy: teamMembers.enteredBy,
        userId: teamMembers.userId,
        stated: teamMembers.stated,
        resolved: teamMembers.resolved,
      },
      chart: {
        latitude: chartGenerations.latitude,
        longitude: chartGenerations.longitude,
      },
    })
    .from(teams)
    .innerJoin(teamAccounts, eq(teamAccounts.id, teams.accountId))
    .leftJoin(accountMemberships, ofAccount(userId))
    .leftJoin(teamMemberships, ofTeam(userId))
    .leftJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .leftJoin(chartGenerations, eq(chartGenerations.id, teamMembers.chartId))
    .where(eq(teams.id, teamId))
    .orderBy(teamMembers.position);
}

const inShort = (userId: string) => ({
  ...FACTS,
  subscriptionTier: teamAccounts.subscriptionTier,
  members: membersInShort(userId),
});

export async function listTeamsOfPerson(db: Db, userId: string) {
  return db
    .select({ ...inShort(userId), accountRole: accountMemberships.role })
    .from(teams)
    .innerJoin(teamAccounts, eq(teamAccounts.id, teams.accountId))
    .leftJoin(accountMemberships, ofAccount(userId))
    .where(and(ACTIVE, belongingTo(userId)))
    .orderBy(...NEWEST);
}

/** One row without a team for an account that has none; no row without an account. */
export async function listTeamsOfAccount(db: Db, userId: string, accountId: string) {
  return db
    .select({
      ...ACCESS_COLUMNS,
      team: FACTS,
      subscriptionTier: teamAccounts.subscriptionTier,
      members: membersInShort(userId),
    })
    .from(teamAccounts)
    .leftJoin(teams, eq(teams.accountId, teamAccounts.id))
    .leftJoin(accountMemberships, ofAccount(userId))
    .leftJoin(teamMemberships, ofTeam(userId))
    .where(eq(teamAccounts.id, accountId))
    .orderBy(...NEWEST);
}

export async function findSummary(db: Db, userId: string, teamId: string) {
  const [row] = await db
    .select(inShort(userId))
    .from(teams)
    .innerJoin(teamAccounts, eq(teamAccounts.id, teams.accountId))
    .where(eq(teams.id, teamId));
  if (!row) throw new Error('A team is gone in the transaction that keeps it');
  return row;
}

/** Charts by the id of an account or a team; a row without a chart where there is none. */
export async function listChartsOf(db: Db, userId: string, teamOrAccountId: string) {
  const account = sql`(select t.account_id from ${teams} t where t.id = ${teamOrAccountId}::uuid)`;
  return db
    .select({
      ...ACCESS_COLUMNS,
      accountId: teamAccounts.id,
      isTeamActive: teams.isActive,
      chart: {
        id: generatedCharts.id,
        name: generatedCharts.name,
        type: sql<string | null>`${generatedCharts.chartData}->>'type'`,
        createdAt: generatedCharts.createdAt,
      },
      /** null for a chart that is nobody's in the team. */
      sharing: {
        visibility: teamMembers.visibility,
        enteredBy: teamMembers.enteredBy,
        isReader: sql<boolean>`${teamMembers.userId} is not distinct from ${userId}::uuid`,
      },
    })
    .from(teamAccounts)
    .leftJoin(teams, eq(teams.accountId, teamAccounts.id))
    .leftJoin(generatedCharts, eq(generatedCharts.teamId, teams.id))
    .leftJoin(teamMembers, eq(teamMembers.chartId, generatedCharts.id))
    .leftJoin(accountMemberships, ofAccount(userId))
    .leftJoin(teamMemberships, ofTeam(userId))
    .where(
      and(
        sql`${teamAccounts.id} = coalesce(${account}, ${teamOrAccountId}::uuid)`,
        or(eq(teamAccounts.id, teamOrAccountId), eq(teams.id, teamOrAccountId)),
      ),
    )
    .orderBy(desc(generatedCharts.createdAt), desc(generatedCharts.id));
}

const inAccount = (accountId: string, id: string): SQL | undefined =>
  and(eq(teams.id, id), eq(teams.accountId, accountId));

/** A team of a locked account. */
export async function findTeamOfAccount(tx: Db, accountId: string, id: string) {
  const [row] = await tx
    .select({ ...FACTS, peopleKey: teams.peopleKey, peopleVersion: teams.peopleVersion })
    .from(teams)
    .where(inAccount(accountId, id));
  return row;
}

/** An active team of the same name with the same people, other than `id`. */
export async function findDuplicateTeam(
  tx: Db,
  accountId: string,
  name: string,
  peopleKey: string,
  id: string | null,
): Promise<string | null> {
  const [row] = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(
      and(
        eq(teams.accountId, accountId),
        eq(teams.isActive, true),
        eq(teams.name, name),
        eq(teams.peopleKey, peopleKey),
        id === null ? undefined : ne(teams.id, id),
      ),
    );
  return row?.id ?? null;
}

export async function countActiveTeams(tx: Db, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(teams)
    .where(and(eq(teams.accountId, accountId), eq(teams.isActive, true)));
  return row?.total ?? 0;
}

export async function insertTeam(tx: Db, team: typeof teams.$inferInsert): Promise<void> {
  await tx.insert(teams).values(team);
}

export async function updateTeamRow(
  tx: Db,
  id: string,
  changes: Partial<typeof teams.$inferInsert>,
): Promise<void> {
  await tx.update(teams).set(changes).where(eq(teams.id, id));
}

/** Deletes everything about it, including its people's charts. */
export async function deleteTeamRow(tx: Db, id: string): Promise<void> {
  await tx.delete(teams).where(eq(teams.id, id));
}
