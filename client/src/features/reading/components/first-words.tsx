import { type ReactNode, Suspense } from 'react';
import { Approximate } from '#client/components/ui/approximate.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { CheckIcon, ChevronDownIcon } from '#client/components/ui/icons.tsx';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { TYPE_SENTENCES } from '#client/lib/type-sentences.ts';
import { factTerm } from '#shared/contract/fact-term.ts';
import type { Reading, ReadingFact } from '#shared/contract/reading.ts';
import { statementWords, typeCertainty } from '#shared/contract/statement-words.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import { isSameLighting, type Lighting, lightingOf, NO_LIGHT } from '../evidence.ts';
import { DoubtMark } from './doubt-mark.tsx';
import { SourceMark, StartMark } from './source-mark.tsx';

/** Lazy: it says in many words what "Why?" opens. */
const EvidenceChips = lazyPart(
  () => import('./evidence-chips.tsx'),
  ({ EvidenceChips }) => EvidenceChips,
);

/** What of a reading the first screen shows. */
export type FirstReading = Pick<Reading, 'statement' | 'lead' | 'own' | 'facts'>;

/** A card on the picture's left takes the place of the words there. */
export const REPLACED = 'first-replaced';

interface StatementProps {
  type: TypeName;
  reading: FirstReading | undefined;
  /** The words are for one birth time that is tried, at which nothing is in doubt. */
  isTried: boolean;
  /** That the birth time is uncertain, and what that changes. */
  status?: ReactNode;
}

/** What one chart has of its own is the headline; its type, which many share, says who this is above it. */
export function Statement({ type, reading, isTried, status }: StatementProps) {
  const { headline, below } = headlinesOf(type, reading);
  return (
    <div>
      <h2
        data-card-over="statement"
        className="first-statement text-[0.9375rem] leading-5 text-muted @min-[36rem]:text-base @min-[36rem]:leading-6 print:text-xl"
      >
        <StatementWords type={type} reading={isTried ? undefined : reading} />
      </h2>
      <p
        className={cx(
          'first-lead mt-0.5 font-display text-[1.625rem] leading-[1.875rem] font-[460] tracking-[-0.022em] text-balance @min-[54rem]:mt-2 @min-[54rem]:text-[2.125rem] @min-[54rem]:leading-[2.5rem] print:min-h-0 print:text-xl',
          REPLACED,
        )}
      >
        {headline ? <Headline>{headline}</Headline> : <HeadlineSkeleton />}
      </p>
      {reading?.own && hasDoubt(reading) && (
        <p className={cx('mt-1 flex items-center gap-1 text-xs text-muted', REPLACED)}>
          <CheckIcon className="size-3.5 shrink-0 text-ok" />
          True at any birth time
        </p>
      )}
      {!reading && status && <p aria-hidden="true" className={cx('mt-1 h-5', REPLACED)} />}
      {below && (
        <p
          className={cx(
            'first-below mt-1.5 text-[0.875rem] leading-5 text-muted text-balance @min-[54rem]:mt-2.5 @min-[54rem]:text-base @min-[54rem]:leading-6',
            REPLACED,
          )}
        >
          {below}
        </p>
      )}
      {status && (
        <div
          className={cx(
            'mt-1.5 max-w-[30rem] text-[0.8125rem] leading-[1.125rem] text-muted @min-[54rem]:mt-3 @min-[54rem]:leading-5',
            REPLACED,
          )}
        >
          {status}
        </div>
      )}
    </div>
  );
}

/** The sentence of a type names it: above it stands what is the chart’s own. */
function headlinesOf(type: TypeName, reading: FirstReading | undefined) {
  const lead = reading?.lead ?? TYPE_SENTENCES[type];
  if (reading && !reading.own) return { headline: lead, below: null };
  const below = `As a ${type}, ${lead.charAt(0).toLowerCase()}${lead.slice(1)}`;
  return { headline: reading?.own?.text ?? null, below };
}

/** Whether the birth time decides something of a first screen. */
function hasDoubt({ statement, facts }: FirstReading): boolean {
  return [statement, ...facts].some(({ doubt }) => doubt !== undefined);
}

/** Ends in a point of the product's own color. */
function Headline({ children }: { children: string }) {
  return (
    <>
      {children.slice(0, -1)}
      <span className="text-coral">.</span>
    </>
  );
}

/** Two lines, as most of them have. */
function HeadlineSkeleton() {
  return (
    <span aria-hidden="true" className="block">
      <Skeleton className="mb-2 h-[1.375rem] w-full @min-[54rem]:h-8" />
      <Skeleton className="mb-2 h-[1.375rem] w-2/3 @min-[54rem]:h-8" />
    </span>
  );
}

/** "You’re a Projector.", the type in the weight of what people repeat. */
function StatementWords({ type, reading }: Pick<StatementProps, 'type' | 'reading'>) {
  const certainty = reading ? typeCertainty(reading.statement) : 'certain';
  if (reading && certainty === 'open') return withWholeTypes(statementWords(reading.statement));
  return (
    <>
      You’re {certainty === 'likely' && 'probably '}a{' '}
      <strong className="font-semibold text-ink">{type}</strong>.
    </>
  );
}

/** A line doesn’t end between "or", "a", and a type. */
function withWholeTypes(words: string): string {
  return words.replace(/\b(or )?a /g, (before) => before.replaceAll(' ', '\u00A0'));
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

function Fact({ fact, lit, onLight }: FactProps) {
  const lighting = lightingOf(fact.evidence);
  const isOpen = !isSameLighting(lighting, NO_LIGHT) && isSameLighting(lighting, lit);
  const chipsId = `why-${fact.id}`;
  return (
    <div className="first-fact relative border-t border-line pt-2 pb-2.5 @min-[36rem]:py-2.5">
      <dt className="relative flex items-center gap-x-2 text-sm leading-5 whitespace-nowrap @min-[36rem]:leading-[1.375rem]">
        {fact.id === 'strategy' ? (
          <StartMark evidence={fact.evidence} className="shrink-0" />
        ) : (
          <SourceMark evidence={fact.evidence} className="shrink-0" />
        )}
        <span className="font-medium">{fact.label}</span>
        <span className="figures truncate text-[0.8125rem] text-muted">
          <Term fact={fact} />
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={chipsId}
          aria-label={`Why? ${fact.label}`}
          onClick={() => onLight(isOpen ? NO_LIGHT : lighting)}
          className="-my-1 flex min-h-6 shrink-0 items-center gap-0.5 text-xs text-muted after:absolute after:inset-x-0 after:-inset-y-2.5 hover:text-ink print:hidden"
        >
          Why?
          <ChevronDownIcon className={cx('size-4 transition-transform', isOpen && 'rotate-180')} />
        </button>
      </dt>
      <dd>
        <p className="mt-0.5 text-balance text-[0.9375rem] leading-[1.3125rem] font-medium @min-[36rem]:text-pretty @min-[36rem]:leading-6 @min-[36rem]:text-fact @min-[54rem]:mt-1 @min-[54rem]:text-[1.1875rem] @min-[54rem]:leading-7">
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

/** More characters than these leave a phone's line no room to call an authority one. */
const TERM_MAX = 9;

/** An authority is called one where its line has room for that. */
function Term({ fact }: { fact: ReadingFact }) {
  const isLong = fact.id === 'decide' && fact.term.length > TERM_MAX;
  const term = isLong ? (
    <>
      {fact.term}
      <span className="@max-[25rem]:hidden"> authority</span>
    </>
  ) : (
    factTerm(fact)
  );
  return fact.doubt ? <Approximate when={term} isCalm /> : term;
}

/** As tall as three facts of one line, or what is below would move when they arrive. */
function FactsSkeleton() {
  return (
    <div aria-hidden="true">
      {['decide', 'strategy', 'profile'].map((id) => (
        <div
          key={id}
          className="first-fact grid gap-0.5 border-t border-line pt-2 pb-2.5 @min-[36rem]:py-2.5"
        >
          <Skeleton className="my-0.5 h-4 w-2/3 @min-[36rem]:h-[1.125rem]" />
          <Skeleton className="my-0.5 h-[1.0625rem] w-full @min-[36rem]:h-5" />
        </div>
      ))}
    </div>
  );
}
