import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/lib/api.ts';
import { currentToast, dismissToast } from '../feedback/toast.ts';
import { ConfirmDelete } from './confirm-mutation.tsx';

interface ExampleProps {
  remove: (id: string) => Promise<unknown>;
  onClose: (isGone: boolean) => void;
}

function Example({ remove, onClose }: ExampleProps) {
  return (
    <ConfirmDelete
      mutation={useMutation({ mutationFn: remove })}
      variables="one"
      title="Delete Thing"
      description="Sure?"
      done={{ title: 'Thing deleted' }}
      failed="Failed to delete"
      onClose={onClose}
    />
  );
}

function open(remove: ExampleProps['remove']) {
  const onClose = vi.fn();
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const screenOf = render(<Example remove={remove} onClose={onClose} />, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  return { ...screenOf, onClose };
}

const refusal = (status: number) => new ApiError(status, '{"message":"The server said no"}', null);
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  vi.restoreAllMocks();
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
});

test('acts once on two clicks at once, and closes when it is done', async () => {
  let answer = () => {};
  const remove = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const { onClose } = open(remove);
  act(() => {
    fireEvent.click(button('Delete'));
    fireEvent.click(button('Delete'));
  });
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => answer());
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  expect(remove).toHaveBeenCalledExactlyOnceWith('one', expect.anything());
  expect(currentToast()).toMatchObject({ title: 'Thing deleted', tone: 'success' });
});

test('stays open with the reason, and can be tried again', async () => {
  const remove = vi
    .fn<ExampleProps['remove']>()
    .mockRejectedValueOnce(refusal(409))
    .mockResolvedValueOnce(undefined);
  const { onClose } = open(remove);
  await userEvent.click(button('Delete'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server said no');
  expect(currentToast()).toMatchObject({ title: 'Error', description: 'The server said no' });
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(button('Delete'));
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
});

test.each([
  [404, true],
  [409, false],
])('canceling after a %i tells whether the thing is gone', async (status, isGone) => {
  const { onClose } = open(() => Promise.reject(refusal(status)));
  await userEvent.click(button('Delete'));
  await screen.findByRole('alert');
  await userEvent.click(button('Cancel'));
  expect(onClose).toHaveBeenCalledWith(isGone);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each(['resolves', 'rejects'])('a dialog that is gone is quiet when it %s', async (end) => {
  let finish = () => {};
  const { onClose, unmount } = open(
    () =>
      new Promise<void>((resolve, reject) => {
        finish = end === 'resolves' ? resolve : () => reject(refusal(500));
      }),
  );
  await userEvent.click(button('Delete'));
  unmount();
  await act(async () => finish());
  expect(onClose).not.toHaveBeenCalled();
  expect(currentToast()).toBeNull();
});

test('without an answer it says what failed', async () => {
  open(() => Promise.reject(new TypeError('Failed to fetch')));
  await userEvent.click(button('Delete'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete');
});
