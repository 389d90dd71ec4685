import { type FormEvent, useId, useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Textarea } from '#client/components/ui/textarea.tsx';
import { messageOf } from '#client/lib/api.ts';
import { TEAM_DESCRIPTION_MAX, TEAM_NAME_MAX, type TeamSummary } from '#shared/contract/teams.ts';
import { useCreateTeam, useUpdateTeam } from '../team-management.ts';

export interface TeamDialogProps {
  accountId: string;
  /** The team to edit; without one a new team is made. */
  team: TeamSummary | null;
  onClose: () => void;
  /** Asks for the deletion of the edited team. */
  onDelete?: (() => void) | undefined;
}

/** Name and description of a team, new or existing. */
export function TeamDialog({ accountId, team, onClose, onDelete }: TeamDialogProps) {
  const formId = useId();
  const [name, setName] = useState(team?.name ?? '');
  const [description, setDescription] = useState(team?.description ?? '');
  const [problem, setProblem] = useState('');
  const create = useCreateTeam(accountId);
  const update = useUpdateTeam(accountId);
  const isPending = create.isPending || update.isPending;
  const failed = team ? 'Failed to update team' : 'Failed to create team';
  const error = create.error ?? update.error;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const given = { name: name.trim(), description: description.trim() };
    const told = {
      onSuccess: () => {
        toast({ title: team ? 'Team updated' : 'Team created', tone: 'success' });
        onClose();
      },
      onError: (cause: Error) =>
        toastFailure(cause, failed, team ? 'Error updating team' : 'Error creating team'),
    };
    if (!team) {
      if (!given.name) return setProblem('Team name is required');
      return create.mutate(
        { name: given.name, ...(given.description ? { description: given.description } : {}) },
        told,
      );
    }
    if (!given.name && !given.description) return setProblem('At least one field must be provided');
    const isDescribed = given.description !== '' || Boolean(team.description);
    update.mutate(
      {
        team,
        changes: {
          ...(given.name ? { name: given.name } : {}),
          ...(isDescribed ? { description: given.description } : {}),
        },
      },
      told,
    );
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      locked={isPending}
      title={team ? 'Edit team' : 'Create an empty team'}
      description={
        team ? undefined : 'Give it a name now and add its people later, from its team page.'
      }
      footer={
        <>
          {onDelete && (
            <Button variant="quiet" className="sm:mr-auto" disabled={isPending} onClick={onDelete}>
              <span className="text-danger">Delete Team</span>
            </Button>
          )}
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            pending={isPending}
            pendingLabel={team ? 'Saving...' : 'Creating...'}
          >
            {team ? 'Save' : 'Create Team'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <Field label="Team name" error={problem}>
          <Input
            value={name}
            maxLength={TEAM_NAME_MAX}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value);
              setProblem('');
            }}
          />
        </Field>
        <Field label="Description" optional>
          <Textarea
            value={description}
            rows={3}
            maxLength={TEAM_DESCRIPTION_MAX}
            onChange={({ target }) => {
              setDescription(target.value);
              setProblem('');
            }}
          />
        </Field>
        {error && (
          <Notice tone="danger" role="alert">
            {messageOf(error, failed)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
