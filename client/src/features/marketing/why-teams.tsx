import type { ReactNode } from 'react';
import { BRAND_NAME } from '#shared/domain/brand.ts';
import { SAMPLE_MAP } from '#shared/domain/sample-map.ts';
import { SAMPLE_PROOFS } from '#shared/domain/sample-proofs.ts';
import { Band } from './band.tsx';

const { chapter, pair, coach, authorities } = SAMPLE_PROOFS;

export function WhyTeams() {
  return (
    <Band titleId="why-title" isRaised>
      <h2 id="why-title" className="font-display text-3xl font-medium">
        Why Teams Choose {BRAND_NAME}
      </h2>
      <div className="mt-6 grid gap-6 md:grid-cols-3 md:gap-8">
        <Reason
          title="10-second insights"
          text="Your chart is ready while you wait, and opens with a sentence about how you work."
        >
          <p className="text-xs text-muted">From the chapter “{chapter.title}”</p>
          <p className="mt-1.5 font-display text-xl font-medium">{chapter.headline}</p>
          <p className="mt-3 border-l-2 border-coral pl-3 text-muted">{chapter.advice}</p>
          <MoreChapters />
        </Reason>
        <Reason
          title="Team dynamics"
          text="See who covers which of twelve functions, what’s missing, and how each pair gets along."
        >
          <p className="mb-1.5 text-xs text-muted">Two people of the sample team</p>
          <Pair />
          <p className="mt-3">
            <span className="block text-xs text-muted">Strength</span>
            {pair.strength}
          </p>
          <p className="mt-auto pt-2">
            <span className="block text-xs text-muted">How to talk</span>
            {pair.talk}
          </p>
        </Reason>
        <Reason
          title="Business-focused"
          text="Ask the coach about meetings, decisions, and handovers. It knows everyone’s chart."
        >
          <p className="text-xs text-muted">A question to the team coach</p>
          <p className="mt-1.5 ml-6 rounded-lg rounded-br-sm bg-well px-3.5 py-2">
            {coach.question}
          </p>
          <p className="mt-3 font-display text-fact">{coach.answer}</p>
          <ul aria-label="What the answer rests on" className="mt-3 flex flex-wrap gap-1.5 text-xs">
            {Object.entries(authorities).map(([name, authority]) => (
              <li
                key={name}
                className="flex items-center gap-1.5 rounded-full border border-line py-0.5 pr-2.5 pl-1"
              >
                <Initial name={name} />
                {name} · {authority}
              </li>
            ))}
          </ul>
        </Reason>
      </div>
    </Band>
  );
}

function MoreChapters() {
  return (
    <ul
      aria-label="More chapters"
      className="mt-auto flex flex-wrap gap-1.5 pt-4 text-xs max-md:hidden"
    >
      {chapter.others.map((title) => (
        <li key={title} className="rounded-full border border-line px-2.5 py-1">
          {title}
        </li>
      ))}
    </ul>
  );
}

/** Two people joined like the ends of a channel. */
function Pair() {
  const [first, second] = pair.names;
  return (
    <p className="flex items-center gap-2 font-medium">
      <Initial name={first} />
      {first}
      <span aria-hidden="true" className="h-1.5 w-8 bg-ink" />
      <span className="sr-only">and</span>
      {second}
      <Initial name={second} />
    </p>
  );
}

const NAMES: readonly string[] = SAMPLE_MAP.names;

/** Full class names, so that Tailwind finds them. */
const GROUNDS = ['bg-member-1', 'bg-member-2', 'bg-member-3', 'bg-member-4', 'bg-member-5'];

/** A person of the sample team, in the color that they have there. */
function Initial({ name }: { name: string }) {
  const ground = GROUNDS[NAMES.indexOf(name)];
  return (
    <span
      aria-hidden="true"
      className={`grid size-6 place-items-center rounded-full text-[0.6875rem] font-semibold text-on-active ${ground}`}
    >
      {name.charAt(0)}
    </span>
  );
}

interface ReasonProps {
  title: string;
  text: string;
  /** A piece of the product as an illustration. */
  children: ReactNode;
}

function Reason({ title, text, children }: ReasonProps) {
  return (
    <article className="flex flex-col">
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 mb-3 text-sm md:mb-4 text-muted md:min-h-17 lg:min-h-11">{text}</p>
      <div className="flex grow flex-col rounded-lg border border-line bg-paper px-5 py-4 text-sm">
        {children}
      </div>
    </article>
  );
}
