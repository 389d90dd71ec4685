import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '#client/lib/paths.ts';
import { Band } from './band.tsx';
import { AgreementProof, ClockProof, DoubtProof, SourceProof } from './proofs.tsx';
import { Sideways } from './sideways.tsx';

/** How a chart from here can be told from any other: facts that a reader can check, each shown. */
export function WorthChecking() {
  return (
    <Band titleId="checking-title" isRaised>
      <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
        <h2 id="checking-title" className="font-display text-3xl font-medium">
          Any calculator draws a chart
        </h2>
        <p className="text-muted">
          Compare these four things before you trust one.{' '}
          <Link href={paths.about} className="text-link">
            How charts are computed
          </Link>
        </p>
      </div>
      <Sideways label="Four things to compare" columns="lg:grid-cols-4">
        <Proof
          title="2,000 of 2,000 charts agree"
          text="with the Swiss Ephemeris, the reference for astrologers and astronomers, on every gate and line."
        >
          <AgreementProof />
        </Proof>
        <Proof
          title="The clock of that day"
          text="Zones and daylight saving keep changing. We use your birthplace’s rule of that day, and show it."
        >
          <ClockProof />
        </Proof>
        <Proof
          title="Doubt in plain sight"
          text="If you don’t know the hour, ≈ marks what depends on it. Everything else is certain."
        >
          <DoubtProof />
        </Proof>
        <Proof
          title="A source for each sentence"
          text="“Why?” lights the part of the drawing that a sentence comes from. The coach names its sources, too."
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
      <div className="flex min-h-50 flex-col justify-center rounded-lg border border-line bg-paper px-4 py-3 text-sm">
        {children}
      </div>
      <h3 className="figures mt-4 font-display text-lg font-semibold">{title}</h3>
      <p className="mt-1 text-sm text-muted">{text}</p>
    </li>
  );
}
