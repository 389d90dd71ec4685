import { type ComponentType, lazy, type ReactNode, Suspense, useId } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { useNear } from '#client/lib/use-near.ts';
import type { ChartCoachProps } from './chart-coach.tsx';

/** Loaded when the reader comes near: the page above it does not wait. */
const ChartCoach = lazy(async (): Promise<{ default: ComponentType<ChartCoachProps> }> => {
  try {
    return { default: (await import('./chart-coach.tsx')).ChartCoach };
  } catch {
    // The page without its coach is better than no page.
    return { default: NotLoaded };
  }
});

export interface CoachSectionProps extends ChartCoachProps {
  /** Beside the conversation where there is room. */
  aside: ReactNode;
}

/** The coach's place on a chart's page. */
export function CoachSection({ aside, ...coach }: CoachSectionProps) {
  const id = useId();
  const { place, isNear } = useNear();
  return (
    <section ref={place} aria-labelledby={id} className="grid gap-5 print:hidden">
      <h2 id={id} className="font-display text-2xl font-semibold">
        Ask your coach
      </h2>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_17rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
        {isNear ? (
          <Suspense fallback={<Waiting />}>
            <ChartCoach {...coach} />
          </Suspense>
        ) : (
          <Waiting />
        )}
        <div className="max-lg:hidden">{isNear && aside}</div>
      </div>
    </section>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label="Loading the coach">
      <Skeleton className="h-96 rounded-lg" />
    </SkeletonGroup>
  );
}

function NotLoaded() {
  return (
    <Notice tone="danger" title="The coach could not be loaded">
      <p className="mb-3">Load the page again to talk to it.</p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        Load again
      </Button>
    </Notice>
  );
}
