import { type FormEvent, useId, useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { EditConflict } from '#client/components/ui/edit-conflict.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Textarea } from '#client/components/ui/textarea.tsx';
import { isStatus, messageOf } from '#client/lib/api.ts';
import { rebase } from '#client/lib/rebase.ts';
import { TEAM_DESCRIPTION_MAX, TEAM_NAME_MAX, type TeamSummary } from '#shared/contract/teams.ts';
import { readTeam, useCreateTeam, useUpdateTeam } from '../team-management.ts';

export interface TeamDialogProps {
  accountId: string;
  /** The team to edit; without one a new team is made. */
  team: TeamSummary | null;
  onClose: () => void;
  /** Asks for the deletion of the edited team. */
  onDelete?: (() => void) | undefined;
}

interface Entry {
  readonly name: string;
  readonly description: string;
}

interface Conflict {
  readonly theirs: Entry;
  readonly disputed: readonly (keyof Entry)[];
}

function entryOf(team: Pick<TeamSummary, 'name' | 'description'> | null): Entry {
  return { name: team?.name ?? '', description: team?.description ?? '' };
}

const LABELS: Record<keyof Entry, string> = { name: 'Team name', description: 'Description' };

/** Name and description of a team, new or existing. */
export function TeamDialog({ accountId, team, onClose, onDelete }: TeamDialogProps) {
  const formId = useId();
  // What is shown here is what a change is made from, whatever the list reads meanwhile.
  const [base, setBase] = useState<Pick<
    TeamSummary,
    'id' | 'name' | 'description' | 'updatedAt'
  > | null>(team);
  const [entry, setEntry] = useState(() => entryOf(team));
  const [problem, setProblem] = useState('');
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const create = useCreateTeam(accountId);
  const update = useUpdateTeam(accountId);
  const isPending = create.isPending || update.isPending;
  const failed = team ? 'Failed to update team' : 'Failed to create team';
  const error = create.error ?? update.error;

  async function fail(cause: Error) {
    toastFailure(cause, failed, team ? 'Error updating team' : 'Error creating team');
    const now = base && isStatus(cause, 409) && (await readTeam(base.id).catch(() => null));
    if (!now || now.updatedAt === base.updatedAt) return;
    const theirs = entryOf(now);
    setEntry((mine) => rebase(entryOf(base), mine, theirs).entry);
    setConflict({ theirs, disputed: rebase(entryOf(base), entry, theirs).disputed });
    setBase(now);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const given = { name: entry.name.trim(), description: entry.description.trim() };
    const told = {
      onSuccess: () => {
        toast({ title: team ? 'Team updated' : 'Team created', tone: 'success' });
        onClose();
      },
      onError: (cause: Error) => void fail(cause),
    };
    if (!base) {
      if (!given.name) return setProblem('Team name is required');
      return create.mutate(
        { name: given.name, ...(given.description ? { description: given.description } : {}) },
        told,
      );
    }
    if (!given.name && !given.description) return setProblem('At least one field must be provided');
    if (!given.name) return setProblem('Team name is required');
    const changes = {
      ...(given.name !== base.name ? { name: given.name } : {}),
      ...(given.description === (base.description ?? '') ? {} : { description: given.description }),
    };
    if (Object.keys(changes).length === 0) return onClose();
    setConflict(null);
    update.mutate({ team: base, changes }, told);
  }

  function change(changes: Partial<Entry>) {
    setEntry({ ...entry, ...changes });
    setProblem('');
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
            value={entry.name}
            maxLength={TEAM_NAME_MAX}
            autoComplete="off"
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Field label="Description" optional>
          <Textarea
            value={entry.description}
            rows={3}
            maxLength={TEAM_DESCRIPTION_MAX}
            onChange={({ target }) => change({ description: target.value })}
          />
        </Field>
        {conflict ? (
          <EditConflict
            what="team"
            disputes={conflict.disputed.map((name) => ({
              label: LABELS[name],
              theirs: conflict.theirs[name],
              mine: entry[name],
            }))}
            onTakeTheirs={() => {
              setEntry(conflict.theirs);
              setConflict(null);
              update.reset();
            }}
          />
        ) : (
          error && (
            <Notice tone="danger" role="alert">
              {messageOf(error, failed)}
            </Notice>
          )
        )}
      </form>
    </Dialog>
  );
}
