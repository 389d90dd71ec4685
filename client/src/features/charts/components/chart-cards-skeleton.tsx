import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';

/** The layout shared by cards and placeholders. */
export const CARD_GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** Placeholders for the cards while they load. */
export function ChartCardsSkeleton() {
  return (
    <SkeletonGroup label="Loading your charts" className={CARD_GRID}>
      {[1, 2, 3, 4, 5, 6].map((nth) => (
        <Skeleton key={nth} className={`h-84 rounded-lg ${nth > 3 ? 'max-sm:hidden' : ''}`} />
      ))}
    </SkeletonGroup>
  );
}
