import { ConfirmMutation } from '#client/components/form/confirm-mutation.tsx';
import { useRemoveUnassigned } from '../api.ts';
import type { PoolPerson } from '../arrangement.ts';

export interface RemovePersonProps {
  accountId: string;
  /** null while the dialog is closed. */
  person: PoolPerson | null;
  onClose: () => void;
}

/** Asks before somebody who is in no team is deleted. */
export function RemovePerson({ accountId, person, onClose }: RemovePersonProps) {
  const remove = useRemoveUnassigned(accountId);
  return (
    <ConfirmMutation
      mutation={remove}
      variables={person?.id ?? null}
      title="Remove this person?"
      subject={person?.name}
      description="This permanently deletes their birth details and chart. You can’t undo this."
      confirmLabel="Remove person"
      pendingLabel="Removing..."
      done={{ title: 'Person removed', description: 'Their birth details and chart are deleted.' }}
      failed="We couldn’t remove this person. Please try again."
      onClose={onClose}
    />
  );
}
