import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { ConfirmDialog } from '#client/components/ui/confirm-dialog.tsx';
import { messageOf } from '#client/lib/api.ts';
import type { AccountMember } from '#shared/contract/members.ts';
import { useRemoveMember } from '../members.ts';

const FAILED = 'Failed to remove user from team account';

export interface RemoveMemberProps {
  accountId: string;
  member: AccountMember;
  onClose: (isGone: boolean) => void;
}

/** Asks before somebody loses an account. */
export function RemoveMember({ accountId, member, onClose }: RemoveMemberProps) {
  const removal = useRemoveMember(accountId);
  const email = member.email ?? 'this user';

  function confirm() {
    removal.mutate(member.id, {
      onSuccess: () => {
        toast({
          title: 'Success',
          description: 'User removed from team account successfully',
          tone: 'success',
        });
        onClose(true);
      },
      onError: (error) => toastFailure(error, FAILED),
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={() => onClose(false)}
      title="Remove User"
      description={`Are you sure you want to remove ${email} from this team account?`}
      confirmLabel="Remove"
      pendingLabel="Removing..."
      pending={removal.isPending}
      onConfirm={confirm}
      error={removal.isError && messageOf(removal.error, FAILED)}
    />
  );
}
