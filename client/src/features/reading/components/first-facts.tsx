import { type ReactNode, Suspense } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { ChevronDownIcon } from '#client/components/ui/icons.tsx';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { factTerm } from '#shared/contract/fact-term.ts';
import type { ReadingFact } from '#shared/contract/reading.ts';
import { typeCertainty } from '#shared/contract/statement-words.ts';
import { isSameLighting, type Lighting, lightingOf, NO_LIGHT } from '../evidence.ts';
import type { FirstReading } from './first-words.tsx';
import { OtherStrength } from './other-strength.tsx';
import { SourceMark, StartMark } from './source-mark.tsx';

/** Lazy: most charts have an exact time. */
const FactCertainty = lazyPart(
  () => import('./fact-certainty.tsx'),
  ({ FactCertainty }) => FactCertainty,
);

/** Lazy: it says in many words what "Why?" opens. */
const EvidenceChips = lazyPart(
  () => import('./evidence-chips.tsx'),
  ({ EvidenceChips }) => EvidenceChips,
);

const DoubtMark = lazyPart(
  () => import('./doubt-mark.tsx'),
  ({ DoubtMark }) => DoubtMark,
);

interface FirstFactsProps {
  reading: FirstReading | undefined;
  /** For whom they are is said above them. */
  isTold: boolean;
  lit: Lighting;
  onLight: (lighting: Lighting) => void;
}

/** How somebody decides, their strategy and their profile, each with the reason why. */
export function FirstFacts({ reading, isTold, lit, onLight }: FirstFactsProps) {
  if (!reading) return <FactsSkeleton />;
  const { statement } = reading;
  const isOpenType = typeCertainty(statement) === 'open';
  return (
    <>
      <dl>
        {reading.facts.map((fact) => (
          <Fact
            key={fact.id}
            fact={fact}
            certainty={
              fact.doubt &&
              !isTold && (
                <Suspense>
                  <FactCertainty doubt={fact.doubt} statement={statement} />
                </Suspense>
              )
            }
            lit={lit}
            onLight={onLight}
          />
        ))}
      </dl>
      {/* Where the type is open, what is said of that takes its room. */}
      {reading.also && !isOpenType && (
        <OtherStrength also={reading.also} lit={lit} onLight={onLight} />
      )}
    </>
  );
}

interface FactProps extends Pick<FirstFactsProps, 'lit' | 'onLight'> {
  fact: ReadingFact;
  /** Where it depends on the birth time: for whom this answer is. */
  certainty: ReactNode;
}

function Fact({ fact, certainty, lit, onLight }: FactProps) {
  const lighting = lightingOf(fact.evidence);
  const isOpen = !isSameLighting(lighting, NO_LIGHT) && isSameLighting(lighting, lit);
  const chipsId = `why-${fact.id}`;
  return (
    <div className="first-fact relative border-t border-line pt-2 pb-2.5 @min-[36rem]:py-2.5">
      <dt className="relative flex items-center gap-x-2 text-sm leading-5 whitespace-nowrap @max-[20rem]:flex-wrap @min-[36rem]:leading-[1.375rem]">
        {fact.id === 'strategy' ? (
          <StartMark evidence={fact.evidence} className="shrink-0" />
        ) : (
          <SourceMark evidence={fact.evidence} className="shrink-0" />
        )}
        <span className="font-medium">{fact.label}</span>
        <FactTerm fact={fact} certainty={certainty} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={chipsId}
          aria-label={`Why? ${fact.label}`}
          onClick={() => onLight(isOpen ? NO_LIGHT : lighting)}
          className="-my-1 flex min-h-6 shrink-0 items-center gap-0.5 ml-auto text-xs text-muted after:absolute after:inset-x-0 after:-inset-y-2.5 hover:text-ink print:hidden"
        >
          Why?
          <ChevronDownIcon className={cx('size-4 transition-transform', isOpen && 'rotate-180')} />
        </button>
      </dt>
      <dd>
        <p
          className={cx(
            'first-answer mt-0.5 text-balance leading-[1.3125rem] font-medium @min-[36rem]:text-pretty @min-[36rem]:leading-6 @min-[54rem]:mt-1',
            fact.id === 'decide' ? FIRST_ANSWER : ANSWER,
          )}
        >
          {fact.sentence}
        </p>
        <div id={chipsId} className={isOpen ? 'relative mt-2' : undefined}>
          {isOpen && (
            <Suspense>
              <EvidenceChips evidence={fact.evidence} lit={NO_LIGHT} onLight={onLight} />
              {fact.doubt && (
                <DoubtMark doubt={fact.doubt} evidence={fact.evidence} className="mt-1" />
              )}
            </Suspense>
          )}
        </div>
      </dd>
    </div>
  );
}

/** What an answer is called, and how sure it is; where both have no room, its certainty alone. */
function FactTerm({ fact, certainty }: Pick<FactProps, 'fact' | 'certainty'>) {
  if (!certainty) {
    return (
      <span className="figures truncate text-[0.8125rem] text-muted">
        <Term fact={fact} />
      </span>
    );
  }
  return (
    // The term would be the lower of two lines.
    <span className="flex h-[1lh] min-w-0 flex-wrap-reverse content-end gap-x-2 overflow-hidden">
      {/* A phone’s line has room for one of them, and the reason names the term. */}
      <span className="figures text-[0.8125rem] text-muted @max-[36rem]:hidden">
        {shortTerm(fact)}
      </span>
      {certainty}
    </span>
  );
}

/** How one decides is the first to act on, and a step larger. */
const FIRST_ANSWER =
  'text-base @min-[36rem]:text-fact @min-[54rem]:text-[1.25rem] @min-[54rem]:leading-7';
const ANSWER = 'text-[0.9375rem] @min-[36rem]:text-base @min-[54rem]:text-[1.0625rem]';

/** More characters than these leave a phone's line no room to call an authority one. */
const TERM_MAX = 9;

/** An authority is called one where its line has room for that. */
function Term({ fact }: { fact: ReadingFact }) {
  if (fact.id !== 'decide' || fact.term.length <= TERM_MAX) return factTerm(fact);
  return (
    <>
      {fact.term}
      <span className="@max-[25rem]:hidden"> authority</span>
    </>
  );
}

/** Beside what its certainty says, an authority is none in words. */
function shortTerm(fact: ReadingFact): string {
  return fact.id === 'decide' ? fact.term : factTerm(fact);
}

/** As tall as three facts of one line, or what is below would move when they arrive. */
function FactsSkeleton() {
  return (
    <div aria-hidden="true">
      {['decide', 'strategy', 'profile'].map((id) => (
        <div
          key={id}
          className="first-fact grid gap-0.5 border-t border-line pt-2 pb-2.5 @min-[36rem]:py-2.5 @min-[54rem]:gap-1"
        >
          <Skeleton className="my-0.5 h-4 w-2/3 @min-[36rem]:h-[1.125rem]" />
          <Skeleton className="my-0.5 h-[1.0625rem] w-full @min-[36rem]:h-5 @min-[54rem]:h-[1.375rem]" />
        </div>
      ))}
    </div>
  );
}
