import { useId } from 'react';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { functionBriefOf, gapsByWeight } from '#shared/knowledge/team-brief.ts';

const SHOWN = 3;

/** What a team can agree on first, because of what it misses. */
export function NextActions({ team: { pentaData } }: { team: TeamRecord }) {
  const id = useId();
  const gaps = pentaData ? gapsByWeight(pentaData).slice(0, SHOWN) : [];
  if (gaps.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-lg bg-raised p-5 shadow-raised print:p-0">
      <h3 id={id} className="font-medium">
        Do next
      </h3>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {gaps.map(({ gate, label }) => (
          <li key={gate} className="py-3 last:pb-0">
            <p className="font-medium">{functionBriefOf(gate)?.agreement.title}</p>
            <p className="text-sm text-muted">{`Stands in for ${label}`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
