import { Link } from 'wouter';
import { paths } from '#client/lib/paths.ts';
import { TYPE_SENTENCES } from '#client/lib/type-sentences.ts';
import { slugOf } from '#shared/library/address.ts';

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
    <section aria-labelledby="types-title" className="border-t border-line">
      <div className="mx-auto max-w-page px-gutter py-section">
        <h2 id="types-title" className="font-display text-3xl font-medium">
          Five ways to work
        </h2>
        <p className="mt-3 max-w-[52ch] text-muted">
          The first sentence of your chart says which one is yours.{' '}
          <a href="#promise" className="text-link">
            Find out with your birth date
          </a>
        </p>
        <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-3 lg:grid-cols-5">
          {TYPES.map((type) => (
            <li key={type} className="flex items-start gap-5 sm:block">
              <img
                src={`/types/${slugOf(type)}.svg`}
                alt=""
                width="540"
                height="940"
                loading="lazy"
                className="h-auto w-20 shrink-0 sm:w-32"
              />
              <div className="sm:mt-5">
                <h3 className="text-base font-medium">
                  <Link
                    href={paths.library.type(type)}
                    className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
                  >
                    {type}
                  </Link>
                </h3>
                <p className="mt-1 font-display text-lg text-ink-soft">{TYPE_SENTENCES[type]}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
