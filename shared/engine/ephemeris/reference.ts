import { BODY_IDS, OBSERVED_BODY_IDS, type Side } from '../bodies.ts';
import type { Chart } from '../chart.ts';
import { entryAt, recordOf } from '../lookup.ts';
import type { Longitudes } from './port.ts';

/** A chart's positions as another ephemeris gives them, to measure ours against. */
export interface ReferenceChart {
  readonly birthUtcMs: number;
  readonly designUtcMs: number;
  readonly longitudes: Readonly<Record<Side, Longitudes>>;
  /** "gate.line" of the 13 bodies in chart order, separated by spaces. */
  readonly gateLines: Readonly<Record<Side, string>>;
}

/** A row of `truth/positions.json`: instants, then longitudes (in the order of `OBSERVED_BODY_IDS`) and "gate.line" texts by side. */
type ReferenceRow = readonly [string, string, readonly number[], string, readonly number[], string];

function longitudesOf(values: readonly number[]): Longitudes {
  return recordOf(OBSERVED_BODY_IDS, (id) => entryAt(values, OBSERVED_BODY_IDS.indexOf(id)));
}

/** Reads the text of `truth/positions.json`. */
export function readReferenceCharts(json: string): ReferenceChart[] {
  // Our own file, checked in with the code that reads it.
  const { rows } = JSON.parse(json) as { rows: readonly ReferenceRow[] };
  return rows.map(([utc, designUtc, personality, personalityGates, design, designGates]) => ({
    birthUtcMs: Date.parse(utc),
    designUtcMs: Date.parse(designUtc),
    longitudes: { personality: longitudesOf(personality), design: longitudesOf(design) },
    gateLines: { personality: personalityGates, design: designGates },
  }));
}

/** "gate.line" of a side's 13 bodies in chart order, separated by spaces. */
export function gateLinesOf(chart: Pick<Chart, 'activations'>, side: Side): string {
  return BODY_IDS.map((id) => {
    const { gate, line } = chart.activations[side][id];
    return `${gate}.${line}`;
  }).join(' ');
}

/** True when any of the 26 gates or lines differs. */
export function differsFrom(chart: Chart, reference: ReferenceChart): boolean {
  return (
    gateLinesOf(chart, 'personality') !== reference.gateLines.personality ||
    gateLinesOf(chart, 'design') !== reference.gateLines.design
  );
}
