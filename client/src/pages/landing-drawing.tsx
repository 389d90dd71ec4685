import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { BodygraphStill } from '#client/features/bodygraph/bodygraph-still.tsx';
import type { DrawnDoubts } from '#client/features/bodygraph/doubts.ts';
import { PlanetGlyph } from '#client/features/bodygraph/planet-glyph.tsx';
import { AUTHORITY_SENTENCES } from '#client/features/first-chart/authority-sentences.ts';
import {
  type ClockSpan,
  type Drawing,
  drawBirth,
  type FirstChart,
  type TypeHours,
} from '#client/features/first-chart/first-chart.ts';
import { STRATEGY_SENTENCES } from '#client/features/first-chart/strategy-sentences.ts';
import type { FirstBirth } from '#client/features/first-chart/typed-birth.ts';
import { GraphKey } from '#client/features/marketing/graph-key.tsx';
import { TYPE_SENTENCES } from '#client/lib/type-sentences.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { andList } from '#shared/domain/english.ts';
import { BODY_IDS, BODY_NAMES, type BodyId, SIDES, type Side } from '#shared/engine/bodies.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import './landing-drawing.css';

const STEP_MS = 55;

export type DrawingProgress =
  | { readonly kind: 'drawing'; readonly share: number }
  | { readonly kind: 'drawn'; readonly chart: FirstChart }
  | { readonly kind: 'failed'; readonly message: string };

export interface LandingDrawingProps {
  birth: FirstBirth;
  onProgress: (progress: DrawingProgress) => void;
  signInHref: string;
  /** Leads to the field for the time. */
  onAddTime: () => void;
}

const FAILURES: Record<Exclude<Drawing['kind'], 'chart'>, string> = {
  'unknown-city':
    'We don’t know that city here. Pick the nearest one from the list, or leave it blank.',
  'no-such-time': 'Clocks there skipped that time. Check the time, or leave it blank.',
};

/** A birth's chart, drawn planet by planet. */
export function LandingDrawing(props: LandingDrawingProps) {
  const { birth, onProgress, signInHref, onAddTime } = props;
  const [chart, setChart] = useState<FirstChart | null>(null);
  const step = useSteps(chart !== null);

  useEffect(() => {
    let isCurrent = true;
    drawBirth(birth).then(
      (drawing) => {
        if (!isCurrent) return;
        if (drawing.kind === 'chart') setChart(drawing.chart);
        else onProgress({ kind: 'failed', message: FAILURES[drawing.kind] });
      },
      () => {
        if (!isCurrent) return;
        onProgress({
          kind: 'failed',
          message: 'The drawing didn’t load. Check your connection and try again.',
        });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [birth, onProgress]);

  useEffect(() => {
    if (!chart) return;
    onProgress(
      step < BODY_IDS.length
        ? { kind: 'drawing', share: step / BODY_IDS.length }
        : { kind: 'drawn', chart },
    );
  }, [chart, step, onProgress]);

  return (
    <div className="@container">
      <div className="grid items-start gap-x-9 gap-y-6 @min-[31rem]:grid-cols-[minmax(0,18.5rem)_minmax(0,1fr)]">
        <div className="draws-itself @max-[31rem]:order-last">
          <BodygraphStill
            label="Your bodygraph"
            charts={[drawnSoFar(chart, step)]}
            doubts={step < BODY_IDS.length ? null : drawnDoubtsOf(chart)}
          />
          <GraphKey className="mt-3 flex flex-wrap justify-center gap-x-5" />
        </div>
        <FirstWords
          chart={step < BODY_IDS.length ? null : chart}
          signInHref={signInHref}
          onAddTime={onAddTime}
        />
      </div>
      <PlanetRows chart={chart} step={step} />
    </div>
  );
}

const BY_THE_HOUR = 'depending on the hour';

/** Marks in the drawing what another hour would change. */
function drawnDoubtsOf(chart: FirstChart | null): DrawnDoubts | null {
  if (!chart?.doubt) return null;
  const { centers, channels, gates } = chart.doubt;
  const marked = <Id,>(ids: readonly Id[]) => new Map(ids.map((id) => [id, BY_THE_HOUR]));
  return {
    positions: recordOf(SIDES, (side) =>
      recordOf(BODY_IDS, (body) => (chart.isDoubtful[side][body] ? BY_THE_HOUR : null)),
    ),
    centers: marked(centers),
    channels: marked(channels),
    gates: marked(gates),
  };
}

/** How many planets are drawn: one after another, or all where motion is unwelcome. */
function useSteps(hasStarted: boolean): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (!hasStarted || step >= BODY_IDS.length) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setStep(BODY_IDS.length);
      return;
    }
    const timer = setTimeout(() => setStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [hasStarted, step]);
  return step;
}

/** The positions of the first planets; the others name no gate yet. */
function drawnSoFar(chart: FirstChart | null, step: number) {
  return recordOf(SIDES, (side) =>
    recordOf(BODY_IDS, (body) =>
      chart && BODY_IDS.indexOf(body) < step ? chart.activations[side][body] : '',
    ),
  );
}

interface FirstWordsProps {
  /** null until it is drawn. */
  chart: FirstChart | null;
  signInHref: string;
  onAddTime: () => void;
}

/** What is known of the chart's meaning before signing in. */
function FirstWords({ chart, signInHref, onAddTime }: FirstWordsProps) {
  return (
    <section aria-labelledby="drawn-title" className="@min-[31rem]:min-h-64">
      <p className="text-sm text-muted">Your chart</p>
      <h2 id="drawn-title" className="mt-1 font-display text-2xl font-medium">
        {chart ? whoWords(chart) : 'Drawing…'}
      </h2>
      {chart && <FirstFacts chart={chart} onAddTime={onAddTime} />}
      {chart && (
        <p className="border-t border-line pt-3.5">
          <a href={signInHref} className="text-link font-medium whitespace-nowrap">
            Sign in
          </a>{' '}
          to read your role and eight chapters on your work.
        </p>
      )}
    </section>
  );
}

const isSure = (values: readonly string[] | undefined) =>
  values === undefined || values.length === 1;

function whoWords({ type, doubt }: FirstChart): string {
  return isSure(doubt?.types) ? `You’re a ${type}.` : 'Your birth time decides your type.';
}

interface FirstFactsProps {
  chart: FirstChart;
  onAddTime: () => void;
}

/** What no other hour would change; of the type also what the hours would make of it. */
function FirstFacts({ chart: { type, authority, doubt }, onAddTime }: FirstFactsProps) {
  const isTypeSure = isSure(doubt?.types);
  return (
    <>
      {isTypeSure && <p className="mt-3 font-display text-lg leading-6">{TYPE_SENTENCES[type]}</p>}
      <dl className="mt-5">
        {doubt?.typeHours.map((hours) => (
          <PossibleType key={hours.type} {...hours} />
        ))}
        {isSure(doubt?.authorities) && (
          <FirstFact label="How you decide">{AUTHORITY_SENTENCES[authority]}</FirstFact>
        )}
        {isTypeSure && <FirstFact label="How you start">{STRATEGY_SENTENCES[type]}</FirstFact>}
      </dl>
      {!isTypeSure && (
        <Button variant="secondary" onClick={onAddTime} className="mb-5">
          Add your birth time
        </Button>
      )}
    </>
  );
}

/** A type that some hours of the day would give. */
function PossibleType({ type, spans }: TypeHours) {
  const dates = useDates();
  return (
    <FirstFact
      label={
        <>
          <span className="font-medium text-ink">{type}</span> {spansWords(spans, dates)}
        </>
      }
    >
      {TYPE_SENTENCES[type]}
    </FirstFact>
  );
}

/** "until 3:12 AM and from 5:45 PM" */
function spansWords(spans: readonly ClockSpan[], { time }: DateWords): string {
  return andList(
    spans.map(({ from, to }) => {
      if (from === null) return to === null ? 'all day' : `until ${time(to)}`;
      return to === null ? `from ${time(from)}` : `from ${time(from)} to ${time(to)}`;
    }),
  );
}

function FirstFact({ label, children }: { label: ReactNode; children: string }) {
  return (
    <div className="border-t border-line py-3.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1 font-display text-lg leading-6 text-pretty">{children}</dd>
    </div>
  );
}

/** Folded: the proof behind the sentences, not what to read first. */
function PlanetRows({ chart, step }: { chart: FirstChart | null; step: number }) {
  return (
    <Disclosure summary="Where it comes from" className="mt-6">
      <ul className="flex flex-wrap gap-x-5 text-xs text-muted">
        <Key dot="bg-design">Unconscious, some 88 days before birth</Key>
        <Key dot="bg-personality">Conscious, at birth</Key>
      </ul>
      <ul
        aria-label="Gates by planet"
        className="mt-3 grid grid-cols-2 gap-x-8 text-xs @min-[31rem]:grid-cols-3"
      >
        {BODY_IDS.map((body, index) => (
          <PlanetRow
            key={body}
            body={body}
            chart={index < step ? chart : null}
            isCurrent={chart !== null && index === step}
          />
        ))}
      </ul>
    </Disclosure>
  );
}

/** What a disc's color means. */
function Key({ dot, children }: { dot: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={cx('size-2.5 rounded-full', dot)} />
      {children}
    </li>
  );
}

interface PlanetRowProps {
  body: BodyId;
  /** null until the planet is drawn. */
  chart: FirstChart | null;
  isCurrent: boolean;
}

function PlanetRow({ body, chart, isCurrent }: PlanetRowProps) {
  const isDoubtful = chart !== null && SIDES.some((side) => chart.isDoubtful[side][body]);
  return (
    <li className="flex min-h-10 items-center gap-1.5 border-t border-line">
      <span
        className={cx(
          '-ml-0.5 grid size-5.5 shrink-0 place-items-center rounded-full transition-colors',
          isCurrent ? 'bg-coral text-ink' : chart ? 'text-ink' : 'text-muted',
        )}
      >
        <PlanetGlyph body={body} className="size-4" />
      </span>
      <span
        className={cx('min-w-0 flex-1 leading-4 wrap-normal', chart ? 'text-ink' : 'text-muted')}
      >
        {BODY_NAMES[body]}
        {isDoubtful && (
          <span className="text-warn">
            {' '}
            <span aria-hidden="true">≈</span>
            <span className="sr-only">(depends on the hour)</span>
          </span>
        )}
      </span>
      {SIDES.map((side) => (
        <GateMark
          key={side}
          side={side}
          gate={chart ? chart.activations[side][body].split('.')[0] : undefined}
          isDoubtful={chart?.isDoubtful[side][body] ?? false}
        />
      ))}
    </li>
  );
}

const FILLED: Record<Side, string> = {
  design: 'border-design bg-design text-on-active',
  personality: 'border-personality bg-personality text-on-active',
};

interface GateMarkProps {
  side: Side;
  gate: string | undefined;
  isDoubtful: boolean;
}

/** A gate's disc; a doubtful one has a dotted rim. */
function GateMark({ side, gate, isDoubtful }: GateMarkProps) {
  return (
    <span
      className={cx(
        'figures grid size-5.5 shrink-0 place-items-center rounded-full border text-[0.6875rem] leading-none font-semibold',
        gate === undefined ? 'border-line-strong' : FILLED[side],
        isDoubtful && 'outline-2 outline-offset-1 outline-warn outline-dotted',
      )}
    >
      {gate}
    </span>
  );
}
