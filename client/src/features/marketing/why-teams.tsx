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
            <Excerpt source="From the first chapter of a chart with Emotional authority">
              Let the answer outlive the mood.
            </Excerpt>
          </Reason>
          <Reason
            title="Team dynamics"
            text="Every group of three to five runs on twelve functions. See who covers which, and what’s missing."
          >
            <Excerpt source="A next step, as a team writes it down">
              Mei picks our one priority by March 14. Until then, nobody spends.
            </Excerpt>
          </Reason>
          <Reason
            title="Business-focused"
            text="Ask the coach about meetings, decisions, and handovers. It knows the charts of the people involved."
          >
            <Excerpt source="A question to the team coach">
              Inês wants to start today, Mei needs a night. Who should open the negotiation?
            </Excerpt>
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

function Excerpt({ children, source }: { children: string; source: string }) {
  return (
    <figure className="rounded-lg border border-line bg-surface px-6 py-5">
      <figcaption className="text-sm text-muted">{source}</figcaption>
      <p className="mt-2 font-display text-2xl">{children}</p>
    </figure>
  );
}
