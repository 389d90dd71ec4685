import type { ReactNode } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { CheckIcon } from '#client/components/ui/icons.tsx';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import { TYPE_SENTENCES } from '#client/lib/type-sentences.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { Reading } from '#shared/contract/reading.ts';
import { statementWords, typeCertainty } from '#shared/contract/statement-words.ts';
import { andList } from '#shared/domain/english.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import type { Lighting } from '../evidence.ts';
import { otherBirths } from '../other-births.ts';
import { PartButton } from './part-button.tsx';

/** The part of a reading that the first screen shows. */
export type FirstReading = Pick<Reading, 'statement' | 'lead' | 'own' | 'also' | 'facts'>;

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
}

/** What one chart has of its own is the headline; its type, which many share, says who this is above it. */
export function Statement({ type, reading, isTried, status, ...light }: StatementProps) {
  const { own, lead, headline, certain, others } = linesOf(type, reading, useDates());
  const doubtful = isTried ? undefined : reading;
  return (
    <div>
      <h2
        data-card-over="statement"
        className="first-statement text-[0.9375rem] leading-5 text-muted @min-[36rem]:text-base @min-[36rem]:leading-6 print:text-xl"
      >
        <StatementWords type={type} reading={doubtful} others={others} />
      </h2>
      {(!reading || own) && (
        <TypeSentence type={type} lead={lead} reading={others === null ? doubtful : undefined} />
      )}
      <p
        className={cx(
          'first-lead mt-1 font-display text-[1.625rem] leading-[1.875rem] font-[460] tracking-[-0.022em] text-balance @min-[54rem]:mt-2 @min-[54rem]:text-[2.125rem] @min-[54rem]:leading-[2.5rem] print:min-h-0 print:text-xl',
          REPLACED,
        )}
      >
        {headline ? <Headline>{headline}</Headline> : <HeadlineSkeleton />}
      </p>
      {own && <HeadlineSource own={own} {...light} />}
      {certain && <CertainWords>{certain}</CertainWords>}
      {!reading && status && <p aria-hidden="true" className={cx('mt-0.5 h-5', REPLACED)} />}
      {status && others === null && (
        <div
          className={cx(
            'mt-0.5 max-w-[30rem] text-[0.8125rem] leading-[1.125rem] text-muted @min-[54rem]:mt-1 @min-[54rem]:leading-5',
            REPLACED,
          )}
        >
          {status}
        </div>
      )}
    </div>
  );
}

/** The sentence of a type is the headline where the chart has none of its own. */
function linesOf(
  type: TypeName,
  reading: FirstReading | undefined,
  dates: ReturnType<typeof useDates>,
) {
  const lead = reading?.lead ?? TYPE_SENTENCES[type];
  const own = reading?.own;
  return {
    own,
    lead,
    headline: reading && (own?.text ?? lead),
    certain: reading ? certainWords(reading) : null,
    others: reading ? otherBirths(reading.statement, dates) : null,
  };
}

const TRUE_ANYTIME = 'True at any birth time';

/** What stays true on a first screen whatever the birth time decides: said once, not at each answer. */
function certainWords({ statement, own, facts }: FirstReading): ReactNode {
  const doubtful = facts.filter(({ doubt }) => doubt !== undefined);
  const labelsOf = (those: FirstReading['facts']) =>
    those.map(({ label }) => label.replace(/^[HY]/, (it) => it.toLowerCase()));
  if (doubtful.length === 0 && !statement.doubt) return null;
  const sure = labelsOf(facts.filter((fact) => !doubtful.includes(fact)));
  if (sure.length === 0) return own || !statement.doubt ? TRUE_ANYTIME : null;
  // Lists what is certain where the type isn't, or where that is less than what isn't.
  if (statement.doubt || doubtful.length > sure.length) {
    return (
      <SureWords labels={[...(own ? ['this'] : statement.doubt ? [] : ['your type']), ...sure]} />
    );
  }
  const labels = labelsOf(doubtful);
  return (
    <>
      <span className="@max-[36rem]:hidden">These answers are </span>
      certain, except {andList(labels)}
    </>
  );
}

/** "This and how you decide are certain at any birth time" */
function SureWords({ labels }: { labels: readonly string[] }) {
  return (
    <>
      {andList(labels)} {labels.length > 1 ? 'are' : 'is'} certain
      <span className="@max-[36rem]:hidden"> at any birth time</span>
    </>
  );
}

function CertainWords({ children }: { children: ReactNode }) {
  return (
    <p className={cx('mt-0.5 flex items-start gap-x-1 text-xs leading-5 text-muted', REPLACED)}>
      <CheckIcon className="mt-[0.1875rem] size-3.5 shrink-0 text-ok" />
      <span className="inline-block first-letter:uppercase">{children}</span>
    </p>
  );
}

interface HeadlineSourceProps extends Pick<StatementProps, 'lit' | 'onLight'> {
  own: NonNullable<FirstReading['own']>;
}

/** "You think in patterns and speak in details (channel 17-62)", what the headline rests on and the graph marks. */
function HeadlineSource({ own: { evidence, cause }, ...light }: HeadlineSourceProps) {
  return (
    <p
      className={cx(
        'first-source mt-1 text-xs leading-5 text-muted text-pretty @min-[54rem]:mt-2 print:hidden',
        REPLACED,
      )}
    >
      <span
        aria-hidden="true"
        className="first-key-source mr-1.5 inline-block h-1.5 w-4 align-middle"
      />
      {cause ?? 'Marked in the graph:'} {/* A small graph has no numbers to find it by. */}
      <span className={cx('whitespace-nowrap', cause && '@max-[36rem]:hidden')}>
        {cause && '('}
        <PartButton evidence={evidence} {...light} />
        {cause && ')'}
      </span>
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
        isCertain ? 'first-below' : 'first-below first-below-open',
        'text-[0.875rem] leading-5 text-muted text-pretty @min-[54rem]:text-base @min-[54rem]:leading-6',
        REPLACED,
      )}
    >
      {isCertain || !reading ? (
        lead
      ) : (
        <DoubtfulLead type={type} lead={lead} statement={reading.statement} />
      )}
    </p>
  );
}

interface DoubtfulLeadProps extends Pick<FirstReading, 'statement' | 'lead'> {
  type: TypeName;
}

/** What the type means if it is this one, or what all that it may be have in common. */
function DoubtfulLead({ type, lead, statement }: DoubtfulLeadProps) {
  const inSentence = (words: string) => words.replace(/^You/, 'you');
  if (isGeneratorAnyway(statement)) return 'Either way, you have steady energy after a yes.';
  return (
    <>
      If you’re a <strong className="font-medium text-ink">{type}</strong>
      {`, ${inSentence(lead)}`}
    </>
  );
}

/** Whether each type that the birth time may give is one of the two kinds of Generators. */
function isGeneratorAnyway({ evidence: [fact], doubt }: FirstReading['statement']): boolean {
  if (fact?.kind !== 'type' || !doubt) return false;
  return [fact.type, ...doubt.otherwise].every((words) => words.endsWith('Generator'));
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

interface StatementWordsProps extends Pick<StatementProps, 'type' | 'reading'> {
  /** Births that have another type. */
  others: string | null;
}

/** "You’re a Projector.", the type in the weight of what people repeat. */
function StatementWords({ type, reading, others }: StatementWordsProps) {
  const certainty = certaintyOf(reading);
  if (reading && certainty === 'open') {
    return <span className="text-ink">{withWholeTypes(statementWords(reading.statement))}</span>;
  }
  return (
    <>
      You’re {certainty === 'likely' && others === null && 'probably '}a{' '}
      <strong className="text-[1.0625rem] font-semibold text-ink @min-[36rem]:text-lg">
        {type}
      </strong>
      {certainty === 'likely' && others !== null && `, unless born ${whole(others)}`}.
    </>
  );
}

/** A line doesn’t end between "or", "a", and a type. */
function withWholeTypes(words: string): string {
  return words.replace(/\b(or )?a /g, (before) => before.replaceAll(' ', '\u00A0'));
}

/** A line doesn’t end within a time. */
function whole(births: string): string {
  return births.replace(/ (?=[AP]M\b)/g, '\u00A0');
}
