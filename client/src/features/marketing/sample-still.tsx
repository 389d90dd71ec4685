import { Link } from 'wouter';
import { paths } from '#client/lib/paths.ts';

/**
 * The sample chart, before there is one of the visitor's own: a file, without code that draws. As
 * wide as the picture that draws itself; what it says stands where the planets will.
 */
export function SampleStill() {
  return (
    <figure className="grid items-center gap-6 lg:grid-cols-[minmax(0,1fr)_9.5rem]">
      <img
        src="/bodygraph.svg"
        alt="A bodygraph: nine centers, joined by channels"
        width="540"
        height="940"
        className="mx-auto block h-auto w-full max-w-[26rem]"
      />
      <figcaption className="max-lg:text-center">
        <p className="text-sm text-muted">What a chart says</p>
        <p className="mt-1.5 font-display text-xl">
          “You have steady energy, and you move fast once something has your yes.”
        </p>
        <Link
          href={paths.sample.result}
          className="text-link mt-2 inline-flex min-h-11 items-center"
        >
          Read the sample
        </Link>
      </figcaption>
    </figure>
  );
}
