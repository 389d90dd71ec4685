import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '#client/testing/render.tsx';
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
  renderPart(<TeamAnalysis team={team} isArrival={isArrival} hasCoach={false} />, '/team');
const heading = () => screen.getByRole('heading', { level: 3, name: 'Team Alpha: Penta of 3' });
const placeAt = (top: number) =>
  vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, top, 300, 30));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a new result is scrolled to and focused after 100 ms, not before', () => {
  placeAt(2000);
  show(true);
  pass(99);
  expect(scroll).not.toHaveBeenCalled();
  expect(heading()).not.toHaveFocus();
  pass(1);
  expect(scroll).toHaveBeenCalledOnce();
  expect(scroll.mock.contexts).toEqual([heading()]);
  expect(heading()).toHaveFocus();
});

test('a new result that is in view is focused without a jump', () => {
  placeAt(200);
  show(true);
  pass(100);
  expect(scroll).not.toHaveBeenCalled();
  expect(heading()).toHaveFocus();
});

test('a team that was not requested takes no focus', () => {
  show(false);
  pass(1000);
  expect(scroll).not.toHaveBeenCalled();
  expect(heading()).not.toHaveFocus();
});

test('prints all tabs as one report, and shows one again afterwards', async () => {
  vi.useRealTimers();
  renderPart(<TeamAnalysis team={team} isArrival={false} hasCoach={false} />, '/team');
  expect(screen.queryByText('Team Summary')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  for (const name of ['Team Penta Chart', 'Missing BG5 Functions (Team)', 'Team Summary']) {
    expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
  }
  expect(await screen.findByRole('heading', { name: 'Working Dynamics' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Plan' })).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Team Summary')).not.toBeInTheDocument();
});
