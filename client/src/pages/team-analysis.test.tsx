import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { teamWith } from '#client/testing/team-samples.ts';
import { TeamAnalysis } from './team-analysis.tsx';

const team = teamWith(3, { canManage: false });
const scroll = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scroll);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  scroll.mockClear();
});

const show = (isArrival: boolean) =>
  render(<TeamAnalysis team={team} isArrival={isArrival} hasCoach={false} />);
const heading = () => screen.getByRole('heading', { level: 3, name: 'Team Alpha: Penta of 3' });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a new result is scrolled to and focused after 100 ms, not before', () => {
  show(true);
  pass(99);
  expect(scroll).not.toHaveBeenCalled();
  expect(heading()).not.toHaveFocus();
  pass(1);
  expect(scroll).toHaveBeenCalledOnce();
  expect(scroll.mock.contexts).toEqual([heading()]);
  expect(heading()).toHaveFocus();
});

test('a team that was not requested takes no focus', () => {
  show(false);
  pass(1000);
  expect(scroll).not.toHaveBeenCalled();
  expect(heading()).not.toHaveFocus();
});
