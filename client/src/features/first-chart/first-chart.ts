import { decadeOf, packOf } from '#client/lib/ephemeris-packs.ts';
import { parseBirthTime } from '#shared/domain/birth.ts';
import { positionText } from '#shared/domain/chart-text.ts';
import type { AuthorityName } from '#shared/engine/authority.ts';
import { BODY_IDS, type PerPosition, SIDES } from '#shared/engine/bodies.ts';
import { CENTER_IDS, type CenterId } from '#shared/engine/centers.ts';
import type { Attribute } from '#shared/engine/certainty/attribute.ts';
import { type Certainty, certaintyOf } from '#shared/engine/certainty/certainty.ts';
import { type BirthWindow, windowAround } from '#shared/engine/certainty/window.ts';
import { CHANNEL_IDS, type ChannelId } from '#shared/engine/channels.ts';
import { computeChart } from '#shared/engine/chart.ts';
import { createPackedEphemeris } from '#shared/engine/ephemeris/packed.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { localDayBounds, offsetAt, resolveLocalTime } from '#shared/engine/time/civil.ts';
import { GATE_NUMBERS, type GateNumber } from '#shared/engine/wheel.ts';
import { type BirthClock, clockOfCity, readersClock } from './clock.ts';
import { drawnTime, type FirstBirth } from './typed-birth.ts';

/** A chart drawn before sign-in: positions, type, and what the hour could change. */
export interface FirstChart {
  readonly type: TypeName;
  readonly authority: AuthorityName;
  /** "gate.line" */
  readonly activations: PerPosition<string>;
  /** True where another hour of that day would give another gate. */
  readonly isDoubtful: PerPosition<boolean>;
  readonly clock: BirthClock;
  /** null when an exact time was given. */
  readonly doubt: Doubt | null;
}

/** What holds over the whole day of birth. */
export interface Doubt {
  /** Those of the day, in order of time; one where no hour changes it. */
  readonly types: readonly TypeName[];
  /** When each of them is true, by the clock of the birth; none where there is one. */
  readonly typeHours: readonly TypeHours[];
  readonly authorities: readonly AuthorityName[];
  /** What another hour of that day draws otherwise. */
  readonly centers: readonly CenterId[];
  readonly channels: readonly ChannelId[];
  readonly gates: readonly GateNumber[];
}

export interface TypeHours {
  readonly type: TypeName;
  readonly spans: readonly ClockSpan[];
}

/** `HH:MM`; null at the start or the end of the day. */
export interface ClockSpan {
  readonly from: string | null;
  readonly to: string | null;
}

export type Drawing =
  | { readonly kind: 'chart'; readonly chart: FirstChart }
  | { readonly kind: 'unknown-city' }
  /** Clocks skipped the hour, or the calendar the day. */
  | { readonly kind: 'no-such-time' };

/** The instant and the window it may lie in; null for a time that never was. */
function instantsOf(
  birth: FirstBirth,
  { zone }: BirthClock,
): { birthUtcMs: number; window: BirthWindow } | null {
  const time = parseBirthTime(drawnTime(birth));
  const [instant] = time ? resolveLocalTime({ ...birth.date, ...time }, zone).instants : [];
  if (!instant) return null;
  const exact = windowAround(instant.utcMs, 0);
  if (birth.time !== null) return { birthUtcMs: instant.utcMs, window: exact };
  const day = localDayBounds(birth.date, zone);
  return { birthUtcMs: instant.utcMs, window: day.kind === 'day' ? day : exact };
}

const gateOf = (position: string) => position.split('.')[0];

function doubtsIn({ positions }: Certainty): PerPosition<boolean> {
  return recordOf(SIDES, (side) =>
    recordOf(BODY_IDS, (body) => {
      const position = positions[side][body];
      if (position.kind === 'stable') return false;
      return new Set(position.intervals.map(({ value }) => gateOf(value))).size > 1;
    }),
  );
}

/** Draws a birth: all of it happens here, with one or two small files of positions. */
export async function drawBirth(birth: FirstBirth): Promise<Drawing> {
  const clock = birth.place === '' ? readersClock() : clockOfCity(birth.place);
  if (!clock) return { kind: 'unknown-city' };
  const instants = instantsOf(birth, clock);
  if (!instants) return { kind: 'no-such-time' };
  const { birthUtcMs, window } = instants;
  const packs = new Map<number, Uint8Array>();
  for (const decade of new Set([window.startUtcMs, window.endUtcMs].map(decadeOf))) {
    packs.set(decade, await packOf(decade));
  }
  const ephemeris = createPackedEphemeris((decade) => packs.get(decade));
  const { activations, type, authority } = computeChart(birthUtcMs, ephemeris);
  const certainty = certaintyOf(window, ephemeris);
  return {
    kind: 'chart',
    chart: {
      type,
      authority,
      clock,
      activations: recordOf(SIDES, (side) =>
        recordOf(BODY_IDS, (body) => positionText(activations[side][body])),
      ),
      isDoubtful: doubtsIn(certainty),
      doubt: birth.time === null ? doubtOf(certainty, clock.zone) : null,
    },
  };
}

function valuesOf<V>(attribute: Attribute<V>): readonly V[] {
  if (attribute.kind === 'stable') return [attribute.value];
  return [...new Set(attribute.intervals.map(({ value }) => value))];
}

/** A clock's `HH:MM` at an instant. */
function clockTime(utcMs: number, zone: string): string {
  const offsetSeconds = offsetAt(utcMs, zone)?.offsetSeconds ?? 0;
  return new Date(utcMs + offsetSeconds * 1000).toISOString().slice(11, 16);
}

function typeHoursOf(type: Attribute<TypeName>, zone: string): readonly TypeHours[] {
  if (type.kind === 'stable') return [];
  const last = type.intervals.length - 1;
  const spans = type.intervals.map(({ value, fromUtcMs, toUtcMs }, index) => ({
    type: value,
    from: index === 0 ? null : clockTime(fromUtcMs, zone),
    to: index === last ? null : clockTime(toUtcMs, zone),
  }));
  return valuesOf(type).map((value) => ({
    type: value,
    spans: spans.flatMap(({ type: of, ...span }) => (of === value ? [span] : [])),
  }));
}

function doubtOf({ type, authority, centers, channels, gates }: Certainty, zone: string): Doubt {
  return {
    types: valuesOf(type),
    typeHours: typeHoursOf(type, zone),
    authorities: valuesOf(authority),
    centers: CENTER_IDS.filter((id) => centers[id].kind === 'varying'),
    channels: CHANNEL_IDS.filter((id) => channels[id].kind === 'varying'),
    gates: GATE_NUMBERS.filter((gate) => gates[gate].presence === 'possible'),
  };
}
