import { Link } from 'wouter';
import { cx } from '#client/components/ui/cx.ts';
import { paths } from '#client/lib/paths.ts';
import { SAMPLE_MAP } from '#shared/domain/sample-map.ts';
import { Band } from './band.tsx';

/** What the sample team's charts say together: twelve functions, two on each of six channels. */
export function SampleMap() {
  return (
    <Band titleId="map-title" isRaised>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div>
          <p className="text-muted">
            A sample team of five. A function is one of the 12 kinds of work that a team needs.
          </p>
          <h2
            id="map-title"
            className="mt-2 font-display text-2xl font-medium text-balance sm:text-3xl"
          >
            {SAMPLE_MAP.finding}
          </h2>
          <p className="mt-4 max-w-[40ch] text-muted">
            Each line joins two functions. With a name at both ends, the team covers that part of
            its work. A dashed end is a gap to plan for.
          </p>
          <Link
            href={paths.sample.team}
            className="text-link mt-4 inline-flex min-h-11 items-center font-medium"
          >
            See the sample team
          </Link>
        </div>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] content-center gap-x-12 gap-y-4 sm:gap-y-7">
          {SAMPLE_MAP.channels.map(([first, second]) => (
            <li
              key={first.label}
              className="grid grid-cols-[auto_minmax(1.5rem,1fr)_auto] grid-rows-[auto_auto] items-center gap-y-1.5"
            >
              <SampleFunction {...first} />
              <span aria-hidden="true" className="col-start-2 row-start-2 flex h-1.5">
                <Half isCovered={first.holders.length > 0} />
                <Half isCovered={second.holders.length > 0} />
              </span>
              <SampleFunction {...second} isLast />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

/** Half a channel, which belongs to the function at its end. */
function Half({ isCovered }: { isCovered: boolean }) {
  return <span className={cx('flex-1', isCovered ? 'bg-ink' : 'border-y border-line-strong')} />;
}

interface SampleFunctionProps {
  label: string;
  holders: readonly string[];
  /** At the right end of its channel. */
  isLast?: boolean;
}

function SampleFunction({ label, holders, isLast = false }: SampleFunctionProps) {
  const isGap = holders.length === 0;
  return (
    <p className="contents text-sm">
      <span
        className={cx(
          'row-start-1',
          isLast ? 'col-span-2 col-start-2 justify-self-end' : 'col-span-2 col-start-1',
          isGap ? 'font-medium text-accent' : 'text-muted',
        )}
      >
        {label}
      </span>{' '}
      <span
        className={cx(
          'row-start-2 inline-flex min-h-8.5 items-center rounded-full border px-3.5 font-medium',
          isLast ? 'col-start-3' : 'col-start-1',
          isGap ? 'border-dashed border-accent text-accent' : 'border-ink bg-paper',
        )}
      >
        {isGap ? 'Nobody' : holders.join(', ')}
      </span>
    </p>
  );
}
