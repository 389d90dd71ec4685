import type { ChartDetails } from '#shared/contract/chart-details.ts';
import { certaintyOf } from '#shared/engine/certainty/certainty.ts';
import { CHANNEL_BY_ID, CIRCUIT_GROUPS } from '#shared/engine/channels.ts';
import { type Chart, computeChart } from '#shared/engine/chart.ts';
import type { Ephemeris } from '#shared/engine/ephemeris/port.ts';
import { isPentaGate } from '#shared/engine/penta-matrix.ts';
import { QUARTERS } from '#shared/engine/quarter.ts';
import { PENTA_TEXTS } from '#shared/knowledge/penta-texts.data.ts';
import { birthWindow, type DatedBirth } from './certainty.ts';

type TimedDetails = Omit<ChartDetails, 'variables'>;

function quarterOf({ quarter }: Chart): TimedDetails['quarter'] {
  return QUARTERS.find(({ name }) => name === quarter) ?? null;
}

function circuitsOf({ circuitCounts: { groups } }: Chart): TimedDetails['circuits'] {
  const counts = CIRCUIT_GROUPS.map((group) => ({ group, channels: groups[group] }));
  return counts.filter(({ channels }) => channels > 0);
}

function strengthsOf({ pentaChannels }: Chart): TimedDetails['strengths'] {
  return pentaChannels.map((channel) => {
    const gates = CHANNEL_BY_ID[channel].gates.filter((gate) => isPentaGate(gate));
    return { channel, label: gates.map((gate) => PENTA_TEXTS[gate].label).join('–') };
  });
}

function bridgesOf({ bridgingGates, bridgingPairs }: Chart): TimedDetails['bridges'] {
  const gates = [...new Set(bridgingGates.map(({ gate }) => gate))].sort((a, b) => a - b);
  return { gates, pairs: bridgingPairs.map(({ gates: [one, other] }) => [one, other]) };
}

const DETAILS: { readonly [K in keyof TimedDetails]: (chart: Chart) => TimedDetails[K] } = {
  careerType: ({ careerType }) => careerType,
  quarter: quarterOf,
  circuits: circuitsOf,
  strengths: strengthsOf,
  bridges: bridgesOf,
  profitCenters: ({ profitCenters }) => [...profitCenters],
  moneyLines: ({ moneyLines }) => [...moneyLines],
};

/** What all charts have in common; null where they differ. */
function commonOf<T>(charts: readonly Chart[], pick: (chart: Chart) => T): T | null {
  const [first, ...others] = charts.map(pick);
  const expected = JSON.stringify(first);
  return others.every((other) => JSON.stringify(other) === expected) ? (first ?? null) : null;
}

/** Every chart that the person may have: one for each part of the window in which none changes. */
function possibleCharts(row: DatedBirth, ephemeris: Ephemeris): readonly Chart[] {
  const window = birthWindow(row);
  if (window === null) return [computeChart(row.birthUtc.getTime(), ephemeris)];
  const { parts } = certaintyOf(window, ephemeris);
  return parts.map(({ fromUtcMs }) => computeChart(fromUtcMs, ephemeris));
}

/**
 * What practitioners look up in a stored chart beyond its main facts, by today's rules. With an
 * inexact birth time, only what is so over the whole window.
 */
export function chartDetails(row: DatedBirth, ephemeris: Ephemeris): ChartDetails {
  const charts = possibleCharts(row, ephemeris);
  const isExact = birthWindow(row) === null;
  return {
    careerType: commonOf(charts, DETAILS.careerType),
    quarter: commonOf(charts, DETAILS.quarter),
    circuits: commonOf(charts, DETAILS.circuits),
    strengths: commonOf(charts, DETAILS.strengths),
    bridges: commonOf(charts, DETAILS.bridges),
    profitCenters: commonOf(charts, DETAILS.profitCenters),
    moneyLines: commonOf(charts, DETAILS.moneyLines),
    variables: isExact ? charts.flatMap(({ variables }) => [...variables]) : null,
  };
}
