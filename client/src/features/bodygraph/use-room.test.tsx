import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRoom } from './use-room.ts';

let width = 0;
let resize = () => {};
const stop = vi.fn();

beforeEach(() => {
  stop.mockClear();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resize = onResize;
      }
      observe() {
        resize();
      }
      disconnect = stop;
    },
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

function Figure() {
  const frame = useRef<HTMLDivElement>(null);
  return <div ref={frame}>{useRoom(frame)}</div>;
}

function roomAt(px: number): string | null {
  width = px;
  const { container, unmount } = render(<Figure />);
  const room = container.textContent;
  unmount();
  return room;
}

test.each([
  [431, 'narrow'],
  [432, 'wide'],
])('a figure of %i px is %s', (px, room) => {
  expect(roomAt(px)).toBe(room);
});

test('larger text needs more room', () => {
  document.documentElement.style.fontSize = '20px';
  expect([roomAt(539), roomAt(540)]).toEqual(['narrow', 'wide']);
});

test('follows the width, except while the figure is hidden', () => {
  width = 800;
  render(<Figure />);
  const change = (px: number) => {
    width = px;
    act(resize);
  };
  change(400);
  expect(screen.getByText('narrow')).toBeInTheDocument();
  change(0);
  expect(screen.getByText('narrow')).toBeInTheDocument();
  change(500);
  expect(screen.getByText('wide')).toBeInTheDocument();
});

test('print has room for the columns, and the screen its own again afterwards', () => {
  width = 300;
  const { unmount } = render(<Figure />);
  act(() => window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('wide')).toBeInTheDocument();
  act(() => window.dispatchEvent(new Event('afterprint')));
  expect(screen.getByText('narrow')).toBeInTheDocument();
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('guesses from the window while the figure has no width', () => {
  vi.stubGlobal('innerWidth', 400);
  expect(roomAt(0)).toBe('narrow');
  vi.stubGlobal('innerWidth', 1200);
  expect(roomAt(0)).toBe('wide');
});
