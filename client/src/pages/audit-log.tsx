import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { auditPage, useAuditFilter } from '#client/features/admin/audit-api.ts';
import { AuditFilters } from '#client/features/admin/components/audit-filters.tsx';
import { AuditList } from '#client/features/admin/components/audit-list.tsx';
import { messageOf } from '#client/lib/api.ts';

/** Changes made by admins, payments and the system. */
export function AuditLogPage() {
  const { filter, change } = useAuditFilter();
  const page = useQuery(auditPage(filter));
  const list = useRef<HTMLDivElement>(null);

  function turnTo(cursor: string) {
    change({ cursor });
    list.current?.focus();
  }

  return (
    <PageContainer>
      <PageHeading lead="Who changed what, newest first. Entries can’t be edited.">
        Audit Log
      </PageHeading>
      <AuditFilters filter={filter} onChange={change} />
      <div ref={list} tabIndex={-1} className="outline-none" aria-busy={page.isFetching}>
        {page.isPending && (
          <p role="status" className="text-muted">
            Loading entries...
          </p>
        )}
        {page.isError && (
          <ErrorState
            title="Unable to load the audit log"
            message={messageOf(page.error, 'Please try again in a moment.')}
            onRetry={() => void page.refetch()}
            retryPending={page.isFetching}
          />
        )}
        {page.data?.entries.length === 0 && (
          <EmptyState title="No entries">Nothing matches these filters.</EmptyState>
        )}
        {page.data && page.data.entries.length > 0 && (
          <AuditList entries={page.data.entries} onFilter={change} />
        )}
      </div>
      {page.data && (filter.cursor !== '' || page.data.nextCursor !== null) && (
        <nav aria-label="Pages of entries" className="mt-6 flex justify-between gap-4">
          <Button variant="secondary" disabled={filter.cursor === ''} onClick={() => turnTo('')}>
            Newest
          </Button>
          <Button
            variant="secondary"
            disabled={page.data.nextCursor === null}
            onClick={() => turnTo(page.data.nextCursor ?? '')}
          >
            Older
          </Button>
        </nav>
      )}
    </PageContainer>
  );
}
