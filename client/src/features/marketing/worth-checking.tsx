import { Link } from 'wouter';
import { paths } from '#client/lib/paths.ts';

const POINTS = [
  {
    title: '2,000 of 2,000 charts agree',
    text: 'We compared them with the Swiss Ephemeris, the reference astrologers and astronomers use. Every gate and line is the same.',
  },
  {
    title: 'The clock of that day',
    text: 'Zones and daylight saving have changed many times. We use the rule in force at your birthplace then, and show it, like UTC+2.',
  },
  {
    title: 'Doubt in plain sight',
    text: 'If you don’t know the hour, ≈ marks what depends on it. Everything else is certain.',
  },
  {
    title: 'A source for each sentence',
    text: 'Press “Why?” and the part of the drawing that a sentence comes from lights up. The coach names its sources, too.',
  },
] as const;

/** How a chart from here can be told from any other: facts that a reader can check. */
export function WorthChecking() {
  return (
    <section aria-labelledby="checking-title" className="border-t border-line">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-gutter py-section lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h2 id="checking-title" className="font-display text-3xl font-medium">
            Any calculator draws a chart
          </h2>
          <p className="mt-4 max-w-[36ch] text-muted">
            Compare these four things before you trust one.
          </p>
          <Link
            href={paths.about}
            className="text-link mt-4 inline-flex min-h-11 items-center font-medium"
          >
            How charts are computed
          </Link>
        </div>
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {POINTS.map(({ title, text }) => (
            <li key={title} className="border-t border-line-strong pt-4">
              <h3 className="figures font-display text-2xl">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
