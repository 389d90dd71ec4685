import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { ActionMenu } from '#client/components/ui/action-menu.tsx';
import { Badge } from '#client/components/ui/badge.tsx';
import { Card } from '#client/components/ui/card.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { ChevronRightIcon } from '#client/components/ui/icons.tsx';
import { TimeAgo } from '#client/components/ui/time-ago.tsx';
import { birthDayWords } from '#client/lib/birth-dates.ts';
import { dayHere } from '#client/lib/dates.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { useDates } from '#client/lib/use-dates.ts';
import type { CARD_FACTS, ChartSummary } from '#shared/contract/charts.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { andList } from '#shared/domain/english.ts';
import { STRATEGY_TERMS } from '#shared/engine/strategy-terms.ts';
import { DECIDES, STARTS } from '../person-words.ts';
import type { OwnMark } from '../use-own-mark.ts';
import './chart-card.css';

/** Lazy: shown once a card's menu is opened. */
const ChartCardMenu = lazyPart(
  () => import('./chart-card-menu.tsx'),
  (module) => module.ChartCardMenu,
);

type CardFact = (typeof CARD_FACTS)[number];

export interface ChartCardProps {
  chart: ChartSummary;
  /** What sets this person apart from the others in the list. */
  words: string | undefined;
  /** The chart in small; the words beside it say the same. */
  picture: ReactNode;
  viewHref: string;
  onDelete: () => void;
  mark: OwnMark;
  /** Starts a comparison with this chart; undefined while there is no other. */
  onCompare: (() => void) | undefined;
  /** While charts are picked for a comparison: whether this one is, and a function to change that. */
  pick: { readonly isPicked: boolean; readonly onPick: () => void } | null;
}

/** One chart of the history, as a list item that opens, or is picked, wherever it is pressed. */
export function ChartCard(props: ChartCardProps) {
  const { chart, words, picture, mark, pick } = props;
  const isOwn = mark.chartId === chart.id;
  return (
    <Card
      as="li"
      padding="none"
      className={cx(
        'chart-card group/chart hover:border-line-strong',
        isOwn && 'chart-card-own',
        pick?.isPicked && 'outline-2 -outline-offset-1 outline-ink',
      )}
    >
      <div>{picture}</div>
      <div className="min-w-0">
        <CardTitle chart={chart} isOwn={isOwn} />
        <CardWords chart={chart} words={words} />
        <CardFacts chart={chart} />
      </div>
      <div className="chart-card-foot text-sm text-muted">
        <div className="min-w-0">
          <Birth chart={chart} />
          <Created iso={chart.createdAt} />
        </div>
        {pick ? (
          <span aria-hidden="true" className="text-sm font-medium text-ink">
            {pick.isPicked ? 'Selected' : 'Select'}
          </span>
        ) : (
          <ViewLink href={props.viewHref} name={chart.name} />
        )}
      </div>
      {pick ? (
        <PickBox name={chart.name} {...pick} />
      ) : (
        <div className="chart-card-menu">
          <CardMenu {...props} />
        </div>
      )}
    </Card>
  );
}

/** The whole card leads where its link leads. */
function ViewLink({ href, name }: { href: string; name: string }) {
  return (
    <Link
      href={href}
      className="inline-flex shrink-0 items-center gap-0.5 text-sm font-medium text-ink underline-offset-4 group-hover/chart:underline after:absolute after:inset-0 after:rounded-lg after:content-['']"
    >
      View{' '}
      <span className="sr-only">
        <bdi>{name}</bdi>
      </span>
      <ChevronRightIcon className="-mr-1 size-4 text-muted" />
    </Link>
  );
}

function CardMenu({ chart, mark, onCompare, onDelete }: ChartCardProps) {
  return (
    <ActionMenu label={`More about ${chart.name}`} side="below">
      {(close) => (
        <Suspense fallback={<div className="h-43" />}>
          <ChartCardMenu
            chart={chart}
            mark={mark}
            onCompare={onCompare}
            onDelete={onDelete}
            close={close}
          />
        </Suspense>
      )}
    </ActionMenu>
  );
}

interface PickBoxProps {
  name: string;
  isPicked: boolean;
  onPick: () => void;
}

function PickBox({ name, isPicked, onPick }: PickBoxProps) {
  return (
    <label className="chart-card-pick print:hidden">
      <input type="checkbox" checked={isPicked} onChange={onPick} aria-label={`Compare ${name}`} />
    </label>
  );
}

/** Whose chart it is, and of which type. */
function CardTitle({ chart, isOwn }: { chart: ChartSummary; isOwn: boolean }) {
  return (
    <>
      <h2
        title={chart.name}
        className="line-clamp-3 pr-7 font-display text-lg leading-6 font-semibold text-balance wrap-anywhere"
      >
        <bdi>{chart.name}</bdi>
      </h2>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {isOwn && (
          <span className="rounded-sm bg-ink px-2 py-0.5 text-xs font-medium text-paper">You</span>
        )}
        <Badge>
          {isVarying(chart, 'type') && <Varying />}
          {chart.chartData.type || 'Unknown Type'}
        </Badge>
        {chart.uncertaintyLevel === 'high' && (
          <Badge tone="warn">
            <span aria-hidden="true">≈</span> Approximate
          </Badge>
        )}
      </div>
    </>
  );
}

interface CardWordsProps {
  chart: ChartSummary;
  words: string | undefined;
}

/** What that person is like. */
function CardWords({ chart, words }: CardWordsProps) {
  const text = words ?? (chart.uncertaintyLevel === 'high' ? hourDecides(chart) : null);
  if (!text) return null;
  return (
    <p
      className={cx(
        'mt-1.5 font-display text-[0.9375rem] leading-5 text-pretty',
        !words && 'text-muted',
      )}
    >
      {text}
    </p>
  );
}

const SAID = ['type', 'authority', 'profile'] as const satisfies readonly CardFact[];

/** What of a card the birth time decides, and what it doesn't; null where it decides nothing of it. */
function hourDecides(chart: ChartSummary): string | null {
  const open = SAID.filter((fact) => isVarying(chart, fact));
  const certain = SAID.filter((fact) => !isVarying(chart, fact));
  if (open.length === 0) return null;
  const depends = `The ${andList(open)} ${open.length === 1 ? 'depends' : 'depend'} on the birth time`;
  if (certain.length === 0) return `${depends}.`;
  return `${depends}; the ${andList(certain)} ${certain.length === 1 ? 'doesn’t' : 'don’t'}.`;
}

/** How the person decides and starts, in plain words, then in a chart’s terms. */
function CardFacts({ chart }: { chart: ChartSummary }) {
  const { type, strategy, authority } = chart.chartData;
  const terms = [authority, STRATEGY_TERMS[type] ?? strategy];
  return (
    <dl className="mt-1.5 text-sm leading-5 text-ink-soft">
      <dt className="sr-only">How they decide</dt>
      <dd>
        {isVarying(chart, 'authority') && <Varying />}
        {DECIDES[authority]}
      </dd>
      <dt className="sr-only">How they start</dt>
      <dd>
        {isVarying(chart, 'strategy') && <Varying />}
        {STARTS[type] ?? strategy}
      </dd>
      <dt className="sr-only">Authority and strategy</dt>
      <dd className="mt-0.5 text-xs leading-4 text-muted">{terms.join(' · ')}</dd>
    </dl>
  );
}

/** Day, time, and city; the rest of the place in its title. */
function Birth({ chart }: { chart: ChartSummary }) {
  const dates = useDates();
  const day = shortDay(chart, dates);
  const isTimed = chart.birthTime !== UNKNOWN_TIME;
  const tolerance = chart.birthTimeToleranceMinutes;
  const place = chart.resolvedPlace ?? chart.birthPlace;
  const [city = place] = chart.resolvedPlace?.split(', ') ?? [place];
  return (
    <dl className="figures">
      <dt className="sr-only">Born</dt>
      <dd title={place} className="overflow-hidden wrap-anywhere">
        {/* At a line's start, the dot is outside. */}
        <span className="-ml-3 flex flex-wrap">
          <span className="pl-3">
            {isTimed ? dates.timed(day, chart.birthTime) : `${day}, no birth time`}
            {tolerance ? ` ± ${tolerance} min` : null}
          </span>{' '}
          <span className="relative pl-3">
            <span className="absolute left-1">{'· '}</span>
            <bdi>{city}</bdi>
          </span>
        </span>
      </dd>
    </dl>
  );
}

/** An old-style date says so; what it is today is on the chart's own page. */
function shortDay({ birthDate, calendar }: ChartSummary, dates: DateWords): string {
  return calendar === 'julian'
    ? birthDayWords(birthDate, calendar).replace(/ \(.*/, '')
    : dates.shortDay(birthDate);
}

/** Nothing on the day itself, when it would be the same on every card; the menu tells the whole of it. */
function Created({ iso }: { iso: string }) {
  if (dayHere(new Date(iso)) === dayHere(new Date())) return null;
  return (
    <p className="print:hidden">
      Created <TimeAgo iso={iso} isInControl />
    </p>
  );
}

export function isVarying({ varying }: ChartSummary, fact: CardFact): boolean {
  return varying?.includes(fact) ?? false;
}

/** Before a value that depends on the birth time. */
function Varying() {
  return (
    <span title="Depends on the birth time">
      <span aria-hidden="true" className="text-warn">
        ≈{' '}
      </span>
      <span className="sr-only">Depends on the birth time: </span>
    </span>
  );
}
