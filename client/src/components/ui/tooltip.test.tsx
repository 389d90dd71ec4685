// Isolated: the test DOM's :focus-visible remembers what earlier files did.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function show() {
  render(
    <>
      <Tooltip content="Keeps the earlier chart">
        <button type="button">Correct</button>
      </Tooltip>
      <Tooltip content="Cannot be undone">
        <button type="button">Remove</button>
      </Tooltip>
    </>,
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const enter = (name: string) => fireEvent.pointerEnter(screen.getByRole('button', { name }));
const leave = (name: string) => fireEvent.pointerLeave(screen.getByRole('button', { name }));

test('opens after 700 ms of hovering, not before', () => {
  show();
  enter('Correct');
  pass(699);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  pass(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Keeps the earlier chart');
  expect(screen.getByRole('button', { name: 'Correct' })).toHaveAccessibleDescription(
    'Keeps the earlier chart',
  );
});

test('opens immediately within 300 ms of another tooltip, and waits again later', () => {
  show();
  pass(5000);
  enter('Correct');
  pass(700);
  leave('Correct');
  pass(200);
  enter('Remove');
  expect(screen.getByRole('tooltip')).toHaveTextContent('Cannot be undone');

  leave('Remove');
  pass(1000);
  enter('Correct');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('opens immediately when moving straight from one trigger to the next', () => {
  show();
  pass(5000);
  enter('Correct');
  pass(700);
  leave('Correct');
  enter('Remove');
  pass(120);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Cannot be undone');
});

test('opens immediately on keyboard focus, and closes on Escape or blur', () => {
  show();
  const [first, second] = screen.getAllByRole('button');
  act(() => first?.focus());
  expect(screen.getByRole('tooltip')).toHaveTextContent('Keeps the earlier chart');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();

  act(() => second?.focus());
  act(() => second?.blur());
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
