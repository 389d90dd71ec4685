import { useState } from 'react';
import { PersonPicker } from '#client/components/people/person-picker.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { useAddViewer, VIEWER_ROLES, type ViewerRole } from '../viewers.ts';

const ROLE_LABELS: Record<ViewerRole, string> = {
  regular_user: 'Regular User',
  account_admin: 'Account Admin',
};

export interface AddViewerProps {
  accountId: string;
  /** Viewers already: they cannot be added again. */
  viewerIds: ReadonlySet<string>;
  onClose: () => void;
}

/** Finds people by email and adds them to an account, one after another. */
export function AddViewer({ accountId, viewerIds, onClose }: AddViewerProps) {
  const [role, setRole] = useState<ViewerRole>('regular_user');
  const adding = useAddViewer(accountId);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      locked={adding.isPending}
      title="Add Viewer"
      footer={
        <Button variant="secondary" onClick={onClose} disabled={adding.isPending}>
          Done
        </Button>
      }
    >
      <PersonPicker
        search={{ label: 'Search by email', minLength: 1 }}
        foundWords={({ length }) => foundWords(length)}
        actionsOf={({ id: userId }) => {
          const isDisabled = viewerIds.has(userId);
          const label = isDisabled ? 'Already Added' : 'Add';
          return [{ label, isDisabled, variables: { userId, role } }];
        }}
        adding={adding}
        added={{ title: 'User added as team viewer successfully' }}
        notAdded="Failed to add user as team viewer"
      >
        <RoleSelect role={role} onChange={setRole} />
      </PersonPicker>
    </Dialog>
  );
}

interface RoleSelectProps {
  role: ViewerRole;
  onChange: (role: ViewerRole) => void;
}

function RoleSelect({ role, onChange }: RoleSelectProps) {
  return (
    <Field label="Role" className="basis-full">
      <Select
        value={role}
        onChange={({ target }) =>
          onChange(VIEWER_ROLES.find((one) => one === target.value) ?? 'regular_user')
        }
        className="sm:max-w-56"
      >
        {VIEWER_ROLES.map((one) => (
          <option key={one} value={one}>
            {ROLE_LABELS[one]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function foundWords(count: number): string {
  if (count === 0) return 'No users found';
  return count === 1 ? '1 user found' : `${count} users found`;
}
