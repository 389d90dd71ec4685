import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import * as z from 'zod/mini';
import { messageOf } from '#client/lib/api.ts';
import {
  type FoundPerson,
  findPeople,
  PEOPLE_QUERY_MAX,
  SearchTerm,
} from '#client/lib/find-people.ts';
import { personName } from '#client/lib/person-name.ts';
import { toast } from '../feedback/toast.ts';
import { Form, FormFailureNotice, TextField } from '../form/form.tsx';
import { FormRefusal } from '../form/form-failure.ts';
import { useBusy } from '../form/use-busy.ts';
import { useMounted } from '../form/use-mounted.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { Button } from '../ui/button.tsx';

const NOT_FOUND = 'Failed to search users';

/** A way to add a person. */
export interface PickAction<Variables> {
  readonly label: string;
  readonly variables: Variables;
  readonly isDisabled?: boolean;
}

export interface PersonPickerProps<Variables extends { userId: string }> {
  search: {
    readonly label: string;
    readonly placeholder?: string;
    readonly hint?: string;
    /** Shorter texts are not searched for. */
    readonly minLength: number;
    readonly autoFocus?: boolean;
  };
  /** In the form of the search, e.g. the role that is given. */
  children?: ReactNode;
  foundWords: (found: readonly FoundPerson[]) => string;
  /** Whom of those found the list shows; everybody unless given. */
  isListed?: (person: FoundPerson) => boolean;
  noteOf?: (person: FoundPerson) => ReactNode;
  actionsOf: (person: FoundPerson) => readonly PickAction<NoInfer<Variables>>[];
  adding: UseMutationResult<unknown, Error, Variables>;
  added: { readonly title: string; readonly description?: string };
  notAdded: string;
  onAdded?: () => void;
}

/** Finds people and adds them to something, one at a time. */
export function PersonPicker<Variables extends { userId: string }>(
  props: PersonPickerProps<Variables>,
) {
  const { search, children, isListed = () => true } = props;
  const { form, found } = useSearch(search.minLength);
  const pick = usePick(props, form);
  const listed = found?.filter(isListed) ?? [];
  const isTooShort = form.state.watch('q').trim().length < search.minLength;

  return (
    <div className="grid gap-4">
      <Form form={form} className="flex flex-wrap items-start gap-x-3 gap-y-4">
        <TextField
          form={form}
          name="q"
          label={search.label}
          hint={search.hint}
          type="search"
          autoFocus={search.autoFocus}
          maxLength={PEOPLE_QUERY_MAX}
          placeholder={search.placeholder}
          fieldClass="min-w-0 flex-[1_1_11rem]"
        />
        <Button
          type="submit"
          className="mt-7 max-[22.4rem]:mt-0"
          disabled={isTooShort || form.isBusy}
        >
          Search
        </Button>
        {children}
      </Form>
      <FormFailureNotice failure={form.failure} />
      <p role="status" className="text-muted empty:hidden">
        {form.isBusy && 'Searching users...'}
        {found && props.foundWords(found)}
      </p>
      {listed.length > 0 && <FoundList {...props} people={listed} onPick={pick} />}
    </div>
  );
}

function useSearch(minLength: number) {
  const [found, setFound] = useState<readonly FoundPerson[] | null>(null);
  const enough = z.string().check(z.minLength(minLength, `Enter at least ${minLength} characters`));
  const form = useSavedForm({
    schema: z.object({ q: z.pipe(SearchTerm, enough) }),
    values: { q: '' },
    failed: NOT_FOUND,
    send({ q }) {
      setFound(null);
      return findPeople(q);
    },
    onSent: setFound,
  });
  return { form, found };
}

function usePick<Variables extends { userId: string }>(
  { adding, added, notAdded, onAdded }: PersonPickerProps<Variables>,
  form: ReturnType<typeof useSearch>['form'],
) {
  const { once } = useBusy();
  const isMounted = useMounted();

  return (variables: Variables) =>
    void once(async () => {
      form.clearFailure();
      try {
        await adding.mutateAsync(variables);
      } catch (error) {
        if (isMounted.current) form.fail(new FormRefusal(undefined, messageOf(error, notAdded)));
        return;
      }
      if (!isMounted.current) return;
      toast({ ...added, tone: 'success' });
      // The button that was pressed may be gone, or of no more use.
      form.state.setFocus('q');
      onAdded?.();
    });
}

interface FoundListProps<Variables extends { userId: string }>
  extends Pick<PersonPickerProps<Variables>, 'noteOf' | 'actionsOf' | 'adding'> {
  people: readonly FoundPerson[];
  onPick: (variables: Variables) => void;
}

function FoundList<Variables extends { userId: string }>(props: FoundListProps<Variables>) {
  const { people, noteOf, actionsOf, adding, onPick } = props;
  const id = useId();
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
            <p id={`${id}-${person.id}`} className="font-medium wrap-anywhere">
              {person.email ?? 'No email address'}
            </p>
            <p className="text-sm text-muted">{personName(person)}</p>
          </div>
          {noteOf?.(person)}
          <div className="flex flex-wrap gap-2">
            {actionsOf(person).map(({ label, variables, isDisabled = false }) => (
              <Button
                key={label}
                size="sm"
                variant="secondary"
                disabled={isDisabled}
                pending={adding.isPending && adding.variables.userId === person.id}
                aria-describedby={`${id}-${person.id}`}
                onClick={() => onPick(variables)}
              >
                {label}
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
