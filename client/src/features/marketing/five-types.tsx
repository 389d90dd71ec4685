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

/** The five types with a picture each: what a chart tells first. */
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
      <ul className="mt-6 grid gap-x-8 sm:mt-8 sm:grid-cols-2 lg:grid-cols-5">
        {TYPES.map((type) => (
          <li
            key={type}
            className="grid grid-cols-[4rem_1fr] gap-x-5 border-t border-line-strong py-3 sm:py-4 max-lg:items-center lg:block lg:pt-5"
          >
            <img
              src={`/types/${slugOf(type)}.svg`}
              alt=""
              width="540"
              height="940"
              loading="lazy"
              className="h-21 w-auto sm:h-24 lg:h-36"
            />
            <div>
              <h3 className="font-medium lg:mt-4">
                <Link
                  href={paths.library.type(type)}
                  className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
                >
                  {type}
                </Link>
              </h3>
              <p className="mt-1 font-display text-fact text-ink-soft">{TYPE_SENTENCES[type]}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
