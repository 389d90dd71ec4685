import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';

/** The layout that cards and their stand-ins share. */
export const CARD_GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** What stands in for the cards while they load. */
export function ChartCardsSkeleton() {
  return (
    <SkeletonGroup label="Loading your charts" className={CARD_GRID}>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key, index) => (
        <Skeleton key={key} className={`h-72 rounded-lg ${index > 2 ? 'max-sm:hidden' : ''}`} />
      ))}
    </SkeletonGroup>
  );
}
