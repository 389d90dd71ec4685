import { ConfirmMutation } from '#client/components/form/confirm-mutation.tsx';
import { personName } from '#client/lib/person-name.ts';
import type { AccountMember } from '#shared/contract/members.ts';
import { useRemoveViewer } from '../viewers.ts';

export interface RemoveViewerProps {
  accountId: string;
  viewer: AccountMember;
  onClose: (isGone: boolean) => void;
}

/** Confirms the removal of a viewer. */
export function RemoveViewer({ accountId, viewer, onClose }: RemoveViewerProps) {
  return (
    <ConfirmMutation
      mutation={useRemoveViewer(accountId)}
      variables={viewer.id}
      title="Remove Viewer"
      description="Are you sure you want to remove this viewer from the team account?"
      subject={<bdi className="wrap-anywhere">{viewer.email ?? personName(viewer)}</bdi>}
      confirmLabel="Remove"
      pendingLabel="Removing..."
      done={{ title: 'Team viewer removed successfully' }}
      failed="Failed to remove team viewer"
      onClose={onClose}
    />
  );
}
