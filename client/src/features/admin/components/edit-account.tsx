import { type FormEvent, useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button } from '#client/components/ui/button.tsx';
import { EditConflict } from '#client/components/ui/edit-conflict.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { isStatus, messageOf } from '#client/lib/api.ts';
import { rebase } from '#client/lib/rebase.ts';
import type { AdminAccount } from '#shared/contract/admin.ts';
import { type AccountChanges, readAccount, useUpdateAccount } from '../api.ts';
import { teamLimitOf } from '../team-limit.ts';
import {
  type AccountEntry,
  AccountFields,
  type AccountProblems,
  problemsOf,
} from './account-fields.tsx';

const FAILED = 'Failed to update team account';

type Entry = AccountEntry & { readonly isActive: boolean };

function entryOf({ name, description, teamLimit, isActive }: AdminAccount): Entry {
  return { name, description: description ?? '', teamLimit: String(teamLimit), isActive };
}

interface Conflict {
  readonly theirs: Entry;
  readonly disputed: readonly (keyof Entry)[];
}

export interface EditAccountProps {
  account: AdminAccount;
  onClose: () => void;
}

/** An account's row in edit mode. Only what was changed is sent; Escape cancels. */
export function EditAccount({ account, onClose }: EditAccountProps) {
  // What is shown here is what a change is made from, whatever the list reads meanwhile.
  const [base, setBase] = useState(account);
  const [entry, setEntry] = useState(() => entryOf(account));
  const [problems, setProblems] = useState<AccountProblems>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const update = useUpdateAccount();

  async function fail(error: Error) {
    toastFailure(error, FAILED);
    const now = isStatus(error, 409) && (await readAccount(base.id).catch(() => null));
    if (!now || now.updatedAt === base.updatedAt) return;
    const theirs = entryOf(now);
    setEntry((mine) => rebase(entryOf(base), mine, theirs).entry);
    setConflict({ theirs, disputed: rebase(entryOf(base), entry, theirs).disputed });
    setBase(now);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = problemsOf(entry);
    setProblems(found);
    if (Object.keys(found).length > 0 || update.isPending) return;
    const changes = changesOf(base, entry);
    if (Object.keys(changes).length === 0) return onClose();
    setConflict(null);
    update.mutate(
      { account: base, changes },
      {
        onSuccess: () => {
          toast({ title: 'Team account updated successfully', tone: 'success' });
          onClose();
        },
        onError: (error) => void fail(error),
      },
    );
  }

  return (
    <form
      aria-label={`Edit ${account.name}`}
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
      {conflict ? (
        <EditConflict
          what="account"
          disputes={conflict.disputed.map((name) => ({
            label: LABELS[name],
            theirs: wordsOf(conflict.theirs[name]),
            mine: wordsOf(entry[name]),
          }))}
          onTakeTheirs={() => {
            setEntry(conflict.theirs);
            setConflict(null);
            update.reset();
          }}
          className="sm:col-span-2"
        />
      ) : (
        update.isError && (
          <Notice tone="danger" role="alert" className="sm:col-span-2">
            {messageOf(update.error, FAILED)}
          </Notice>
        )
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

const LABELS: Record<keyof Entry, string> = {
  name: 'Account Name',
  description: 'Description',
  teamLimit: 'Team Limit',
  isActive: 'Status',
};

function wordsOf(value: string | boolean): string {
  if (typeof value === 'string') return value;
  return value ? 'Active' : 'Inactive';
}

function changesOf(account: AdminAccount, entry: Entry): AccountChanges {
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
