import type { ComponentProps, ReactNode } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { TextAreaField, TextField } from '#client/components/form/form.tsx';
import { FormConflict } from '#client/components/form/form-conflict.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { useEditForm } from '#client/components/form/use-edit-form.ts';
import { type SavedForm, useSavedForm } from '#client/components/form/use-saved-form.ts';
import { Button } from '#client/components/ui/button.tsx';
import { TEAM_DESCRIPTION_MAX, TEAM_NAME_MAX, type TeamSummary } from '#shared/contract/teams.ts';
import { EditTeamForm, type TeamEntry, TeamForm } from '../team-form.ts';
import { readTeam, useCreateTeam, useUpdateTeam } from '../team-management.ts';

const LABELS: Record<keyof TeamEntry, string> = { name: 'Team name', description: 'Description' };

type EditedTeam = Pick<TeamSummary, 'id' | 'name' | 'description' | 'updatedAt'>;

function entryOf({ name, description }: EditedTeam): TeamEntry {
  return { name, description: description ?? '' };
}

export interface EditTeamProps {
  accountId: string;
  team: TeamSummary;
  onClose: () => void;
  /** Starts the deletion of the edited team. */
  onDelete: () => void;
}

/** Name and description of an existing team. Sends only what was changed. */
export function EditTeam({ accountId, team, onClose, onDelete }: EditTeamProps) {
  const update = useUpdateTeam(accountId);
  const form = useEditForm<EditedTeam, TeamEntry, TeamEntry>({
    schema: EditTeamForm,
    saved: team,
    valuesOf: entryOf,
    failed: 'Failed to update team',
    failureTitle: 'Error updating team',
    read: readTeam,
    save: (base, changes) => update.mutateAsync({ team: base, changes }),
    onSaved() {
      toast({ title: 'Team updated', tone: 'success' });
      onClose();
    },
    onUnchanged: onClose,
  });
  return (
    <TeamFormDialog
      form={form}
      title="Edit team"
      label="Save"
      pendingLabel="Saving..."
      onClose={onClose}
      aside={
        <Button variant="quiet" className="sm:mr-auto" disabled={form.isBusy} onClick={onDelete}>
          <span className="text-danger">Delete Team</span>
        </Button>
      }
    >
      <FormConflict form={form} what="team" labels={LABELS} />
    </TeamFormDialog>
  );
}

/** The form for a team without people. */
export function CreateTeam({ accountId, onClose }: Pick<EditTeamProps, 'accountId' | 'onClose'>) {
  const creation = useCreateTeam(accountId);
  const form = useSavedForm({
    schema: TeamForm,
    values: { name: '', description: '' },
    failed: 'Failed to create team',
    failureTitle: 'Error creating team',
    send: ({ name, description }) =>
      creation.mutateAsync({ name, ...(description ? { description } : {}) }),
    onSent() {
      toast({ title: 'Team created', tone: 'success' });
      onClose();
    },
  });
  return (
    <TeamFormDialog
      form={form}
      title="Create an empty team"
      description="Give it a name now and add its people later, from its team page."
      label="Create Team"
      pendingLabel="Creating..."
      onClose={onClose}
    />
  );
}

interface TeamFormDialogProps extends Omit<ComponentProps<typeof FormDialog>, 'form' | 'children'> {
  form: SavedForm<TeamEntry>;
  children?: ReactNode;
}

function TeamFormDialog({ form, children, ...dialog }: TeamFormDialogProps) {
  return (
    <FormDialog form={form} {...dialog}>
      <TextField form={form} name="name" label={LABELS.name} maxLength={TEAM_NAME_MAX} />
      <TextAreaField
        form={form}
        name="description"
        label={LABELS.description}
        optional
        rows={3}
        maxLength={TEAM_DESCRIPTION_MAX}
      />
      {children}
    </FormDialog>
  );
}
