import { ButtonAnchor } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { DownloadIcon } from '#client/components/ui/icons.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { ORDERS } from '#client/lib/use-list-filter.ts';
import { useTypedSearch } from '#client/lib/use-typed-search.ts';
import { ACCOUNT_SORTS, exportAdminAccounts } from '#shared/contract/admin.ts';
import type { AccountFilter, AccountSort } from '../use-account-filter.ts';

const CHOICES: Record<`${AccountSort} ${AccountFilter['order']}`, string> = {
  'createdAt desc': 'Newest first',
  'createdAt asc': 'Oldest first',
  'name asc': 'Name, A to Z',
  'name desc': 'Name, Z to A',
  'teams desc': 'Most teams',
  'teams asc': 'Fewest teams',
  'members desc': 'Most members',
  'members asc': 'Fewest members',
};

export interface AccountToolbarProps {
  filter: AccountFilter;
  onChange: (changes: Partial<AccountFilter>) => void;
}

/** Search and order of the accounts, and an export of the result. */
export function AccountToolbar({ filter, onChange }: AccountToolbarProps) {
  const { search, sort, order } = filter;
  const [text, setText] = useTypedSearch(search, (found) => onChange({ search: found }));

  function changeOrder(choice: string) {
    const chosen = ACCOUNT_SORTS.flatMap((by) => ORDERS.map((to) => ({ sort: by, order: to })));
    const next = chosen.find((one) => `${one.sort} ${one.order}` === choice);
    if (next) onChange(next);
  }

  return (
    <div className="mb-2 grid items-end gap-4 sm:grid-cols-[1fr_auto_auto]">
      <Field label="Search accounts">
        <Input
          type="search"
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Field label="Sort by">
        <Select value={`${sort} ${order}`} onChange={({ target }) => changeOrder(target.value)}>
          {Object.entries(CHOICES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <ButtonAnchor variant="secondary" href={exportHref(filter)} download>
        <DownloadIcon />
        Export CSV
      </ButtonAnchor>
    </div>
  );
}

/** The CSV file of all matching accounts, in their order. */
function exportHref({ search, sort, order }: AccountFilter): string {
  const query = new URLSearchParams({ ...(search === '' ? {} : { search }), sort, order });
  return `${exportAdminAccounts.path}?${query}`;
}
