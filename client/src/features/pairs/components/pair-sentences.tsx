import type { ReactNode } from 'react';
import { Approximate } from '#client/components/ui/approximate.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import type { PairCard as Card, PairEvidence } from '#shared/contract/pairs.ts';
import type { TeamPair } from '../pairs.ts';
import { whenOf } from '../when.ts';

const TITLES = [
  ['strength', 'Strength'],
  ['watchout', 'Watch Out'],
  ['talk', 'How to talk to each other'],
  ['trial', 'Try this'],
] as const;

/** A card's sentences below its headline, each with the parts that depend on a birth time. */
export function Sentences(pair: Pick<TeamPair, 'facts'> & { readonly card: Card }) {
  const { card } = pair;
  return (
    <dl className="mt-3 print:text-sm">
      {TITLES.map(([part, title]) => {
        const text = card[part];
        if (text === null) return null;
        return (
          <Sentence key={part} title={title} isTrial={part === 'trial'}>
            {text} <Doubt pair={pair} part={part} />
          </Sentence>
        );
      })}
    </dl>
  );
}

interface SentenceProps {
  readonly title: string;
  readonly isTrial: boolean;
  readonly children: ReactNode;
}

function Sentence({ title, isTrial, children }: SentenceProps) {
  return (
    <div className="border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0 print:border-0 print:py-1">
      <dt
        className={isTrial ? 'text-sm font-medium text-accent' : 'text-sm font-medium text-muted'}
      >
        {title}
      </dt>
      <dd className="mt-0.5 font-display text-reading print:font-sans print:text-sm">{children}</dd>
    </div>
  );
}

interface DoubtProps {
  readonly pair: Pick<TeamPair, 'card' | 'facts'>;
  readonly part: PairEvidence['part'];
}

/** When a sentence is as stated, if that depends on a birth time. */
export function Doubt({ pair: { card, facts }, part }: DoubtProps) {
  const dates = useDates();
  const unsure = card?.evidence.find((one) => one.part === part && !one.isSure);
  return facts && unsure ? (
    <Approximate when={whenOf(unsure, facts, dates)} className="font-sans" />
  ) : null;
}
