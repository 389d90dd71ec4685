import type { Longitudes } from '../ephemeris/port.ts';
import {
  DEFLECTED_BODY_IDS,
  DEFLECTED_ORBITS,
  type DeflectedBodyId,
  type DeflectedOrbit,
  type PlaneTerms,
} from '../ephemeris/sun-deflection.data.ts';
import { recordOf } from '../lookup.ts';
import { ttDaysSinceJ2000 } from '../time/delta-t.ts';
import { wrap180, wrap360 } from '../wheel.ts';

const DAYS_PER_CENTURY = 36_525;
const DEG = 180 / Math.PI;
const KEPLER_STEPS = 10;
const TRIANGLE_STEPS = 5;

function polynomial([constant, linear, square]: PlaneTerms, centuries: number): number {
  return constant + centuries * (linear + centuries * square);
}

/** A planet's orbit at an instant; angles in radians. */
interface Ellipse {
  readonly meanLongitude: number;
  readonly perihelion: number;
  readonly orbit: DeflectedOrbit;
  readonly tanSine: number;
  readonly tanCosine: number;
}

function ellipseAt(orbit: DeflectedOrbit, day: number): Ellipse {
  const centuries = day / DAYS_PER_CENTURY;
  return {
    orbit,
    meanLongitude: (orbit.longitudeDeg + orbit.degreesPerDay * day) / DEG,
    perihelion: (orbit.perihelionDeg + orbit.perihelionRate * centuries) / DEG,
    tanSine: polynomial(orbit.sine, centuries),
    tanCosine: polynomial(orbit.cosine, centuries),
  };
}

/** Ecliptic longitude of the planet on its ellipse, radians. */
function keplerLongitude(ellipse: Ellipse): number {
  const { eccentricity: e } = ellipse.orbit;
  const meanAnomaly = ellipse.meanLongitude - ellipse.perihelion;
  let eccentric = meanAnomaly;
  for (let step = 0; step < KEPLER_STEPS; step += 1) {
    eccentric -=
      (eccentric - e * Math.sin(eccentric) - meanAnomaly) / (1 - e * Math.cos(eccentric));
  }
  const trueAnomaly =
    2 *
    Math.atan2(
      Math.sqrt(1 + e) * Math.sin(eccentric / 2),
      Math.sqrt(1 - e) * Math.cos(eccentric / 2),
    );
  const alongOrbit = trueAnomaly + ellipse.perihelion;
  const node = Math.atan2(ellipse.tanCosine, ellipse.tanSine);
  const tilt = Math.atan(Math.hypot(ellipse.tanSine, ellipse.tanCosine));
  const past = alongOrbit - node;
  return node + Math.atan2(Math.sin(past) * Math.cos(tilt), Math.cos(past));
}

/** Distance from the Sun in the ecliptic's plane, AU, at an ecliptic longitude in radians. */
function planeDistance({ orbit, perihelion, tanSine, tanCosine }: Ellipse, longitude: number) {
  const height = tanSine * Math.sin(longitude) - tanCosine * Math.cos(longitude);
  const { semiAxisAu, eccentricity: e } = orbit;
  const distance = (semiAxisAu * (1 - e * e)) / (1 + e * Math.cos(longitude - perihelion));
  return distance / Math.sqrt(1 + height * height);
}

function heliocentricDeg(
  body: DeflectedBodyId,
  geocentricDeg: number,
  sunDeg: number,
  day: number,
): number {
  const ellipse = ellipseAt(DEFLECTED_ORBITS[body], day);
  const kepler = keplerLongitude(ellipse);
  if (body === 'mercury' || body === 'venus') return wrap360(kepler * DEG);
  const perihelion = (102.938 + (1.7203 * day) / DAYS_PER_CENTURY) / DEG;
  const earthDistance = 0.999722 / (1 - 0.016709 * Math.cos(sunDeg / DEG - perihelion));
  const sideways = earthDistance * Math.sin(wrap180(sunDeg + 180 - geocentricDeg) / DEG);
  let longitude = kepler;
  for (let step = 0; step < TRIANGLE_STEPS; step += 1) {
    longitude = geocentricDeg / DEG + Math.asin(sideways / planeDistance(ellipse, longitude));
  }
  return wrap360(longitude * DEG);
}

/**
 * Longitudes as seen from the Sun, for the planets, in degrees; Sun, Moon and Node keep their places,
 * since a chart without them is none. From Mars on they follow from the seen place and the mean
 * ellipse's distance; Mercury and Venus are the mean ellipse's. Right to 0.02°, a fiftieth of a line.
 */
export function heliocentricLongitudes(seen: Longitudes, utcMs: number): Longitudes {
  const day = ttDaysSinceJ2000(utcMs);
  const planets = recordOf(DEFLECTED_BODY_IDS, (body) =>
    heliocentricDeg(body, seen[body], seen.sun, day),
  );
  return { ...seen, ...planets };
}
