import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button } from '#client/components/ui/button.tsx';
import { isStatus } from '#client/lib/api.ts';

interface RevocableLinkProps {
  id: string;
  title: ReactNode;
  /** When the link was made, and what else there is to know about it. */
  detail: ReactNode;
  /** What the button does, with the link's name. */
  revokeLabel: string;
  revoke: Pick<UseMutationResult<unknown, Error, string>, 'isPending' | 'variables' | 'mutate'>;
  /** Toast once the link is gone. */
  revoked: string;
}

/** A link that others open, in a list, with the button that ends it. */
export function RevocableLink(props: RevocableLinkProps) {
  const { id, title, detail, revokeLabel, revoke, revoked } = props;
  function end() {
    revoke.mutate(id, {
      onSuccess: () => toast({ title: revoked, tone: 'success' }),
      onError: (error) => {
        if (isStatus(error, 404)) return;
        toastFailure(error, 'We couldn’t revoke this link. Please try again.');
      },
    });
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{title}</p>
        <p className="figures text-sm text-muted">{detail}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        onClick={end}
        pending={revoke.isPending && revoke.variables === id}
        pendingLabel="Revoking..."
        aria-label={revokeLabel}
      >
        Revoke
      </Button>
    </li>
  );
}
