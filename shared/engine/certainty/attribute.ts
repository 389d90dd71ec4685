import { entryAt } from '../lookup.ts';
import type { TimeSpan } from './parts.ts';

/** What a chart has in a span of birth instants. */
export interface Interval<V> extends TimeSpan {
  readonly value: V;
}

/** The part of the window, above 0 and below 1, in which an attribute has a value. */
export interface Share<V> {
  readonly value: V;
  readonly share: number;
}

/** An attribute of the chart over a window: the same throughout, or one value after another. */
export type Attribute<V> =
  | { readonly kind: 'stable'; readonly value: V }
  | {
      readonly kind: 'varying';
      /** In order of time; they tile the window and neighbors differ. */
      readonly intervals: readonly Interval<V>[];
      /** Each value once, the most likely first; together 1. */
      readonly shares: readonly Share<V>[];
    };

/** Whether a gate is active in every part of the window, in some, or in none. */
export type GatePresence = 'sure' | 'possible' | 'never';

export interface GateCertainty {
  readonly presence: GatePresence;
  /** The part of the window in which the gate is active, 0 to 1. */
  readonly share: number;
  /** When it is active, in order of time. */
  readonly spans: readonly TimeSpan[];
}

function lengthOf({ fromUtcMs, toUtcMs }: TimeSpan): number {
  return toUtcMs - fromUtcMs;
}

/** From the start of the first span to the end of the last. */
function wholeOf(spans: readonly TimeSpan[]): TimeSpan {
  const { fromUtcMs } = entryAt(spans, 0);
  return { fromUtcMs, toUtcMs: entryAt(spans, spans.length - 1).toUtcMs };
}

/** Reads a value off each span; neighbors of one value become one interval. */
function intervalsOf<S extends TimeSpan, V extends string | boolean>(
  spans: readonly S[],
  read: (span: S) => V,
): readonly Interval<V>[] {
  const intervals: Interval<V>[] = [];
  const first = entryAt(spans, 0);
  let { fromUtcMs, toUtcMs } = first;
  let value = read(first);
  for (const span of spans) {
    const next = read(span);
    if (next !== value) {
      intervals.push({ value, fromUtcMs, toUtcMs });
      fromUtcMs = span.fromUtcMs;
      value = next;
    }
    toUtcMs = span.toUtcMs;
  }
  intervals.push({ value, fromUtcMs, toUtcMs });
  return intervals;
}

function sharesOf<V>(intervals: readonly Interval<V>[], windowMs: number): readonly Share<V>[] {
  const lengths = new Map<V, number>();
  for (const interval of intervals) {
    lengths.set(interval.value, (lengths.get(interval.value) ?? 0) + lengthOf(interval));
  }
  return [...lengths]
    .map(([value, length]) => ({ value, share: length / windowMs }))
    .sort((a, b) => b.share - a.share);
}

/**
 * What a value read off each span does over the window.
 * @param spans what tiles the window, in order of time; at least one
 */
export function attributeOf<S extends TimeSpan, V extends string | boolean>(
  spans: readonly S[],
  read: (span: S) => V,
): Attribute<V> {
  const intervals = intervalsOf(spans, read);
  if (intervals.length === 1) return { kind: 'stable', value: entryAt(intervals, 0).value };
  return { kind: 'varying', intervals, shares: sharesOf(intervals, lengthOf(wholeOf(spans))) };
}

/** When a gate is active; spans as for `attributeOf`. */
export function gateCertaintyOf<S extends TimeSpan>(
  spans: readonly S[],
  isActive: (span: S) => boolean,
): GateCertainty {
  const intervals = intervalsOf(spans, isActive);
  const active = intervals
    .filter(({ value }) => value)
    .map(({ fromUtcMs, toUtcMs }) => ({ fromUtcMs, toUtcMs }));
  const share = active.reduce((sum, span) => sum + lengthOf(span), 0) / lengthOf(wholeOf(spans));
  if (active.length === 0) return { presence: 'never', share, spans: active };
  return { presence: intervals.length === 1 ? 'sure' : 'possible', share, spans: active };
}
