import { expect, test } from 'vitest';
import { openFilter } from '#client/testing/open-filter.tsx';
import { useAccountFilter } from './use-account-filter.ts';

const open = (query: string) => openFilter(useAccountFilter, `/master-dashboard${query}`);

const FIRST = { search: '', sort: 'createdAt', order: 'desc', page: 1 };

test.each(['', '?sort=price'])('defaults to the newest accounts first with "%s"', (query) => {
  expect(open(query).filter()).toEqual(FIRST);
});

test('reads search and order from the URL', () => {
  const read = open('?search=Acme&sort=teams&order=asc&page=2').filter();
  expect(read).toEqual({ search: 'Acme', sort: 'teams', order: 'asc', page: 2 });
});

test('stores a search and an order in the URL', () => {
  const { change, history } = open('?page=3');
  change({ search: 'Apex', sort: 'name', order: 'asc' });
  expect(history).toEqual(['/master-dashboard?search=Apex&sort=name&order=asc']);
});
