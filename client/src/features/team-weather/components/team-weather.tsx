import { useQuery } from '@tanstack/react-query';
import { useDates } from '#client/lib/use-dates.ts';
import type { SkyCover } from '#shared/contract/team-weather.ts';
import { andList } from '#shared/domain/english.ts';
import { BODY_NAMES, type BodyId } from '#shared/engine/bodies.ts';
import { teamWeather } from '../api.ts';

function whoOf({ bodies }: SkyCover): string {
  return andList(bodies.map(nameOf));
}

function nameOf(body: BodyId): string {
  const isNamedPlainly =
    body !== 'sun' && body !== 'moon' && body !== 'earth' && !body.endsWith('_node');
  return isNamedPlainly ? BODY_NAMES[body] : `the ${BODY_NAMES[body]}`;
}

const starting = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What today's sky adds to the functions that a team is missing, and what comes next. */
export function TeamWeather({ teamId }: { teamId: string }) {
  const dates = useDates();
  const { data } = useQuery(teamWeather(teamId));
  // A line on the side: it isn't missed when it can't be loaded, or has nothing to say.
  if (!data || (data.now.length === 0 && data.next === null)) return null;
  const { now, next } = data;
  return (
    <section aria-label="The sky today" className="mt-6 border-t border-line pt-4 text-sm">
      {now.length === 0 && <p>Today’s sky adds none of the functions you’re missing.</p>}
      {now.map((cover) => (
        <p key={cover.gate}>
          {starting(whoOf(cover))} {cover.bodies.length === 1 ? 'stands' : 'stand'} in for{' '}
          {cover.label} ({cover.gate})
          {cover.until === null ? ' for the next 30 days' : ` until ${dates.instant(cover.until)}`}.
        </p>
      ))}
      {next && (
        <p className="text-muted">
          Next: {next.label} ({next.gate}) from {dates.instant(next.from)}, with {whoOf(next)}.
        </p>
      )}
      <p className="text-muted">
        It may come up more easily meanwhile; it doesn’t replace a person.
      </p>
    </section>
  );
}
