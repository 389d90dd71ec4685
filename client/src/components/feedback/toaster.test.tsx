import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, toast } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  const left = currentToast();
  act(() => {
    if (left) dismissToast(left.id);
  });
  vi.useRealTimers();
});

function show() {
  render(
    <>
      <ToastRegion />
      <Toaster />
    </>,
  );
  return within(screen.getByRole('region', { name: 'Notifications (F8)' }));
}

async function pass(ms: number) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

test('a newer toast replaces the older one', () => {
  const area = show();
  act(() => toast({ title: 'Chart deleted' }));
  act(() => toast({ title: 'Error', description: 'Failed to delete chart.', tone: 'destructive' }));
  expect(area.getAllByRole('listitem')).toHaveLength(1);
  expect(area.getByText('Failed to delete chart.')).toBeVisible();
  expect(area.getByRole('listitem')).toHaveAttribute('data-tone', 'destructive');
});

test('a toast disappears after five seconds, and a replacement gets its own five seconds', async () => {
  const area = show();
  act(() => toast({ title: 'First' }));
  await pass(4000);
  act(() => toast({ title: 'Second' }));
  await pass(4000);
  expect(area.getByText('Second')).toBeVisible();
  await pass(1500);
  expect(area.queryByRole('listitem')).not.toBeInTheDocument();
  expect(currentToast()).toBeNull();
});

test('F8 moves the focus to the notifications', () => {
  show();
  act(() => toast({ title: 'Chart Generated!' }));
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('list')).toHaveFocus();
});

test('only the region mounted from the start announces each toast', async () => {
  show();
  const regions = () => [...document.querySelectorAll('[aria-live], [role=status], [role=alert]')];
  const [region, ...others] = regions();
  expect(others).toEqual([]);
  expect(region).toHaveTextContent('');

  act(() => toast({ title: 'Error', description: 'Failed to get response.' }));
  await pass(150);
  expect(region).toHaveTextContent('Error: Failed to get response.');
  expect(regions()).toEqual([region]);
});

test('repeated text is cleared in between, so that it is announced again', async () => {
  show();
  const region = screen.getByRole('status');
  act(() => toast({ title: 'Saved' }));
  await pass(150);
  act(() => toast({ title: 'Saved' }));
  expect(region).toHaveTextContent('');
  await pass(150);
  expect(region).toHaveTextContent('Saved');
});

test('the close button dismisses the toast', () => {
  const area = show();
  act(() => toast({ title: 'Chart deleted' }));
  fireEvent.click(area.getByRole('button', { name: 'Dismiss notification' }));
  expect(currentToast()).toBeNull();
});

test.each([
  [49, 1],
  [51, 0],
])('a swipe of %i px to the right leaves %i toasts', async (distance, left) => {
  // jsdom does not implement pointer capture.
  Object.assign(Element.prototype, {
    hasPointerCapture: () => false,
    setPointerCapture: () => {},
    releasePointerCapture: () => {},
  });
  const area = show();
  act(() => toast({ title: 'Chart deleted' }));
  const card = area.getByRole('listitem');
  const at = (clientX: number) => ({ button: 0, pointerType: 'touch', clientX, clientY: 0 });
  // Pointer down and up, with moves in between like a finger's.
  fireEvent.pointerDown(card, at(0));
  fireEvent.pointerMove(card, at(20));
  fireEvent.pointerMove(card, at(distance));
  fireEvent.pointerUp(card, at(distance));
  await pass(500);
  expect(area.queryAllByRole('listitem')).toHaveLength(left);
});

test('a swipe to the left does not dismiss the toast', async () => {
  const area = show();
  act(() => toast({ title: 'Chart deleted' }));
  const card = area.getByRole('listitem');
  fireEvent.pointerDown(card, { button: 0, pointerType: 'touch', clientX: 200, clientY: 0 });
  fireEvent.pointerMove(card, { pointerType: 'touch', clientX: 100, clientY: 0 });
  fireEvent.pointerUp(card, { pointerType: 'touch', clientX: 100, clientY: 0 });
  await pass(500);
  expect(area.getByRole('listitem')).toBeVisible();
});
