import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

function show({ pending = false, error }: { pending?: boolean; error?: string } = {}) {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  render(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Delete Chart"
      description="Are you sure you want to delete this chart? This action cannot be undone."
      subject="Ana Lindqvist"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      onConfirm={onConfirm}
      pending={pending}
      error={error}
    />,
  );
  return { onConfirm, onOpenChange };
}

test('names the object and focuses Cancel', () => {
  show();
  const dialog = screen.getByRole('alertdialog', { name: 'Delete Chart' });
  expect(dialog).toHaveTextContent('Ana Lindqvist');
  expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('closes without confirming on Cancel and Escape', async () => {
  const { onConfirm, onOpenChange } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('cannot be confirmed again or closed while pending', async () => {
  const { onConfirm, onOpenChange } = show({ pending: true });
  await userEvent.click(screen.getByRole('button', { name: 'Deleting...' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('shows a failure inside the dialog', () => {
  show({ error: 'Failed to delete chart. Please try again.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to delete chart.');
});
