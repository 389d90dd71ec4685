import { type FormEvent, useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { ApiError, messageOf } from '#client/lib/api.ts';
import type { AdminAccount } from '#shared/contract/admin.ts';
import { type AccountChanges, useUpdateAccount } from '../api.ts';
import { teamLimitOf } from '../team-limit.ts';
import { AccountFields, type AccountProblems, problemsOf } from './account-fields.tsx';

const FAILED = 'Failed to update team account';

export interface EditAccountProps {
  /** As the list has it now; after a conflict that is a newer one. */
  account: AdminAccount;
  onClose: () => void;
}

/** An account's row in edit mode. Only what was changed is sent; Escape cancels. */
export function EditAccount({ account, onClose }: EditAccountProps) {
  const [original] = useState(account);
  const [entry, setEntry] = useState({
    name: account.name,
    description: account.description ?? '',
    teamLimit: String(account.teamLimit),
    isActive: account.isActive,
  });
  const [problems, setProblems] = useState<AccountProblems>({});
  const update = useUpdateAccount();
  const isConflict =
    update.error instanceof ApiError && update.error.body?.code === 'request.conflict';

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = problemsOf(entry);
    setProblems(found);
    if (Object.keys(found).length > 0 || update.isPending) return;
    const changes = changesOf(original, entry);
    if (Object.keys(changes).length === 0) return onClose();
    update.mutate(
      { account, changes },
      {
        onSuccess: () => {
          toast({ title: 'Team account updated successfully', tone: 'success' });
          onClose();
        },
        onError: (error) =>
          toast({ title: 'Error', description: messageOf(error, FAILED), tone: 'destructive' }),
      },
    );
  }

  return (
    <form
      aria-label={`Edit ${original.name}`}
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && !update.isPending && onClose()}
      className="grid gap-4 sm:grid-cols-[1fr_9rem]"
    >
      <AccountFields
        entry={entry}
        problems={problems}
        onChange={(changes) => {
          setEntry({ ...entry, ...changes });
          setProblems({});
        }}
      />
      <Field label="Status" className="sm:max-w-48">
        <Select
          value={entry.isActive ? 'active' : 'inactive'}
          onChange={({ target }) => setEntry({ ...entry, isActive: target.value === 'active' })}
        >
          <option value="active">Active</option>
          <option value="inactive">Inactive</option>
        </Select>
      </Field>
      {update.isError && (
        <Notice tone="danger" role="alert" className="sm:col-span-2">
          {isConflict ? <Conflict account={account} /> : messageOf(update.error, FAILED)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" pending={update.isPending} pendingLabel="Saving...">
          Save
        </Button>
        <Button variant="secondary" onClick={onClose} disabled={update.isPending}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** What somebody else has made of the account while it was being edited here. */
function Conflict({ account }: { account: AdminAccount }) {
  return (
    <>
      Somebody else has changed this account in the meantime. It is now{' '}
      <bdi className="font-medium wrap-anywhere">{account.name}</bdi>,{' '}
      {account.isActive ? 'active' : 'inactive'}, with a team limit of {account.teamLimit}. Your
      entries are still here: save again to put them in place of that, or cancel.
    </>
  );
}

function changesOf(
  account: AdminAccount,
  entry: { name: string; description: string; teamLimit: string; isActive: boolean },
): AccountChanges {
  const given = {
    name: entry.name.trim(),
    description: entry.description.trim(),
    teamLimit: teamLimitOf(entry.teamLimit),
  };
  return {
    ...(given.name === account.name ? {} : { name: given.name }),
    ...(given.description === (account.description ?? '')
      ? {}
      : { description: given.description }),
    ...(entry.isActive === account.isActive ? {} : { isActive: entry.isActive }),
    ...(given.teamLimit === account.teamLimit ? {} : { teamLimit: given.teamLimit }),
  };
}
