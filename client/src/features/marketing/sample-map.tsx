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

/** The twelve functions of the sample team in six joined pairs; one is missing. */
export function SampleMap() {
  return (
    <section aria-label="What a team’s map says">
      <p className="text-sm text-muted">Five charts make a team’s map</p>
      <p className="mt-1 font-display text-lg leading-6">{SAMPLE_MAP.finding}</p>
      <p className="mt-2 text-xs text-muted">The initials show who covers each function.</p>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2.5 sm:max-lg:grid-cols-3 lg:grid-cols-1">
        {SAMPLE_MAP.channels.map(([first, second]) => (
          <li key={first.label} className="relative grid gap-1.5">
            <span
              aria-hidden="true"
              className="absolute top-5 left-[0.5625rem] h-3 w-1 bg-line-strong"
            />
            <SampleFunction {...first} />
            <SampleFunction {...second} />
          </li>
        ))}
      </ul>
      <Link
        href={paths.sample.team}
        className="text-link mt-2 inline-flex min-h-11 items-center text-sm"
      >
        See the sample team
      </Link>
    </section>
  );
}

interface SampleFunctionProps {
  label: string;
  holders: readonly (typeof SAMPLE_MAP.initials)[number][];
}

function SampleFunction({ label, holders }: SampleFunctionProps) {
  const isMissing = holders.length === 0;
  return (
    <p className="relative flex items-center gap-2 text-xs leading-4">
      <span
        aria-hidden="true"
        className={cx(
          'flex h-5.5 min-w-5.5 shrink-0 overflow-hidden rounded-full',
          isMissing && 'border-2 border-dashed border-accent bg-accent-soft',
        )}
      >
        {holders.map((initials) => (
          <span
            key={initials}
            className={cx(
              'grid min-w-5.5 flex-1 place-items-center text-[0.625rem] font-semibold text-on-active',
              GROUNDS[SAMPLE_MAP.initials.indexOf(initials)],
            )}
          >
            {initials}
          </span>
        ))}
      </span>
      <span className={isMissing ? 'font-medium text-accent' : undefined}>
        {label}
        {isMissing && ': missing'}
      </span>
    </p>
  );
}
