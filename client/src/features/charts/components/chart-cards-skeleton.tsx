import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';

/** The layout shared by cards and placeholders. */
export const CARD_GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** Placeholders for the cards while they load. */
export function ChartCardsSkeleton() {
  return (
    <SkeletonGroup label="Loading your charts" className={CARD_GRID}>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key, index) => (
        <Skeleton key={key} className={`h-84 rounded-lg ${index > 2 ? 'max-sm:hidden' : ''}`} />
      ))}
    </SkeletonGroup>
  );
}
