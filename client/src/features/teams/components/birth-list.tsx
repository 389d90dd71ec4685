import { ResolvedPlace } from '#client/components/ui/resolved-place.tsx';
import { birthDayWords } from '#client/lib/birth-dates.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { ShownResolution } from '#shared/contract/charts.ts';
import type { TeamMemberInput } from '#shared/contract/teams.ts';

type ListedBirth = Pick<
  TeamMemberInput,
  'name' | 'birthDate' | 'calendar' | 'birthTime' | 'birthPlace'
>;

export interface BirthListProps {
  people: readonly (ListedBirth & {
    readonly id: string;
    readonly resolved: ShownResolution;
    /** Why the clock there may have differed, in sentences. */
    readonly notes: readonly string[];
  })[];
}

/** Everybody's birth as stated, and its resolved place and clock. */
export function BirthList({ people }: BirthListProps) {
  const dates = useDates();
  return (
    <ul className="divide-y divide-line">
      {people.map(({ id, name, birthDate, calendar, birthTime, birthPlace, resolved, notes }) => {
        const day = birthDayWords(birthDate, calendar);
        return (
          <li key={id} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-2">
            <div>
              <p className="font-medium wrap-anywhere">
                <bdi>{name}</bdi>
              </p>
              <p className="figures text-sm">
                {birthTime === null ? `${day}, time unknown` : dates.timed(day, birthTime)}
              </p>
            </div>
            <div>
              <ResolvedPlace stated={birthPlace} resolved={resolved} />
              {notes.map((note) => (
                <p key={note} className="mt-1 text-sm text-muted">
                  {note}
                </p>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
