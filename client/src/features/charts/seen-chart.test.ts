// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetSeenChart, hasSeenChart, markChartSeen } from './seen-chart.ts';

afterEach(() => {
  sessionStorage.clear();
});

test('remembers a seen chart for its person, not for the next one who signs in', () => {
  expect(hasSeenChart('ana')).toBe(false);
  markChartSeen('ana');
  expect(hasSeenChart('ana')).toBe(true);
  expect(hasSeenChart('ben')).toBe(false);
  forgetSeenChart();
  expect(hasSeenChart('ana')).toBe(false);
});

test('works without storage', () => {
  const refused = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = [
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refused),
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refused),
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refused),
  ];
  markChartSeen('ana');
  expect(hasSeenChart('ana')).toBe(false);
  forgetSeenChart();
  for (const spy of spies) {
    expect(spy).toHaveBeenCalledOnce();
    spy.mockRestore();
  }
});
