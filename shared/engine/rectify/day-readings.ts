import type { TimeSpan } from '../certainty/parts.ts';

/** A fact of the chart over the window: spans in order of time that tile it, neighbors different. */
export interface FactTrack {
  readonly id: string;
  readonly spans: readonly (TimeSpan & { readonly value: string })[];
}

/** One combination of all facts, with the times that give it. */
export interface DayReading {
  /** By the track's id. */
  readonly values: Readonly<Record<string, string>>;
  /** In order of time; UTC in milliseconds since 1970. */
  readonly spans: readonly TimeSpan[];
  /** Part of the window, 0 to 1; all of them add up to 1. */
  readonly share: number;
}

const lengthOf = ({ fromUtcMs, toUtcMs }: TimeSpan) => toUtcMs - fromUtcMs;

function valueAt({ spans }: FactTrack, utcMs: number): string {
  const span = spans.find(({ fromUtcMs, toUtcMs }) => utcMs >= fromUtcMs && utcMs < toUtcMs);
  if (!span) throw new RangeError('A track tiles its window');
  return span.value;
}

/**
 * The different readings that a window of birth times has, the longest first.
 * @throws RangeError for a track that doesn't tile the window
 */
export function dayReadings(window: TimeSpan, tracks: readonly FactTrack[]): DayReading[] {
  const starts = tracks.flatMap(({ spans }) => spans.map(({ fromUtcMs }) => fromUtcMs));
  const edges = [...new Set([window.fromUtcMs, ...starts])].sort((a, b) => a - b);
  const readings = new Map<string, { values: Record<string, string>; spans: TimeSpan[] }>();
  edges.forEach((fromUtcMs, index) => {
    const span = { fromUtcMs, toUtcMs: edges[index + 1] ?? window.toUtcMs };
    const values = Object.fromEntries(tracks.map((one) => [one.id, valueAt(one, fromUtcMs)]));
    const key = JSON.stringify(values);
    const known = readings.get(key);
    if (known) known.spans.push(span);
    else readings.set(key, { values, spans: [span] });
  });
  const whole = lengthOf(window);
  return [...readings.values()]
    .map(({ values, spans }) => ({
      values,
      spans,
      share: spans.reduce((sum, span) => sum + lengthOf(span), 0) / whole,
    }))
    .sort((a, b) => b.share - a.share);
}
