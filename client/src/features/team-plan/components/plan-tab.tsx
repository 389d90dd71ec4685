import type { TeamRecord } from '#shared/contract/teams.ts';

/** What a team has agreed on. */
export function PlanTab({ team }: { team: TeamRecord }) {
  return (
    <section aria-labelledby="plan-title" className="grid gap-2">
      <h2 id="plan-title" className="font-display text-2xl font-semibold print:text-xl">
        Plan
      </h2>
      <p className="max-w-prose text-muted">
        {`Agreements and experiments for ${team.name} will be here, each with an owner and a date.`}
      </p>
    </section>
  );
}
