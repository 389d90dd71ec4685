import {
  type AstroTime,
  Body,
  Ecliptic,
  GeoMoonState,
  GeoVector,
  MakeTime,
  RotateState,
  Rotation_EQJ_ECT,
  SetDeltaTFunction,
  SunPosition,
} from 'astronomy-engine';
import { deltaTSeconds } from '../time/delta-t.ts';
import { wrap360 } from '../wheel.ts';
import { assertCovered, type Ephemeris } from './port.ts';

const MS_PER_DAY = 86_400_000;
/** Noon of 2000-01-01, from which the library counts days of UT. */
const LIBRARY_EPOCH_MS = Date.UTC(2000, 0, 1, 12);
/** How long light takes from the Moon; the library leaves it out (0.7″). */
const MOON_LIGHT_DAYS = 1.3 / 86_400;
const DEGREES_PER_RADIAN = 180 / Math.PI;

function libraryDays(utcMs: number): number {
  return (utcMs - LIBRARY_EPOCH_MS) / MS_PER_DAY;
}

function moonLongitude(days: number): number {
  return Ecliptic(GeoVector(Body.Moon, MakeTime(days - MOON_LIGHT_DAYS), true)).elon;
}

/**
 * True node: where the Moon's osculating orbit rises through the ecliptic of date. Position and
 * velocity are turned by the rotation of one instant, so the frame is inertial there.
 */
function trueNodeLongitude(time: AstroTime): number {
  const { x, y, z, vx, vy, vz } = RotateState(Rotation_EQJ_ECT(time), GeoMoonState(time));
  const normalX = y * vz - z * vy;
  const normalY = z * vx - x * vz;
  return wrap360(Math.atan2(normalX, -normalY) * DEGREES_PER_RADIAN);
}

function planetLongitude(body: Body, time: AstroTime): number {
  return Ecliptic(GeoVector(body, time, true)).elon;
}

/**
 * Positions by the library astronomy-engine (VSOP87, its own Moon and Pluto), about an arcsecond:
 * some 2 of 100 charts differ from the reference in a line. Replaces the library's ΔT, which is
 * 5 s wrong for 2025, by our table; that setting is global to the library.
 */
export function astronomyEphemeris(): Ephemeris {
  SetDeltaTFunction((ut) => deltaTSeconds(ut * MS_PER_DAY + LIBRARY_EPOCH_MS));
  return {
    name: 'astronomy-engine 2.1.19',
    longitudes(utcMs) {
      assertCovered(utcMs);
      const days = libraryDays(utcMs);
      const time = MakeTime(days);
      return {
        sun: SunPosition(time).elon,
        north_node: trueNodeLongitude(time),
        moon: moonLongitude(days),
        mercury: planetLongitude(Body.Mercury, time),
        venus: planetLongitude(Body.Venus, time),
        mars: planetLongitude(Body.Mars, time),
        jupiter: planetLongitude(Body.Jupiter, time),
        saturn: planetLongitude(Body.Saturn, time),
        uranus: planetLongitude(Body.Uranus, time),
        neptune: planetLongitude(Body.Neptune, time),
        pluto: planetLongitude(Body.Pluto, time),
      };
    },
    sunLongitude(utcMs) {
      assertCovered(utcMs);
      return SunPosition(MakeTime(libraryDays(utcMs))).elon;
    },
  };
}
