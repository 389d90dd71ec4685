import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

export interface StatTileProps {
  label: string;
  /** Undefined while loading. */
  value: ReactNode | undefined;
  /** A smaller figure inside a card instead of a tile of its own. */
  size?: 'md' | 'sm' | undefined;
}

/** One figure with its label, inside a `dl`. */
export function StatTile({ label, value, size = 'md' }: StatTileProps) {
  const isSmall = size === 'sm';
  return (
    <div className={isSmall ? 'min-w-0' : 'min-w-0 rounded-lg border border-line bg-surface p-5'}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd
        className={
          isSmall ? 'figures font-medium' : 'figures mt-1 font-display text-2xl font-semibold'
        }
      >
        {value === undefined ? (
          <>
            <Skeleton className="h-8 w-16" />
            <span className="sr-only">Loading</span>
          </>
        ) : (
          value
        )}
      </dd>
    </div>
  );
}
