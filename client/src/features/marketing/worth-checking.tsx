import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '#client/lib/paths.ts';
import { Band } from './band.tsx';
import {
  AgreementProof,
  CenterMark,
  ClockMark,
  ClockProof,
  DoubtProof,
  PositionMark,
  SourceProof,
} from './proofs.tsx';

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
      <ul
        aria-label="Four things to check"
        className="mt-4 grid gap-x-8 sm:mt-8 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4"
      >
        <Proof
          title="Accurate to the last digit"
          text="In 2,000 test charts, every digit matches the Swiss Ephemeris. A single wrong digit can change what a chart says."
          mark={<PositionMark />}
        >
          <AgreementProof />
        </Proof>
        <Proof
          title="The right local time"
          text="We look up your birthplace’s clock on that very day, daylight saving included. An hour off, and your role can change."
          mark={<ClockMark />}
        >
          <ClockProof />
        </Proof>
        <Proof
          title="Honest without a birth time"
          text="You see what’s certain all day. The rest is marked ≈, with the time when it changes."
          mark={<span className="font-display text-3xl leading-7 text-warn">≈</span>}
        >
          <DoubtProof />
        </Proof>
        <Proof
          title="A reason for each sentence"
          text="“Why?” lights the part of your chart that a sentence comes from. The coach names its sources, too."
          mark={<CenterMark />}
        >
          <SourceProof />
        </Proof>
      </ul>
    </Band>
  );
}

interface ProofProps {
  title: string;
  text: string;
  /** The panel's essence, beside the words on phones. */
  mark: ReactNode;
  /** A piece of the product that shows it. */
  children: ReactNode;
}

function Proof({ title, text, mark, children }: ProofProps) {
  return (
    <li className="max-sm:grid max-sm:grid-cols-[3.5rem_1fr] max-sm:gap-x-4 max-sm:border-t max-sm:border-line max-sm:py-3 sm:row-span-3 sm:grid sm:grid-rows-subgrid sm:gap-y-0">
      <div aria-hidden="true" className="row-span-2 pt-0.5 sm:hidden">
        {mark}
      </div>
      <h3 className="figures font-display text-lg leading-6 font-semibold">{title}</h3>
      <p className="mt-1 text-sm text-muted">{text}</p>
      <div className="mt-4 flex flex-col rounded-lg border border-line bg-surface px-4 py-3.5 text-sm max-sm:hidden">
        {children}
      </div>
    </li>
  );
}
