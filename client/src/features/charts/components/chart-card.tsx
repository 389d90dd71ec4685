import { Badge } from '#client/components/ui/badge.tsx';
import { Card } from '#client/components/ui/card.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { TimeAgo } from '#client/components/ui/time-ago.tsx';
import { dayHere } from '#client/lib/dates.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { ChartSummary } from '#shared/contract/charts.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';
import { andList } from '#shared/domain/english.ts';
import { STRATEGY_TERMS } from '#shared/engine/strategy-terms.ts';
import { DECIDES, STARTS } from '../person-words.ts';
import { toldType, typeShareWords } from '../type-shares.ts';
import './chart-card.css';
import {
  type CardFact,
  CardMenu,
  type ChartCardProps,
  isVarying,
  PickBox,
  shortDay,
  Varying,
  ViewLink,
} from './chart-card-parts.tsx';

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
      <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
        {isOwn && (
          <span className="rounded-sm bg-ink px-2 py-0.5 text-xs font-medium text-paper">You</span>
        )}
        <Badge>
          {isVarying(chart, 'type') && <Varying />}
          {toldType(chart) || 'Unknown Type'}
        </Badge>
        <TypeHours chart={chart} />
        {isApproximate(chart) && (
          <Badge tone="warn">
            <span aria-hidden="true">≈</span>{' '}
            {/* Beside a long type it would take a second line. */}
            <span className={toldType(chart).length > LONG_TYPE ? 'sr-only' : undefined}>
              Approximate
            </span>
          </Badge>
        )}
      </div>
    </>
  );
}

/** How likely a type is that the birth time decides; its title tells of the others, too. */
function TypeHours({ chart }: { chart: ChartSummary }) {
  const types = typeShareWords(chart);
  if (types === null) return null;
  return (
    <span title={types.full} className="figures text-xs text-muted">
      <span aria-hidden="true">{types.short}</span>
      <span className="sr-only">{`${types.full}.`}</span>
    </span>
  );
}

const LONG_TYPE = 12;

/** Something depends on the birth time, and the type beside it doesn't say so itself. */
function isApproximate(chart: ChartSummary): boolean {
  const { uncertaintyLevel, varying } = chart;
  return uncertaintyLevel === 'high' && varying?.length !== 0 && !isVarying(chart, 'type');
}

interface CardWordsProps {
  chart: ChartSummary;
  words: string | undefined;
}

/** What that person is like, as far as it is certain. */
function CardWords({ chart, words }: CardWordsProps) {
  const text = words ?? (chart.typeShares ? null : hourDecides(chart));
  if (text === null) return null;
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

/** Which facts of a card the birth time decides, and which it doesn't; null where it decides none. */
function hourDecides(chart: ChartSummary): string | null {
  const open = SAID.filter((fact) => isVarying(chart, fact));
  const certain = SAID.filter((fact) => !isVarying(chart, fact));
  if (open.length === 0) return null;
  const depends = `The ${andList(open)} ${open.length === 1 ? 'depends' : 'depend'} on the birth time`;
  if (certain.length === 0) return `${depends}.`;
  return `${depends}; the ${andList(certain)} ${certain.length === 1 ? 'doesn’t' : 'don’t'}.`;
}

/** How the person decides and starts, in plain words; a chart’s terms for it are in a tooltip. */
function CardFacts({ chart }: { chart: ChartSummary }) {
  const { strategy, authority } = chart.chartData;
  const type = toldType(chart);
  const terms = [authority, STRATEGY_TERMS[type] ?? strategy].join(' · ');
  return (
    <dl title={terms} className="mt-1.5 text-sm leading-5 text-ink-soft">
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
      <dd className="sr-only">{terms}</dd>
    </dl>
  );
}

/** Day, time, and city in one line, the city only where it has room; all of the place in its title. */
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
      <dd title={place} className="flex min-w-0">
        <span className="shrink-0 whitespace-nowrap">
          {isTimed ? dates.timed(day, chart.birthTime) : `${day}, no time`}
          {tolerance ? ` ± ${tolerance} min` : null}
        </span>
        {/* Beside a tolerance there is no room for it. */}
        <span className={tolerance ? 'sr-only' : 'min-w-0 truncate pl-1'}>
          {' · '}
          <bdi>{city}</bdi>
        </span>
      </dd>
    </dl>
  );
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
