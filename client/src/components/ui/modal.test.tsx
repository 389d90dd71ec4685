import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

// The other tests load a modal's code before they begin; here it's as on a page just opened.
beforeEach(() => vi.resetModules());

async function renderSample() {
  const { Modal } = await import('./modal.tsx');
  function Sample() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Edit
        </button>
        <Modal open={open} onOpenChange={setOpen} title="Edit team" frameClass="" panelClass="">
          <input aria-label="Name" />
        </Modal>
      </>
    );
  }
  render(<Sample />);
}

test('opens as soon as its code is there, and takes and restores the focus', async () => {
  await renderSample();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('dialog', { name: 'Edit team' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('loads its code while it is closed, so that it opens without a wait', async () => {
  const { ModalFrame } = await import('./modal.tsx');
  const preload = vi.spyOn(ModalFrame, 'preload');
  await renderSample();
  await waitFor(() => expect(preload).toHaveBeenCalled());
  await ModalFrame.preload();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByRole('dialog')).toBeVisible();
});
