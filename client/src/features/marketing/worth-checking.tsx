import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '#client/lib/paths.ts';
import { Band } from './band.tsx';
import { AgreementProof, ClockProof, DoubtProof, SourceProof } from './proofs.tsx';
import { Sideways } from './sideways.tsx';

/** How a chart from here can be told from any other: what a reader can check, each on the sample chart. */
export function WorthChecking() {
  return (
    <Band titleId="checking-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
        <h2 id="checking-title" className="font-display text-3xl font-medium">
          How to tell that a chart is right
        </h2>
        <p className="text-muted">
          Four things to check, here or anywhere.{' '}
          <Link href={paths.about} className="text-link">
            How charts are computed
          </Link>
        </p>
      </div>
      <Sideways label="Four things to check" columns="lg:grid-cols-4">
        <Proof
          title="Every number checked"
          text="The 6 in 40.6 makes Pia a 6/2: one wrong digit describes someone else. In 2,000 test charts, every digit matches the Swiss Ephemeris."
        >
          <AgreementProof />
        </Proof>
        <Proof
          title="The clock of that day"
          text="An hour earlier, Pia would be a 5/2. So we look up your birthplace’s clock on that very day, daylight saving included."
        >
          <ClockProof />
        </Proof>
        <Proof
          title="Honest without a birth time"
          text="If Pia didn’t know her hour, most of her chart would still be certain. Her profile wouldn’t: ≈ marks it and says when it changes."
        >
          <DoubtProof />
        </Proof>
        <Proof
          title="A reason for each sentence"
          text="Pia sleeps on decisions because this triangle is colored in. “Why?” shows the part of your chart; the coach names its sources, too."
        >
          <SourceProof />
        </Proof>
      </Sideways>
    </Band>
  );
}

interface ProofProps {
  title: string;
  text: string;
  /** A piece of the product that shows it. */
  children: ReactNode;
}

function Proof({ title, text, children }: ProofProps) {
  return (
    <li className="flex snap-start flex-col">
      <div className="flex min-h-50 flex-col justify-center rounded-lg border border-line bg-surface px-4 py-3 text-sm">
        {children}
      </div>
      <h3 className="figures mt-4 font-display text-lg font-semibold">{title}</h3>
      <p className="mt-1 text-sm text-muted">{text}</p>
    </li>
  );
}
