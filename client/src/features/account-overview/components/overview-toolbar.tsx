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
      <Choice
        label="Show"
        value={filter.state ?? ''}
        options={[['', 'All teams'], ...OVERVIEW_STATES.map((one) => [one, STATES[one]] as const)]}
        onChoose={(value) =>
          onChange({ state: OVERVIEW_STATES.find((state) => state === value) ?? null })
        }
      />
      <Choice
        label="Missing"
        value={String(filter.missing ?? '')}
        options={[
          ['', 'Any function'],
          ...functions.map(({ gate, name }) => [String(gate), name] as const),
        ]}
        onChoose={(value) => onChange({ missing: value === '' ? null : Number(value) })}
      />
      <Choice
        label="Sort by"
        value={filter.sort}
        options={OVERVIEW_SORTS.map((sort) => [sort, SORTS[sort].words] as const)}
        onChoose={(value) => {
          const sort = OVERVIEW_SORTS.find((one) => one === value) ?? 'coverage';
          onChange({ sort, order: SORTS[sort].order });
        }}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  /** Each value and what it is called. */
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}
