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

/** What the sample team's charts say together, with its twelve functions in six joined pairs. */
export function SampleMap() {
  return (
    <section aria-labelledby="map-title" className="border-t border-line">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-16 gap-y-10 px-gutter py-section lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div>
          <p className="text-muted">Five charts make a team’s map</p>
          <h2
            id="map-title"
            className="mt-2 font-display text-2xl font-medium text-balance sm:text-3xl"
          >
            {SAMPLE_MAP.finding}
          </h2>
          <Link
            href={paths.sample.team}
            className="text-link mt-4 inline-flex min-h-11 items-center font-medium"
          >
            See the sample team
          </Link>
        </div>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] content-start gap-x-10 gap-y-6">
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
      </div>
    </section>
  );
}

interface SampleFunctionProps {
  label: string;
  holders: readonly (typeof SAMPLE_MAP.names)[number][];
}

function SampleFunction({ label, holders }: SampleFunctionProps) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
      <span className={holders.length === 0 ? 'font-medium text-accent' : undefined}>{label}</span>{' '}
      <span className="flex flex-wrap gap-1.5 text-sm">
        {holders.length === 0 && (
          <span className="rounded-full border-2 border-dashed border-accent bg-accent-soft px-2.5 text-accent">
            Nobody
          </span>
        )}
        {holders.map((name) => (
          <span
            key={name}
            className={cx(
              'rounded-full px-2.5 py-0.5 font-medium text-on-active',
              GROUNDS[SAMPLE_MAP.names.indexOf(name)],
            )}
          >
            {name}
          </span>
        ))}
      </span>
    </p>
  );
}
