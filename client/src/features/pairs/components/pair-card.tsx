import type { Ref } from 'react';
import { Link } from 'wouter';
import { Face } from '#client/components/people/face.tsx';
import { AskAbout } from '#client/components/ui/ask-about.tsx';
import { Badge, type BadgeTone } from '#client/components/ui/badge.tsx';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import type { PairCard as Card } from '#shared/contract/pairs.ts';
import { KIND_LABELS, namesOf, type PairKind, type TeamPair } from '../pairs.ts';
import { ChannelList, channelCount, GroundsList } from './pair-evidence.tsx';
import { Doubt, Sentences } from './pair-sentences.tsx';

const TONES: Readonly<Partial<Record<PairKind, BadgeTone>>> = {
  Compromise: 'ok',
};

interface PairCardProps {
  readonly pair: TeamPair;
  /** Focused when a reader comes to the card by keyboard. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** The names stand right above the card. */
  readonly isNamedAbove?: boolean | undefined;
}

/** What works between two people, what rubs, how to talk and what to try. */
export function PairCard({ pair, headingRef, isNamedAbove = false }: PairCardProps) {
  const { people, kind, card, reason } = pair;
  const names = namesOf(pair);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {!isNamedAbove && (
          <span className="flex gap-1">
            {people.map((person) => (
              <Face key={person.id} person={person} />
            ))}
          </span>
        )}
        <h3
          ref={headingRef}
          tabIndex={-1}
          className={
            isNamedAbove
              ? 'sr-only'
              : 'min-w-0 font-display text-xl font-semibold wrap-anywhere outline-none'
          }
        >
          {names}
        </h3>
        <Badge tone={TONES[kind]}>{card?.dynamicType ?? KIND_LABELS[kind]}</Badge>
      </div>
      {card?.headline && <Headline pair={pair} text={card.headline} />}
      {reason && <p className="mt-3 text-muted">{reason}</p>}
      {card && <Sentences facts={pair.facts} card={card} />}
      {card && <Rest pair={pair} card={card} />}
    </>
  );
}

/** What the card rests on, and the way on to the coach. */
function Rest({ pair, card }: { pair: TeamPair; card: Card }) {
  const { facts } = pair;
  const names = namesOf(pair);
  return (
    <div className="print:hidden">
      <Disclosure
        className="mt-4 border-b-0"
        summary={
          <>
            What it rests on
            {facts && (
              <span className="figures text-sm font-normal text-muted">
                {channelsInWords(channelCount(facts))}
              </span>
            )}
          </>
        }
      >
        <GroundsList pair={pair} card={card} />
        {facts && <ChannelList facts={facts} />}
        <p className="mt-3 text-sm text-muted">
          The facts come straight from the two charts; the types and sentences are our
          interpretation. There’s no score.
        </p>
      </Disclosure>
      {pair.connectionHref && (
        <Link
          href={pair.connectionHref}
          className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
        >
          See the connection<span className="sr-only"> of {names}</span>
        </Link>
      )}
      <AskAbout
        context={{ kind: 'pair', value: names }}
        words={names}
        label="Ask the coach about this pair"
      />
    </div>
  );
}

function channelsInWords(count: number): string {
  return count === 1 ? '1 channel' : `${count} channels`;
}

function Headline({ pair, text }: { pair: TeamPair; text: string }) {
  return (
    <p className="mt-3 font-display text-lead font-[480] text-balance">
      {text} <Doubt pair={pair} part="headline" />
    </p>
  );
}
