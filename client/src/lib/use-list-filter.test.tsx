import { expect, test } from 'vitest';
import { openFilter } from '#client/testing/open-filter.tsx';
import { type ListFilter, listFilterIn, useListFilter } from './use-list-filter.ts';

const FIRST: ListFilter<'name' | 'size'> = { search: '', sort: 'size', order: 'desc', page: 1 };

const open = (query: string) =>
  openFilter(
    () => useListFilter(FIRST, (params) => listFilterIn(params, ['name', 'size'], FIRST)),
    `/list${query}`,
  );

test('reads search, order and page from the URL', () => {
  const query = '?search=%20Acme%20&sort=name&order=asc&page=10000';
  expect(open(query).filter()).toEqual({
    search: 'Acme',
    sort: 'name',
    order: 'asc',
    page: 10_000,
  });
});

test.each([
  '',
  '?page=0',
  '?page=-1',
  '?page=1.5',
  '?page=10001',
  '?page=two',
  '?page=',
  '?sort=price',
  '?order=up',
])('starts with the first page in its order with "%s"', (query) => {
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
  expect(history).toEqual(['/list?search=Apex&sort=name&order=asc']);
});

test('paging adds history entries', () => {
  const { filter, change, history } = open('?search=Acme');
  change({ page: 2 });
  expect(filter()).toEqual({ ...FIRST, search: 'Acme', page: 2 });
  expect(history).toHaveLength(2);
});

test('omits defaults from the URL and leaves there what is not the filter’s', () => {
  const { change, history } = open('?tab=all&search=Acme&sort=name&order=asc&page=2');
  change(FIRST);
  expect(history.at(-1)).toBe('/list?tab=all');
});
