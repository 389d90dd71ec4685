import { entryAt, recordOf } from './lookup.ts';
import { onFirstUse } from './on-first-use.ts';
import type { GateNumber } from './wheel.ts';

/** The nine centers from head to root. */
export const CENTER_IDS = [
  'head',
  'ajna',
  'throat',
  'g',
  'heart',
  'spleen',
  'solarPlexus',
  'sacral',
  'root',
] as const;
export type CenterId = (typeof CENTER_IDS)[number];

export type CenterRole =
  | 'pressure'
  | 'awareness'
  | 'expression'
  | 'manifestation'
  | 'identity'
  | 'motor';

export interface Center {
  readonly id: CenterId;
  readonly name: string;
  readonly roles: readonly CenterRole[];
  readonly gates: readonly GateNumber[];
}

// Facts as published and used throughout the field.
export const CENTERS: Readonly<Record<CenterId, Center>> = {
  head: { id: 'head', name: 'Head', roles: ['pressure'], gates: [61, 63, 64] },
  ajna: { id: 'ajna', name: 'Ajna', roles: ['awareness'], gates: [4, 11, 17, 24, 43, 47] },
  throat: {
    id: 'throat',
    name: 'Throat',
    roles: ['expression', 'manifestation'],
    gates: [8, 12, 16, 20, 23, 31, 33, 35, 45, 56, 62],
  },
  g: { id: 'g', name: 'G Center', roles: ['identity'], gates: [1, 2, 7, 10, 13, 15, 25, 46] },
  heart: { id: 'heart', name: 'Heart', roles: ['motor'], gates: [21, 26, 40, 51] },
  spleen: {
    id: 'spleen',
    name: 'Spleen',
    roles: ['awareness'],
    gates: [18, 28, 32, 44, 48, 50, 57],
  },
  solarPlexus: {
    id: 'solarPlexus',
    name: 'Solar Plexus',
    roles: ['motor', 'awareness'],
    gates: [6, 22, 30, 36, 37, 49, 55],
  },
  sacral: {
    id: 'sacral',
    name: 'Sacral',
    roles: ['motor'],
    gates: [3, 5, 9, 14, 27, 29, 34, 42, 59],
  },
  root: {
    id: 'root',
    name: 'Root',
    roles: ['pressure', 'motor'],
    gates: [19, 38, 39, 41, 52, 53, 54, 58, 60],
  },
};

/** One value for each center, given by its index. Written out, since that is several times faster. */
export function recordOfCenters<V>(valueAt: (index: number) => V): Record<CenterId, V> {
  return {
    head: valueAt(0),
    ajna: valueAt(1),
    throat: valueAt(2),
    g: valueAt(3),
    heart: valueAt(4),
    spleen: valueAt(5),
    solarPlexus: valueAt(6),
    sacral: valueAt(7),
    root: valueAt(8),
  };
}

/** A set of centers as nine bits, in center order from the lowest bit. */
export type CenterSet = number;

/** The set of one center. */
const CENTER_BIT: Readonly<Record<CenterId, CenterSet>> = recordOf(
  CENTER_IDS,
  (id) => 1 << CENTER_IDS.indexOf(id),
);

/** The given centers as a set. */
export function setOfCenters(ids: readonly CenterId[]): CenterSet {
  return ids.reduce((set, id) => set | CENTER_BIT[id], 0);
}

/** The centers that give energy: Heart, Solar Plexus, Sacral, Root. */
export const MOTORS: CenterSet = setOfCenters(
  CENTER_IDS.filter((id) => CENTERS[id].roles.includes('motor')),
);

export const ALL_CENTERS: CenterSet = setOfCenters(CENTER_IDS);

export function hasCenter(set: CenterSet, id: CenterId): boolean {
  return (set & CENTER_BIT[id]) !== 0;
}

/** A value for each of the 512 sets, which grows by one center after the other. */
export function forEachSet<T>(none: T, withCenter: (value: T, id: CenterId) => T): readonly T[] {
  const values = [none];
  for (const id of CENTER_IDS) values.push(...values.map((value) => withCenter(value, id)));
  return values;
}

/** The members of each of the 512 sets: read often enough to be worth writing down. */
const membersOfSets = onFirstUse(() =>
  forEachSet<readonly CenterId[]>([], (members, id) => [...members, id]),
);

/** The members of a set in center order. @throws RangeError for a number that is no set */
export function centersIn(set: CenterSet): readonly CenterId[] {
  return entryAt(membersOfSets(), set);
}
