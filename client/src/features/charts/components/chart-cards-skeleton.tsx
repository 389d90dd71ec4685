import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';

/** The layout shared by cards and placeholders: as many columns as fit, with cards equally high beside each other. */
export const CARD_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,20.5rem),1fr))] gap-3 sm:auto-rows-fr sm:gap-4';

/** Placeholders for the cards while they load. */
export function ChartCardsSkeleton() {
  return (
    <SkeletonGroup label="Loading your charts" className={CARD_GRID}>
      {[1, 2, 3, 4, 5, 6].map((nth) => (
        <Skeleton key={nth} className={`h-55 rounded-lg ${nth > 3 ? 'max-sm:hidden' : ''}`} />
      ))}
    </SkeletonGroup>
  );
}
