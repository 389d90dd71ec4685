import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a pending submit button keeps the focus and submits nothing, by click or by Enter', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const form = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" pending={pending} pendingLabel="Processing...">
        See My Chart
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'See My Chart' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);

  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Processing...' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button);
  await userEvent.type(screen.getByLabelText('Name'), 'Ana{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
