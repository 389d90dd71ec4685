import { Link } from 'wouter';
import { paths } from '#client/lib/paths.ts';

/** A finished chart, before there is one of the visitor's own: a file, without code that draws. */
export function SampleStill() {
  return (
    // As wide as the picture that draws itself, beside whose planets there is nothing yet.
    <figure className="lg:pr-[11rem]">
      <img
        src="/bodygraph.svg"
        alt="A bodygraph: nine centers, joined by channels"
        width="540"
        height="940"
        className="block h-auto w-full"
      />
      <figcaption className="mt-2 text-center text-sm text-muted">
        A sample.{' '}
        <Link href={paths.sample.result} className="text-link">
          Read what it says
        </Link>
      </figcaption>
    </figure>
  );
}
