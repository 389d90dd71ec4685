import type { ChartCertainty } from '#shared/contract/certainty.ts';
import type { ChartData } from '#shared/contract/charts.ts';
import { teamReadingOf } from '#shared/knowledge/team-reading.ts';
import type { UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { AppError } from '../../platform/errors.ts';
import { certaintiesOf } from '../analyses/service.ts';
import type { Ctx } from '../context.ts';
import { findPeopleVersion } from './people-store.ts';
import { allowedTo, canSee, type TeamAccess } from './policy.ts';
import { type ShownAnalysis, shownAnalysis } from './shown-analysis.ts';
import { findTeam, type WholeTeam } from './store.ts';

/** What the team's coach gets: what the asking person may see, without family names and births. */
export interface CoachedTeam extends ShownAnalysis {
  readonly accountId: string;
  /** Counts up when its people change, or what they share. */
  readonly peopleVersion: number;
  readonly members: readonly {
    readonly id: string;
    readonly firstName: string;
    /** null for a person who doesn't share it with the asking person. */
    readonly chart: ChartData | null;
    readonly summary: Pick<ChartData, 'type' | 'strategy' | 'authority' | 'profile'> | null;
    /** null when the birth time is exact. */
    readonly certainty: ChartCertainty | null;
  }[];
}

function firstNameIn(name: string): string {
  return name.split(/\s/u)[0] ?? '';
}

function summaryIn({ type, strategy, authority, profile }: ChartData) {
  return { type, strategy, authority, profile };
}

/** @throws AppError as `teamForCoach` */
async function readableTeam(
  ctx: Ctx<UserActor>,
  teamId: string,
): Promise<{ row: WholeTeam; access: TeamAccess }> {
  const row = await findTeam(ctx.db, ctx.actor.id, teamId);
  const access = row && {
    globalRole: ctx.actor.globalRole,
    accountRole: row.accountRole,
    isTeamMember: row.isTeamMember,
  };
  if (!(row && access && canSee(access, { ...row, isTeamActive: row.isActive }))) {
    throw new AppError('team.not_found');
  }
  if (!(row.isActive && row.isAccountActive)) {
    throw new AppError('request.conflict', { message: 'This team is inactive.' });
  }
  if (row.members.length === 0) {
    throw new AppError('request.conflict', { message: 'This team hasn’t been analyzed yet.' });
  }
  return { row, access };
}

/**
 * An analyzed team, recomputed with names that the coach may see, and without anything that the
 * asking person may not see.
 * @param namesOf derives the names to use from the first names
 * @throws AppError team.not_found, also for a team the person may not see; request.conflict for an
 * inactive or unanalyzed one
 */
export async function teamForCoach(
  ctx: Ctx<UserActor>,
  teamId: string,
  namesOf: (firstNames: readonly string[]) => readonly string[],
): Promise<CoachedTeam> {
  const { row, access } = await readableTeam(ctx, teamId);
  const certainties = await certaintiesOf(ctx, teamId);
  const names = namesOf(row.members.map(({ name }) => firstNameIn(name)));
  const people = row.members.map((member, index) => ({
    ...member,
    firstName: firstNameIn(member.name),
    name: names[index] ?? '',
    chart: member.chartData,
    certainty: certainties.get(member.id) ?? null,
    allowed: allowedTo(access, member),
  }));
  return {
    accountId: row.accountId,
    peopleVersion: row.peopleVersion,
    members: people.map(({ id, firstName, chart, certainty, allowed }) => ({
      id,
      firstName,
      chart: allowed.chart ? chart : null,
      summary: allowed.summary ? summaryIn(chart) : null,
      certainty: allowed.summary ? certainty : null,
    })),
    ...shownAnalysis(teamReadingOf(people), people),
  };
}

/** Whether a team's people are still those of a version; they stay so until the transaction ends. */
export async function isVersionOf(tx: Db, teamId: string, peopleVersion: number): Promise<boolean> {
  return (await findPeopleVersion(tx, teamId)) === peopleVersion;
}
