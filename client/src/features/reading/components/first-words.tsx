import type { ReactNode } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { CheckIcon } from '#client/components/ui/icons.tsx';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import { TYPE_SENTENCES } from '#client/lib/type-sentences.ts';
import type { Reading } from '#shared/contract/reading.ts';
import { statementWords, typeCertainty } from '#shared/contract/statement-words.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import { isSameLighting, type Lighting, lightingOf, NO_LIGHT } from '../evidence.ts';
import { partName } from '../part-name.ts';

/** What of a reading the first screen shows. */
export type FirstReading = Pick<Reading, 'statement' | 'lead' | 'own' | 'facts'>;

/** A card on the picture's left takes the place of the words there. */
export const REPLACED = 'first-replaced';

interface StatementProps {
  type: TypeName;
  reading: FirstReading | undefined;
  /** The words are for one birth time that is tried, at which nothing is in doubt. */
  isTried: boolean;
  lit: Lighting;
  onLight: (lighting: Lighting) => void;
  /** What an uncertain birth time changes. */
  status?: ReactNode;
  /** A way to where other birth times can be tried. */
  toTrial?: ReactNode;
}

/** What one chart has of its own is the headline; its type, which many share, says who this is above it. */
export function Statement({ type, reading, isTried, status, toTrial, ...light }: StatementProps) {
  const { own, lead, headline, isTrueAnytime } = linesOf(type, reading);
  const doubtful = isTried ? undefined : reading;
  return (
    <div>
      <h2
        data-card-over="statement"
        className="first-statement text-[0.9375rem] leading-5 text-muted @min-[36rem]:text-base @min-[36rem]:leading-6 print:text-xl"
      >
        <StatementWords type={type} reading={doubtful} />
      </h2>
      <p
        className={cx(
          'first-lead mt-0.5 font-display text-[1.625rem] leading-[1.875rem] font-[460] tracking-[-0.022em] text-balance @min-[54rem]:mt-2 @min-[54rem]:text-[2.125rem] @min-[54rem]:leading-[2.5rem] print:min-h-0 print:text-xl',
          REPLACED,
        )}
      >
        {headline ? <Headline>{headline}</Headline> : <HeadlineSkeleton />}
      </p>
      {own && <HeadlineSource own={own} {...light} />}
      {isTrueAnytime && <TrueAnytime>{toTrial}</TrueAnytime>}
      {!reading && status && <p aria-hidden="true" className={cx('mt-0.5 h-5', REPLACED)} />}
      {(!reading || own) && <TypeSentence type={type} lead={lead} reading={doubtful} />}
      {status && (
        <div
          className={cx(
            'mt-0.5 max-w-[30rem] text-[0.8125rem] leading-[1.125rem] text-muted @min-[54rem]:mt-2 @min-[54rem]:leading-5',
            REPLACED,
          )}
        >
          {status}
          {!isTrueAnytime && toTrial}
        </div>
      )}
    </div>
  );
}

/** The sentence of a type is the headline where the chart has none of its own. */
function linesOf(type: TypeName, reading: FirstReading | undefined) {
  const lead = reading?.lead ?? TYPE_SENTENCES[type];
  const own = reading?.own;
  return {
    own,
    lead,
    headline: reading && (own?.text ?? lead),
    isTrueAnytime: reading !== undefined && isTrueAnyway(reading),
  };
}

/** Whether a headline is true where the birth time decides something else. */
function isTrueAnyway({ statement, own, facts }: FirstReading): boolean {
  if (statement.doubt) return own !== undefined;
  return facts.some(({ doubt }) => doubt !== undefined);
}

/** Of the headline; a phone has the way to other times beside it. */
function TrueAnytime({ children }: { children: ReactNode }) {
  return (
    <p
      className={cx(
        'mt-0.5 flex flex-wrap items-center gap-x-1 text-xs leading-5 text-muted',
        REPLACED,
      )}
    >
      <CheckIcon className="size-3.5 shrink-0 text-ok" />
      <span className="mr-auto">True at any birth time</span>
      {children}
    </p>
  );
}

interface HeadlineSourceProps extends Pick<StatementProps, 'lit' | 'onLight'> {
  own: NonNullable<FirstReading['own']>;
}

/** "Marked in the graph: channel 9-52", what the headline rests on; a phone’s graph needs the line it would take. */
function HeadlineSource({ own: { evidence }, lit, onLight }: HeadlineSourceProps) {
  const [fact] = evidence;
  if (!fact) return null;
  const lighting = lightingOf(evidence);
  const isLit = isSameLighting(lighting, lit);
  return (
    <p
      className={cx('mt-1 text-xs leading-5 text-muted @max-[36rem]:hidden print:hidden', REPLACED)}
    >
      <span
        aria-hidden="true"
        className="first-key-source mr-1.5 inline-block h-1.5 w-4 align-middle"
      />
      Marked in the graph:{' '}
      <button
        type="button"
        aria-pressed={isLit}
        onClick={() => onLight(isLit ? NO_LIGHT : lighting)}
        className={cx(
          'relative underline decoration-line-strong underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-2 hover:text-ink',
          isLit && 'font-medium text-ink',
        )}
      >
        {partName(fact).replace(/^[CG]/, (letter) => letter.toLowerCase())}
      </button>
    </p>
  );
}

interface TypeSentenceProps extends Pick<StatementProps, 'type' | 'reading'> {
  lead: string;
}

/** What the type means, which the first line has named; one that is in doubt is named again. */
function TypeSentence({ type, lead, reading }: TypeSentenceProps) {
  const isCertain = certaintyOf(reading) === 'certain';
  return (
    <p
      className={cx(
        'first-below mt-1.5 text-[0.875rem] leading-5 text-muted text-pretty @min-[54rem]:mt-2.5 @min-[54rem]:text-base @min-[54rem]:leading-6',
        REPLACED,
      )}
    >
      {isCertain ? (
        lead
      ) : (
        <>
          If you’re a <strong className="font-medium text-ink">{type}</strong>
          {`, ${lead.replace(/^You/, 'you')}`}
        </>
      )}
    </p>
  );
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

function certaintyOf(reading: FirstReading | undefined) {
  return reading ? typeCertainty(reading.statement) : 'certain';
}

/** "You’re a Projector.", the type in the weight of what people repeat. */
function StatementWords({ type, reading }: Pick<StatementProps, 'type' | 'reading'>) {
  const certainty = certaintyOf(reading);
  if (reading && certainty === 'open') {
    return <span className="text-ink">{withWholeTypes(statementWords(reading.statement))}</span>;
  }
  return (
    <>
      You’re {certainty === 'likely' && 'probably '}a{' '}
      <strong className="text-[1.0625rem] font-semibold text-ink @min-[36rem]:text-lg">
        {type}
      </strong>
      .
    </>
  );
}

/** A line doesn’t end between "or", "a", and a type. */
function withWholeTypes(words: string): string {
  return words.replace(/\b(or )?a /g, (before) => before.replaceAll(' ', '\u00A0'));
}
