import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { Skeleton, SkeletonGroup } from '#client/components/ui/skeleton.tsx';
import { clockDoubtNotes } from '#client/features/charts/provenance-messages.ts';
import { BirthList } from '#client/features/teams/components/birth-list.tsx';
import { teamPeople } from '#client/features/workplace/teams.ts';

/**
 * The births of a team's people, for its account's admins. Loaded when expanded, and never printed:
 * screen and report are often shown to others.
 */
export function TeamBirths({ teamId }: { teamId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="print:hidden">
      <Disclosure summary="Birth details" onToggle={setIsOpen}>
        <p className="mb-2 text-sm text-muted">Only account admins see birth details.</p>
        {isOpen && <Births teamId={teamId} />}
      </Disclosure>
    </div>
  );
}

function Births({ teamId }: { teamId: string }) {
  const people = useQuery(teamPeople(teamId));
  if (people.isError) {
    return (
      <LoadFailure
        query={people}
        level={3}
        title="Unable to load the people of this team"
        fallback="Failed to fetch team data"
      />
    );
  }
  if (people.isPending) {
    return (
      <SkeletonGroup label="Loading the people of this team" className="grid gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </SkeletonGroup>
    );
  }
  return (
    <BirthList
      people={people.data.map(({ doubts, ...person }) => ({
        ...person,
        notes: clockDoubtNotes(
          { birthDate: person.birthDate, timeZone: person.resolved.timeZone },
          doubts,
        ),
      }))}
    />
  );
}
