import { randomUUID } from 'node:crypto';
import type { PentaData, WorkingDynamic } from '#shared/contract/penta.ts';
import type { TeamMemberInput } from '#shared/contract/teams.ts';
import { teamReadingOf } from '#shared/knowledge/team-reading.ts';
import { AppError } from '../../platform/errors.ts';
import { orRefusal } from '../charts/birth-refusal.ts';
import type { ComputedChart } from '../charts/computed-chart.ts';
import { certaintyOfBirth, computeChartOf } from '../charts/service.ts';
import type { Ctx } from '../context.ts';
import { type StatedPerson, toTheMinute } from './people.ts';

/** A person whose chart has been computed. */
export interface ComputedMember {
  readonly id: string;
  readonly stated: TeamMemberInput;
  readonly chart: ComputedChart;
}

/** A computed team that is not stored yet; its people's ids are assigned. */
export interface ComputedTeam {
  readonly members: readonly ComputedMember[];
  readonly dynamics: readonly WorkingDynamic[];
  /** null for two people. */
  readonly pentaData: PentaData | null;
}

/**
 * Computes one person's chart. May wait for the place service.
 * @throws AppError what `computeChartOf` throws
 */
export async function computePerson(ctx: Ctx, birth: TeamMemberInput): Promise<ComputedMember> {
  const stated = toTheMinute(birth);
  return { id: randomUUID(), stated, chart: await computeChartOf(ctx, stated) };
}

/** One error with the problems of all people, carrying the code of the first. */
function peopleRefusalOf(
  people: readonly StatedPerson[],
  outcomes: readonly (ComputedChart | AppError)[],
): AppError | null {
  const parts = people.flatMap(({ path }, index) => {
    const outcome = outcomes[index];
    return outcome instanceof AppError ? [{ path, error: outcome }] : [];
  });
  const [first] = parts;
  if (!first) return null;
  return new AppError(first.error.code, {
    ...(parts.length > 1 ? { message: `Please check ${parts.length} of the people.` } : {}),
    parts,
  });
}

/**
 * Computes people's charts. May wait for the place service.
 * @throws AppError place.unavailable; what `computeChartOf` throws, for all people together
 */
export async function computeMembers(
  ctx: Ctx,
  people: readonly StatedPerson[],
): Promise<ComputedMember[]> {
  const outcomes = await Promise.all(
    people.map(({ birth }) => orRefusal(computeChartOf(ctx, birth))),
  );
  const refusal = peopleRefusalOf(people, outcomes);
  if (refusal) throw refusal;
  return people.flatMap(({ birth: stated }, index) => {
    const chart = outcomes[index];
    return chart && !(chart instanceof AppError) ? [{ id: randomUUID(), stated, chart }] : [];
  });
}

/** Computes the dynamics and the Penta of people whose charts are computed. */
export function computeTeam(ctx: Ctx, members: readonly ComputedMember[]): ComputedTeam {
  const { dynamics, pentaData } = teamReadingOf(
    members.map(({ id, chart }) => ({
      id,
      name: chart.name,
      chart: chart.chartData,
      certainty: certaintyOfBirth(ctx, chart),
    })),
  );
  return { members, dynamics, pentaData };
}
