import { expect, test } from 'vitest';
import { openFilter } from '#client/testing/open-filter.tsx';
import { isNarrowed, type OverviewFilter, useOverviewFilter } from './use-overview-filter.ts';

const open = (query: string) => openFilter(useOverviewFilter, `/overview${query}`);

const FIRST: OverviewFilter = {
  search: '',
  state: null,
  missing: null,
  sort: 'coverage',
  order: 'asc',
  page: 1,
};

test('begins with the teams that cover least', () => {
  expect(open('').filter()).toEqual(FIRST);
});

test('reads everything from the URL', () => {
  const query = '?search=%20Alpha%20&state=gaps&missing=31&sort=name&order=desc&page=10000';
  expect(open(query).filter()).toEqual({
    search: 'Alpha',
    state: 'gaps',
    missing: 31,
    sort: 'name',
    order: 'desc',
    page: 10_000,
  });
});

test.each(['?sort=price', '?state=gone', '?missing=64', '?missing=', '?missing=all'])(
  'ignores %s',
  (query) => {
    expect(open(query).filter()).toEqual(FIRST);
  },
);

test('a new filter returns to the first page without a history entry, and keeps the rest', () => {
  const { filter, change, history } = open('?tab=teams&search=Alpha&page=3');
  change({ missing: 31 });
  expect(filter()).toEqual({ ...FIRST, search: 'Alpha', missing: 31 });
  expect(history).toEqual(['/overview?tab=teams&search=Alpha&missing=31']);
});

test('omits defaults from the URL', () => {
  const { change, history } = open(
    '?search=Alpha&state=gaps&missing=31&sort=name&order=desc&page=2',
  );
  change(FIRST);
  expect(history.at(-1)).toBe('/overview');
});

test.each([
  [FIRST, false],
  [{ ...FIRST, sort: 'name', order: 'desc', page: 2 } as const, false],
  [{ ...FIRST, search: 'a' }, true],
  [{ ...FIRST, state: 'gaps' } as const, true],
  [{ ...FIRST, missing: 31 }, true],
])('%j leaves out teams: %s', (filter, narrowed) => {
  expect(isNarrowed(filter)).toBe(narrowed);
});
