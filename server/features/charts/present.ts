import type { ChartRecord, ChartSummary, Provenance } from '#shared/contract/charts.ts';
import { localBirth } from '#shared/domain/birth.ts';
import type { ClockDoubt } from '#shared/engine/time/clock-doubt-codes.ts';
import { clockDoubts } from '#shared/engine/time/clock-doubts.ts';
import type { ListedChartRow } from './history-store.ts';
import { insightsOf } from './insights.ts';
import type { IndividualChartRow } from './store.ts';

/** The columns that lists show. */
export function summaryOf(row: ListedChartRow): ChartSummary {
  return {
    id: row.id,
    name: row.name,
    birthDate: row.birthDate,
    calendar: row.calendar,
    birthTime: row.birthTime,
    birthPlace: row.birthPlace,
    resolvedPlace: row.resolvedPlace,
    timeZone: row.timeZone,
    utcOffsetSeconds: row.utcOffsetSeconds,
    birthUtc: row.birthUtc.toISOString(),
    uncertaintyLevel: row.uncertaintyLevel,
    ...(row.toleranceMinutes === null ? {} : { birthTimeToleranceMinutes: row.toleranceMinutes }),
    chartData: row.chartData,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The stated and resolved fields of a birth that doubts about its clock depend on. */
export type ClockedBirth = Pick<
  IndividualChartRow,
  'birthDate' | 'calendar' | 'birthTime' | 'timeZone' | 'offsetRule' | 'latitude' | 'longitude'
>;

/** Why clock or calendar at a birthplace may have differed from what was assumed. */
export function clockDoubtsOf(birth: ClockedBirth): ClockDoubt[] {
  const { calendar, timeZone: zone, offsetRule, latitude, longitude } = birth;
  const local = localBirth(birth);
  if (!local || !zone) return [];
  const doubts = clockDoubts(local, { zone, latitude, longitude });
  return doubts.filter((doubt) =>
    doubt === 'old_style_calendar'
      ? calendar === 'gregorian'
      : // A stated offset overrides the zone's history and its gaps.
        offsetRule !== 'manual',
  );
}

function provenanceOf(row: IndividualChartRow): Provenance {
  return {
    resolvedPlace: row.resolvedPlace,
    latitude: row.latitude,
    longitude: row.longitude,
    offsetRule: row.offsetRule,
    abbreviation: row.abbreviation,
    fold: row.fold,
    doubts: clockDoubtsOf(row),
    tzVersion: row.tzVersion,
    ephemeris: row.ephemeris,
  };
}

/** A row as the results page needs it. */
export function recordOfRow(row: IndividualChartRow): ChartRecord {
  return {
    ...summaryOf(row),
    quickInsights: row.quickInsights ?? insightsOf(row.chartData),
    designUtc: row.designUtc.toISOString(),
    engineVersion: row.engineVersion,
    provenance: provenanceOf(row),
    ...(row.correctedAt ? { correctedAt: row.correctedAt.toISOString() } : {}),
  };
}
