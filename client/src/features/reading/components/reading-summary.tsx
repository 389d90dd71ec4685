import type { Reading } from '#shared/contract/reading.ts';
import { chapterAnchor } from '../use-current-chapter.ts';

/** A reading on one page: a sentence for each chapter, with something to try behind it. */
export function ReadingSummary({ chapters }: Pick<Reading, 'chapters'>) {
  if (chapters.length === 0) return null;
  return (
    <section aria-labelledby="summary-title" className="print:hidden">
      <h2 id="summary-title" className="font-display text-2xl font-medium">
        In short
      </h2>
      <ul className="mt-3 border-b border-line">
        {chapters.map(({ id, title, headline, trial }) => (
          <li key={id} className="border-t border-line">
            <details className="group">
              <summary className="grid min-h-11 list-none gap-x-4 py-2.5 @min-[32rem]:grid-cols-[9.5rem_minmax(0,1fr)_auto] @min-[32rem]:items-baseline [&::-webkit-details-marker]:hidden">
                <span className="text-sm text-muted">{title}</span>
                <span className="font-display text-reading">{headline.text}</span>
                <span
                  aria-hidden="true"
                  className="text-muted transition-transform group-open:rotate-45 @max-[32rem]:hidden"
                >
                  +
                </span>
              </summary>
              <p className="pb-4 text-ink-soft @min-[32rem]:pl-[10.5rem]">
                {trial.text}{' '}
                <a
                  href={`#${chapterAnchor(id)}`}
                  className="text-link inline-flex min-h-6 items-center whitespace-nowrap pointer-coarse:min-h-11"
                >
                  Read the chapter
                </a>
              </p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
