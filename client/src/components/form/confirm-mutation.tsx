import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { isStatus, messageOf } from '#client/lib/api.ts';
import { type ToastInput, toast } from '../feedback/toast.ts';
import { toastFailure } from '../feedback/toast-failure.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/confirm-dialog.tsx';

type Shown = Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'subject' | 'confirmLabel' | 'pendingLabel'
>;

export interface ConfirmMutationProps<Variables> extends Shown {
  mutation: UseMutationResult<unknown, Error, Variables>;
  /** What is sent on confirmation; null while the dialog is closed. */
  variables: Variables | null;
  done: Omit<ToastInput, 'tone'>;
  failed: string;
  failureTitle?: string | undefined;
  /** `isGone` when it was done, or the server no longer knows the thing. */
  onClose: (isGone: boolean) => void;
}

/** Asks, acts once, and stays open with the reason when that fails. */
export function ConfirmMutation<Variables>(props: ConfirmMutationProps<Variables>) {
  const { mutation, variables, done, failed, failureTitle, onClose, ...shown } = props;

  // A second click can arrive before the mutation says that it is pending.
  const lock = useRef(false);

  function confirm(chosen: Variables) {
    if (lock.current) return;
    lock.current = true;
    mutation.mutate(chosen, {
      onSettled: () => {
        lock.current = false;
      },
      onSuccess: () => {
        toast({ ...done, tone: 'success' });
        onClose(true);
      },
      onError: (error) => toastFailure(error, failed, failureTitle),
    });
  }

  function cancel() {
    const isGone = isStatus(mutation.error, 404);
    mutation.reset();
    onClose(isGone);
  }

  return (
    <ConfirmDialog
      {...shown}
      open={variables !== null}
      onOpenChange={cancel}
      pending={mutation.isPending}
      onConfirm={() => variables !== null && confirm(variables)}
      error={mutation.isError && messageOf(mutation.error, failed)}
    />
  );
}

type ConfirmDeleteProps<Variables> = Omit<
  ConfirmMutationProps<Variables>,
  'confirmLabel' | 'pendingLabel'
>;

/** As `ConfirmMutation`, for what is deleted permanently. */
export function ConfirmDelete<Variables>(props: ConfirmDeleteProps<Variables>) {
  return <ConfirmMutation {...props} confirmLabel="Delete" pendingLabel="Deleting..." />;
}
