import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chartWith } from '#client/testing/samples.ts';
import { useChartPick } from './use-chart-pick.ts';

const [ANA, BEN, CARL] = ['ana', 'ben', 'carl'].map((id) => chartWith({ id }));

function picked() {
  const { result } = renderHook(() => useChartPick());
  return {
    pick: (...charts: readonly (typeof ANA)[]) => {
      for (const chart of charts) act(() => chart && result.current.toggle(chart));
    },
    drop: (id: string) => act(() => result.current.drop(id)),
    clear: () => act(() => result.current.clear()),
    ids: () => result.current.charts.map(({ id }) => id),
  };
}

test('picks two charts, and a third in place of the first', () => {
  const { pick, ids } = picked();
  pick(ANA, BEN);
  expect(ids()).toEqual(['ana', 'ben']);
  pick(CARL);
  expect(ids()).toEqual(['ben', 'carl']);
});

test('lets go of a chart that is picked again, dropped, or cleared with all others', () => {
  const { pick, drop, clear, ids } = picked();
  pick(ANA, BEN, ANA);
  expect(ids()).toEqual(['ben']);
  pick(CARL);
  drop('ben');
  expect(ids()).toEqual(['carl']);
  clear();
  expect(ids()).toEqual([]);
});
