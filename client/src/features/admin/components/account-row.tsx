import { useEffect, useId, useRef } from 'react';
import { Badge } from '#client/components/ui/badge.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { StatTile } from '#client/components/ui/stat-tile.tsx';
import { TimeAgo } from '#client/components/ui/time-ago.tsx';
import type { AdminAccount } from '#shared/contract/admin.ts';
import { USAGE_KINDS, type UsageTotals } from '#shared/contract/usage.ts';
import { figure } from '#shared/domain/english.ts';
import { KIND_LABELS } from '../usage-labels.ts';
import { EditAccount } from './edit-account.tsx';
import { ViewersPanel } from './viewers-panel.tsx';

export interface AccountRowProps {
  account: AdminAccount;
  /** By account; undefined while the statistics are hidden or loading. */
  usage: ReadonlyMap<string, UsageTotals> | undefined;
  mode: 'read' | 'edit' | 'users';
  onMode: (mode: 'read' | 'edit' | 'users') => void;
  onDelete: () => void;
  membersHref: string;
}

/** One account of the list: read-only, in edit mode, or with its users expanded. */
export function AccountRow(props: AccountRowProps) {
  const { account, usage, mode, onMode, onDelete, membersHref } = props;
  const title = useId();
  const edit = useRef<HTMLButtonElement>(null);
  const isComingBack = useRef(false);

  // When the form is left by keyboard, return to the button that opened it.
  useEffect(() => {
    if (!isComingBack.current || mode !== 'read') return;
    isComingBack.current = false;
    edit.current?.focus();
  }, [mode]);

  function closeForm() {
    isComingBack.current = true;
    onMode('read');
  }

  if (mode === 'edit') {
    return (
      <li className="py-5">
        <EditAccount account={account} onClose={closeForm} />
      </li>
    );
  }
  return (
    <li className="grid gap-4 py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <AccountFacts account={account} titleId={title} />
        <div className="flex flex-wrap gap-2">
          <Button
            ref={edit}
            size="sm"
            variant="secondary"
            aria-describedby={title}
            onClick={() => onMode('edit')}
          >
            Edit
          </Button>
          <Button
            size="sm"
            variant="secondary"
            aria-describedby={title}
            aria-expanded={mode === 'users'}
            onClick={() => onMode(mode === 'users' ? 'read' : 'users')}
          >
            {mode === 'users' ? 'Hide Users' : 'Manage Users'}
          </Button>
          <Button size="sm" variant="quiet" aria-describedby={title} onClick={onDelete}>
            <span className="text-danger">Delete</span>
          </Button>
        </div>
      </div>
      {usage && <AccountUsage totals={usage.get(account.id)} />}
      {mode === 'users' && <ViewersPanel accountId={account.id} membersHref={membersHref} />}
    </li>
  );
}

function AccountFacts({ account, titleId }: { account: AdminAccount; titleId: string }) {
  return (
    <div className="min-w-0 flex-[1_1_18rem]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={titleId} className="min-w-0 text-lg font-semibold wrap-anywhere">
          {account.name}
        </h3>
        <Badge tone={account.isActive ? 'ok' : 'neutral'}>
          {account.isActive ? 'Active' : 'Inactive'}
        </Badge>
      </div>
      {account.description && (
        <p className="max-w-prose text-muted wrap-anywhere">{account.description}</p>
      )}
      <p className="figures mt-1 text-sm text-muted">
        Created: <TimeAgo iso={account.createdAt} /> · Teams {account.teamCount} /{' '}
        {account.teamLimit} · Members {account.memberCount} / {account.memberLimit}
      </p>
    </div>
  );
}

function AccountUsage({ totals }: { totals: UsageTotals | undefined }) {
  if (!totals) {
    return <p className="text-sm text-muted">No usage data available for the selected period</p>;
  }
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 sm:gap-x-10">
      {USAGE_KINDS.map((kind) => (
        <StatTile key={kind} size="sm" label={KIND_LABELS[kind]} value={figure(totals[kind])} />
      ))}
    </dl>
  );
}
