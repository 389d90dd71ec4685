import { Badge } from '#client/components/ui/badge.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Select } from '#client/components/ui/select.tsx';
import type { MyAccount } from '#shared/contract/accounts.ts';

export interface AccountSelectorProps {
  /** True while the accounts load. */
  isPending: boolean;
  accounts: readonly MyAccount[];
  account: MyAccount | null;
  onChoose: (accountId: string) => void;
  /** False where something above has named a person's only account. */
  isNameShown?: boolean | undefined;
}

function roleLabel({ role }: MyAccount): string {
  return role === 'account_admin' ? 'Admin' : 'Member';
}

function optionLabel(one: MyAccount): string {
  const { name, isActive } = one.teamAccount;
  return `${name} (${roleLabel(one)}${isActive ? '' : ', Inactive'})`;
}

/** Shows the person's only account, or selects one of several. */
export function AccountSelector(props: AccountSelectorProps) {
  const { isPending, accounts, account, onChoose, isNameShown = true } = props;
  if (isPending) return <p className="text-muted">Loading accounts...</p>;
  if (account === null) return <p className="text-muted">No accounts assigned</p>;
  if (accounts.length === 1) {
    return (
      <p className="flex items-center gap-x-2 text-sm text-muted">
        <span className="sr-only">Team account:</span>
        <span className={isNameShown ? undefined : 'sr-only'}>{account.teamAccount.name}</span>
        <Badge>{roleLabel(account)}</Badge>
        {!account.teamAccount.isActive && <Badge tone="warn">Inactive</Badge>}
      </p>
    );
  }
  return (
    <Field label="Team account:">
      <Select value={account.teamAccount.id} onChange={({ target }) => onChoose(target.value)}>
        {accounts.map((one) => (
          <option key={one.teamAccount.id} value={one.teamAccount.id}>
            {optionLabel(one)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
