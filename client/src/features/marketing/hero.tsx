import { useRef } from 'react';
import { usePageTitle } from '#client/components/layout/page-heading.tsx';
import { useRouteFocus } from '#client/components/layout/use-route-focus.ts';
import { Button, ButtonAnchor } from '#client/components/ui/button.tsx';
import { IconShape } from '#client/components/ui/icon-shape.tsx';
import { AgeNote } from './age-note.tsx';
import { HOW_IT_WORKS_ID } from './how-it-works.tsx';

export interface HeroProps {
  signInHref: string;
}

export function Hero({ signInHref }: HeroProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useRouteFocus(heading);
  usePageTitle('Charts and teams at work');
  return (
    <section
      aria-labelledby="promise"
      className="mx-auto grid max-w-page items-center gap-x-16 gap-y-14 px-gutter pt-12 pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-16"
    >
      <div>
        <h1
          ref={heading}
          tabIndex={-1}
          id="promise"
          className="max-w-[14ch] font-display text-4xl font-semibold sm:text-5xl"
        >
          Unlock Your Team's Business Potential
        </h1>
        <p className="mt-6 max-w-[34ch] text-lg text-ink sm:text-xl">
          Personalized insights in seconds: how you decide, where your energy goes, and what you
          bring to the people you work with.
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonAnchor href={signInHref} size="lg">
            Get Your Chart Now
          </ButtonAnchor>
          <Button variant="secondary" size="lg" onClick={showHowItWorks}>
            Learn More
            <IconShape>
              <path d="M10 3.5v13m-5-5 5 5 5-5" />
            </IconShape>
          </Button>
        </div>
        <AgeNote className="mt-5" />
        <p className="mt-10 max-w-[52ch] border-t border-line pt-5 font-medium">
          Thousands of professionals use it to understand how they work.
        </p>
      </div>
      <figure className="mx-auto w-full max-w-[27rem]">
        <div className="rounded-lg border border-line bg-surface p-4 shadow-raised sm:p-6">
          <img
            src="/bodygraph.svg"
            alt="A bodygraph: nine centers, joined by channels"
            width="540"
            height="940"
            className="mx-auto block h-auto w-full max-w-96"
          />
        </div>
        <figcaption className="mt-3 text-sm text-muted">
          A bodygraph. What is filled in works the same way every day; what is open takes its tone
          from the people around you.
        </figcaption>
      </figure>
    </section>
  );
}

function showHowItWorks(): void {
  const section = document.getElementById(HOW_IT_WORKS_ID);
  if (!section) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
  // The next Tab continues from the section that is now in view.
  section.focus({ preventScroll: true });
}
