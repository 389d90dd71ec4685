import type { ReactNode } from 'react';
import { CoachSection } from './coach-section.tsx';
import { lazyCoach } from './lazy-coach.tsx';
import type { TeamCoachProps } from './team-coach.tsx';

const TeamCoach = lazyCoach(async () => (await import('./team-coach.tsx')).TeamCoach);

export interface TeamCoachSectionProps extends TeamCoachProps {
  /** Next to the conversation on wide screens. */
  aside: ReactNode;
}

/** The coach's section on a team's page. */
export function TeamCoachSection({ aside, ...coach }: TeamCoachSectionProps) {
  return (
    <CoachSection title="Ask your team coach" aside={aside}>
      <TeamCoach {...coach} />
    </CoachSection>
  );
}
