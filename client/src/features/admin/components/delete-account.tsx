import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { ConfirmDialog } from '#client/components/ui/confirm-dialog.tsx';
import { messageOf } from '#client/lib/api.ts';
import type { AdminAccount } from '#shared/contract/admin.ts';
import { useDeleteAccount } from '../api.ts';

const FAILED = 'Failed to delete team account';

export interface DeleteAccountProps {
  account: AdminAccount;
  onClose: (isGone: boolean) => void;
}

/** Asks before an account is deleted for good. */
export function DeleteAccount({ account, onClose }: DeleteAccountProps) {
  const deletion = useDeleteAccount();

  function confirm() {
    deletion.mutate(account.id, {
      onSuccess: () => {
        toast({ title: 'Team account deleted successfully', tone: 'success' });
        onClose(true);
      },
      onError: (error) => toastFailure(error, FAILED),
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={() => onClose(false)}
      title="Delete Team Account"
      description="Are you sure you want to delete this team account, with all its teams, charts and memberships? This action cannot be undone."
      subject={<bdi className="wrap-anywhere">{account.name}</bdi>}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={deletion.isPending}
      onConfirm={confirm}
      error={deletion.isError && messageOf(deletion.error, FAILED)}
    />
  );
}
