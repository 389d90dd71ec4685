import { expect, test } from 'vitest';
import { withFormerIds } from './former-people.ts';

interface Birth {
  readonly birthDate?: string;
  readonly birthTime?: string | null;
  readonly birthPlace?: string;
  readonly birthUtc?: string;
}

const NOON = '1985-03-04T11:00:00.000Z';

function personOf(id: string, name: string, { birthUtc = NOON, ...birth }: Birth = {}) {
  const stated = {
    name,
    birthDate: '1985-03-04',
    birthTime: '12:00',
    birthPlace: 'Bern',
    ...birth,
  };
  return { id, name, stated, birthUtc };
}

function memberOf(name: string, birth: Birth = {}) {
  const { id, stated, birthUtc } = personOf(`new ${name}`, name, birth);
  return { id, stated, chart: { name, birthUtc: new Date(birthUtc) } };
}

const ANOTHER: Birth = { birthDate: '1990-06-05', birthUtc: '1990-06-05T10:00:00.000Z' };

const idsOf = (
  members: readonly ReturnType<typeof memberOf>[],
  former: readonly ReturnType<typeof personOf>[],
) => withFormerIds(members, former).map(({ id }) => id);

test('a name in other letters and spaces is the same', () => {
  expect(idsOf([memberOf(' alma  REYES')], [personOf('alma', 'Alma Reyes')])).toEqual(['alma']);
});

test('a corrected birth keeps the id, as does a corrected name, wherever they stand', () => {
  const former = [personOf('alma', 'Alma'), personOf('ben', 'Ben', ANOTHER)];
  const members = [memberOf('Benn', ANOTHER), memberOf('Alma', { birthTime: '12:30' })];
  expect(idsOf(members, former)).toEqual(['ben', 'alma']);
  expect(withFormerIds(members, former).map(({ position }) => position)).toEqual([0, 1]);
});

test.each<[what: string, birth: Birth]>([
  ['date', { birthDate: '1985-03-05' }],
  ['time', { birthTime: '12:01' }],
  ['place', { birthPlace: 'Basel' }],
  ['instant', { birthUtc: '1985-03-04T12:00:00.000Z' }],
  ['known time', { birthTime: null }],
])('another name with another %s is another person', (_, birth) => {
  expect(idsOf([memberOf('Dora', birth)], [personOf('alma', 'Alma')])).toEqual(['new Dora']);
});

test('a day alone says of nobody who they are', () => {
  const unknown = { birthTime: null };
  expect(idsOf([memberOf('Dora', unknown)], [personOf('alma', 'Alma', unknown)])).toEqual([
    'new Dora',
  ]);
});

test('a birth that several have is nobody’s', () => {
  const alike = [personOf('ann', 'Ann'), personOf('bea', 'Bea')];
  expect(idsOf([memberOf('Anna'), memberOf('Beate')], alike)).toEqual(['new Anna', 'new Beate']);
  expect(idsOf([memberOf('Anna')], alike)).toEqual(['new Anna']);
  expect(idsOf([memberOf('Anna'), memberOf('Beate')], [personOf('ann', 'Ann')])).toEqual([
    'new Anna',
    'new Beate',
  ]);
});

test('somebody beside a person of the same birth is new, and one of two is corrected', () => {
  expect(idsOf([memberOf('Bea'), memberOf('Ann')], [personOf('ann', 'Ann')])).toEqual([
    'new Bea',
    'ann',
  ]);
  const alike = [personOf('ann', 'Ann'), personOf('bea', 'Bea')];
  expect(idsOf([memberOf('Beate'), memberOf('Ann')], alike)).toEqual(['bea', 'ann']);
});

test('of two with one name, each keeps their birth, also when the other leaves', () => {
  const former = [personOf('first', 'Ann'), personOf('second', 'Ann', ANOTHER)];
  expect(idsOf([memberOf('Ann', ANOTHER), memberOf('Ann')], former)).toEqual(['second', 'first']);
  expect(idsOf([memberOf('Ann', ANOTHER)], former)).toEqual(['second']);
});

test('swapped names stay with their people, whose births are corrected', () => {
  const former = [personOf('alma', 'Alma'), personOf('ben', 'Ben', ANOTHER)];
  expect(idsOf([memberOf('Ben'), memberOf('Alma', ANOTHER)], former)).toEqual(['ben', 'alma']);
});

test('a name that went to somebody else keeps its person, and the former owner of the birth leaves', () => {
  const former = [personOf('alma', 'Alma'), personOf('ben', 'Ben', ANOTHER)];
  expect(idsOf([memberOf('Ben'), memberOf('Cem', ANOTHER)], former)).toEqual(['ben', 'new Cem']);
});
