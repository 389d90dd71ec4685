import type { TeamRecord } from '#shared/contract/teams.ts';

/** The extent of a team's analysis. */
export function TeamSummaryCard({ team }: { team: TeamRecord }) {
  const pairs = team.dynamics.length + team.limitedPairs.length;
  return (
    <section aria-labelledby="summary-title">
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h2 id="summary-title" className="text-sm font-medium print:font-display print:text-xl">
          Team Summary
        </h2>
        <dl className="figures flex flex-wrap gap-x-5 text-sm text-muted">
          <Count label="Team members" count={team.members.length} />
          <Count label="Working relationships analyzed" count={pairs} />
        </dl>
      </div>
      <p className="mt-1 max-w-prose font-display text-lg">{blurbOf(team)}</p>
    </section>
  );
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div className="flex gap-1.5">
      <dt>{label}</dt>
      <dd className="font-medium text-ink">{count}</dd>
    </div>
  );
}

function blurbOf({ members, pentaData }: TeamRecord): string {
  if (members.length === 2) return 'We compared your two charts side by side.';
  const charts = 'We compared everyone’s charts pair by pair';
  return pentaData === null
    ? `${charts}.`
    : `${charts}, and checked who brings which of the twelve functions.`;
}
