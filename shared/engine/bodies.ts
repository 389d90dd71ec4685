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
