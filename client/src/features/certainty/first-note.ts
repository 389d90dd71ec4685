import { counted } from '#client/lib/counted.ts';
import type { CertainAttribute, ChartCertainty } from '#shared/contract/certainty.ts';
import { isSameReading } from '#shared/contract/same-reading.ts';
import { andList } from '#shared/domain/english.ts';
import { GATES } from '#shared/engine/gates.ts';
import { asGate, type GateNumber } from '#shared/engine/wheel.ts';
import { clockTexts, shareParts, windowWords } from './clock-labels.ts';
import type { DayScale } from './day-scale.ts';

/** A stretch of birth times of one type. */
type TypeInterval = Extract<CertainAttribute, { kind: 'varying' }>['intervals'][number];

/** What a first screen says of an uncertain birth time: words, and gates to show in the graph. */
export type FirstNote = readonly (string | GateNumber)[];

const ALL_CERTAIN = 'All of this is certain';

/** Whether type, authority, and profile are the same at every possible time. */
export function isFirstScreenCertain({ type, authority, profile }: ChartCertainty): boolean {
  return [type, authority, profile].every(({ kind }) => kind === 'stable');
}

/** The gates that depend on the birth time. */
export function openGates({ gates }: ChartCertainty): ChartCertainty['gates'] {
  return gates.filter(({ presence }) => presence === 'possible');
}

/** When a gate is there: "after 5:07 AM"; null for more stretches than a clause bears. */
export function gateTimes(
  { spans: [span, ...more] }: ChartCertainty['gates'][number],
  scale: DayScale,
): string | null {
  if (!span || more.length > 0) return null;
  const [fromMs, toMs] = [Date.parse(span.from), Date.parse(span.to)];
  const [from, to] = clockTexts(scale, [fromMs, toMs]);
  if (fromMs <= scale.startMs) return `before ${to}`;
  return toMs >= scale.endMs ? `after ${from}` : `between ${from} and ${to}`;
}

/** "All of this is certain except one center and one gate." */
function countedDetails({ definition, centers }: ChartCertainty, gates: number): FirstNote {
  const openCenters = centers.filter(({ state }) => state.kind === 'varying').length;
  const all = [
    ...(definition.kind === 'varying' ? ['your definition'] : []),
    ...(openCenters > 0 ? [counted(openCenters, 'center')] : []),
    ...(gates > 0 ? [counted(gates, 'gate')] : []),
  ];
  const words = all.length > 0 ? andList(all) : 'a detail';
  return [`${ALL_CERTAIN} except ${words}.`];
}

/** "All of this is certain except gate 9 (focus), yours if born after 5:07 AM." */
function detailsOf(certainty: ChartCertainty, scale: DayScale): FirstNote {
  const varying = openGates(certainty);
  const [first, second, ...more] = varying.flatMap(({ gate }) => asGate(gate) ?? []);
  const isGatesOnly =
    certainty.definition.kind === 'stable' &&
    certainty.centers.every(({ state }) => state.kind === 'stable');
  if (!isGatesOnly || first === undefined || more.length > 0) {
    return countedDetails(certainty, varying.length);
  }
  const start = `${ALL_CERTAIN} except `;
  if (second !== undefined) {
    return [start, first, ` ${meaningOf(first)} and `, second, ` ${meaningOf(second)}.`];
  }
  const times = varying[0] ? gateTimes(varying[0], scale) : null;
  const end = times ? `, yours if born ${times}.` : '.';
  return [start, first, ` ${meaningOf(first)}${end}`];
}

/** What a gate is about, in its name's words: "(focus)". */
function meaningOf(gate: GateNumber): string {
  return `(${GATES[gate].name.toLowerCase()})`;
}

/**
 * The type that is less likely: "Manifesting Generator before 6:42 AM (7 of 24 hours)"; of a type that
 * changes more than once, all, the likeliest first. Nothing where the type is certain.
 */
function typeWords(type: CertainAttribute, scale: DayScale): string | null {
  if (type.kind === 'stable') return null;
  const [early, late, ...more] = type.intervals;
  if (!early || !late || more.length > 0) return allTypes(type.intervals, scale);
  const [border] = clockTexts(scale, [Date.parse(late.from)]);
  const { unit, parts } = shareParts(scale, [lengthOf(early), lengthOf(late)]);
  return lengthOf(late) >= lengthOf(early)
    ? `${early.value} before ${border} (${parts[0]}${unit})`
    : `${late.value} after ${border} (${parts[1]}${unit})`;
}

/** "Projector: 10 of 24 hours, Manifestor: 9, Generator: 5" */
function allTypes(intervals: readonly TypeInterval[], scale: DayScale): string {
  const lengths = new Map<string, number>();
  for (const interval of intervals) {
    lengths.set(interval.value, (lengths.get(interval.value) ?? 0) + lengthOf(interval));
  }
  const sorted = [...lengths].toSorted(([, a], [, b]) => b - a);
  const { unit, parts } = shareParts(
    scale,
    sorted.map(([, length]) => length),
  );
  return sorted.map(([name], at) => `${name}: ${parts[at]}${at === 0 ? unit : ''}`).join(', ');
}

function lengthOf({ from, to }: { readonly from: string; readonly to: string }): number {
  return Date.parse(to) - Date.parse(from);
}

/**
 * The good news of an uncertain birth time first: what it leaves as it is, and in few words what it doesn’t.
 * Nothing where the type alone is certain: the headline's line says so.
 */
export function firstNote(certainty: ChartCertainty, scale: DayScale): FirstNote {
  if (!isFirstScreenCertain(certainty)) {
    const words = typeWords(certainty.type, scale);
    return words === null ? [] : [words];
  }
  if (isSameReading(certainty)) return [`${ALL_CERTAIN} for any time ${windowWords(scale)}.`];
  return detailsOf(certainty, scale);
}
