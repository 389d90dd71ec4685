import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chartWith } from '#client/testing/samples.ts';
import { useChartPick } from './use-chart-pick.ts';

const [ANA, BEN, CARL] = ['ana', 'ben', 'carl'].map((id) => chartWith({ id }));

function picked() {
  const { result } = renderHook(() => useChartPick());
  return {
    start: (chart?: typeof ANA) => act(() => result.current.start(chart)),
    pick: (...charts: readonly (typeof ANA)[]) => {
      for (const chart of charts) act(() => chart && result.current.toggle(chart));
    },
    stop: () => act(() => result.current.stop()),
    isOn: () => result.current.isOn,
    ids: () => result.current.charts.map(({ id }) => id),
  };
}

test('picks two charts, and a third in place of the first', () => {
  const { start, pick, ids, isOn } = picked();
  expect(isOn()).toBe(false);
  start();
  expect(isOn()).toBe(true);
  pick(ANA, BEN);
  expect(ids()).toEqual(['ana', 'ben']);
  pick(CARL);
  expect(ids()).toEqual(['ben', 'carl']);
});

test('starts with a chart, and lets go of one that is picked again, or of all at the end', () => {
  const { start, pick, stop, ids, isOn } = picked();
  start(ANA);
  expect(ids()).toEqual(['ana']);
  pick(BEN, ANA);
  expect(ids()).toEqual(['ben']);
  pick(BEN);
  expect([ids(), isOn()]).toEqual([[], true]);
  pick(CARL);
  stop();
  expect([ids(), isOn()]).toEqual([[], false]);
});
