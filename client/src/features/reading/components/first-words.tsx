import { Suspense } from 'react';
import { Approximate } from '#client/components/ui/approximate.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import type { Reading, ReadingFact } from '#shared/contract/reading.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import { caveatOf } from '../caveat.ts';
import { isSameLighting, type Lighting, lightingOf, NO_LIGHT } from '../evidence.ts';
import { DoubtMark } from './doubt-mark.tsx';

/** Lazy: it says in many words what "Why?" opens. */
const EvidenceChips = lazyPart(
  () => import('./evidence-chips.tsx'),
  ({ EvidenceChips }) => EvidenceChips,
);

/** What of a reading the first screen shows. */
export type FirstReading = Pick<Reading, 'statement' | 'lead' | 'facts'>;

interface StatementProps {
  type: TypeName;
  reading: FirstReading | undefined;
}

/** In two lines at most, and on phones in one where it can be. */
const SIZES = {
  short: 'text-statement-phone @min-[54rem]:text-statement',
  long: 'text-[2.0625rem] leading-[2.25rem] tracking-[-0.03em] @min-[54rem]:text-[2.75rem] @min-[54rem]:leading-[3rem]',
};

const LONG_TYPE: TypeName = 'Manifesting Generator';

/** Who this is in one sentence, and what that means. */
export function Statement({ type, reading }: StatementProps) {
  const dates = useDates();
  const caveat = reading && caveatOf(reading, dates);
  return (
    <div>
      <h2
        data-card-spares="statement"
        className={cx(
          'group-has-[[data-covers~=statement]]/first:opacity-0 font-display font-[480] @min-[54rem]:text-balance print:text-3xl',
          SIZES[type === LONG_TYPE ? 'long' : 'short'],
        )}
      >
        You’re a {type}
        <span className="text-coral">.</span>
      </h2>
      <p
        data-card-spares="lead"
        className="mt-1.5 min-h-13 group-has-[[data-covers~=lead]]/first:opacity-0 font-display text-lg leading-[1.625rem] text-ink-soft @min-[36rem]:text-lead @min-[54rem]:mt-4 @min-[54rem]:text-2xl @min-[54rem]:leading-[2.125rem] @min-[54rem]:text-balance @min-[54rem]:text-ink"
      >
        {reading?.lead}
      </p>
      {caveat && (
        <p className="mt-1 text-[0.8125rem] leading-5 text-pretty @min-[36rem]:mt-2">
          {caveat.sure} <Approximate when={caveat.open} className="text-[0.8125rem]" />
        </p>
      )}
    </div>
  );
}

interface FirstFactsProps {
  reading: FirstReading | undefined;
  lit: Lighting;
  onLight: (lighting: Lighting) => void;
}

/** How somebody decides, their strategy and their profile, each with the reason why. */
export function FirstFacts({ reading, lit, onLight }: FirstFactsProps) {
  if (!reading) return <FactsSkeleton />;
  return (
    <dl>
      {reading.facts.map((fact) => (
        <Fact key={fact.id} fact={fact} lit={lit} onLight={onLight} />
      ))}
    </dl>
  );
}

interface FactProps extends Omit<FirstFactsProps, 'reading'> {
  fact: ReadingFact;
}

/** "1/3" alone is a code: "Profile 1/3", "Sacral authority". */
function termOf({ id, term }: ReadingFact): string {
  switch (id) {
    case 'decide':
      return `${term} authority`;
    case 'strategy':
      return term;
    case 'profile':
      return `Profile ${term}`;
  }
}

function Fact({ fact, lit, onLight }: FactProps) {
  const lighting = lightingOf(fact.evidence);
  const isOpen = !isSameLighting(lighting, NO_LIGHT) && isSameLighting(lighting, lit);
  const chipsId = `why-${fact.id}`;
  return (
    <div className="first-fact relative border-t border-line pt-2 pb-2.5 @min-[36rem]:py-2.5">
      <dt className="pr-12 text-sm leading-5 text-muted @min-[36rem]:leading-[1.375rem]">
        <span className="font-medium text-ink">{fact.label}</span>
        {' · '}
        {fact.doubt ? <Approximate when={termOf(fact)} /> : termOf(fact)}
      </dt>
      <dd>
        <p className="mt-0.5 leading-[1.3125rem] font-medium @min-[36rem]:mt-0.5 @min-[36rem]:leading-6 @min-[36rem]:text-fact">
          {fact.sentence}
        </p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={chipsId}
          aria-label={`Why? ${fact.label}`}
          onClick={() => onLight(isOpen ? NO_LIGHT : lighting)}
          className={cx(
            'absolute top-1.5 right-0 inline-flex min-h-6 items-center text-sm text-muted underline underline-offset-3',
            'hover:text-ink print:hidden @min-[36rem]:top-2',
            // A finger needs more than the word.
            'after:absolute after:-inset-x-2 after:-inset-y-2.5 after:content-[""]',
          )}
        >
          Why?
        </button>
        <div id={chipsId} className={isOpen ? 'mt-2' : undefined}>
          {isOpen && (
            <Suspense>
              <EvidenceChips evidence={fact.evidence} lit={NO_LIGHT} onLight={onLight} />
              {fact.doubt && <DoubtMark doubt={fact.doubt} className="mt-1" />}
            </Suspense>
          )}
        </div>
      </dd>
    </div>
  );
}

function FactsSkeleton() {
  return (
    <div aria-hidden="true">
      {['decide', 'strategy', 'profile'].map((id) => (
        <div key={id} className="grid gap-2 border-t border-line py-4">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-10 w-full" />
        </div>
      ))}
    </div>
  );
}
