import type { ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { Face } from '#client/components/people/face.tsx';
import { Approximate } from '#client/components/ui/approximate.tsx';
import { AskAbout } from '#client/components/ui/ask-about.tsx';
import { Badge, type BadgeTone } from '#client/components/ui/badge.tsx';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import type { PairCard as Card, PairEvidence } from '#shared/contract/pairs.ts';
import { KIND_LABELS, namesOf, type PairKind, type TeamPair } from '../pairs.ts';
import { whenOf } from '../when.ts';
import { ChannelList, channelCount, GroundsList } from './pair-evidence.tsx';

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

const TITLES = [
  ['strength', 'Strength'],
  ['watchout', 'Watch Out'],
  ['talk', 'How to talk to each other'],
  ['trial', 'Try this'],
] as const;

/** A card's sentences below its headline, each with what of it depends on a birth time. */
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
function Doubt({ pair: { card, facts }, part }: DoubtProps) {
  const dates = useDates();
  const unsure = card?.evidence.find((one) => one.part === part && !one.isSure);
  return facts && unsure ? (
    <Approximate when={whenOf(unsure, facts, dates)} className="font-sans" />
  ) : null;
}
