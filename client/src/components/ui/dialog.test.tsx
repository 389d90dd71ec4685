import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

function Sample({ locked = false }: { locked?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Edit team"
        description="Changes are seen by everyone in the team."
        locked={locked}
      >
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

test('is named and described, focuses its first field and restores the focus on closing', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit team' });
  expect(dialog).toHaveAccessibleDescription('Changes are seen by everyone in the team.');
  expect(screen.getByLabelText('Name')).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
});

test('prevents the page behind it from scrolling', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(document.documentElement).toHaveClass('scroll-locked');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.documentElement).not.toHaveClass('scroll-locked');
});

test('cannot be closed while locked', async () => {
  const user = userEvent.setup();
  render(<Sample locked />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('adds no style element, which the content security policy would block', async () => {
  const before = document.querySelectorAll('style').length;
  render(<Sample />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(document.querySelectorAll('style')).toHaveLength(before);
});
