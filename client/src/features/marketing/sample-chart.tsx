import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from '#client/components/ui/cx.ts';
import { paths } from '#client/lib/paths.ts';
import { SAMPLE_CHART } from '#shared/domain/sample-chart.ts';
import { GraphKey } from './graph-key.tsx';

/** A sample result as it opens, with the chart it comes from. */
export function SampleChart() {
  return (
    <section aria-labelledby="sample-title" className="@container">
      <div className="grid items-start gap-x-9 gap-y-6 @min-[31rem]:grid-cols-[minmax(0,18.5rem)_minmax(0,1fr)]">
        <div>
          {/* Lazy: on phones it is below the form. */}
          <img
            src="/bodygraph.svg"
            alt="A bodygraph: nine centers, joined by channels"
            width="540"
            height="940"
            loading="lazy"
            className="mx-auto block h-auto w-full max-w-60 @min-[31rem]:max-w-74"
          />
          <GraphKey className="mt-4 flex flex-wrap justify-center gap-x-5 gap-y-1" />
        </div>
        {/* In one column the drawing is between what it says and why. */}
        <div className="@max-[31rem]:contents">
          <div className="@max-[31rem]:order-first">
            <p className="text-sm text-muted">A sample result</p>
            <h2 id="sample-title" className="mt-1 font-display text-2xl font-medium">
              {SAMPLE_CHART.statement}
            </h2>
            <p className="mt-3 font-display text-lg leading-6">{SAMPLE_CHART.lead}</p>
          </div>
          <div>
            <dl className="@min-[31rem]:mt-5">
              {SAMPLE_CHART.facts.map(({ id, label, sentence }) => (
                <div key={id} className="border-t border-line py-3.5">
                  <dt className="flex items-center gap-2 text-sm text-muted">
                    {SOURCES[id]}
                    {label}
                  </dt>
                  <dd className="mt-1 font-display text-lg leading-6">{sentence}</dd>
                </div>
              ))}
            </dl>
            <Link
              href={paths.sample.result}
              className="text-link inline-flex min-h-11 items-center font-medium"
            >
              Read the sample
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The part of the drawing that a sentence comes from. */
const SOURCES: Readonly<Record<(typeof SAMPLE_CHART.facts)[number]['id'], ReactNode>> = {
  decide: <Shape d="M2 9 15 3v12Z" className="fill-center-brown stroke-center-line" />,
  strategy: <Shape d="M3 3.5h12v11H3Z" className="fill-center-red stroke-center-line" />,
  profile: (
    <span aria-hidden="true" className="flex w-4.5 justify-center gap-0.5">
      <span className="size-2 rounded-full bg-personality" />
      <span className="size-2 rounded-full bg-design" />
    </span>
  ),
};

function Shape({ d, className }: { d: string; className: string }) {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className={cx('size-4.5 shrink-0', className)}>
      <path d={d} strokeWidth="1.25" strokeLinejoin="round" />
    </svg>
  );
}
