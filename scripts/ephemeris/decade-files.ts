import { at } from '#shared/engine/ephemeris/packed-at.ts';
import {
  GRID_FIRST_DAY,
  PACK_BODY_IDS,
  PACK_DECADES,
  PACK_LEAD_DAYS,
  type QuantaTable,
} from '#shared/engine/ephemeris/packed-format.ts';
import { EPHEMERIS_LAST_MS } from '#shared/engine/ephemeris/port.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import type { Fit } from './fit.ts';
import { encodePack } from './pack-writer.ts';

const MS_PER_DAY = 86_400_000;
const J2000_MS = Date.UTC(2000, 0, 1, 12);
/** Margin for TT - UT, which stays below two minutes. */
const MARGIN_DAYS = 1;

/** Days TT since J2000 that a file has to cover. */
export interface DecadeWindow {
  readonly decade: number;
  readonly firstDay: number;
  readonly lastDay: number;
}

function dayOf(utcMs: number): number {
  return (utcMs - J2000_MS) / MS_PER_DAY;
}

/** The windows of all files: each decade with the days before it. */
export function decadeWindows(): DecadeWindow[] {
  return PACK_DECADES.map((decade) => {
    const first = dayOf(Date.UTC(decade, 0, 1)) - PACK_LEAD_DAYS - MARGIN_DAYS;
    const last = dayOf(Math.min(Date.UTC(decade + 10, 0, 1), EPHEMERIS_LAST_MS)) + MARGIN_DAYS;
    // The first file also covers the weeks before its lead, back to the start of the grid.
    const firstDay = decade === PACK_DECADES[0] ? GRID_FIRST_DAY : first;
    return { decade, firstDay, lastDay: last };
  });
}

function cut(fit: Fit, window: DecadeWindow): QuantaTable {
  const { segmentDays, degree, quantaPerTurn } = fit.header;
  const row = degree + 1;
  const firstSegment = Math.floor((window.firstDay - GRID_FIRST_DAY) / segmentDays);
  const end = Math.ceil((window.lastDay - GRID_FIRST_DAY) / segmentDays);
  const quanta = fit.quanta.slice(firstSegment * row, end * row);
  let start = 0;
  for (let k = 0; k < row; k++) start += k % 2 === 0 ? at(quanta, k) : -at(quanta, k);
  const startQuanta = start - Math.floor(start / quantaPerTurn) * quantaPerTurn;
  return {
    header: { ...fit.header, firstSegment, segmentCount: end - firstSegment, startQuanta },
    quanta,
  };
}

/** The bytes of one decade's file: every segment that touches its window. */
export function encodeDecade(fits: readonly Fit[], window: DecadeWindow): Uint8Array {
  return encodePack(
    recordOf(PACK_BODY_IDS, (id) => {
      const fit = fits.find((candidate) => candidate.id === id);
      if (fit === undefined) throw new Error(`${id} was not fitted`);
      return cut(fit, window);
    }),
  );
}
