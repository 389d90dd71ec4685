import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { positionText } from '#shared/domain/chart-text.ts';
import { BODY_IDS, SIDES } from '#shared/engine/bodies.ts';
import { type Chart, computeChart } from '#shared/engine/chart.ts';
import type { Ephemeris } from '#shared/engine/ephemeris/port.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { type Return, type ReturnKind, returnsBetween } from '#shared/engine/transits/returns.ts';
import { endAfter } from './moment.ts';
import { skyOver } from './sky-source.ts';
import { useLater } from './use-later.ts';

const MS_PER_DAY = 86_400_000;
const MS_PER_YEAR = 365.25 * MS_PER_DAY;
const LIFETIME_MS = 100 * MS_PER_YEAR;
const SLOW: readonly ReturnKind[] = ['saturn', 'uranus_opposition', 'nodal'];

/** Of the quick ones, those that are listed: the latest past one and the next. */
const QUICK = [
  { kind: 'solar', beforeMs: 370 * MS_PER_DAY, afterMs: 3 * MS_PER_YEAR },
  { kind: 'lunar', beforeMs: 28 * MS_PER_DAY, afterMs: 90 * MS_PER_DAY },
] as const;

/** Solar and lunar returns around now, and the slow ones of a lifetime. */
function returnsAround(sky: Ephemeris, birthMs: number, nowMs: number): readonly Return[] {
  const quick = QUICK.flatMap(({ kind, beforeMs, afterMs }) => {
    const fromMs = Math.max(birthMs, nowMs - beforeMs);
    return returnsBetween(sky, birthMs, fromMs, Math.max(fromMs, endAfter(nowMs, afterMs)), [kind]);
  });
  return [...quick, ...returnsBetween(sky, birthMs, birthMs, endAfter(birthMs, LIFETIME_MS), SLOW)];
}

/** A person's returns; null until they are found. */
export function useReturns(birthMs: number, nowMs: number) {
  const query = useQuery(
    skyOver(birthMs, Math.max(endAfter(birthMs, LIFETIME_MS), endAfter(nowMs, 3 * MS_PER_YEAR))),
  );
  const sky = query.data;
  const find = useMemo(
    () => (sky ? () => returnsAround(sky, birthMs, nowMs) : null),
    [sky, birthMs, nowMs],
  );
  return { query, sky: sky ?? null, returns: useLater(find) };
}

/** The chart of a moment, and its 26 positions as a figure draws them. */
export function momentChart(sky: Ephemeris, utcMs: number) {
  const chart: Chart = computeChart(utcMs, sky);
  const activations = recordOf(SIDES, (side) =>
    recordOf(BODY_IDS, (body) => positionText(chart.activations[side][body])),
  );
  return { chart, activations };
}
