import { Field } from '#client/components/ui/field.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { useTypedSearch } from '#client/lib/use-typed-search.ts';
import {
  type AccountOverview,
  OVERVIEW_SORTS,
  OVERVIEW_STATES,
  type OverviewSort,
  type OverviewState,
} from '#shared/contract/account-overview.ts';
import type { OverviewFilter } from '../use-overview-filter.ts';

const STATES: Readonly<Record<OverviewState, string>> = {
  complete: 'Complete',
  gaps: 'Has gaps',
  pending: 'Pending people',
  inactive: 'Inactive',
};

/** What each order is called, and what it begins with. */
const SORTS: Readonly<Record<OverviewSort, { words: string; order: 'asc' | 'desc' }>> = {
  coverage: { words: 'Coverage', order: 'asc' },
  risk: { words: 'Single point of failure', order: 'desc' },
  pending: { words: 'Pending people', order: 'desc' },
  name: { words: 'Name', order: 'asc' },
  people: { words: 'People', order: 'desc' },
  changed: { words: 'Last change', order: 'desc' },
};

export interface OverviewToolbarProps {
  functions: AccountOverview['functions'];
  filter: OverviewFilter;
  onChange: (changes: Partial<OverviewFilter>) => void;
}

/** Search and filters of the overview. */
export function OverviewToolbar({ functions, filter, onChange }: OverviewToolbarProps) {
  const [text, setText] = useTypedSearch(filter.search, (found) => onChange({ search: found }));

  return (
    <div className="grid grow gap-3 sm:grid-cols-[minmax(12rem,20rem)_auto_auto_auto] sm:justify-start">
      <Field label="Find a team or person">
        <Input
          type="search"
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Field label="Show">
        <Select
          value={filter.state ?? ''}
          onChange={({ target }) =>
            onChange({ state: OVERVIEW_STATES.find((state) => state === target.value) ?? null })
          }
        >
          <option value="">All teams</option>
          {OVERVIEW_STATES.map((state) => (
            <option key={state} value={state}>
              {STATES[state]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Missing">
        <Select
          value={filter.missing ?? ''}
          onChange={({ target }) =>
            onChange({ missing: target.value === '' ? null : Number(target.value) })
          }
        >
          <option value="">Any function</option>
          {functions.map(({ gate, name }) => (
            <option key={gate} value={gate}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Sort by">
        <Select
          value={filter.sort}
          onChange={({ target }) => {
            const sort = OVERVIEW_SORTS.find((one) => one === target.value) ?? 'coverage';
            onChange({ sort, order: SORTS[sort].order });
          }}
        >
          {OVERVIEW_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORTS[sort].words}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
