import { type FormEvent, useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Badge } from '#client/components/ui/badge.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { messageOf } from '#client/lib/api.ts';
import { personName } from '#client/lib/person-name.ts';
import type { FoundUser } from '#shared/contract/members.ts';
import { type NewRole, useAddMember, useFindPeople } from '../members.ts';

const SEARCH_MIN = 2;
const SEARCH_MAX = 200;
const NOT_FOUND = 'Failed to search users';
const NOT_ADDED = 'Failed to add user to team account';

export interface AddMemberProps {
  accountId: string;
  /** Existing members, excluded from the results. */
  memberIds: ReadonlySet<string>;
  onAdded: () => void;
}

/** Finds people by e-mail or name and adds them as members. Starts empty each time it is opened. */
export function AddMember({ accountId, memberIds, onAdded }: AddMemberProps) {
  const [text, setText] = useState('');
  const find = useFindPeople();
  const add = useAddMember(accountId);
  const query = text.trim();
  const isTooShort = query.length < SEARCH_MIN;

  function search(event: FormEvent) {
    event.preventDefault();
    if (isTooShort || find.isPending) return;
    add.reset();
    find.mutate(query, { onError: (error) => complain(error, NOT_FOUND) });
  }

  function complain(error: Error, fallback: string) {
    toastFailure(error, fallback);
  }

  function addAs(role: NewRole, userId: string) {
    if (add.isPending) return;
    add.mutate(
      { userId, role },
      {
        onSuccess: () => {
          toast({
            title: 'Success',
            description: 'User added to team account successfully',
            tone: 'success',
          });
          onAdded();
        },
        onError: (error) => complain(error, NOT_ADDED),
      },
    );
  }

  const error = find.error ?? add.error;
  return (
    <Card as="section" labelledBy="add-member" className="mb-8 grid gap-4">
      <CardTitle id="add-member">Add User to Team Account</CardTitle>
      <form onSubmit={search} className="flex flex-wrap items-end gap-3">
        <Field
          label="Search by email or name"
          className="min-w-0 flex-[1_1_16rem]"
          hint={`At least ${SEARCH_MIN} characters`}
        >
          <Input
            type="search"
            autoFocus
            autoComplete="off"
            maxLength={SEARCH_MAX}
            placeholder="Enter email, first name, or last name"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Button type="submit" className="sm:mb-7" disabled={isTooShort || find.isPending}>
          Search
        </Button>
      </form>
      <div role="status" className="text-muted empty:hidden">
        {find.isPending && 'Searching users...'}
        {find.isSuccess && wordsFor(find.data, memberIds)}
      </div>
      {error && (
        <p role="alert" className="text-danger">
          {messageOf(error, find.error ? NOT_FOUND : NOT_ADDED)}
        </p>
      )}
      {find.isSuccess && (
        <Results
          people={find.data.filter(({ id }) => !memberIds.has(id))}
          isPending={add.isPending}
          pendingId={add.variables?.userId}
          onAdd={addAs}
        />
      )}
    </Card>
  );
}

function wordsFor(found: readonly FoundUser[], memberIds: ReadonlySet<string>): string {
  if (found.length === 0) return 'No users found matching your search';
  const left = found.filter(({ id }) => !memberIds.has(id)).length;
  if (left === 0) return 'All found users are already in this team account';
  return left === 1 ? '1 user found' : `${left} users found`;
}

interface ResultsProps {
  people: readonly FoundUser[];
  isPending: boolean;
  pendingId: string | undefined;
  onAdd: (role: NewRole, userId: string) => void;
}

function Results({ people, isPending, pendingId, onAdd }: ResultsProps) {
  if (people.length === 0) return null;
  return (
    <ul
      aria-label="Search results"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keys
      tabIndex={0}
      className="max-h-40 divide-y divide-line overflow-y-auto rounded-md border border-line"
    >
      {people.map((person) => (
        <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
          <div className="min-w-48 flex-1">
            <p id={`found-${person.id}`} className="font-medium wrap-anywhere">
              {person.email ?? 'No e-mail address'}
            </p>
            <p className="text-sm text-muted">{personName(person)}</p>
          </div>
          <Badge>Current Role: {person.globalRole}</Badge>
          <div className="flex flex-wrap gap-2">
            {(['account_admin', 'user'] as const).map((role) => (
              <Button
                key={role}
                size="sm"
                variant="secondary"
                pending={isPending && pendingId === person.id}
                aria-describedby={`found-${person.id}`}
                onClick={() => onAdd(role, person.id)}
              >
                {role === 'account_admin' ? 'Add as Admin' : 'Add as User'}
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
