import { useQuery } from '@tanstack/react-query';
import { ChevronRightIcon } from '#client/components/ui/icons.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import { usePrinting } from '#client/lib/use-printing.ts';
import type { RouteReply } from '#shared/contract/route.ts';
import type { getTeamWeather, SkyCover } from '#shared/contract/team-weather.ts';
import { andList } from '#shared/domain/english.ts';
import { BODY_NAMES, type BodyId } from '#shared/engine/bodies.ts';
import { teamWeather } from '../api.ts';

type Weather = RouteReply<typeof getTeamWeather>;

function whoOf({ bodies }: SkyCover): string {
  return andList(bodies.map(nameOf));
}

function nameOf(body: BodyId): string {
  const isNamedPlainly =
    body !== 'sun' && body !== 'moon' && body !== 'earth' && !body.endsWith('_node');
  return isNamedPlainly ? BODY_NAMES[body] : `the ${BODY_NAMES[body]}`;
}

const starting = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function headlineOf({ now }: Weather): string {
  return now.length > 0
    ? `Today’s sky stands in for ${andList(now.map(({ label }) => label))}`
    : 'Today’s sky adds none of the functions you’re missing';
}

/** What today's sky adds to the functions that a team is missing, in one line that unfolds. */
export function TeamWeather({ teamId }: { teamId: string }) {
  const isPrinting = usePrinting();
  const { data } = useQuery(teamWeather(teamId));
  // A line on the side: it isn't missed when it can't be loaded, or has nothing to say.
  if (!data || hasNothing(data)) return null;
  return (
    <details open={isPrinting} className="group mt-6 text-sm">
      <summary className="flex min-h-11 list-none items-center gap-1.5 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRightIcon className="size-4 shrink-0 transition-transform group-open:rotate-90 print:hidden" />
        {headlineOf(data)}
      </summary>
      <div className="grid gap-1 pb-2 pl-5.5 print:pl-0">
        <Covers weather={data} />
      </div>
    </details>
  );
}

/** The same where a reader has asked for it: all of it, or why there is nothing. */
export function TeamSky({ teamId }: { teamId: string }) {
  const { data, isError } = useQuery(teamWeather(teamId));
  if (isError) return <p>We couldn’t load this. Please try again in a moment.</p>;
  if (!data) return <p role="status">Loading...</p>;
  if (hasNothing(data)) return <p>The sky adds nothing to your gaps in the next 30 days.</p>;
  return (
    <div className="grid gap-1">
      <p>{headlineOf(data)}.</p>
      <Covers weather={data} />
    </div>
  );
}

const hasNothing = ({ now, next }: Weather) => now.length === 0 && next === null;

function Covers({ weather: { now, next } }: { weather: Weather }) {
  const dates = useDates();
  return (
    <>
      {now.map((cover) => (
        <p key={cover.gate}>
          {starting(whoOf(cover))} {cover.bodies.length === 1 ? 'brings' : 'bring'} {cover.label} (
          {cover.gate})
          {cover.until === null ? ' for the next 30 days' : ` until ${dates.instant(cover.until)}`}.
        </p>
      ))}
      {next && (
        <p>
          Next: {next.label} ({next.gate}) from {dates.instant(next.from)}, with {whoOf(next)}.
        </p>
      )}
      <p className="text-muted">
        It may come up more easily meanwhile. The sky doesn’t replace a person.
      </p>
    </>
  );
}
