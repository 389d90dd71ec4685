import { expect, test } from 'vitest';
import { AUTHORITY_NAMES, authorityOf, TYPES_OF_AUTHORITY } from './authority.ts';
import { bodygraphOf, joinLinks } from './bodygraph.ts';
import { type CenterSet, setOfCenters } from './centers.ts';
import { CHANNELS } from './channels.ts';
import { typeOf } from './human-type.ts';
import type { GateNumber } from './wheel.ts';

const LINKS = [...new Set(CHANNELS.map(({ centers }) => setOfCenters(centers)))];

function componentSets(...gates: readonly GateNumber[]): CenterSet[] {
  return bodygraphOf(gates).components.map(setOfCenters);
}

test('all 131,072 subsets of the 17 links give exactly the pairs of the table, and at most four components', () => {
  expect(LINKS).toHaveLength(17);
  const pairs = new Set<string>();
  let mostComponents = 0;
  for (let subset = 0; subset < 2 ** LINKS.length; subset++) {
    const components = joinLinks(LINKS.filter((_, index) => subset & (1 << index)));
    mostComponents = Math.max(mostComponents, components.length);
    pairs.add(`${authorityOf(components)} ${typeOf(components)}`);
  }
  const expected = AUTHORITY_NAMES.flatMap((authority) =>
    TYPES_OF_AUTHORITY[authority].map((type) => `${authority} ${type}`),
  );
  expect([...pairs].sort()).toEqual(expected.sort());
  expect(mostComponents).toBe(4);
});

test('joining links in another order gives the same components', () => {
  const links = LINKS.slice(0, 12).filter((_, index) => index % 3 !== 0);
  expect(joinLinks([...links].reverse())).toEqual(joinLinks(links));
});

test('a motor reaches the Throat over any path', () => {
  // Root – Spleen – Throat.
  expect(typeOf(componentSets(18, 58, 16, 48))).toBe('Manifestor');
  // Heart – G – Throat, and no Solar Plexus, Sacral or Spleen.
  const egoToThroat = componentSets(25, 51, 1, 8);
  expect(typeOf(egoToThroat)).toBe('Manifestor');
  expect(authorityOf(egoToThroat)).toBe('Ego Manifested');
});

test('the Sacral may lie outside the component of motor and Throat', () => {
  expect(typeOf(componentSets(3, 60, 21, 45))).toBe('Manifesting Generator');
  expect(typeOf(componentSets(3, 60, 17, 62))).toBe('Generator');
});

test('a motor in another component than the Throat does not make a Manifestor', () => {
  const components = componentSets(30, 41, 17, 62);
  expect(typeOf(components)).toBe('Projector');
  expect(authorityOf(components)).toBe('Emotional');
});

test('the last authorities fall to Projectors and Reflectors', () => {
  expect(authorityOf(componentSets(25, 51))).toBe('Ego Projected');
  expect(authorityOf(componentSets(25, 51, 17, 62))).toBe('Ego Projected');
  expect(authorityOf(componentSets(1, 8))).toBe('Self-Projected');
  expect(authorityOf(componentSets(17, 62))).toBe('Mental / Environmental');
  expect(authorityOf(componentSets())).toBe('Lunar');
  expect(typeOf(componentSets())).toBe('Reflector');
});
