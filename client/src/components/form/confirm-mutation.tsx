import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { isStatus, messageOf } from '#client/lib/api.ts';
import { type ToastInput, toast } from '../feedback/toast.ts';
import { toastFailure } from '../feedback/toast-failure.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/confirm-dialog.tsx';

type Shown = Pick<
  ConfirmDialogProps,
  | 'title'
  | 'description'
  | 'subject'
  | 'confirmLabel'
  | 'pendingLabel'
  | 'tone'
  | 'children'
  | 'confirmDisabled'
>;

export interface ConfirmMutationProps<Variables, Reply = unknown> extends Shown {
  mutation: UseMutationResult<Reply, Error, Variables>;
  /** What is sent on confirmation; null while the dialog is closed. */
  variables: Variables | null;
  /** For a dialog that opens before it is known what to send. */
  open?: boolean | undefined;
  /** The toast of a success. */
  done: ToastInput | ((reply: Reply) => ToastInput);
  failed: string;
  failureTitle?: string | undefined;
  /** Why it can’t be done, known before trying. */
  problem?: string | undefined;
  onDone?: ((reply: Reply) => void) | undefined;
  onFailed?: (() => void) | undefined;
  /** `isGone` when it was done, or the server no longer knows the thing. */
  onClose: (isGone: boolean) => void;
}

/** Asks, acts once, and stays open with the reason when that fails. */
export function ConfirmMutation<Variables, Reply = unknown>(
  props: ConfirmMutationProps<Variables, Reply>,
) {
  const { mutation, variables, open, done, failed, failureTitle, problem, ...rest } = props;
  const { onDone, onFailed, onClose, ...shown } = rest;
  // A second click can arrive before the mutation says that it is pending.
  const lock = useRef(false);

  function confirm(chosen: Variables) {
    if (lock.current) return;
    lock.current = true;
    mutation.mutate(chosen, {
      onSettled: () => {
        lock.current = false;
      },
      onSuccess: (reply) => {
        toast({ tone: 'success', ...(typeof done === 'function' ? done(reply) : done) });
        onClose(true);
        onDone?.(reply);
      },
      onError: (error) => {
        toastFailure(error, failed, failureTitle);
        onFailed?.();
      },
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
      open={open ?? variables !== null}
      onOpenChange={cancel}
      pending={mutation.isPending}
      onConfirm={() => variables !== null && confirm(variables)}
      error={mutation.isError ? messageOf(mutation.error, failed) : problem}
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
