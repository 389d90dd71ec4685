import { Button } from './button.tsx';

export interface LoadMoreProps {
  onClick: () => void;
  pending: boolean;
  className?: string | undefined;
}

/** Below a list that has more pages. */
export function LoadMore({ onClick, pending, className = 'justify-self-start' }: LoadMoreProps) {
  return (
    <Button
      variant="secondary"
      className={className}
      onClick={onClick}
      pending={pending}
      pendingLabel="Loading..."
    >
      Load more
    </Button>
  );
}
