import { ButtonAnchor } from '#client/components/ui/button.tsx';
import { AgeNote } from './age-note.tsx';

/** The end of the page, on a dark background that no other section has in either theme. */
export function ClosingCall({ signInHref }: { signInHref: string }) {
  return (
    <section aria-labelledby="start-title" className="theme-dark bg-accent-soft text-ink">
      <div className="mx-auto grid max-w-page items-end gap-x-16 gap-y-6 px-gutter py-9 sm:py-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h2 id="start-title" className="max-w-[28ch] font-display text-3xl font-medium">
            Start with your own chart. Bring your team when you’re ready.
          </h2>
          <p className="mt-4 text-lg text-ink-soft">Thousands of professionals use it at work.</p>
        </div>
        <div>
          <ButtonAnchor href={signInHref} size="lg">
            Get Started Today
          </ButtonAnchor>
          <AgeNote className="mt-5" />
        </div>
      </div>
    </section>
  );
}
