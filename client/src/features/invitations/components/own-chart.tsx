import { birthDayWords } from '#client/lib/birth-dates.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { OwnPlace } from '#shared/contract/invitations.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';

/** The facts of a person's own chart, and the birth it is computed from. */
export function OwnChart({ place }: { place: OwnPlace }) {
  return (
    <dl className="max-w-reading">
      {place.facts.map(({ id, label, term, sentence }) => (
        <div key={id} className="border-t border-line py-3.5">
          <dt className="text-sm text-muted">
            {label} · <span className="font-medium text-ink">{term}</span>
          </dt>
          <dd className="mt-1 text-fact font-medium text-pretty">{sentence}</dd>
        </div>
      ))}
      <div className="border-t border-line py-3.5">
        <dt className="text-sm text-muted">Born</dt>
        <dd className="mt-1 wrap-anywhere">
          <BirthWords birth={place.birth} />
          {place.isApproximate && (
            <span className="block text-sm text-warn">
              The birth time isn’t exact, so some of this may differ.
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}

function BirthWords({ birth: { date, calendar, time, place } }: { birth: OwnPlace['birth'] }) {
  const dates = useDates();
  const day = birthDayWords(date, calendar);
  const when = time === UNKNOWN_TIME ? `${day}, time unknown` : dates.timed(day, time);
  return <>{`${when}, ${place}`}</>;
}
