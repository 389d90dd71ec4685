import { Link } from 'wouter';
import { paths } from '#client/lib/paths.ts';

/**
 * The sample chart, before there is one of the visitor's own: a file, without code that draws. As
 * wide as the picture that draws itself.
 */
export function SampleStill() {
  return (
    <figure>
      <img
        src="/bodygraph.svg"
        alt="A bodygraph: nine centers, joined by channels"
        width="540"
        height="940"
        className="mx-auto block h-auto w-full max-w-[23rem]"
      />
      <figcaption className="text-center text-sm text-muted">
        <span className="block">Filled: steady in you. Outlined: shaped by others.</span>
        <Link
          href={paths.sample.result}
          className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
        >
          Read the sample
        </Link>
      </figcaption>
    </figure>
  );
}
