import type { PentaData } from '#shared/contract/penta.ts';
import { awayWords } from '../away-words.ts';
import type { PentaPerson } from '../people.ts';
import { MemberDisc } from './member-disc.tsx';

export interface PentaResilienceProps {
  penta: PentaData;
  people: readonly PentaPerson[];
  calledOf: (memberId: string) => string;
}

/** What remains when a member is away, sorted by how much depends on them. */
export function PentaResilience({ penta, people, calledOf }: PentaResilienceProps) {
  return (
    <section
      aria-labelledby="penta-resilience"
      className="grid gap-4 print:break-inside-avoid print:gap-2"
    >
      <h3 id="penta-resilience" className="font-display text-xl font-semibold">
        When one of you is away
      </h3>
      <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2 print:grid-cols-2 print:gap-y-1">
        {penta.resilience.map(({ memberId }) => {
          const person = people.find(({ id }) => id === memberId);
          return (
            <li key={memberId} className="flex items-start gap-3">
              {person && <MemberDisc person={person} className="mt-0.5 size-7" />}
              <p className="min-w-0">{awayWords(penta, memberId, calledOf(memberId))}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
