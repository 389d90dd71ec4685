import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { doubtOf } from '#shared/contract/reading-doubt.ts';
import type { Share, SharedChart } from '#shared/contract/sharing.ts';
import { introductionOf } from '#shared/reading/introduction.ts';
import { readingChartOf } from '../reading/reading-chart.ts';
import type { SharedRow, ShareRow } from './store.ts';

export function presentShare({ id, level, showsName, views, ...row }: ShareRow): Share {
  const { createdAt, expiresAt } = row;
  return {
    id,
    level,
    showsName,
    views,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * What everybody with a link sees. Evidence and the hours of doubt stay here: they name gates and
 * times of birth.
 */
function summaryOf(row: SharedRow, certainty: ChartCertainty | null) {
  const chart = readingChartOf(row.chartData);
  const { lead, facts } = introductionOf(chart);
  const isUncertain = (evidence: Parameters<typeof doubtOf>[0]) =>
    doubtOf(evidence, certainty) !== null;
  return {
    name: row.showsName ? row.name : null,
    type: chart.type,
    isTypeUncertain: isUncertain([{ kind: 'type', type: chart.type }]),
    lead,
    facts: facts.map(({ evidence, ...fact }) => ({
      ...fact,
      isUncertain: isUncertain(evidence),
    })),
    definedCenters: [...chart.definedCenters],
    uncertainCenters: (certainty?.centers ?? []).flatMap(({ center, state }) =>
      state.kind === 'varying' ? center : [],
    ),
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** A chart as far as its link shows it. */
export function presentShared(row: SharedRow, certainty: ChartCertainty | null): SharedChart {
  const { level } = row;
  const summary = summaryOf(row, certainty);
  if (level === 'summary') return { level, ...summary };
  const { activations } = row.chartData;
  if (level === 'positions') return { level, ...summary, activations };
  const { birthDate: date, calendar, birthTime: time, uncertaintyLevel } = row;
  const place = row.resolvedPlace ?? row.birthPlace;
  return {
    level,
    ...summary,
    activations,
    birth: { date, calendar, time, place, uncertaintyLevel },
  };
}
