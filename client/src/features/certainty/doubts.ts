import { spanWords } from '#client/lib/span-words.ts';
import type { CertainAttribute, ChartCertainty } from '#shared/contract/certainty.ts';
import { BODY_IDS, type PerPosition, SIDES } from '#shared/engine/bodies.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_IDS, type ChannelId } from '#shared/engine/channels.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { asGate, type GateNumber } from '#shared/engine/wheel.ts';
import { clockTexts, shareWords } from './clock-labels.ts';
import type { DayScale } from './day-scale.ts';
import { valueAt } from './ribbon.ts';

/** The facts of a chart that may depend on the birth time. */
export const DOUBTED_FACTS = [
  'type',
  'strategy',
  'authority',
  'profile',
  'definition',
  'definedCenters',
  'incarnationCross',
] as const;
type DoubtedFact = (typeof DOUBTED_FACTS)[number];

/**
 * What depends on the birth time, each with when it is as in the chart of one instant: "until
 * 7:20 AM", by the clock at the birthplace. What is certain is null, or missing.
 */
export interface ChartDoubts {
  readonly facts: Readonly<Record<DoubtedFact, string | null>>;
  readonly positions: PerPosition<string | null>;
  /** The values that each has at the other birth times: "55.4". */
  readonly otherwise: PerPosition<readonly string[]>;
  /** The birth time is one of a few hours or minutes, not of a day. */
  readonly isPartOfDay: boolean;
  readonly gates: ReadonlyMap<GateNumber, string>;
  /** Filled at some times and not at others. */
  readonly channels: ReadonlyMap<ChannelId, string>;
  readonly centers: ReadonlyMap<CenterId, string>;
}

/** In spring, where the clock leaps by an hour, and then by another. */
const SHORTEST_DAY_MS = 22 * 3_600_000;

interface Course {
  readonly value: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Neighbors of one value become one. */
function merged(courses: readonly Course[]): Course[] {
  const all: Course[] = [];
  for (const course of courses) {
    const last = all.at(-1);
    if (last?.value === course.value) all.splice(-1, 1, { ...last, toMs: course.toMs });
    else all.push(course);
  }
  return all;
}

function courseOf(attribute: CertainAttribute, read = (value: string) => value): Course[] {
  if (attribute.kind === 'stable') return [];
  return merged(
    attribute.intervals.map(({ value, from, to }) => ({
      value: read(value),
      fromMs: Date.parse(from),
      toMs: Date.parse(to),
    })),
  );
}

/** When a course has the value that it has at an instant; null when it never has another. */
function whenWords(scale: DayScale, atMs: number, course: readonly Course[]): string | null {
  if (course.length < 2) return null;
  const now = course.find(({ toMs }) => atMs < toMs) ?? course.at(-1);
  const held = course.filter(({ value }) => value === now?.value);
  const textAt = (utcMs: number, end: number) =>
    utcMs === end ? null : (clockTexts(scale, [utcMs])[0] ?? null);
  const spans = held.map(({ fromMs, toMs }) => ({
    from: textAt(fromMs, scale.startMs),
    to: textAt(toMs, scale.endMs),
  }));
  const lengthMs = held.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
  return spanWords(spans) ?? `for ${shareWords(scale, lengthMs)}`;
}

/** What a course is at the other times. */
function otherValues(atMs: number, course: readonly Course[]): string[] {
  const now = course.find(({ toMs }) => atMs < toMs) ?? course.at(-1);
  const values = new Set(course.map(({ value }) => value));
  return [...values].filter((value) => value !== now?.value);
}

/** All centers as one: which of them are defined. */
function centersCourse({ centers }: ChartCertainty, { startMs, endMs }: DayScale): Course[] {
  const edges = centers.flatMap(({ state }) => courseOf(state).map(({ fromMs }) => fromMs));
  const starts = [...new Set([startMs, ...edges])].sort((a, b) => a - b);
  return merged(
    starts.map((fromMs, index) => ({
      value: centers.map(({ state }) => valueAt(state, fromMs)).join(),
      fromMs,
      toMs: starts[index + 1] ?? endMs,
    })),
  );
}

function gateCourse(
  { spans }: ChartCertainty['gates'][number],
  { startMs, endMs }: DayScale,
): Course[] {
  const edges = spans.flatMap(({ from, to }) => [Date.parse(from), Date.parse(to)]);
  const starts = [startMs, ...edges];
  return starts
    .map((fromMs, index) => ({
      value: index % 2 === 1 ? 'active' : 'inactive',
      fromMs,
      toMs: starts[index + 1] ?? endMs,
    }))
    .filter(({ fromMs, toMs }) => fromMs < toMs);
}

/** The entries that are in doubt, with their words. */
function mapped<Key>(entries: readonly (readonly [Key, string | null])[]): Map<Key, string> {
  return new Map(
    entries.flatMap(([key, words]) => (words === null ? [] : [[key, words] as const])),
  );
}

/**
 * The parts of an instant's chart that depend on the birth time.
 *
 * @param atMs instant of the window, UTC in milliseconds; by default that of the stored chart
 */
export function doubtsOf(
  certainty: ChartCertainty,
  scale: DayScale,
  atMs = scale.drawnMs,
): ChartDoubts {
  const when = (course: readonly Course[]) => whenWords(scale, atMs, course);
  const perPosition = <Told>(tell: (course: readonly Course[]) => Told) =>
    recordOf(SIDES, (side) =>
      recordOf(BODY_IDS, (body) => {
        const own = certainty.positions.find((each) => each.side === side && each.body === body);
        return tell(own ? courseOf(own.value) : []);
      }),
    );
  return {
    facts: recordOf(DOUBTED_FACTS, (id) =>
      when(id === 'definedCenters' ? centersCourse(certainty, scale) : courseOf(certainty[id])),
    ),
    positions: perPosition((course) => when(course)),
    otherwise: perPosition((course) => otherValues(atMs, course)),
    isPartOfDay: scale.endMs - scale.startMs < SHORTEST_DAY_MS,
    gates: mapped(
      certainty.gates.flatMap((gate) => {
        const number = asGate(gate.gate);
        if (number === null || gate.presence !== 'possible') return [];
        return [[number, when(gateCourse(gate, scale))] as const];
      }),
    ),
    channels: mapped(
      CHANNEL_IDS.map((id) => {
        const state = certainty.channels.find(({ channel }) => channel === id)?.state;
        const isFilled = (value: string) => (value === 'filled' ? 'filled' : 'open');
        return [id, state ? when(courseOf(state, isFilled)) : null] as const;
      }),
    ),
    centers: mapped(
      certainty.centers.map(({ center, state }) => [center, when(courseOf(state))] as const),
    ),
  };
}
