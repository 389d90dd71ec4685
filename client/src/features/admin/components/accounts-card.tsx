import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { Pager } from '#client/components/ui/pager.tsx';
import { messageOf } from '#client/lib/api.ts';
import { ACCOUNTS_PER_PAGE, type AdminAccount } from '#shared/contract/admin.ts';
import type { UsageTotals } from '#shared/contract/usage.ts';
import type { AccountFilter } from '../use-account-filter.ts';
import { AccountRow } from './account-row.tsx';
import { AccountToolbar } from './account-toolbar.tsx';
import { CreateAccount } from './create-account.tsx';
import { DeleteAccount } from './delete-account.tsx';

export interface AccountsCardProps {
  accounts: UseQueryResult<AdminAccount[]>;
  /** The total count of the search, on all pages. */
  found: number | undefined;
  filter: AccountFilter;
  onFilter: (changes: Partial<AccountFilter>) => void;
  usage: ReadonlyMap<string, UsageTotals> | undefined;
  membersHref: (accountId: string) => string;
}

type Open = { id: string; mode: 'edit' | 'users' };

/** All accounts. One row at a time is in edit mode, and one account's users are expanded. */
export function AccountsCard(props: AccountsCardProps) {
  const { accounts, found, filter, onFilter } = props;
  const [isCreating, setIsCreating] = useState(false);
  const [open, setOpen] = useState<Open | null>(null);
  const [leaving, setLeaving] = useState<AdminAccount | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  const create = useRef<HTMLButtonElement>(null);

  function closeCreation() {
    setIsCreating(false);
    create.current?.focus();
  }

  function closeDeletion(isGone: boolean) {
    setLeaving(null);
    // The button that opened the dialog is about to disappear with its row.
    if (isGone) heading.current?.focus();
  }

  return (
    <Card as="section" padding="lg" labelledBy="accounts">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <div ref={heading} tabIndex={-1} className="outline-none">
          <CardTitle id="accounts">Team Accounts</CardTitle>
        </div>
        <Button
          ref={create}
          aria-expanded={isCreating}
          variant={isCreating ? 'secondary' : 'primary'}
          onClick={() => setIsCreating(!isCreating)}
        >
          Create Account
        </Button>
      </div>
      {isCreating && <CreateAccount onClose={closeCreation} />}
      <AccountToolbar filter={filter} onChange={onFilter} />
      <AccountList {...props} open={open} onOpen={setOpen} onDelete={setLeaving} />
      <Pager
        label="Pages of accounts"
        page={filter.page}
        pages={found === undefined ? undefined : Math.max(1, Math.ceil(found / ACCOUNTS_PER_PAGE))}
        hasNext={
          found === undefined
            ? accounts.data?.length === ACCOUNTS_PER_PAGE
            : filter.page * ACCOUNTS_PER_PAGE < found
        }
        onPage={(page) => {
          setOpen(null);
          onFilter({ page });
          heading.current?.focus();
        }}
      />
      {leaving && <DeleteAccount account={leaving} onClose={closeDeletion} />}
    </Card>
  );
}

interface AccountListProps extends AccountsCardProps {
  open: Open | null;
  onOpen: (open: Open | null) => void;
  onDelete: (account: AdminAccount) => void;
}

function AccountList({ open, onOpen, onDelete, ...props }: AccountListProps) {
  const { accounts, filter, onFilter, usage, membersHref } = props;
  const shown = accounts.data ?? [];
  if (accounts.isError) {
    return (
      <ErrorState
        level={3}
        title="Unable to load the accounts"
        message={messageOf(accounts.error, 'Failed to fetch team accounts')}
        onRetry={() => void accounts.refetch()}
        retryPending={accounts.isFetching}
      />
    );
  }
  if (shown.length === 0) return <Nothing filter={filter} onFilter={onFilter} />;
  return (
    <ul
      aria-labelledby="accounts"
      aria-busy={accounts.isPlaceholderData}
      className={
        accounts.isPlaceholderData ? 'divide-y divide-line opacity-60' : 'divide-y divide-line'
      }
    >
      {shown.map((account) => (
        <AccountRow
          key={account.id}
          account={account}
          usage={usage}
          mode={open?.id === account.id ? open.mode : 'read'}
          onMode={(mode) => onOpen(mode === 'read' ? null : { id: account.id, mode })}
          onDelete={() => onDelete(account)}
          membersHref={membersHref(account.id)}
        />
      ))}
    </ul>
  );
}

function Nothing({ filter, onFilter }: Pick<AccountsCardProps, 'filter' | 'onFilter'>) {
  if (filter.page > 1) {
    return (
      <div className="flex flex-wrap items-center gap-4 py-8">
        <p className="text-muted">No accounts on this page.</p>
        <Button size="sm" variant="secondary" onClick={() => onFilter({ page: 1 })}>
          First page
        </Button>
      </div>
    );
  }
  return (
    <p role="status" className="py-8 text-muted wrap-anywhere">
      {filter.search === ''
        ? 'No team accounts created yet'
        : `No team account has “${filter.search}” in its name`}
    </p>
  );
}
