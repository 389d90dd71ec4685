import type { ReactNode } from 'react';
import { BRAND_NAME } from '#shared/domain/brand.ts';

export function WhyTeams() {
  return (
    <section aria-labelledby="why-title" className="border-t border-line">
      <div className="mx-auto max-w-page px-gutter py-section">
        <h2 id="why-title" className="font-display text-3xl font-medium">
          Why Teams Choose {BRAND_NAME}
        </h2>
        <div className="mt-10">
          <Reason
            title="10-second insights"
            text="Your chart is ready while you wait, and the first thing you read is a sentence about how you work."
          >
            <Quote source="The first chapter, in a chart with Emotional authority">
              Let the answer outlive the mood.
            </Quote>
          </Reason>
          <Reason
            title="Team dynamics"
            text="Every group of three to five runs on twelve functions. See who covers which, and what’s missing."
          >
            <Quote source="A next step for the sample team, with a date and an owner">
              Pick one priority before you spend.
            </Quote>
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
    <article className="grid gap-x-12 gap-y-3 border-t border-line-strong py-8 last:pb-0 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <h3 className="text-xl font-semibold">{title}</h3>
        <p className="mt-2 max-w-[44ch] text-muted">{text}</p>
      </div>
      {children}
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
