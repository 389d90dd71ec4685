import { ConfirmMutation } from '#client/components/form/confirm-mutation.tsx';
import type { AccountMember } from '#shared/contract/members.ts';
import { useRemoveMember } from '../members.ts';

export interface RemoveMemberProps {
  accountId: string;
  member: AccountMember;
  onClose: (isGone: boolean) => void;
}

/** Confirms the removal of a member. */
export function RemoveMember({ accountId, member, onClose }: RemoveMemberProps) {
  return (
    <ConfirmMutation
      mutation={useRemoveMember(accountId)}
      variables={member.id}
      title="Remove User"
      description={`Are you sure you want to remove ${member.email ?? 'this user'} from this team account?`}
      confirmLabel="Remove"
      pendingLabel="Removing..."
      done={{ title: 'Success', description: 'User removed from team account successfully' }}
      failed="Failed to remove user from team account"
      onClose={onClose}
    />
  );
}
