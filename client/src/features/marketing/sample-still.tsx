import { Link } from 'wouter';
import { paths } from '#client/lib/paths.ts';

/** The sample chart: a file, without code that draws. */
export function SampleStill() {
  return (
    <section aria-labelledby="chart-title" className="border-t border-line">
      <div className="mx-auto grid max-w-page grid-cols-1 items-center gap-x-16 gap-y-10 px-gutter py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)]">
        <div>
          <p className="text-muted">Every map begins with one chart</p>
          <h2
            id="chart-title"
            className="mt-2 max-w-[18ch] font-display text-2xl font-medium text-balance sm:text-3xl"
          >
            See how one person decides, works, and leads.
          </h2>
          <p className="mt-4 max-w-[46ch] text-muted">
            Filled shapes are steady in you; outlined ones are shaped by the people around you.
          </p>
          <Link
            href={paths.sample.result}
            className="text-link mt-4 inline-flex min-h-11 items-center font-medium"
          >
            Read the sample
          </Link>
        </div>
        <img
          src="/bodygraph.svg"
          alt="A bodygraph: nine centers, joined by channels"
          width="540"
          height="940"
          loading="lazy"
          className="mx-auto block h-auto w-full max-w-[18rem]"
        />
      </div>
    </section>
  );
}
