import { type ReactNode, useId } from 'react';
import type { PentaData } from '#shared/contract/penta.ts';

/** The product's own reading of the picture, labeled as such. */
export function PentaReading({ penta }: { penta: PentaData }) {
  return (
    <div className="grid gap-6 print:block">
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2 print:block print:columns-2">
        <Part title="Team Strategy">
          <p>{penta.groupStrategy}</p>
        </Part>
        <Part title="Team Energy">
          <p>{penta.teamEnergy}</p>
          <p className="figures mt-1 text-sm text-muted">
            {`Most frequent profile: ${penta.dominantProfile}`}
          </p>
        </Part>
        <Part title="Group Dynamics">
          <p>{penta.groupDynamics}</p>
        </Part>
        <Part title="Penta Insight">
          <ul className="grid gap-2 print:gap-0.5">
            {penta.insight.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Part>
      </div>
      <p className="max-w-prose text-sm text-muted">{penta.readingNote}</p>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line pt-4 print:mb-2 print:break-inside-avoid print:pt-1"
    >
      <h3 id={id} className="font-display text-lg font-semibold">
        {title}
      </h3>
      <div className="mt-2 max-w-prose print:mt-0">{children}</div>
    </section>
  );
}
