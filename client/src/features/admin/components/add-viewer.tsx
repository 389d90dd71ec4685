import { type FormEvent, useRef, useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { messageOf } from '#client/lib/api.ts';
import { personName } from '#client/lib/person-name.ts';
import { useAddViewer, useFindUsers, VIEWER_ROLES, type ViewerRole } from '../viewers.ts';

const NOT_FOUND = 'Failed to search users';
const NOT_ADDED = 'Failed to add user as team viewer';
const ROLE_LABELS: Record<ViewerRole, string> = {
  regular_user: 'Regular User',
  account_admin: 'Account Admin',
};

export interface AddViewerProps {
  accountId: string;
  /** Existing viewers, who cannot be added again. */
  viewerIds: ReadonlySet<string>;
  onClose: () => void;
}

/** Finds people by e-mail and adds them to an account, one after another. */
export function AddViewer({ accountId, viewerIds, onClose }: AddViewerProps) {
  const [text, setText] = useState('');
  const [role, setRole] = useState<ViewerRole>('regular_user');
  const field = useRef<HTMLInputElement>(null);
  const find = useFindUsers();
  const add = useAddViewer(accountId);
  const query = text.trim();
  const error = find.error ?? add.error;

  function search(event: FormEvent) {
    event.preventDefault();
    if (query === '' || find.isPending) return;
    add.reset();
    find.mutate(query, { onError: (cause) => toastFailure(cause, NOT_FOUND) });
  }

  function addPerson(userId: string) {
    if (add.isPending) return;
    add.mutate(
      { userId, role },
      {
        onSuccess: () => {
          toast({ title: 'User added as team viewer successfully', tone: 'success' });
          // The pressed button is disabled now.
          field.current?.focus();
        },
        onError: (cause) => toastFailure(cause, NOT_ADDED),
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      locked={add.isPending}
      initialFocus={field}
      title="Add Viewer"
      footer={
        <Button variant="secondary" onClick={onClose} disabled={add.isPending}>
          Done
        </Button>
      }
    >
      <form onSubmit={search} className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
        <Field label="Search by email">
          <Input
            ref={field}
            type="search"
            autoComplete="off"
            maxLength={200}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Button type="submit" disabled={query === ''} pending={find.isPending}>
          Search
        </Button>
        <Field label="Role" className="sm:max-w-56">
          <Select
            value={role}
            onChange={({ target }) =>
              setRole(VIEWER_ROLES.find((one) => one === target.value) ?? 'regular_user')
            }
          >
            {VIEWER_ROLES.map((one) => (
              <option key={one} value={one}>
                {ROLE_LABELS[one]}
              </option>
            ))}
          </Select>
        </Field>
      </form>
      {error && (
        <p role="alert" className="mt-4 text-danger">
          {messageOf(error, find.error ? NOT_FOUND : NOT_ADDED)}
        </p>
      )}
      <p role="status" className="mt-4 text-muted empty:hidden">
        {find.isPending && 'Searching users...'}
        {find.data?.length === 0 && 'No users found'}
        {find.data && find.data.length > 0 && foundWords(find.data.length)}
      </p>
      {find.data && find.data.length > 0 && (
        <ul
          aria-label="Search results"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keys
          tabIndex={0}
          className="mt-2 max-h-40 divide-y divide-line overflow-y-auto rounded-md border border-line"
        >
          {find.data.map((person) => {
            const isThere = viewerIds.has(person.id);
            const isPending = add.isPending && add.variables.userId === person.id;
            return (
              <li key={person.id} className="flex items-center gap-3 p-3">
                <div className="min-w-0 flex-1">
                  <p id={`person-${person.id}`} className="font-medium wrap-anywhere">
                    {person.email ?? 'No e-mail address'}
                  </p>
                  <p className="text-sm text-muted">{personName(person)}</p>
                </div>
                <Button
                  size="sm"
                  variant="secondary"
                  disabled={isThere}
                  pending={isPending}
                  aria-describedby={`person-${person.id}`}
                  onClick={() => addPerson(person.id)}
                >
                  {isThere ? 'Already Added' : 'Add'}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}

function foundWords(count: number): string {
  return count === 1 ? '1 user found' : `${count} users found`;
}
