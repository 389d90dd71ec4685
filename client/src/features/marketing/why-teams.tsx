import type { ReactNode } from 'react';
import { BRAND_NAME } from '#shared/domain/brand.ts';

export function WhyTeams() {
  return (
    <section aria-labelledby="why-title" className="border-t border-line">
      <div className="mx-auto max-w-page px-gutter py-section">
        <h2 id="why-title" className="font-display text-3xl font-medium">
          Why Teams Choose {BRAND_NAME}
        </h2>
        <div className="mt-12 grid gap-x-12 gap-y-14 md:grid-cols-3">
          <Reason
            title="10-second insights"
            text="Your chart is ready while you wait, and the first thing you read is a sentence about how you work."
          >
            <Quote source="The first line of a Generator’s chart">
              You have steady energy for the work you say yes to.
            </Quote>
          </Reason>
          <Reason
            title="Team dynamics"
            text="Every group of three to five runs on twelve functions. See who covers which, and what’s missing."
          >
            <FunctionsFigure />
          </Reason>
          <Reason
            title="Business-focused"
            text="Ask the coach about meetings, decisions, and handovers. It knows the charts of the people involved."
          >
            <Quote source="A question to the team coach">
              Ana starts quickly, Ben needs a night. Who should open the negotiation?
            </Quote>
          </Reason>
        </div>
      </div>
    </section>
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
      <h3 className="text-xl font-semibold">{title}</h3>
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-6 flex flex-1 flex-col border-t border-line-strong pt-5">{children}</div>
    </article>
  );
}

function Quote({ children, source }: { children: string; source: string }) {
  return (
    <figure>
      <blockquote className="font-display text-2xl">“{children}”</blockquote>
      <figcaption className="mt-3 text-sm text-muted">{source}</figcaption>
    </figure>
  );
}

/** Two rows of six functions with the initials of their holders; missing ones have none. */
const HOLDERS = ['A', 'C', 'B', '', 'A', 'B', 'C', 'A', 'B', 'C', '', 'A'] as const;

function FunctionsFigure() {
  return (
    <figure>
      <svg viewBox="0 0 228 72" aria-hidden="true" className="w-full max-w-72">
        {HOLDERS.map((holder, index) => {
          const x = 16 + (index % 6) * 39.2;
          const y = index < 6 ? 16 : 56;
          return (
            <g key={`${x} ${y}`}>
              <circle
                cx={x}
                cy={y}
                r={holder ? 14 : 13}
                strokeWidth="2"
                strokeDasharray={holder ? undefined : '4 4'}
                className={holder ? 'fill-ink' : 'fill-none stroke-line-strong'}
              />
              <text
                x={x}
                y={y + 4.5}
                textAnchor="middle"
                className="fill-paper text-xs font-semibold"
              >
                {holder}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-4 text-sm text-muted">
        Ana, Ben, and Chris together: 10 of 12 functions covered, 2 missing
      </figcaption>
    </figure>
  );
}
