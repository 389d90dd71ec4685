import { type FormEvent, useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button } from '#client/components/ui/button.tsx';
import { messageOf } from '#client/lib/api.ts';
import { useCreateAccount } from '../api.ts';
import { teamLimitOf } from '../team-limit.ts';
import {
  type AccountEntry,
  AccountFields,
  type AccountProblems,
  problemsOf,
} from './account-fields.tsx';

const FAILED = 'Failed to create team account';
const BLANK: AccountEntry = { name: '', description: '', teamLimit: '1' };

/** The form of a new account, in the card of all accounts. */
export function CreateAccount({ onClose }: { onClose: () => void }) {
  const [entry, setEntry] = useState(BLANK);
  const [problems, setProblems] = useState<AccountProblems>({});
  const creation = useCreateAccount();

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = problemsOf(entry);
    setProblems(found);
    if (Object.keys(found).length > 0 || creation.isPending) return;
    const description = entry.description.trim();
    creation.mutate(
      {
        name: entry.name.trim(),
        teamLimit: teamLimitOf(entry.teamLimit),
        ...(description ? { description } : {}),
      },
      {
        onSuccess: () => {
          toast({ title: 'Team account created successfully', tone: 'success' });
          onClose();
        },
        onError: (error) => toastFailure(error, FAILED),
      },
    );
  }

  return (
    <form
      aria-label="New team account"
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && !creation.isPending && onClose()}
      className="mb-6 grid gap-4 rounded-md border border-line p-5 sm:grid-cols-[1fr_9rem]"
    >
      <AccountFields
        entry={entry}
        problems={problems}
        onChange={(changes) => {
          setEntry({ ...entry, ...changes });
          setProblems({});
        }}
      />
      {creation.isError && (
        <p role="alert" className="text-danger sm:col-span-2">
          {messageOf(creation.error, FAILED)}
        </p>
      )}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" pending={creation.isPending} pendingLabel="Creating...">
          Create
        </Button>
        <Button variant="secondary" onClick={onClose} disabled={creation.isPending}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
