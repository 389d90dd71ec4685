import { type ReactNode, Suspense } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { Skeleton } from '#client/components/ui/skeleton.tsx';

interface PartProps {
  isDue: boolean;
  /** The room it takes before. */
  room: string;
  children: ReactNode;
}

/**
 * A part of a page that isn't rendered before it's due. What comes due in a transition is waited for,
 * code included: the part after it isn't due before.
 */
export function Part({ isDue, room, children }: PartProps) {
  const before = <Skeleton className={cx('rounded-lg', room)} />;
  return <Suspense fallback={before}>{isDue ? children : before}</Suspense>;
}
