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

test('defaults to the newest accounts first', () => {
  expect(open('').filter()).toEqual(FIRST);
});

test('reads search and order from the URL', () => {
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
])('ignores %s', (query) => {
  expect(open(query).filter()).toEqual(FIRST);
});

test('truncates a search at the server’s limit', () => {
  expect(open(`?search=${'x'.repeat(201)}`).filter().search).toHaveLength(200);
});

test('a new search or order returns to the first page without a history entry', () => {
  const { filter, change, history } = open('?search=Acme&page=3');
  change({ sort: 'name' });
  expect(filter()).toEqual({ ...FIRST, search: 'Acme', sort: 'name' });
  change({ search: 'Apex', order: 'asc' });
  expect(history).toEqual(['/master-dashboard?search=Apex&sort=name&order=asc']);
});

test('paging adds history entries', () => {
  const { filter, change, history } = open('?search=Acme');
  change({ page: 2 });
  expect(filter()).toEqual({ ...FIRST, search: 'Acme', page: 2 });
  expect(history).toHaveLength(2);
});

test('omits defaults from the URL', () => {
  const { change, history } = open('?search=Acme&sort=name&order=asc&page=2');
  change({ ...FIRST, sort: 'createdAt', order: 'desc' });
  expect(history.at(-1)).toBe('/master-dashboard');
});
