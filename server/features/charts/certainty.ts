import type { CertainAttribute, ChartCertainty, Moment } from '#shared/contract/certainty.ts';
import { birthDateText, parseBirthDate, UNKNOWN_TIME } from '#shared/domain/birth.ts';
import { BODY_IDS, SIDES } from '#shared/engine/bodies.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import type { Attribute, GateCertainty } from '#shared/engine/certainty/attribute.ts';
import { type Certainty, certaintyOf } from '#shared/engine/certainty/certainty.ts';
import { type BirthWindow, windowAround } from '#shared/engine/certainty/window.ts';
import { CHANNEL_IDS } from '#shared/engine/channels.ts';
import type { Ephemeris } from '#shared/engine/ephemeris/port.ts';
import { PENTA_GATES } from '#shared/engine/penta-matrix.ts';
import { localDayBounds, offsetAt } from '#shared/engine/time/civil.ts';
import { GATE_NUMBERS, type GateNumber } from '#shared/engine/wheel.ts';
import type { IndividualChartRow } from './store.ts';

const DAY_MS = 86_400_000;

/** The fields of a stored birth that determine when the person may have been born. */
export type DatedBirth = Pick<
  IndividualChartRow,
  | 'birthDate'
  | 'calendar'
  | 'birthTime'
  | 'uncertaintyLevel'
  | 'toleranceMinutes'
  | 'timeZone'
  | 'utcOffsetSeconds'
  | 'offsetRule'
  | 'longitude'
  | 'birthUtc'
>;

type Basis = Pick<ChartCertainty, 'basis' | 'toleranceMinutes'>;

function basisOf(row: DatedBirth): Basis {
  const minutes = row.toleranceMinutes ?? 0;
  if (row.birthTime !== UNKNOWN_TIME && minutes > 0) {
    return { basis: 'tolerance', toleranceMinutes: minutes };
  }
  // "Not exact" without a tolerance covers the whole day.
  return { basis: row.uncertaintyLevel === 'high' ? 'unknown' : 'exact', toleranceMinutes: null };
}

/** The local calendar day; with a stated offset, the 24 hours of that clock. */
function dayOf(row: DatedBirth): BirthWindow {
  const date = parseBirthDate(row.birthDate, row.calendar);
  if (date && row.timeZone && row.offsetRule !== 'manual') {
    const day = localDayBounds(date, row.timeZone, row.longitude ?? undefined);
    if (day.kind === 'day') return { startUtcMs: day.startUtcMs, endUtcMs: day.endUtcMs };
  }
  const day = date ? birthDateText(date) : row.birthDate;
  const startUtcMs = Date.parse(`${day}T00:00:00Z`) - row.utcOffsetSeconds * 1000;
  return { startUtcMs, endUtcMs: startUtcMs + DAY_MS };
}

function windowOf(row: DatedBirth, { basis, toleranceMinutes }: Basis): BirthWindow {
  return basis === 'unknown'
    ? dayOf(row)
    : windowAround(row.birthUtc.getTime(), toleranceMinutes ?? 0);
}

/** When the person may have been born; null for an exact time. */
export function birthWindow(row: DatedBirth): BirthWindow | null {
  const basis = basisOf(row);
  return basis.basis === 'exact' ? null : windowOf(row, basis);
}

function isoOf(utcMs: number): string {
  return new Date(utcMs).toISOString();
}

function offsetSecondsAt(row: DatedBirth, utcMs: number): number {
  const clock =
    row.timeZone && row.offsetRule !== 'manual'
      ? offsetAt(utcMs, row.timeZone, row.longitude ?? undefined)
      : null;
  return clock?.offsetSeconds ?? row.utcOffsetSeconds;
}

/** Local clock time at the birthplace at an instant. */
function momentAt(row: DatedBirth, utcMs: number): Moment {
  const offsetSeconds = offsetSecondsAt(row, utcMs);
  const [localDate = '', time = ''] = isoOf(utcMs + offsetSeconds * 1000).split('T');
  return { utc: isoOf(utcMs), localDate, localTime: time.slice(0, 8) };
}

function attribute<T extends string>(value: Attribute<T>): CertainAttribute<T> {
  if (value.kind === 'stable') return value;
  return {
    kind: 'varying',
    intervals: value.intervals.map(({ value: held, fromUtcMs, toUtcMs }) => ({
      value: held,
      from: isoOf(fromUtcMs),
      to: isoOf(toUtcMs),
    })),
    shares: [...value.shares],
  };
}

function gate(number: GateNumber, { presence, share, spans }: GateCertainty) {
  return {
    gate: number,
    presence,
    share,
    spans: spans.map(({ fromUtcMs, toUtcMs }) => ({ from: isoOf(fromUtcMs), to: isoOf(toUtcMs) })),
  };
}

function attributesOf(certainty: Certainty) {
  return {
    type: attribute(certainty.type),
    strategy: attribute(certainty.strategy),
    authority: attribute(certainty.authority),
    profile: attribute(certainty.profile),
    definition: attribute(certainty.definition),
    incarnationCross: attribute(certainty.incarnationCross),
    centers: CENTER_IDS.map((center) => ({ center, state: attribute(certainty.centers[center]) })),
    channels: CHANNEL_IDS.map((id) => ({ channel: id, state: attribute(certainty.channels[id]) })),
    gates: GATE_NUMBERS.map((number) => gate(number, certainty.gates[number])),
    pentaGates: PENTA_GATES.map((number) => gate(number, certainty.pentaGates[number])),
    positions: SIDES.flatMap((side) =>
      BODY_IDS.map((body) => ({ side, body, value: attribute(certainty.positions[side][body]) })),
    ),
  };
}

/** No zone changed its clock twice within less. */
const CHANGE_STEP_MS = 3_600_000;

/** The first instant with the offset of the span's end, by bisection. */
function changeWithin(row: DatedBirth, fromMs: number, toMs: number): number {
  const offset = offsetSecondsAt(row, toMs);
  let [before, after] = [fromMs, toMs];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetSecondsAt(row, middle) === offset) after = middle;
    else before = middle;
  }
  return after;
}

/** The changes of the birthplace's clock inside a window. */
function clockChangesIn(row: DatedBirth, { startUtcMs, endUtcMs }: BirthWindow) {
  const changes: ChartCertainty['clockChanges'] = [];
  for (let fromMs = startUtcMs; fromMs < endUtcMs; fromMs += CHANGE_STEP_MS) {
    const toMs = Math.min(fromMs + CHANGE_STEP_MS, endUtcMs);
    if (offsetSecondsAt(row, fromMs) === offsetSecondsAt(row, toMs)) continue;
    const utcMs = changeWithin(row, fromMs, toMs);
    changes.push({ before: momentAt(row, utcMs - 1), after: momentAt(row, utcMs) });
  }
  return changes;
}

/** What depends on a stored chart's birth time, with clock times of the birthplace. */
export function chartCertainty(row: DatedBirth, ephemeris: Ephemeris): ChartCertainty {
  return certaintyWithin(row, windowOf(row, basisOf(row)), ephemeris);
}

/** The same for a part of the time in which the person may have been born. */
export function certaintyWithin(
  row: DatedBirth,
  window: BirthWindow,
  ephemeris: Ephemeris,
): ChartCertainty {
  const certainty = certaintyOf(window, ephemeris);
  return {
    ...basisOf(row),
    window: {
      start: momentAt(row, certainty.window.startUtcMs),
      end: momentAt(row, certainty.window.endUtcMs),
    },
    clockChanges: clockChangesIn(row, certainty.window),
    drawnFor: momentAt(row, row.birthUtc.getTime()),
    flips: certainty.flips.map(({ utcMs, changes }) => ({
      ...momentAt(row, utcMs),
      changes: changes.map(({ side, body, from, to }) => ({ side, body, from, to })),
    })),
    ...attributesOf(certainty),
  };
}
