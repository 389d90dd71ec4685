import { useEffect, useRef } from 'react';
import { Band } from './band.tsx';

const STEPS = [
  {
    title: 'Enter birth date, time and location',
    text: 'It takes less than a minute. If you don’t know the time, add it later.',
  },
  {
    title: 'Get your chart',
    text: 'Read how you decide, where your energy goes, and how others see you.',
  },
  {
    title: 'Add team members',
    text: 'Type in three to five people or upload a list, and see what the team covers.',
  },
] as const;

interface HowItWorksProps {
  /** How often "Learn More" has been pressed: each time, the steps come into view. */
  timesAsked: number;
}

export function HowItWorks({ timesAsked }: HowItWorksProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (timesAsked > 0 && section.current) show(section.current);
  }, [timesAsked]);
  return (
    <Band ref={section} titleId="how-title" isRaised>
      <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
        <h2 id="how-title" className="font-display text-3xl font-medium">
          How It Works
        </h2>
        <p className="max-w-[34rem] text-pretty text-muted">
          Human Design isn’t a science. Treat your chart as a prompt: keep what proves useful, and
          leave the rest.
        </p>
      </div>
      <ol className="mt-6 grid gap-x-10 gap-y-5 sm:mt-8 md:grid-cols-3">
        {STEPS.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[2rem_minmax(0,1fr)] border-t border-line-strong pt-4"
          >
            <span aria-hidden="true" className="figures font-display text-2xl text-accent">
              {index + 1}
            </span>
            <div>
              <h3 className="leading-8 font-semibold">{step.title}</h3>
              <p className="mt-1 text-sm text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}

function show(section: HTMLElement): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
  // The next Tab continues from the section that is now in view.
  section.focus({ preventScroll: true });
}
