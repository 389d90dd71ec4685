import { ConfirmDelete } from '#client/components/form/confirm-mutation.tsx';
import type { AdminAccount } from '#shared/contract/admin.ts';
import { useDeleteAccount } from '../api.ts';

export interface DeleteAccountProps {
  account: AdminAccount;
  onClose: (isGone: boolean) => void;
}

/** Confirms the permanent deletion of an account. */
export function DeleteAccount({ account, onClose }: DeleteAccountProps) {
  return (
    <ConfirmDelete
      mutation={useDeleteAccount()}
      variables={account.id}
      title="Delete Team Account"
      description="Are you sure you want to delete this team account, with all its teams, charts and memberships? This action cannot be undone."
      subject={<bdi className="wrap-anywhere">{account.name}</bdi>}
      done={{ title: 'Team account deleted successfully' }}
      failed="Failed to delete team account"
      onClose={onClose}
    />
  );
}
