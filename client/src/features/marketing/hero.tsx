import { type ReactNode, useRef } from 'react';
import { usePageTitle } from '#client/components/layout/page-heading.tsx';
import { useRouteFocus } from '#client/components/layout/use-route-focus.ts';
import { AgeNote } from './age-note.tsx';
import { HOW_IT_WORKS_ID } from './how-it-works.tsx';

export interface HeroProps {
  /** Asks for a birth date, and leads to sign-in. */
  prompt: ReactNode;
  /** A sample team, then the visitor's own chart. */
  picture: ReactNode;
}

export function Hero({ prompt, picture }: HeroProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useRouteFocus(heading);
  usePageTitle('Charts and teams at work');
  return (
    <section aria-labelledby="promise" className="overflow-hidden">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-12 px-gutter pt-4 pb-section lg:grid-cols-[minmax(0,33rem)_minmax(0,1fr)]">
        <div className="lg:pt-8">
          <h1
            ref={heading}
            tabIndex={-1}
            id="promise"
            className="font-display text-4xl font-[480] tracking-[-0.03em] max-sm:text-[2.5rem] max-sm:leading-[1.06] sm:text-[3.5rem] sm:leading-[1.05]"
          >
            Unlock Your Team's Business Potential
          </h1>
          <p className="mt-4 mb-6 font-display text-lg text-ink-soft sm:text-[1.25rem] sm:leading-7">
            Human Design turns birth dates, times, and places into personalized insights in seconds:
            how you decide and lead, and what your team lacks.{' '}
            <span className="max-sm:hidden">Start with your own.</span>
          </p>
          {prompt}
          <p className="mt-3 flex flex-wrap items-center gap-x-6">
            <span className="font-medium">Thousands of professionals use it at work.</span>
            <button
              type="button"
              onClick={showHowItWorks}
              className="text-link min-h-11 font-medium"
            >
              Learn More
            </button>
          </p>
          <AgeNote className="mt-2" />
        </div>
        <div className="relative min-w-0">
          {/* Clipped where text begins on its left. */}
          <div className="pointer-events-none absolute -inset-y-18 right-0 -left-6 overflow-hidden">
            <NestedArms />
          </div>
          <div className="relative">{picture}</div>
        </div>
      </div>
    </section>
  );
}

/** The arms of the bodygraph, widening behind the picture; never behind text. */
function NestedArms() {
  const reaches = [0, 1, 2, 3];
  return (
    <svg
      viewBox="0 0 640 860"
      fill="none"
      aria-hidden="true"
      className="absolute top-0 left-[calc(50%+0.75rem)] hidden h-[53.75rem] w-[40rem] -translate-x-[18.75rem] text-line lg:block"
    >
      {reaches.map((reach) => (
        <path
          key={reach}
          d={`M${40 - reach * 52} 900C${40 - reach * 52} ${420 - reach * 30} ${140 - reach * 20} ${70 - reach * 56} 300 ${70 - reach * 56}S${560 + reach * 52} ${420 - reach * 30} ${560 + reach * 52} 900`}
          stroke="currentColor"
          strokeOpacity={0.9 - reach * 0.18}
        />
      ))}
    </svg>
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
