import { Controller } from 'react-hook-form';
import { toast } from '#client/components/feedback/toast.ts';
import { Form, FormActions, FormFailureNotice } from '#client/components/form/form.tsx';
import { FormConflict } from '#client/components/form/form-conflict.tsx';
import { useEditForm } from '#client/components/form/use-edit-form.ts';
import { Field } from '#client/components/ui/field.tsx';
import { Select } from '#client/components/ui/select.tsx';
import type { AdminAccount } from '#shared/contract/admin.ts';
import { type AccountEntry, AccountForm } from '../account-form.ts';
import { readAccount, useUpdateAccount } from '../api.ts';
import { AccountFields } from './account-fields.tsx';

const LABELS: Record<keyof AccountEntry, string> = {
  name: 'Account Name',
  description: 'Description',
  teamLimit: 'Team Limit',
  isActive: 'Status',
};

function entryOf({ name, description, teamLimit, isActive }: AdminAccount): AccountEntry {
  return { name, description: description ?? '', teamLimit: String(teamLimit), isActive };
}

function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Active' : 'Inactive';
  return String(value);
}

export interface EditAccountProps {
  account: AdminAccount;
  onClose: () => void;
}

/** An account's row in edit mode. Sends only what was changed; Escape cancels. */
export function EditAccount({ account, onClose }: EditAccountProps) {
  const update = useUpdateAccount();
  const form = useEditForm({
    schema: AccountForm,
    saved: account,
    valuesOf: entryOf,
    failed: 'Failed to update team account',
    read: readAccount,
    save: (base, changes) => update.mutateAsync({ account: base, changes }),
    onSaved() {
      toast({ title: 'Team account updated successfully', tone: 'success' });
      onClose();
    },
    onUnchanged: onClose,
  });
  return (
    <Form
      form={form}
      onCancel={onClose}
      aria-label={`Edit ${account.name}`}
      className="grid gap-4 sm:grid-cols-[1fr_9rem]"
    >
      <AccountFields form={form} />
      <Field label="Status" error={form.errorOf('isActive')} className="sm:max-w-48">
        <Controller
          control={form.state.control}
          name="isActive"
          render={({ field: { value, onChange, ...field } }) => (
            <Select
              {...field}
              value={value ? 'active' : 'inactive'}
              onChange={({ target }) => onChange(target.value === 'active')}
            >
              <option value="active">Active</option>
              <option value="inactive">Inactive</option>
            </Select>
          )}
        />
      </Field>
      <FormConflict
        form={form}
        what="account"
        labels={LABELS}
        wordsOf={wordsOf}
        className="sm:col-span-2"
      />
      <FormFailureNotice failure={form.failure} className="sm:col-span-2" />
      <FormActions
        isBusy={form.isBusy}
        label="Save"
        pendingLabel="Saving..."
        onCancel={onClose}
        className="flex flex-wrap gap-3 sm:col-span-2"
      />
    </Form>
  );
}
