import type { TeamMemberInput } from '#shared/contract/teams.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';
import { CONSENT_VERSION } from '#shared/domain/consent.ts';
import type { VisibilityLevel } from '#shared/domain/visibility.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { UserActor } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { accountAccess } from '../accounts/service.ts';
import { computePerson } from '../analyses/computed-team.ts';
import { readOwnChart } from '../charts/own-chart.ts';
import { readRow } from '../charts/service.ts';
import type { Ctx } from '../context.ts';
import { managed } from '../teams/managed-account.ts';
import { addPerson } from '../teams/people.ts';
import { visibleTeam } from '../teams/service.ts';
import { insertConsent } from './consent-store.ts';

type OwnBirth = Pick<
  Awaited<ReturnType<typeof readRow>>,
  | 'name'
  | 'birthDate'
  | 'calendar'
  | 'birthTime'
  | 'birthPlace'
  | 'latitude'
  | 'longitude'
  | 'timeZone'
  | 'fold'
  | 'offsetRule'
  | 'utcOffsetSeconds'
  | 'toleranceMinutes'
>;

/** The birth of a chart as its owner stated it, with the questions answered. */
export function birthOf(row: OwnBirth): TeamMemberInput {
  const { latitude, longitude, fold, timeZone, toleranceMinutes } = row;
  const isLocated = latitude !== null && longitude !== null;
  const isManual = row.offsetRule === 'manual';
  return {
    name: row.name,
    birthDate: row.birthDate,
    ...(row.calendar === 'julian' ? { calendar: row.calendar } : {}),
    birthTime: row.birthTime === UNKNOWN_TIME ? null : row.birthTime,
    birthPlace: row.birthPlace,
    ...(isLocated ? { latitude, longitude } : {}),
    ...(timeZone === null ? {} : { timeZone }),
    ...(isManual ? { utcOffsetSeconds: row.utcOffsetSeconds } : {}),
    ...(fold === null ? {} : { fold }),
    ...(toleranceMinutes === null ? {} : { birthTimeToleranceMinutes: toleranceMinutes }),
  };
}

/**
 * Adds the admin to a team with the chart that is marked as their own.
 * @throws AppError team.not_found; auth.forbidden for those who don't manage it; chart.not_found
 * without an own chart; request.conflict, account.read_only as `addPerson`
 */
export async function addOwner(
  ctx: Ctx<UserActor>,
  teamId: string,
  level: VisibilityLevel,
): Promise<void> {
  const team = await visibleTeam(ctx, teamId);
  if (!team) throw new AppError('team.not_found');
  const { accountId } = team;
  managed(ctx, await accountAccess(ctx.db, ctx, accountId));
  const { chartId } = await readOwnChart(ctx);
  if (chartId === null) throw new AppError('chart.not_found');
  const member = await computePerson(ctx, birthOf(await readRow(ctx, chartId)));
  await inTransaction(ctx.db, async (tx) => {
    const sharing = { visibility: level, enteredBy: 'person' as const, userId: ctx.actor.id };
    await addPerson(tx, ctx, teamId, member, sharing);
    await insertConsent(tx, {
      teamId,
      accountId,
      memberId: member.id,
      textVersion: CONSENT_VERSION,
      level,
      givenAt: ctx.clock(),
    });
    await audit(tx, ctx, {
      action: 'person.joined',
      objectType: 'team',
      objectId: teamId,
      accountId,
      after: { teamId, level },
    });
  });
}
