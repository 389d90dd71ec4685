import type { ReactNode } from 'react';
import { useOnline } from '#client/lib/connection.ts';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { AlertIcon } from './icons.tsx';

export interface ErrorStateProps {
  title: string;
  /** What happened, in plain words; never a raw status and body. */
  message: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  retryPending?: boolean | undefined;
  /** More actions, next to the retry button. */
  actions?: ReactNode;
  /** Lets support find the event in the log. */
  requestId?: string | undefined;
  level?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
}

const OFFLINE = {
  title: 'You’re offline',
  message: 'This isn’t saved on your device. It will load once you’re connected.',
} as const;

export function ErrorState(props: ErrorStateProps) {
  const { onRetry, retryLabel = 'Try Again', actions, requestId } = props;
  // What can be tried again was being loaded: without a network, that's the reason.
  const isOffline = !useOnline() && onRetry !== undefined;
  const { title, message } = isOffline ? OFFLINE : props;
  const Heading = `h${props.level ?? 2}` as const;
  return (
    <div
      role="alert"
      className={cx(
        'grid justify-items-start gap-4 rounded-lg border border-line bg-surface p-6 sm:p-8',
        props.className,
      )}
    >
      <div className="flex items-start gap-3">
        <AlertIcon className="mt-1 text-danger" />
        <Heading className="font-display text-xl font-semibold">{title}</Heading>
      </div>
      <div className="max-w-prose text-muted">{message}</div>
      {(onRetry || actions) && (
        <div className="flex flex-wrap gap-3 pt-1">
          {onRetry && (
            <Button onClick={onRetry} pending={props.retryPending}>
              {retryLabel}
            </Button>
          )}
          {actions}
        </div>
      )}
      {requestId && (
        <p className="figures text-xs text-muted">Reference for support: {requestId}</p>
      )}
    </div>
  );
}
