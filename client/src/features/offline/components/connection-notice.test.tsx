import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '#client/lib/api.ts';
import { setOutOfReach } from '#client/lib/connection.ts';
import { once, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { countCharts } from '#shared/contract/charts.ts';
import { ConnectionNotice } from './connection-notice.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  act(() => setOutOfReach(false));
});

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

function Count() {
  const { data } = useQuery({
    queryKey: ['count'],
    queryFn: () => call(countCharts, { query: {} }),
  });
  return <p>{data ? `${data.total} charts` : 'Loading'}</p>;
}

test('says nothing while there is a network', () => {
  renderPart(<ConnectionNotice personId={null} />, '/');
  expect(document.querySelector('[aria-live]')).toBeEmptyDOMElement();
});

test('says that there is none, and loads everything again once it is back', async () => {
  renderPart(
    <>
      <ConnectionNotice personId={null} />
      <Count />
    </>,
    '/',
    once(replies(countCharts, { total: 1 })),
    replies(countCharts, { total: 2 }),
  );
  expect(await screen.findByText('1 charts')).toBeVisible();
  setOnline(false);
  expect(screen.getByText(/^You’re offline\./)).toBeVisible();
  setOnline(true);
  expect(await screen.findByText('2 charts')).toBeVisible();
  expect(screen.queryByText(/^You’re offline\./)).not.toBeInTheDocument();
});

test('asks for a server that is out of reach until it answers, and not without a network', () => {
  vi.useFakeTimers();
  renderPart(<ConnectionNotice personId={null} />, '/');
  const asked = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  vi.advanceTimersByTime(60_000);
  expect(asked).not.toHaveBeenCalled();
  act(() => setOutOfReach(true));
  expect(screen.getByText(/^You’re offline\./)).toBeVisible();
  vi.advanceTimersByTime(20_000);
  expect(asked).toHaveBeenCalledTimes(2);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.advanceTimersByTime(20_000);
  expect(asked).toHaveBeenCalledTimes(2);
  act(() => setOutOfReach(false));
  vi.advanceTimersByTime(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
});
