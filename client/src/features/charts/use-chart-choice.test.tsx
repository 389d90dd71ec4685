import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#client/testing/render.tsx';
import { CHART_FILTERS, CHART_SORTS } from '#shared/contract/charts.ts';
import { useChartChoice } from './use-chart-choice.ts';

const [, OTHER_SORT] = CHART_SORTS;
const [FILTER] = CHART_FILTERS;

function open(query = '') {
  let latest: ReturnType<typeof useChartChoice> | undefined;
  function Probe() {
    latest = useChartChoice();
    return null;
  }
  const { history } = renderPart(<Probe />, `/charts${query}`);
  const now = () => {
    if (!latest) throw new Error('nothing is shown');
    return latest;
  };
  return { now, history, address: () => history.at(-1) };
}

test('shows all charts, the newest first', () => {
  const { now, history } = open();
  expect(now().choice).toEqual({ search: '', show: undefined, sort: 'newest' });
  expect(now().text).toBe('');
  expect(history).toEqual(['/charts']);
});

test('reads the choice from the address, and ignores what it doesn’t know', () => {
  const known = open(`?search=Ana&show=${FILTER}&sort=${OTHER_SORT}`);
  expect(known.now().choice).toEqual({ search: 'Ana', show: FILTER, sort: OTHER_SORT });
  expect(known.now().text).toBe('Ana');
  expect(open('?show=none&sort=price').now().choice).toEqual({
    search: '',
    show: undefined,
    sort: 'newest',
  });
});

test('a search goes into the address once it is typed, without a history entry', async () => {
  const { now, history, address } = open(`?show=${FILTER}`);
  act(() => now().setText(' Ana '));
  expect(now().text).toBe(' Ana ');
  expect(now().choice.search).toBe('');
  await waitFor(() => expect(address()).toBe(`/charts?search=Ana&show=${FILTER}`));
  expect(now().choice.search).toBe('Ana');
  expect(history).toHaveLength(1);
});

test('order and filter keep each other and the search', () => {
  const { now, address } = open('?search=Ana');
  act(() => now().setShow(FILTER));
  act(() => now().setSort(OTHER_SORT ?? 'newest'));
  expect(address()).toBe(`/charts?search=Ana&show=${FILTER}&sort=${OTHER_SORT}`);
  act(() => now().setSort('newest'));
  act(() => now().setShow(undefined));
  expect(address()).toBe('/charts?search=Ana');
});

test('showing all ends search and filter, and keeps the order', async () => {
  const { now, address } = open(`?search=Ana&show=${FILTER}&sort=${OTHER_SORT}`);
  act(() => now().showAll());
  expect(now().text).toBe('');
  expect(now().choice.show).toBeUndefined();
  await waitFor(() => expect(address()).toBe(`/charts?sort=${OTHER_SORT}`));
});
