// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useGrabHandle } from './use-grab-handle.ts';

function Sheet({ onClose }: { onClose: () => void }) {
  const { isTall, handle } = useGrabHandle(onClose);
  return (
    <button type="button" {...handle}>
      {isTall ? 'tall' : 'small'}
    </button>
  );
}

function show() {
  const onClose = vi.fn();
  render(<Sheet onClose={onClose} />);
  const handle = screen.getByRole('button');
  /** As a browser does, with a click at the end. */
  function drag(byPx: number) {
    fireEvent(handle, new MouseEvent('pointerdown', { bubbles: true, clientY: 400 }));
    fireEvent(handle, new MouseEvent('pointerup', { bubbles: true, clientY: 400 + byPx }));
    fireEvent.click(handle);
  }
  return { onClose, handle, drag };
}

test('a tap or a key makes the sheet tall, and small again', async () => {
  const user = userEvent.setup();
  const { handle, onClose } = show();
  await user.click(handle);
  expect(handle).toHaveTextContent('tall');
  expect(handle).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Enter}');
  expect(handle).toHaveTextContent('small');
  expect(onClose).not.toHaveBeenCalled();
});

test('a drag up makes it tall, one down small, and another down closes it', () => {
  const { handle, drag, onClose } = show();
  drag(-80);
  expect(handle).toHaveTextContent('tall');
  drag(80);
  expect(handle).toHaveTextContent('small');
  expect(onClose).not.toHaveBeenCalled();
  drag(80);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a finger that hardly moves is a tap', () => {
  const { handle, drag } = show();
  drag(8);
  expect(handle).toHaveTextContent('tall');
});
