import { type ReactNode, useId, useRef } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { StatTile } from '#client/components/ui/stat-tile.tsx';
import type { CleanupReport } from '#shared/contract/cleanup-report.ts';
import { figure } from '#shared/domain/english.ts';

export interface CleanupPreviewProps {
  report: CleanupReport;
  isPending: boolean;
  /** Why the last attempt failed. */
  problem: string;
  onConfirm: (token: string) => void;
  onClose: () => void;
}

/** Everything that a cleanup would delete, and its final confirmation. */
export function CleanupPreview(props: CleanupPreviewProps) {
  const { report, isPending, problem, onConfirm, onClose } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const { token, accountsToDelete } = report;
  const isClean = accountsToDelete === 0;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      locked={isPending}
      initialFocus={cancel}
      title="Nuclear Cleanup Preview"
      description={
        isClean ? undefined : 'Nothing has been deleted yet. This is what would be deleted.'
      }
      footer={
        <>
          <Button ref={cancel} variant="secondary" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          {!isClean && token && (
            <Button
              variant="danger"
              pending={isPending}
              pendingLabel="Nuking..."
              onClick={() => onConfirm(token)}
            >
              CONFIRM NUCLEAR CLEANUP
            </Button>
          )}
        </>
      }
    >
      {problem && (
        <Notice tone="danger" role="alert" className="mb-5">
          {problem}
        </Notice>
      )}
      {isClean ? (
        <Notice tone="ok" title="All Clean">
          There are no phantom accounts, so there is nothing to delete.
        </Notice>
      ) : (
        <Details report={report} />
      )}
    </Dialog>
  );
}

function Details({ report }: { report: CleanupReport }) {
  const { relatedDataCount: data, orphanedAdmins, inactiveAccounts } = report;
  return (
    <section
      aria-label="What would be deleted"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
      className="grid gap-6"
    >
      <Part title="Deletion Summary">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
          <StatTile size="sm" label="Phantom accounts" value={figure(report.accountsToDelete)} />
          <StatTile size="sm" label="Chart generations" value={figure(data.charts)} />
          <StatTile size="sm" label="Teams" value={figure(data.teams)} />
          <StatTile size="sm" label="Team members" value={figure(data.members)} />
          <StatTile size="sm" label="Working dynamics" value={figure(data.dynamics)} />
          <StatTile size="sm" label="Usage records" value={figure(data.usage)} />
          <StatTile size="sm" label="Total records" value={figure(report.totalDataRecords)} />
        </dl>
      </Part>
      <Part title="Users to Reset">
        {orphanedAdmins.length === 0 ? (
          <p className="text-muted">None.</p>
        ) : (
          <>
            <p className="mb-1 text-sm text-muted">
              These account admins become regular users because they have no other active account.
            </p>
            <ul className="divide-y divide-line">
              {orphanedAdmins.map(({ id, email }) => (
                <li key={id} className="py-1.5 wrap-anywhere">
                  {email ?? 'No email address'}
                </li>
              ))}
            </ul>
          </>
        )}
      </Part>
      <Part title="Accounts to Delete">
        <ul className="divide-y divide-line">
          {inactiveAccounts.map(({ id, name }) => (
            <li key={id} className="py-1.5">
              <span className="font-medium wrap-anywhere">{name}</span>
              <span className="figures block text-xs text-muted wrap-anywhere">{id}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Notice tone="danger" title="This cannot be undone">
        Everything listed above will be permanently deleted.
      </Notice>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-medium">
        {title}
      </h3>
      {children}
    </section>
  );
}
