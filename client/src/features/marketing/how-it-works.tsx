const HOW_IT_WORKS_ID = 'how-it-works';

const STEPS = [
  {
    title: 'Enter birth date, time and location',
    text: 'It takes less than a minute. If you don’t know the time, start without it and add it later.',
  },
  {
    title: 'Get your chart',
    text: 'Read how you decide, where your energy goes, and how others see you, with the bodygraph it comes from.',
  },
  {
    title: 'Add team members',
    text: 'Type in three to five people or upload a list. See what the team covers and how each pair gets along.',
  },
] as const;

export function HowItWorks() {
  return (
    <section
      id={HOW_IT_WORKS_ID}
      tabIndex={-1}
      aria-labelledby="how-title"
      className="border-t border-line bg-surface outline-none"
    >
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-gutter py-section lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h2 id="how-title" className="font-display text-3xl font-medium">
            How It Works
          </h2>
          <p className="mt-4 max-w-[36ch] text-muted">
            Human Design isn’t a science. Treat your chart as a prompt: keep what proves useful, and
            leave the rest.
          </p>
        </div>
        <ol>
          {STEPS.map((step, index) => (
            <li
              key={step.title}
              className="grid grid-cols-[3rem_minmax(0,1fr)] border-t border-line py-7 first:border-t-0 first:pt-0 last:pb-0 sm:grid-cols-[5rem_minmax(0,1fr)]"
            >
              <span aria-hidden="true" className="figures font-display text-3xl text-accent">
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl font-semibold">{step.title}</h3>
                <p className="mt-2 max-w-[56ch] text-muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function LearnMore() {
  return (
    <button type="button" onClick={showHowItWorks} className="text-link min-h-11 font-medium">
      Learn More
    </button>
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
