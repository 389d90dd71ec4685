import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#client/testing/render.tsx';
import { useAccountFilter } from './use-account-filter.ts';

function open(query: string) {
  let latest: ReturnType<typeof useAccountFilter> | undefined;
  function Probe() {
    latest = useAccountFilter();
    return null;
  }
  const { history } = renderPart(<Probe />, `/master-dashboard${query}`);
  const now = () => {
    if (!latest) throw new Error('nothing is shown');
    return latest;
  };
  const change = (changes: Parameters<ReturnType<typeof now>['change']>[0]) =>
    act(() => now().change(changes));
  return { filter: () => now().filter, change, history };
}

const FIRST = { search: '', sort: 'createdAt', order: 'desc', page: 1 };

test('an address that says nothing shows the newest accounts first', () => {
  expect(open('').filter()).toEqual(FIRST);
});

test('an address says what is searched and how it is sorted', () => {
  expect(open('?search=%20Acme%20&sort=name&order=asc&page=10000').filter()).toEqual({
    search: 'Acme',
    sort: 'name',
    order: 'asc',
    page: 10_000,
  });
});

test.each([
  '?page=0',
  '?page=-1',
  '?page=1.5',
  '?page=10001',
  '?page=two',
  '?sort=price',
  '?order=up',
])('%s counts as left out', (query) => {
  expect(open(query).filter()).toEqual(FIRST);
});

test('a search is cut where the server would refuse it', () => {
  expect(open(`?search=${'x'.repeat(201)}`).filter().search).toHaveLength(200);
});

test('another search or order begins at the first page and leaves no trail', () => {
  const { filter, change, history } = open('?search=Acme&page=3');
  change({ sort: 'name' });
  expect(filter()).toEqual({ ...FIRST, search: 'Acme', sort: 'name' });
  change({ search: 'Apex', order: 'asc' });
  expect(history).toEqual(['/master-dashboard?search=Apex&sort=name&order=asc']);
});

test('turning pages can be undone by going back', () => {
  const { filter, change, history } = open('?search=Acme');
  change({ page: 2 });
  expect(filter()).toEqual({ ...FIRST, search: 'Acme', page: 2 });
  expect(history).toHaveLength(2);
});

test('what is usual does not stand in the address', () => {
  const { change, history } = open('?search=Acme&sort=name&order=asc&page=2');
  change({ ...FIRST, sort: 'createdAt', order: 'desc' });
  expect(history.at(-1)).toBe('/master-dashboard');
});
