import type { UseMutationResult } from '@tanstack/react-query';
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
  /** What it happens to; null while nothing is asked and the dialog is closed. */
  variables: Variables | null;
  done: Omit<ToastInput, 'tone'>;
  failed: string;
  failureTitle?: string | undefined;
  /** `isGone` when it was done, or the server knows the thing no more. */
  onClose: (isGone: boolean) => void;
}

/** Asks, acts once, and stays open with the reason when that fails. */
export function ConfirmMutation<Variables>(props: ConfirmMutationProps<Variables>) {
  const { mutation, variables, done, failed, failureTitle, onClose, ...shown } = props;

  function confirm(chosen: Variables) {
    mutation.mutate(chosen, {
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

/** As `ConfirmMutation`, for what is deleted for good. */
export function ConfirmDelete<Variables>(props: ConfirmDeleteProps<Variables>) {
  return <ConfirmMutation {...props} confirmLabel="Delete" pendingLabel="Deleting..." />;
}
