/** The id of the main region of every page. */
export const MAIN_ID = 'main';

/** First in the tab order: skips the header. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-60 print:hidden rounded-md bg-ink px-4 py-3 font-medium text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
