import { Link } from 'wouter';

interface FirstStepsProps {
  /** How many teams the plan has. */
  teamLimit: number;
  sampleHref: string;
}

/** What a buyer does first, and what the plan holds, said before anything is typed. */
export function FirstSteps({ teamLimit, sampleHref }: FirstStepsProps) {
  const teams = teamLimit === 1 ? '1 team' : `${teamLimit} teams`;
  return (
    <section aria-labelledby="first-steps" className="mb-8 rounded-lg bg-accent-soft p-5">
      <h2 id="first-steps" className="font-display text-xl font-medium">
        Your first team in three steps
      </h2>
      <ol className="mt-3 grid list-decimal gap-2 pl-5 marker:text-muted">
        <li>Name the team.</li>
        <li>
          Invite people, or enter them yourself. A team has 2 to 5 people, and it takes 3 to see who
          covers what.
        </li>
        <li>Hold the first debrief together: 60 minutes, from the team’s Plan tab.</li>
      </ol>
      <p className="mt-3 text-sm text-muted">
        Your plan includes {teams} of up to 5 people.{' '}
        <Link href={sampleHref} className="text-link">
          See a sample team
        </Link>
      </p>
    </section>
  );
}
