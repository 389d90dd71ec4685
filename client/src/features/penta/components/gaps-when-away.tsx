import type { PentaData } from '#shared/contract/penta.ts';
import { calledIn } from '#shared/knowledge/team-brief.ts';
import { awayLoss } from '../away-words.ts';
import type { PentaPerson } from '../people.ts';
import { MemberDisc } from './member-disc.tsx';

interface GapsWhenAwayProps {
  penta: PentaData;
  people: readonly PentaPerson[];
}

/** The gaps that one absence makes, by who would leave the most. */
export function GapsWhenAway({ penta, people }: GapsWhenAwayProps) {
  const calledOf = calledIn(penta);
  return (
    <section aria-labelledby="gaps-away">
      <h3 id="gaps-away" className="text-lg font-medium">
        Covered by one person only
      </h3>
      <p className="text-sm text-muted">The plan suggests who could back them up.</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {penta.resilience.map(({ memberId }) => {
          const loss = awayLoss(penta, memberId, calledOf(memberId));
          const person = people.find(({ id }) => id === memberId);
          if (loss === null || !person) return null;
          return (
            <li key={memberId} className="flex items-start gap-3 py-3">
              <MemberDisc person={person} className="size-8" />
              <p className="min-w-0 pt-1">{loss}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
