import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isUnreachable, mockApi, refuses, replies } from '#client/testing/mock-api.ts';
import { trackPageLoad } from '#shared/contract/usage.ts';
import { usePageLoad } from './use-page-load.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Props {
  readonly person: string;
  readonly team: string;
  readonly isCounted: boolean;
}

const ADA: Props = { person: 'ada', team: 'alpha', isCounted: true };

function show(props: Props, handler = replies(trackPageLoad, undefined)) {
  const api = mockApi(handler);
  const hook = renderHook(
    ({ person, team, isCounted }: Props) => usePageLoad(person, team, isCounted),
    { initialProps: props },
  );
  return { ...hook, count: () => api.calls(trackPageLoad).length };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('counts a page load once, after a second', async () => {
  const { count, rerender } = show(ADA);
  await wait(999);
  expect(count()).toBe(0);
  await wait(1);
  expect(count()).toBe(1);
  rerender({ ...ADA });
  await wait(10_000);
  expect(count()).toBe(1);
});

test.each([
  ['person', { ...ADA, person: 'ben' }],
  ['team', { ...ADA, team: 'beta' }],
])('counts again for another %s', async (_title, changed) => {
  const { count, rerender } = show(ADA);
  await wait(1_000);
  rerender(changed);
  await wait(1_000);
  expect(count()).toBe(2);
});

test('counts several teams within a second once, for the last of them', async () => {
  const { count, rerender } = show(ADA);
  for (const team of ['beta', 'gamma', 'delta']) {
    await wait(500);
    rerender({ ...ADA, team });
  }
  await wait(1_000);
  expect(count()).toBe(1);
});

test('counts nothing until there is team access', async () => {
  const { count, rerender } = show({ ...ADA, isCounted: false });
  await wait(10_000);
  expect(count()).toBe(0);
  rerender(ADA);
  await wait(1_000);
  expect(count()).toBe(1);
});

test('does not count a page that is left within a second', async () => {
  const { count, unmount } = show(ADA);
  await wait(500);
  unmount();
  await wait(10_000);
  expect(count()).toBe(0);
});

test('counts nothing once the browser is navigating away', async () => {
  const { count } = show(ADA);
  await wait(500);
  window.dispatchEvent(new Event('beforeunload'));
  await wait(10_000);
  expect(count()).toBe(0);
});

test.each([
  ['refused', refuses(trackPageLoad, 429, { code: 'request.rate_limited' })],
  ['unanswered', isUnreachable(trackPageLoad)],
])('ignores a count that is %s', async (_title, handler) => {
  const { count } = show(ADA, handler);
  await wait(10_000);
  expect(count()).toBe(1);
});
