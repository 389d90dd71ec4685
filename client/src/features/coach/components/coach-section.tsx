import { type ReactNode, Suspense, useId, useState } from 'react';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { useCoachDoor, useCoachHere } from '#client/lib/coach-door.ts';
import { useInView } from '#client/lib/use-in-view.ts';

import { SelectionAsk } from './selection-ask.tsx';

export interface CoachSectionProps {
  title: string;
  /** Next to the conversation on wide screens. */
  aside: ReactNode;
  /** The conversation; rendered once it is near the viewport or opened. */
  children: ReactNode;
}

/** A coach's section on a page. */
export function CoachSection({ title, aside, children }: CoachSectionProps) {
  const id = useId();
  const { place, isNear } = useInView();
  const { isOpen } = useCoachDoor();
  const [isWanted, setIsWanted] = useState(false);
  if (isOpen && !isWanted) setIsWanted(true);
  useCoachHere();
  return (
    <section ref={place} aria-labelledby={id} className="grid gap-5 print:hidden">
      <SelectionAsk />
      <h2 id={id} className="font-display text-2xl font-semibold">
        {title}
      </h2>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_17rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
        {isNear || isWanted ? <Suspense fallback={<Waiting />}>{children}</Suspense> : ROOM}
        <div className="max-lg:hidden">{isNear && aside}</div>
      </div>
    </section>
  );
}

/** Still: nothing loads before it comes near, and motion off the screen costs every frame. */
const ROOM = <div className="h-96" />;

function Waiting() {
  return (
    <SkeletonGroup label="Loading the coach">
      <Skeleton className="h-96 rounded-lg" />
    </SkeletonGroup>
  );
}
