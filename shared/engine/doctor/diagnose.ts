import type { Ephemeris } from '../ephemeris/port.ts';
import { POSITIONS, type Position } from '../positions.ts';
import type { DiagnosedBirth } from './birth-times.ts';
import { CAUSE_KINDS, type Cause, type CauseKind } from './cause.ts';
import { type Conflict, conflictsIn, distinctValues, type GivenValue } from './given-value.ts';
import { type Hypothesis, hypothesesOf, linesAt } from './hypotheses.ts';
import { type ShownChart, type ShownLines, shownChart, showsValue } from './shown-chart.ts';

/** Fewer values fit nearly everything. */
export const VALUES_MIN = 3;
/** From this many values on, one may be mistyped. */
const VALUES_FOR_A_SLIP = 6;
/** How often a value is mistyped, and then one of some 300 others. */
const SLIP = 0.01 / 300;
/** A cause is named when it is at least this likely. */
export const SURE_ENOUGH = 0.97;
const NEARLY_CERTAIN = 0.995;
const OPEN_CAUSES_MAX = 3;
const ASKED_MAX = 3;
/** Below this a cause is not worth telling apart. */
const NEGLIGIBLE = 0.01;
/**
 * How common a kind is in practice. It decides what is named first of causes that fit alike, never
 * whether an answer is given: a rare cause is as true as a common one.
 */
const FREQUENCY: Readonly<Record<CauseKind, number>> = {
  daylight_saving: 5,
  time_zone: 10,
  local_mean_time: 1,
  clock_half: 4,
  time_rounded: 4,
  time_assumed: 3,
  time_typed: 6,
  date_swapped: 4,
  date_calendar: 1,
  namesake: 3,
  mean_node: 4,
  sidereal: 3,
  heliocentric: 1,
  design_offset: 2,
};

/** What explains the values. */
export interface Finding {
  /** The likeliest first. More than one: they give the same chart, and nothing tells them apart. */
  readonly causes: readonly Cause[];
  /** Set when several charts of one cause fit: the cause is known, the chart is the likeliest. */
  readonly isChartOpen: boolean;
  readonly chart: ShownChart;
  /** 0 to 1, among the causes we know. */
  readonly likelihood: number;
  readonly sureness: 'certain' | 'likely';
  /** Values that the chart doesn't show: mistyped, if the finding is right. */
  readonly misfits: readonly GivenValue[];
}

export type Diagnosis =
  | { readonly kind: 'too_few'; readonly missing: number }
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] }
  /** Our own chart shows the values, but for at most one that may be mistyped. */
  | { readonly kind: 'same'; readonly misfits: readonly GivenValue[] }
  | { readonly kind: 'found'; readonly finding: Finding }
  /** Several causes fit; the positions asked for would tell them apart best. */
  | {
      readonly kind: 'open';
      readonly causes: readonly Cause[];
      readonly ask: readonly Position[];
    }
  /** No known cause gives these values. */
  | { readonly kind: 'unknown' };

/** Causes with one and the same chart. */
interface Group {
  readonly lines: ShownLines;
  readonly members: readonly Weighed[];
  readonly share: number;
}

interface Weighed {
  readonly hypothesis: Hypothesis;
  readonly share: number;
}

function misfitsOf(lines: ShownLines, values: readonly GivenValue[]): readonly GivenValue[] {
  return values.filter((value) => !showsValue(lines, value));
}

/** Each kind weighs alike, whatever the number of its charts. */
function kindTotals(hypotheses: readonly Hypothesis[]): ReadonlyMap<CauseKind, number> {
  const totals = new Map<CauseKind, number>();
  for (const { cause, weight } of hypotheses) {
    totals.set(cause.kind, (totals.get(cause.kind) ?? 0) + weight);
  }
  return totals;
}

/** The causes that fit, with their shares of all that is likely. */
function weigh(
  hypotheses: readonly Hypothesis[],
  values: readonly GivenValue[],
): readonly Weighed[] {
  const totals = kindTotals(hypotheses);
  const slips = values.length >= VALUES_FOR_A_SLIP ? 1 : 0;
  const fitting = hypotheses.flatMap((hypothesis) => {
    const misses = misfitsOf(hypothesis.lines, values).length;
    if (misses > slips) return [];
    const { cause, weight } = hypothesis;
    return [{ hypothesis, share: (weight / (totals.get(cause.kind) ?? weight)) * SLIP ** misses }];
  });
  const all = fitting.reduce((sum, { share }) => sum + share, 0);
  return fitting.map(({ hypothesis, share }) => ({ hypothesis, share: share / all }));
}

const sumOf = (members: readonly Weighed[]) => members.reduce((sum, { share }) => sum + share, 0);

function groupsOf(weighed: readonly Weighed[]): readonly Group[] {
  const byLines = new Map<string, Weighed[]>();
  for (const one of weighed) {
    const key = one.hypothesis.lines.join();
    byLines.set(key, [...(byLines.get(key) ?? []), one]);
  }
  return [...byLines.values()]
    .flatMap((members) => {
      const [first] = members;
      return first ? [{ lines: first.hypothesis.lines, members, share: sumOf(members) }] : [];
    })
    .sort((a, b) => b.share - a.share);
}

/** One cause of each kind, its likeliest; the most common first. */
function causesOf(members: readonly Weighed[]): readonly Cause[] {
  const best = new Map<CauseKind, Weighed>();
  for (const one of members) {
    const { kind } = one.hypothesis.cause;
    if (one.share > (best.get(kind)?.share ?? 0)) best.set(kind, one);
  }
  const frequencyOf = ({ hypothesis, share }: Weighed) => share * FREQUENCY[hypothesis.cause.kind];
  return [...best.values()]
    .sort((a, b) => frequencyOf(b) - frequencyOf(a))
    .map(({ hypothesis }) => hypothesis.cause);
}

function findingOf(
  { lines, members }: Group,
  share: number,
  isChartOpen: boolean,
  values: readonly GivenValue[],
): Finding {
  const causes = causesOf(members);
  return {
    causes: isChartOpen ? causes.slice(0, 1) : causes,
    isChartOpen,
    chart: shownChart(lines),
    likelihood: share,
    sureness: share >= NEARLY_CERTAIN ? 'certain' : 'likely',
    misfits: misfitsOf(lines, values),
  };
}

/** One chart, or one cause with several charts, that leaves little room for others. */
function findIn(
  weighed: readonly Weighed[],
  groups: readonly Group[],
  values: readonly GivenValue[],
): Finding | null {
  const [top] = groups;
  if (!top) return null;
  if (top.share >= SURE_ENOUGH) return findingOf(top, top.share, false, values);
  for (const kind of CAUSE_KINDS) {
    const own = weighed.filter(({ hypothesis }) => hypothesis.cause.kind === kind);
    const share = sumOf(own);
    const [group] = groupsOf(own);
    if (share >= SURE_ENOUGH && group) return findingOf(group, share, true, values);
  }
  return null;
}

/** How unequal the groups are in a position: the chance that two of them differ there. */
function differenceAt(groups: readonly Group[], index: number): number {
  const shares = new Map<number, number>();
  for (const { lines, share } of groups) {
    const line = lines[index] ?? -1;
    shares.set(line, (shares.get(line) ?? 0) + share);
  }
  return 1 - [...shares.values()].reduce((sum, share) => sum + share * share, 0);
}

/** The positions that tell the groups apart best; those opposite each other say the same. */
function telling(groups: readonly Group[], values: readonly GivenValue[]): readonly Position[] {
  const isGiven = ({ side, body }: Position) =>
    values.some((value) => value.kind === 'position' && value.side === side && value.body === body);
  return POSITIONS.map((position, index) => ({ position, gain: differenceAt(groups, index) }))
    .filter(
      ({ position, gain }) =>
        gain > NEGLIGIBLE &&
        position.body !== 'earth' &&
        position.body !== 'south_node' &&
        !isGiven(position),
    )
    .sort((a, b) => b.gain - a.gain)
    .slice(0, ASKED_MAX)
    .map(({ position }) => position);
}

function diagnoseValues(
  own: ShownLines,
  hypotheses: readonly Hypothesis[],
  values: readonly GivenValue[],
): Diagnosis {
  const ownMisfits = misfitsOf(own, values);
  if (ownMisfits.length === 0) return { kind: 'same', misfits: [] };
  const signature = own.join();
  const others = hypotheses.filter(({ lines }) => lines.join() !== signature);
  const weighed = weigh(others, values);
  const groups = groupsOf(weighed);
  const [best] = groups;
  const bestFitsAll = best !== undefined && misfitsOf(best.lines, values).length === 0;
  if (!bestFitsAll && ownMisfits.length === 1 && values.length >= VALUES_FOR_A_SLIP) {
    return { kind: 'same', misfits: ownMisfits };
  }
  if (!best) return { kind: 'unknown' };
  const finding = findIn(weighed, groups, values);
  if (finding) return { kind: 'found', finding };
  return {
    kind: 'open',
    causes: causesOf(weighed).slice(0, OPEN_CAUSES_MAX),
    ask: telling(groups, values),
  };
}

/**
 * Searches the known causes for the one that explains what another site shows. Pure and
 * deterministic; some 400 charts are computed.
 * @throws EphemerisRangeError when the birth lies outside the ephemeris
 */
export function diagnose(
  birth: DiagnosedBirth,
  given: readonly GivenValue[],
  ephemeris: Ephemeris,
): Diagnosis {
  const values = distinctValues(given);
  const conflicts = conflictsIn(values);
  if (conflicts.length > 0) return { kind: 'conflict', conflicts };
  if (values.length < VALUES_MIN) return { kind: 'too_few', missing: VALUES_MIN - values.length };
  return diagnoseValues(linesAt(birth.utcMs, ephemeris), hypothesesOf(birth, ephemeris), values);
}
