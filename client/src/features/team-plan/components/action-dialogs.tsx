import { toast } from '#client/components/feedback/toast.ts';
import { TextAreaField, TextField } from '#client/components/form/form.tsx';
import { FormConflict } from '#client/components/form/form-conflict.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { useEditForm } from '#client/components/form/use-edit-form.ts';
import { type FormHandle, useSavedForm } from '#client/components/form/use-saved-form.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Select } from '#client/components/ui/select.tsx';
import {
  ACTION_KINDS,
  ACTION_TEXT_MAX,
  ACTION_TITLE_MAX,
  type ActionKind,
  type TeamAction,
} from '#shared/contract/team-plan.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import {
  type ActionEntry,
  ActionForm,
  entryOf,
  KIND_WORDS,
  LABELS,
  NEW_ACTION,
  OutcomeForm,
} from '../action-form.ts';
import {
  type ActionChanges,
  readAction,
  useAddAction,
  useChangeAction,
  useDeleteAction,
} from '../api.ts';

interface AddActionProps {
  team: TeamRecord;
  kind?: ActionKind;
  onClose: () => void;
}

/** The form for something new in the plan. */
export function AddAction({ team, kind = 'action', onClose }: AddActionProps) {
  const adding = useAddAction(team.id);
  const form = useSavedForm({
    schema: ActionForm,
    values: { ...NEW_ACTION, kind },
    failed: 'We couldn’t add this to the plan.',
    send: (sent) => adding.mutateAsync(sent),
    onSent() {
      toast({ title: 'Added to the plan', tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title="Add to the plan"
      label="Add to plan"
      pendingLabel="Adding..."
      onClose={onClose}
    >
      <ActionFields form={form} team={team} />
    </FormDialog>
  );
}

interface EditActionProps {
  team: TeamRecord;
  action: TeamAction;
  onClose: () => void;
}

/** Everything of an action but its state. Two people who edit at once see both versions. */
export function EditAction({ team, action, onClose }: EditActionProps) {
  const change = useChangeAction(team.id);
  const removal = useDeleteAction(team.id);
  const form = useEditForm<TeamAction, ActionEntry, Partial<ActionChanges>>({
    schema: ActionForm,
    saved: action,
    valuesOf: entryOf,
    failed: 'We couldn’t save this change.',
    read: (id) => readAction(team.id, id),
    save: (base, changes) => change.mutateAsync({ action: base, changes }),
    onSaved() {
      toast({ title: 'Plan updated', tone: 'success' });
      onClose();
    },
    onUnchanged: onClose,
  });
  const wordsOf = (value: unknown) =>
    team.members.find(({ id }) => id === value)?.name ?? String(value);
  return (
    <FormDialog
      form={form}
      title="Edit plan entry"
      label="Save"
      pendingLabel="Saving..."
      onClose={onClose}
      aside={
        <Button
          variant="quiet"
          className="sm:mr-auto"
          disabled={form.isBusy}
          pending={removal.isPending}
          onClick={() =>
            removal.mutate(action.id, { onSuccess: onClose, onError: (error) => form.fail(error) })
          }
        >
          <span className="text-danger">Delete</span>
        </Button>
      }
    >
      <ActionFields form={form} team={team} />
      <FormConflict form={form} what="plan entry" labels={LABELS} wordsOf={wordsOf} />
    </FormDialog>
  );
}

interface OutcomeProps {
  teamId: string;
  action: TeamAction;
  onClose: () => void;
}

/** What came of it. */
export function EditOutcome({ teamId, action, onClose }: OutcomeProps) {
  const change = useChangeAction(teamId);
  const form = useSavedForm({
    schema: OutcomeForm,
    values: { outcome: action.outcome ?? '' },
    failed: 'We couldn’t save the outcome.',
    send: (changes) => change.mutateAsync({ action, changes }),
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title="What came of it?"
      label="Save outcome"
      pendingLabel="Saving..."
      onClose={onClose}
    >
      <TextAreaField
        form={form}
        name="outcome"
        label="Outcome"
        hint="What changed, and whether to keep doing it."
        maxLength={ACTION_TEXT_MAX}
      />
    </FormDialog>
  );
}

interface ActionFieldsProps {
  form: FormHandle<keyof ActionEntry>;
  team: TeamRecord;
}

function ActionFields({ form, team }: ActionFieldsProps) {
  return (
    <>
      <TextField form={form} name="title" label={LABELS.title} maxLength={ACTION_TITLE_MAX} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={LABELS.ownerId} optional error={form.errorOf('ownerId')}>
          <Select {...form.register('ownerId')}>
            <option value="">No owner</option>
            {team.members.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={LABELS.dueDate} optional error={form.errorOf('dueDate')}>
          <Input type="date" {...form.register('dueDate')} />
        </Field>
      </div>
      <Field
        label={LABELS.kind}
        hint="An action is done once, an agreement is a rule you work by, an experiment ends with an outcome."
      >
        <Select {...form.register('kind')}>
          {ACTION_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_WORDS[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <TextAreaField
        form={form}
        name="note"
        label={LABELS.note}
        optional
        rows={3}
        maxLength={ACTION_TEXT_MAX}
      />
    </>
  );
}
