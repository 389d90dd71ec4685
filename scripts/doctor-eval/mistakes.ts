import { Body, HelioVector, MakeTime, RotateVector, Rotation_EQJ_ECT } from 'astronomy-engine';
import { OBSERVED_BODY_IDS, type ObservedBodyId, type Side } from '#shared/engine/bodies.ts';
import type { DiagnosedBirth } from '#shared/engine/doctor/birth-times.ts';
import type { CauseKind } from '#shared/engine/doctor/cause.ts';
import type { Ephemeris, Longitudes } from '#shared/engine/ephemeris/port.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { offsetAt, resolveLocalTime } from '#shared/engine/time/civil.ts';
import { below, CITIES, oneOf } from './births.ts';

/*
 * Each mistake, made by itself: nothing here comes from the search for it. A mistake that a birth
 * doesn't allow gives null.
 */

export type BothSides = Readonly<Record<Side, Longitudes>>;

interface Made {
  readonly birth: DiagnosedBirth;
  readonly random: () => number;
  readonly ephemeris: Ephemeris;
}

type Mistake = (made: Made) => BothSides | null;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clock as a number, read as if it were UTC. */
function wallMs({ local }: DiagnosedBirth): number {
  return Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute);
}

/** Sun 88° back by bisection. */
export function designOf(utcMs: number, ephemeris: Ephemeris): number {
  const target = ephemeris.sunLongitude(utcMs) - 88;
  let [early, late] = [utcMs - 95 * DAY, utcMs - 84 * DAY];
  for (let step = 0; step < 50; step += 1) {
    const middle = (early + late) / 2;
    const past = ((ephemeris.sunLongitude(middle) - target + 540) % 360) - 180;
    if (past < 0) early = middle;
    else late = middle;
  }
  return Math.round(late);
}

export function at(utcMs: number, ephemeris: Ephemeris): BothSides {
  return {
    personality: ephemeris.longitudes(utcMs),
    design: ephemeris.longitudes(designOf(utcMs, ephemeris)),
  };
}

/** The chart of another clock reading at the same place. */
function atClock({ birth, ephemeris }: Made, wall: number): BothSides | null {
  const clock = new Date(wall);
  const local = {
    year: clock.getUTCFullYear(),
    month: clock.getUTCMonth() + 1,
    day: clock.getUTCDate(),
    hour: clock.getUTCHours(),
    minute: clock.getUTCMinutes(),
  };
  const { instants } = resolveLocalTime(local, birth.zone ?? '', birth.longitudeDeg ?? undefined);
  return instants[0] ? at(instants[0].utcMs, ephemeris) : null;
}

const turned = (degrees: number) => ((degrees % 360) + 360) % 360;

function movedBy({ birth, ephemeris }: Made, degreesAt: (utcMs: number) => number): BothSides {
  const { utcMs } = birth;
  const designMs = designOf(utcMs, ephemeris);
  const moved = (moment: number) => {
    const longitudes = ephemeris.longitudes(moment);
    return recordOf(OBSERVED_BODY_IDS, (body) => turned(longitudes[body] + degreesAt(moment)));
  };
  return { personality: moved(utcMs), design: moved(designMs) };
}

const julianCenturies = (utcMs: number) => (utcMs - Date.UTC(2000, 0, 1, 12)) / (36_525 * DAY);

const SEEN_FROM_THE_SUN: Readonly<Partial<Record<ObservedBodyId, Body>>> = {
  mercury: Body.Mercury,
  venus: Body.Venus,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
  uranus: Body.Uranus,
  neptune: Body.Neptune,
  pluto: Body.Pluto,
};

function fromTheSun(utcMs: number, ephemeris: Ephemeris): Longitudes {
  const seen = ephemeris.longitudes(utcMs);
  const time = MakeTime(new Date(utcMs));
  return recordOf(OBSERVED_BODY_IDS, (id) => {
    const body = SEEN_FROM_THE_SUN[id];
    if (body === undefined) return seen[id];
    const { x, y } = RotateVector(Rotation_EQJ_ECT(time), HelioVector(body, time));
    return turned((Math.atan2(y, x) * 180) / Math.PI);
  });
}

/** The zone's offset half a year away, where it differs. */
function otherSeason({ utcMs, zone, offsetSeconds }: DiagnosedBirth): number | null {
  for (const days of [-182, 182, -120, 120]) {
    const clock = offsetAt(utcMs + days * DAY, zone ?? '');
    const apart = Math.abs((clock?.offsetSeconds ?? offsetSeconds) - offsetSeconds);
    if (clock && apart > 0 && apart <= 7200) return clock.offsetSeconds;
  }
  return null;
}

const ZONES: Mistake = ({ birth, random, ephemeris }) => {
  const draw = random();
  if (draw < 0.4) return at(wallMs(birth), ephemeris);
  if (draw < 0.7) {
    const hours = oneOf(random, [-3, -2, -1, 1, 2, 3]);
    return at(wallMs(birth) - birth.offsetSeconds * 1000 + hours * HOUR, ephemeris);
  }
  const { zone } = oneOf(random, CITIES);
  const clock = offsetAt(birth.utcMs, zone);
  return clock && zone !== birth.zone
    ? at(wallMs(birth) - clock.offsetSeconds * 1000, ephemeris)
    : null;
};

/** Named by the row of the table. */
export const MISTAKES: Readonly<Record<string, { kind: CauseKind; make: Mistake }>> = {
  'time zone': { kind: 'time_zone', make: ZONES },
  'daylight saving': {
    kind: 'daylight_saving',
    make: ({ birth, ephemeris }) => {
      const offset = otherSeason(birth);
      return offset === null ? null : at(wallMs(birth) - offset * 1000, ephemeris);
    },
  },
  'local mean time': {
    kind: 'local_mean_time',
    make: ({ birth, ephemeris }) =>
      birth.isLocalMeanTime
        ? null
        : at(wallMs(birth) - Math.round((birth.longitudeDeg ?? 0) * 4) * MINUTE, ephemeris),
  },
  'mean node': {
    kind: 'mean_node',
    make: ({ birth, ephemeris }) => {
      const designMs = designOf(birth.utcMs, ephemeris);
      const withMean = (utcMs: number) => {
        const t = julianCenturies(utcMs);
        const mean = 125.04452 - 1934.136261 * t + 0.0020708 * t * t + (t * t * t) / 450_000;
        return { ...ephemeris.longitudes(utcMs), north_node: turned(mean) };
      };
      return { personality: withMean(birth.utcMs), design: withMean(designMs) };
    },
  },
  'minutes mistyped': {
    kind: 'time_typed',
    make: (made) => {
      const minutes = (1 + below(made.random, 45)) * (made.random() < 0.5 ? -1 : 1);
      return atClock(made, wallMs(made.birth) + minutes * MINUTE);
    },
  },
  'AM for PM': {
    kind: 'clock_half',
    make: (made) =>
      atClock(made, wallMs(made.birth) + (made.birth.local.hour < 12 ? 12 : -12) * HOUR),
  },
  'day and month swapped': {
    kind: 'date_swapped',
    make: (made) => {
      const { local } = made.birth;
      if (local.day > 12 || local.day === local.month) return null;
      const wall = Date.UTC(local.year, local.day - 1, local.month, local.hour, local.minute);
      return atClock(made, wall);
    },
  },
  'Julian calendar': {
    kind: 'date_calendar',
    make: (made) => {
      const { year, month } = made.birth.local;
      const days = year === 1900 && month <= 2 ? 12 : 13;
      return atClock(made, wallMs(made.birth) + days * DAY);
    },
  },
  'namesake place': {
    kind: 'namesake',
    make: ({ birth, random, ephemeris }) => {
      if (birth.namesakes.length === 0) return null;
      const { zone, longitudeDeg } = oneOf(random, birth.namesakes);
      const [instant] = resolveLocalTime(birth.local, zone, longitudeDeg).instants;
      return instant ? at(instant.utcMs, ephemeris) : null;
    },
  },
  'rounded to the hour': {
    kind: 'time_rounded',
    make: (made) => atClock(made, Math.round(wallMs(made.birth) / HOUR) * HOUR),
  },
  'sidereal, Lahiri': {
    kind: 'sidereal',
    make: (made) => movedBy(made, (utcMs) => -(23.85 + 1.39697 * julianCenturies(utcMs) + 0.0031)),
  },
  'sidereal, Fagan-Bradley': {
    kind: 'sidereal',
    make: (made) => movedBy(made, (utcMs) => -(24.7403 + 1.39697 * julianCenturies(utcMs))),
  },
  heliocentric: {
    kind: 'heliocentric',
    make: ({ birth, ephemeris }) => ({
      personality: fromTheSun(birth.utcMs, ephemeris),
      design: fromTheSun(designOf(birth.utcMs, ephemeris), ephemeris),
    }),
  },
  'design 88 days before': {
    kind: 'design_offset',
    make: ({ birth, ephemeris }) => ({
      personality: ephemeris.longitudes(birth.utcMs),
      design: ephemeris.longitudes(birth.utcMs - 88 * DAY),
    }),
  },
  'design three months before': {
    kind: 'design_offset',
    make: ({ birth, ephemeris }) => {
      const moment = new Date(birth.utcMs);
      const date = moment.getUTCDate();
      moment.setUTCMonth(moment.getUTCMonth() - 3);
      // A shorter month: the date ran over into the next.
      if (moment.getUTCDate() !== date) moment.setUTCDate(0);
      return {
        personality: ephemeris.longitudes(birth.utcMs),
        design: ephemeris.longitudes(moment.getTime()),
      };
    },
  },
};
