/** The planets whose light the Sun bends. The Moon's way to us is too short, the node has no light. */
export const DEFLECTED_BODY_IDS = [
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const;
export type DeflectedBodyId = (typeof DEFLECTED_BODY_IDS)[number];

/** Coefficients of the powers 0 to 2 of Julian centuries TT from J2000. */
export type PlaneTerms = readonly [number, number, number];

/** A planet's mean orbit about the Sun, in the mean ecliptic and equinox of date. */
export interface DeflectedOrbit {
  /** Mean longitude at J2000, and its motion. */
  readonly longitudeDeg: number;
  readonly degreesPerDay: number;
  readonly semiAxisAu: number;
  readonly eccentricity: number;
  /** At J2000, and its motion in degrees a century. */
  readonly perihelionDeg: number;
  readonly perihelionRate: number;
  /** tan i cos Ω: goes with the sine of the planet's longitude. */
  readonly sine: PlaneTerms;
  /** tan i sin Ω: goes with the cosine. */
  readonly cosine: PlaneTerms;
}

/**
 * Ellipses by Standish's approximate elements for 1800 to 2050 (JPL), with the precession of the
 * equinox, 1.396971 degrees a century. Planes fitted to our own integration (DE430 constants) where
 * the planets pass behind the Sun, 1850 to 2100.
 */
export const DEFLECTED_ORBITS: Readonly<Record<DeflectedBodyId, DeflectedOrbit>> = {
  mercury: {
    longitudeDeg: 252.25,
    degreesPerDay: 4.09237703,
    semiAxisAu: 0.3871,
    eccentricity: 0.205636,
    perihelionDeg: 77.458,
    perihelionRate: 1.5574,
    sine: [0.081689083, -0.001878414, -0.000018211],
    cosine: [0.091785309, 0.001715167, -0.000018766],
  },
  venus: {
    longitudeDeg: 181.979,
    degreesPerDay: 1.60216872,
    semiAxisAu: 0.72334,
    eccentricity: 0.006777,
    perihelionDeg: 131.602,
    perihelionRate: 1.3997,
    sine: [0.013666411, -0.000903674, -0.000002287],
    cosine: [0.057722672, 0.000232872, -0.000005968],
  },
  mars: {
    longitudeDeg: -4.553,
    degreesPerDay: 0.52407117,
    semiAxisAu: 1.52371,
    eccentricity: 0.093394,
    perihelionDeg: -23.944,
    perihelionRate: 1.8414,
    sine: [0.0209481, -0.000339248, -0.000001416],
    cosine: [0.02457848, 0.000272176, -0.000002996],
  },
  jupiter: {
    longitudeDeg: 34.396,
    degreesPerDay: 0.08312507,
    semiAxisAu: 5.20289,
    eccentricity: 0.048386,
    perihelionDeg: 14.728,
    perihelionRate: 1.6095,
    sine: [-0.004141215, -0.000390022, 0.000006385],
    cosine: [0.022383867, -0.000169439, -0.00000068],
  },
  saturn: {
    longitudeDeg: 49.954,
    degreesPerDay: 0.0335083,
    semiAxisAu: 9.53668,
    eccentricity: 0.053862,
    perihelionDeg: 92.599,
    perihelionRate: 0.978,
    sine: [-0.01741141, -0.000571068, -0.000017884],
    cosine: [0.039754899, -0.000289051, 0.000029057],
  },
  uranus: {
    longitudeDeg: 313.238,
    degreesPerDay: 0.01176945,
    semiAxisAu: 19.18916,
    eccentricity: 0.047257,
    perihelionDeg: 170.954,
    perihelionRate: 1.805,
    sine: [0.00370898, -0.000102811, 0.000010188],
    cosine: [0.012966553, 0.000025108, -0.000002593],
  },
  neptune: {
    longitudeDeg: -55.12,
    degreesPerDay: 0.00601934,
    semiAxisAu: 30.06992,
    eccentricity: 0.00859,
    perihelionDeg: 44.965,
    perihelionRate: 1.0746,
    sine: [-0.020587969, -0.000339758, -0.00000198],
    cosine: [0.02304074, -0.000514691, 0.000000862],
  },
  pluto: {
    longitudeDeg: 238.929,
    degreesPerDay: 0.00401382,
    semiAxisAu: 39.48212,
    eccentricity: 0.248827,
    perihelionDeg: 224.069,
    perihelionRate: 1.3563,
    sine: [-0.106946828, -0.006677371, 0.000128567],
    cosine: [0.289046118, -0.002499767, 0.000160062],
  },
};
