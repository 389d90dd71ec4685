import { type ReactNode, useRef } from 'react';
import { usePageTitle } from '#client/components/layout/page-heading.tsx';
import { useRouteFocus } from '#client/components/layout/use-route-focus.ts';
import { AgeNote } from './age-note.tsx';

export interface HeroProps {
  /** Asks for a birth date, and leads to sign-in. */
  prompt: ReactNode;
  /** A sample chart, then the visitor's own. */
  picture: ReactNode;
}

export function Hero({ prompt, picture }: HeroProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useRouteFocus(heading);
  usePageTitle('Charts and teams at work');
  return (
    <section aria-labelledby="promise">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-10 px-gutter pt-4 pb-10 sm:pb-14 lg:grid-cols-[minmax(0,16fr)_minmax(0,17fr)]">
        <div className="lg:pt-6">
          <h1
            ref={heading}
            tabIndex={-1}
            id="promise"
            className="font-display text-4xl font-[480] tracking-[-0.03em] max-sm:text-[2.5rem] max-sm:leading-[1.06] sm:text-[3.5rem] sm:leading-[1.05]"
          >
            Unlock Your Team's Business Potential
          </h1>
          <p className="mt-4 mb-6 font-display text-lg text-ink-soft sm:text-[1.25rem] sm:leading-7">
            Human Design turns your birth date, time, and place into a chart of how you work and
            decide. Personalized insights in seconds for you and your team.
          </p>
          {prompt}
          <AgeNote className="mt-5" />
        </div>
        <div className="min-w-0">{picture}</div>
      </div>
    </section>
  );
}
