import { useQuery } from '@tanstack/react-query';
import { type Ref, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Badge } from '#client/components/ui/badge.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { TrashIcon } from '#client/components/ui/icons.tsx';
import { messageOf } from '#client/lib/api.ts';
import { personName } from '#client/lib/person-name.ts';
import type { AccountMember } from '#shared/contract/members.ts';
import { viewersOf } from '../viewers.ts';
import { AddViewer } from './add-viewer.tsx';
import { RemoveViewer } from './remove-viewer.tsx';

const NOBODY: readonly AccountMember[] = [];

export interface ViewersPanelProps {
  accountId: string;
  membersHref: string;
}

/** The people of one account, below its row. */
export function ViewersPanel({ accountId, membersHref }: ViewersPanelProps) {
  const viewers = useQuery(viewersOf(accountId));
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<AccountMember | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  const present = viewers.data ?? NOBODY;

  return (
    <section aria-labelledby={title} className="rounded-md border border-line p-4 sm:p-5">
      <PanelHead
        headingRef={heading}
        titleId={title}
        count={viewers.data?.length}
        membersHref={membersHref}
        onAdd={() => setIsAdding(true)}
      />
      {viewers.isPending && (
        <p role="status" className="text-muted">
          Loading viewers...
        </p>
      )}
      {viewers.isError && (
        <ErrorState
          level={3}
          title="Unable to load the viewers"
          message={messageOf(viewers.error, 'Please try again in a moment.')}
          onRetry={() => void viewers.refetch()}
          retryPending={viewers.isFetching}
        />
      )}
      {viewers.data?.length === 0 && <p className="text-muted">No team viewers yet</p>}
      {present.length > 0 && (
        <ul aria-labelledby={title} className="divide-y divide-line">
          {present.map((viewer) => (
            <Viewer key={viewer.id} viewer={viewer} onRemove={() => setLeaving(viewer)} />
          ))}
        </ul>
      )}
      {isAdding && (
        <AddViewer
          accountId={accountId}
          viewerIds={new Set(present.map(({ id }) => id))}
          onClose={() => setIsAdding(false)}
        />
      )}
      {leaving && (
        <RemoveViewer
          accountId={accountId}
          viewer={leaving}
          onClose={(isGone) => {
            setLeaving(null);
            // The button that opened the dialog is about to disappear with its row.
            if (isGone) heading.current?.focus();
          }}
        />
      )}
    </section>
  );
}

interface PanelHeadProps {
  headingRef: Ref<HTMLHeadingElement>;
  titleId: string;
  /** Undefined until they are known: nobody is added before that. */
  count: number | undefined;
  membersHref: string;
  onAdd: () => void;
}

function PanelHead({ headingRef, titleId, count, membersHref, onAdd }: PanelHeadProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
      <div className="flex items-center gap-3">
        <h4 id={titleId} ref={headingRef} tabIndex={-1} className="font-medium outline-none">
          Team Viewers
        </h4>
        {count !== undefined && (
          <Badge tone="accent" className="figures">
            {count}
          </Badge>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Link href={membersHref} className="text-link text-sm">
          Members page
        </Link>
        <Button size="sm" onClick={onAdd} disabled={count === undefined} aria-haspopup="dialog">
          Add Viewer
        </Button>
      </div>
    </div>
  );
}

function Viewer({ viewer, onRemove }: { viewer: AccountMember; onRemove: () => void }) {
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{viewer.email ?? 'No email address'}</p>
          <p className="text-sm text-muted">{personName(viewer)}</p>
        </div>
        <div className="flex flex-wrap gap-1.5">
          <Badge>Viewer</Badge>
          {viewer.currentTeamRole === 'account_admin' && <Badge tone="accent">Account Admin</Badge>}
        </div>
      </div>
      <IconButton
        size="sm"
        tone="danger"
        label={`Remove ${viewer.email ?? 'viewer'}`}
        icon={<TrashIcon />}
        onClick={onRemove}
      />
    </li>
  );
}
