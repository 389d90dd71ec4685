import type { ReactNode } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { birthDayWords } from '#client/lib/birth-dates.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { SharedChart } from '#shared/contract/sharing.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';
import { andList } from '#shared/domain/english.ts';
import { CENTER_IDS, CENTERS, type CenterId } from '#shared/engine/centers.ts';

/** Beyond this a name is too long for the largest type. */
const SHORT_NAME = 24;

interface SharedWordsProps {
  shared: SharedChart;
  /** The sentence as the page's heading, or as text inside a preview. */
  heading: (sentence: ReactNode, className: string) => ReactNode;
  /** Beside something else rather than as a page. */
  isSmall?: boolean;
}

function sizeOf(name: string | null, isSmall: boolean): string {
  if (isSmall) return 'text-2xl';
  return (name?.length ?? 0) > SHORT_NAME
    ? 'text-2xl sm:text-chapter'
    : 'text-statement-phone sm:text-statement';
}

/** Who this is in one sentence, and what that means. */
export function SharedWords({ shared, heading, isSmall = false }: SharedWordsProps) {
  return (
    <div className="min-w-0">
      {heading(
        <Sentence shared={shared} />,
        cx('font-display font-medium text-balance wrap-anywhere', sizeOf(shared.name, isSmall)),
      )}
      <p
        className={cx(
          'font-display text-pretty text-ink-soft',
          isSmall ? 'mt-2 text-lg' : 'mt-4 text-lead',
        )}
      >
        {shared.lead}
      </p>
    </div>
  );
}

/** The three facts, the centers, and the birth where it is shown. */
export function SharedFacts({ shared }: { shared: SharedChart }) {
  return (
    <div className="min-w-0">
      <dl className="max-w-reading">
        {shared.facts.map(({ id, label, term, sentence, isUncertain }) => (
          <div key={id} className="border-t border-line py-3.5">
            <dt className="text-sm text-muted">
              {label} ·{' '}
              {isUncertain ? (
                <Uncertain>{term}</Uncertain>
              ) : (
                <span className="font-medium text-ink">{term}</span>
              )}
            </dt>
            <dd className="mt-1 text-fact font-medium text-pretty">{sentence}</dd>
          </div>
        ))}
        <Centers shared={shared} />
        {shared.level === 'birth' && <Birth birth={shared.birth} />}
      </dl>
      <UncertainNote shared={shared} />
    </div>
  );
}

function Sentence({ shared: { name, type, isTypeUncertain } }: { shared: SharedChart }) {
  return (
    <>
      {name === null ? 'This person' : <bdi>{name}</bdi>} is {isTypeUncertain && 'probably '}a{' '}
      {type}
      <span className="text-coral">.</span>
    </>
  );
}

/** A value that depends on the birth time. */
function Uncertain({ children }: { children: ReactNode }) {
  return (
    <span className="text-warn">
      <span aria-hidden="true">≈ </span>
      {children}
      <span className="sr-only"> (depends on the birth time)</span>
    </span>
  );
}

function hasDoubt({ isTypeUncertain, facts, uncertainCenters }: SharedChart): boolean {
  return (
    isTypeUncertain || facts.some(({ isUncertain }) => isUncertain) || uncertainCenters.length > 0
  );
}

function UncertainNote({ shared }: { shared: SharedChart }) {
  if (!hasDoubt(shared)) return null;
  return (
    <p className="border-t border-line pt-3.5 text-sm text-warn">
      The birth time isn’t exact. Anything marked ≈ depends on it.
    </p>
  );
}

const nameOf = (center: CenterId) => CENTERS[center].name.replace(/ Center$/, '');

function Centers({ shared: { definedCenters, uncertainCenters } }: { shared: SharedChart }) {
  const named = (isDefined: boolean) => {
    const ids = CENTER_IDS.filter((id) => definedCenters.includes(id) === isDefined);
    return andList(
      ids.map((id) => (uncertainCenters.includes(id) ? `≈ ${nameOf(id)}` : nameOf(id))),
    );
  };
  return (
    <>
      <Line label="Defined centers" text={named(true) || 'None'} />
      <Line label="Open centers" text={named(false) || 'None'} />
    </>
  );
}

function Line({ label, text }: { label: string; text: string }) {
  return (
    <div className="border-t border-line py-3.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1">{text}</dd>
    </div>
  );
}

type SharedBirth = Extract<SharedChart, { level: 'birth' }>['birth'];

function Birth({ birth: { date, calendar, time, place } }: { birth: SharedBirth }) {
  const dates = useDates();
  const day = birthDayWords(date, calendar);
  const when = time === UNKNOWN_TIME ? `${day}, time unknown` : dates.timed(day, time);
  return <Line label="Born" text={`${when}, ${place}`} />;
}
