/** The 13 positions of one side of a chart, in the order in which charts list them. */
export const BODY_IDS = [
  'sun',
  'earth',
  'north_node',
  'south_node',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const;
export type BodyId = (typeof BODY_IDS)[number];

/** English names as charts print them. */
export const BODY_NAMES: Readonly<Record<BodyId, string>> = {
  sun: 'Sun',
  earth: 'Earth',
  north_node: 'North Node',
  south_node: 'South Node',
  moon: 'Moon',
  mercury: 'Mercury',
  venus: 'Venus',
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturn',
  uranus: 'Uranus',
  neptune: 'Neptune',
  pluto: 'Pluto',
};

/** Design is computed some 88 days before birth, personality at birth. */
export const SIDES = ['design', 'personality'] as const;
export type Side = (typeof SIDES)[number];

/**
 * One value for each body, given by its place in `BODY_IDS`. Written out because an object made key
 * by key is several times slower to make.
 */
export function recordOfBodies<V>(valueAt: (place: number) => V): Record<BodyId, V> {
  return {
    sun: valueAt(0),
    earth: valueAt(1),
    north_node: valueAt(2),
    south_node: valueAt(3),
    moon: valueAt(4),
    mercury: valueAt(5),
    venus: valueAt(6),
    mars: valueAt(7),
    jupiter: valueAt(8),
    saturn: valueAt(9),
    uranus: valueAt(10),
    neptune: valueAt(11),
    pluto: valueAt(12),
  };
}

/** One value for each of the 26 positions of a chart. */
export type PerPosition<T> = Readonly<Record<Side, Readonly<Record<BodyId, T>>>>;

/** The bodies an ephemeris has to know; Earth and South Node stand opposite Sun and North Node. */
export type ObservedBodyId = Exclude<BodyId, 'earth' | 'south_node'>;

/** The observed bodies in chart order. */
export const OBSERVED_BODY_IDS = [
  'sun',
  'north_node',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const satisfies readonly ObservedBodyId[];
