import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readerDates } from '#client/lib/dates.ts';
import { DatesContext } from '#client/lib/use-dates.ts';
import { TimeAgo } from './time-ago.tsx';

const NOW = new Date(2026, 10, 22, 14, 25);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();

test('shows a recent instant as relative time, which updates while the page is open', () => {
  render(<TimeAgo iso={minutesAgo(2)} />);
  expect(screen.getByRole('time')).toHaveTextContent(/^2 minutes ago$/);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('time')).toHaveTextContent(/^3 minutes ago$/);
});

test('shows the exact time on demand, in the person’s clock format', () => {
  const { rerender } = render(<TimeAgo iso={minutesAgo(0)} />);
  expect(screen.getByRole('time')).toHaveAttribute('title', 'November 22, 2026, 2:25 PM');
  expect(screen.getByRole('time')).toHaveAttribute('datetime', minutesAgo(0));
  rerender(
    <DatesContext value={readerDates('24h')}>
      <TimeAgo iso={minutesAgo(0)} />
    </DatesContext>,
  );
  expect(screen.getByRole('time')).toHaveAttribute('title', 'November 22, 2026, 14:25');
});

test('toggles to the exact time and back by tap or key', () => {
  render(<TimeAgo iso={minutesAgo(2)} />);
  const button = screen.getByRole('button', { name: /^2 minutes ago/ });
  fireEvent.click(button);
  expect(screen.getByRole('time')).toHaveTextContent(/^November 22, 2026, 2:23 PM$/);
  expect(button).toHaveAccessibleName('November 22, 2026, 2:23 PM');
  fireEvent.click(button);
  expect(screen.getByRole('time')).toHaveTextContent(/^2 minutes ago$/);
});

test('is not a control inside another control', () => {
  render(<TimeAgo iso={minutesAgo(2)} isInControl />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('time')).toHaveAttribute('title', 'November 22, 2026, 2:23 PM');
});

test.each([null, '', 'never'])('shows %j as unknown and not as a date of 1970', (iso) => {
  const { container } = render(<TimeAgo iso={iso} />);
  expect(container).toHaveTextContent(/^Unknown$/);
  expect(screen.queryByRole('time')).toBeNull();
});
