import { Link } from 'wouter';
import { cx } from '#client/components/ui/cx.ts';
import { paths } from '#client/lib/paths.ts';
import { SAMPLE_MAP } from '#shared/domain/sample-map.ts';

/** Full class names, so that Tailwind finds them. */
const GROUNDS = [
  'bg-member-1',
  'bg-member-2',
  'bg-member-3',
  'bg-member-4',
  'bg-member-5',
] as const;

/**
 * What the sample team's charts say together, with its twelve functions in six joined pairs, before
 * there is a chart of the visitor's own.
 */
export function SampleMap() {
  return (
    <section
      aria-labelledby="map-title"
      className="rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <p className="text-sm text-muted">A sample team: five charts, one map</p>
      <h2 id="map-title" className="mt-2 font-display text-xl font-medium text-balance sm:text-2xl">
        {SAMPLE_MAP.finding}
      </h2>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,14.5rem),1fr))] gap-x-6 gap-y-5 text-sm">
        {SAMPLE_MAP.channels.map(([first, second]) => (
          <li
            key={first.label}
            className="grid content-start gap-3 border-t border-line-strong pt-4"
          >
            <SampleFunction {...first} />
            <SampleFunction {...second} />
          </li>
        ))}
      </ul>
      <Link
        href={paths.sample.team}
        className="text-link mt-4 inline-flex min-h-11 items-center font-medium"
      >
        See the sample team
      </Link>
    </section>
  );
}

interface SampleFunctionProps {
  label: string;
  holders: readonly (typeof SAMPLE_MAP.names)[number][];
}

function SampleFunction({ label, holders }: SampleFunctionProps) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
      <span className={holders.length === 0 ? 'font-medium text-accent' : undefined}>{label}</span>{' '}
      <span className="flex flex-wrap gap-1.5 text-sm">
        {holders.length === 0 && (
          <span className="rounded-full border border-dashed border-accent bg-accent-soft px-2.5 text-accent">
            Nobody
          </span>
        )}
        {holders.map((name) => (
          <span
            key={name}
            className="inline-flex items-center gap-1.5 rounded-full bg-well px-2.5 py-0.5 text-ink"
          >
            <span
              aria-hidden="true"
              className={cx('size-2 rounded-full', GROUNDS[SAMPLE_MAP.names.indexOf(name)])}
            />
            {name}
          </span>
        ))}
      </span>
    </p>
  );
}
