import type { ReactNode } from 'react';
import type { ChartCoachProps } from './chart-coach.tsx';
import { CoachSection } from './coach-section.tsx';
import { lazyCoach } from './lazy-coach.tsx';

const ChartCoach = lazyCoach(async () => (await import('./chart-coach.tsx')).ChartCoach);

export interface ChartCoachSectionProps extends ChartCoachProps {
  /** Next to the conversation on wide screens. */
  aside: ReactNode;
}

/** The coach's section on a chart's page. */
export function ChartCoachSection({ aside, ...coach }: ChartCoachSectionProps) {
  return (
    <CoachSection title="Ask your coach" aside={aside}>
      <ChartCoach {...coach} />
    </CoachSection>
  );
}
