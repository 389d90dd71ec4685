import { Link } from 'wouter';
import { paths } from '#client/lib/paths.ts';
import { TYPE_SENTENCES } from '#client/lib/type-sentences.ts';
import { slugOf } from '#shared/library/address.ts';
import { Band } from './band.tsx';

const TYPES = [
  'Manifestor',
  'Generator',
  'Manifesting Generator',
  'Projector',
  'Reflector',
] as const;

/** The five types with a picture each: what a chart tells first. Phones scroll them sideways. */
export function FiveTypes() {
  return (
    <Band titleId="types-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
        <h2 id="types-title" className="font-display text-3xl font-medium">
          Five ways to work
        </h2>
        <p className="text-muted">
          The first sentence of your chart says which one is yours.{' '}
          <a href="#promise" className="text-link">
            Find out with your birth date
          </a>
        </p>
      </div>
      <ul className="mt-8 grid grid-cols-5 gap-x-8 max-lg:-mx-gutter max-lg:snap-x max-lg:scroll-px-gutter max-lg:auto-cols-[11.5rem] max-lg:grid-flow-col max-lg:grid-cols-none max-lg:gap-x-6 max-lg:overflow-x-auto max-lg:px-gutter max-lg:pb-2">
        {TYPES.map((type) => (
          <li key={type} className="snap-start border-t border-line-strong pt-5">
            <img
              src={`/types/${slugOf(type)}.svg`}
              alt=""
              width="540"
              height="940"
              loading="lazy"
              className="h-36 w-auto"
            />
            <h3 className="mt-4 font-medium">
              <Link
                href={paths.library.type(type)}
                className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
              >
                {type}
              </Link>
            </h3>
            <p className="mt-1 font-display text-fact text-ink-soft">{TYPE_SENTENCES[type]}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
