import type { ChartCertainty } from '#shared/contract/certainty.ts';
import type { ChartData } from '#shared/contract/charts.ts';
import type { ConnectedPerson } from '#shared/contract/connection.ts';
import type { UserActor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { certaintyOfBirth, readRow } from '../charts/service.ts';
import type { Ctx } from '../context.ts';
import { readSharedRow } from '../sharing/service.ts';
import { visiblePerson } from '../teams/service.ts';

/** A chart that the reader may see whole. */
export interface ConnectedChart {
  readonly name: string;
  readonly source: ConnectedPerson['source'];
  readonly chartId: string | null;
  readonly chartData: ChartData;
  readonly certainty: ChartCertainty | null;
  readonly isApproximate: boolean;
  /** Whether the reader may see the birth, or what tells about it. */
  readonly showsBirth: boolean;
}

/** For a link that doesn't show a name; it reads as one in every sentence. */
const UNNAMED = 'Guest';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function ofLink(ctx: Ctx<UserActor>, token: string): Promise<ConnectedChart> {
  const row = await readSharedRow(ctx, token);
  if (row.level === 'summary') throw new AppError('connection.not_shared');
  return {
    name: row.showsName ? row.name : UNNAMED,
    source: 'link',
    chartId: null,
    chartData: row.chartData,
    certainty: certaintyOfBirth(ctx, row),
    isApproximate: row.uncertaintyLevel === 'high',
    showsBirth: row.level === 'birth',
  };
}

async function ofHistory(ctx: Ctx<UserActor>, chartId: string): Promise<ConnectedChart> {
  const row = await readRow(ctx, chartId);
  return {
    name: row.name,
    source: 'history',
    chartId,
    chartData: row.chartData,
    certainty: certaintyOfBirth(ctx, row),
    isApproximate: row.uncertaintyLevel === 'high',
    showsBirth: true,
  };
}

/** null for anybody who is in no team that the reader may see. */
async function ofTeam(ctx: Ctx<UserActor>, memberId: string): Promise<ConnectedChart | null> {
  const person = await visiblePerson(ctx, memberId);
  if (!person) return null;
  const { name, chart, resolved, allowed } = person;
  if (!allowed.chart) throw new AppError('connection.not_shared');
  const birth = { ...chart, ...resolved, birthUtc: new Date(resolved.birthUtc) };
  return {
    name,
    source: 'team',
    chartId: null,
    chartData: chart.chartData,
    certainty: certaintyOfBirth(ctx, birth),
    isApproximate: chart.uncertaintyLevel === 'high',
    showsBirth: allowed.birth,
  };
}

/**
 * The chart that an id of the reader's history, the id of a person in a team or the token of a link
 * names.
 * @throws AppError chart.not_found or share.not_found, also for what the reader may not see at all;
 * connection.not_shared where they may see less than the whole chart
 */
export async function connectedChart(ctx: Ctx<UserActor>, ref: string): Promise<ConnectedChart> {
  if (!UUID.test(ref)) return ofLink(ctx, ref);
  return (await ofTeam(ctx, ref)) ?? (await ofHistory(ctx, ref));
}
