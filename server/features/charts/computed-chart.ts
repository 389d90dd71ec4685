import type { ChartData, NewChart } from '#shared/contract/charts.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';
import { positionText } from '#shared/domain/chart-text.ts';
import { BODY_IDS, type BodyId, type Side } from '#shared/engine/bodies.ts';
import { CENTERS } from '#shared/engine/centers.ts';
import { type Chart, computeChart } from '#shared/engine/chart.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { TZ_VERSION } from '#shared/engine/time/zone-pack.ts';
import { ENGINE_VERSION } from '#shared/engine/version.ts';
import type { Ctx } from '../context.ts';
import type { ResolvedBirth } from './birth.ts';
import type { IndividualChartRow } from './store.ts';

/** The part of a chart's row that follows from the birth: all but its owner and timestamps. */
export type ComputedChart = Omit<
  IndividualChartRow,
  'id' | 'userId' | 'quickInsights' | 'createdAt' | 'correctedAt'
>;

/** True when the time of birth is stated to the minute. */
function hasExactTime(input: NewChart): boolean {
  return (
    input.birthTime !== null &&
    input.uncertaintyLevel !== 'high' &&
    (input.birthTimeToleranceMinutes ?? 0) === 0
  );
}

function sideOf(chart: Chart, side: Side): Record<BodyId, string> {
  return recordOf(BODY_IDS, (body) => {
    return positionText(chart.activations[side][body]);
  });
}

/** Maps a computed chart to the contract. */
export function chartDataOf(chart: Chart, isExact: boolean): ChartData {
  return {
    type: chart.type,
    strategy: chart.strategy,
    authority: chart.authority,
    profile: chart.profile.id,
    profileName: chart.profile.name,
    definition: chart.definition,
    signature: chart.signature,
    notSelf: chart.notSelf,
    incarnationCross: chart.incarnationCross.fullName,
    definedCenters: chart.definedCenters.map((id) => CENTERS[id].name),
    gates: [...chart.activeGates],
    channels: [...chart.definedChannels],
    activations: { design: sideOf(chart, 'design'), personality: sideOf(chart, 'personality') },
    variables: isExact
      ? chart.variables.map(({ name, word, color, tone, arrow }) => ({
          name,
          word,
          color,
          tone,
          arrow,
        }))
      : null,
  };
}

/** Computes the row of a chart from a resolved birth. */
export function computeChartOfResolved(
  ctx: { readonly providers: Pick<Ctx['providers'], 'ephemeris'> },
  input: NewChart,
  birth: ResolvedBirth,
): ComputedChart {
  const chart = computeChart(birth.birthUtc.getTime(), ctx.providers.ephemeris);
  const isExact = hasExactTime(input);
  return {
    name: input.name,
    birthDate: input.birthDate,
    calendar: input.calendar ?? 'gregorian',
    birthTime: input.birthTime?.slice(0, 5) ?? UNKNOWN_TIME,
    birthPlace: input.birthPlace,
    ...birth,
    uncertaintyLevel: isExact ? 'low' : 'high',
    toleranceMinutes: input.birthTimeToleranceMinutes ?? null,
    designUtc: new Date(chart.designUtcMs),
    engineVersion: ENGINE_VERSION,
    tzVersion: TZ_VERSION,
    ephemeris: ctx.providers.ephemeris.name,
    chartData: chartDataOf(chart, isExact),
  };
}
