import { messageOf } from '#client/lib/api.ts';
import { ErrorState, type ErrorStateProps } from '../ui/error-state.tsx';

export interface LoadFailureProps extends Pick<ErrorStateProps, 'title' | 'level'> {
  query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The message when the server sent none. */
  fallback?: string | undefined;
}

/** Shown in place of what could not be loaded: why, and a retry button. */
export function LoadFailure({ query, fallback, ...shown }: LoadFailureProps) {
  return (
    <ErrorState
      {...shown}
      message={messageOf(query.error, fallback ?? 'Please try again in a moment.')}
      onRetry={() => void query.refetch()}
      retryPending={query.isFetching}
    />
  );
}
