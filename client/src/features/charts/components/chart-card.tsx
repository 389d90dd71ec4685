import type { ReactNode } from 'react';
import { Badge } from '#client/components/ui/badge.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { Card } from '#client/components/ui/card.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { TrashIcon } from '#client/components/ui/icons.tsx';
import { TimeAgo } from '#client/components/ui/time-ago.tsx';
import { Tooltip } from '#client/components/ui/tooltip.tsx';
import { birthDayWords } from '#client/lib/birth-dates.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { CARD_FACTS, ChartSummary } from '#shared/contract/charts.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';
import type { OwnMark } from '../use-own-mark.ts';
import './chart-card.css';
import { OwnChartToggle } from './own-chart-toggle.tsx';

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
  /** Picked for a comparison. */
  isPicked: boolean;
  onPick: () => void;
}

/** A mouse sees it on the card it points at, a keyboard where it is; a finger always. */
const SHOWN_ON_USE =
  'pointer-fine:opacity-0 pointer-fine:group-hover/chart:opacity-100 pointer-fine:group-focus-within/chart:opacity-100';

type PickProps = Pick<ChartCardProps, 'isPicked' | 'onPick'> & { name: string };

/** One chart of the history, as a list item that opens wherever nothing else can be pressed. */
export function ChartCard(props: ChartCardProps) {
  const { chart, words, picture, mark } = props;
  const isOwn = mark.chartId === chart.id;
  const head = (
    <>
      <div className="chart-card-picture">{picture}</div>
      <CardTitle chart={chart} isOwn={isOwn} />
      <CardWords chart={chart} words={words} />
    </>
  );
  return (
    <Card
      as="li"
      padding="none"
      className={cx(
        'chart-card group/chart p-5 pb-3 hover:border-line-strong',
        isOwn && 'col-span-full border-line-strong',
        props.isPicked && 'outline-2 -outline-offset-1 outline-ink',
      )}
    >
      {isOwn ? (
        <div className="@container row-span-2">
          <div className="chart-card-head chart-card-own">
            {head}
            <div className="chart-card-side">
              <CardFacts chart={chart} />
              <CardActions {...props} />
            </div>
          </div>
        </div>
      ) : (
        <>
          <div className="@container pb-4">
            <div className="chart-card-head">{head}</div>
          </div>
          <div className="chart-card-ends">
            <CardFacts chart={chart} />
            <CardActions {...props} />
          </div>
        </>
      )}
    </Card>
  );
}

function CardActions({ chart, viewHref, onDelete, mark, ...pick }: ChartCardProps) {
  return (
    <div className="chart-card-actions">
      <ButtonLink
        href={viewHref}
        variant="secondary"
        size="sm"
        // The whole card leads where its link leads.
        className="static after:absolute after:inset-0 after:rounded-lg after:content-[\'\']"
      >
        View{' '}
        <span className="sr-only">
          <bdi>{chart.name}</bdi>
        </span>
      </ButtonLink>
      <div className={cx('relative z-1', SHOWN_ON_USE)}>
        <OwnChartToggle chart={chart} mark={mark} />
      </div>
      <div className="relative z-1 ml-auto flex items-center gap-1">
        <ComparePick name={chart.name} isPicked={pick.isPicked} onPick={pick.onPick} />
        <Tooltip content="Delete permanently">
          <IconButton
            label={`Delete ${chart.name}`}
            icon={<TrashIcon className="size-4" />}
            tone="danger"
            size="sm"
            onClick={onDelete}
            className="-mr-2"
          />
        </Tooltip>
      </div>
    </div>
  );
}

function ComparePick({ name, isPicked, onPick }: PickProps) {
  return (
    <label className="flex min-h-6 cursor-pointer items-center justify-center gap-2 text-sm text-muted has-checked:text-ink pointer-coarse:min-h-11 print:hidden">
      <input
        type="checkbox"
        checked={isPicked}
        onChange={onPick}
        aria-label={`Compare ${name}`}
        className="chart-card-pick"
      />
      Compare
    </label>
  );
}

/** Whose chart it is, and of which type. */
function CardTitle({ chart, isOwn }: { chart: ChartSummary; isOwn: boolean }) {
  return (
    <div className="grid content-start justify-items-start gap-2">
      <h2
        className={cx(
          'line-clamp-3 font-display font-medium wrap-anywhere',
          isOwn ? 'text-2xl' : 'text-xl leading-7',
        )}
      >
        <bdi>{chart.name}</bdi>
      </h2>
      <div className="flex flex-wrap gap-2">
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
    </div>
  );
}

interface CardWordsProps {
  chart: ChartSummary;
  words: string | undefined;
}

/** What that person is like: below the picture where the card is narrow, else beside it. */
function CardWords({ chart, words }: CardWordsProps) {
  const text = words ?? (chart.uncertaintyLevel === 'high' ? hourDecides(chart) : null);
  if (!text) return null;
  return (
    <p
      className={cx(
        'chart-card-words max-w-[38ch] text-pretty',
        words ? 'font-display' : 'text-sm text-muted',
      )}
    >
      {text}
    </p>
  );
}

function hourDecides(chart: ChartSummary): string {
  return isVarying(chart, 'type')
    ? 'The type depends on the birth time. Open the chart to see how.'
    : 'Much of this depends on the birth time. The chart says what’s certain.';
}

/** How the person starts and decides, when and where they were born, since when the chart is here. */
function CardFacts({ chart }: { chart: ChartSummary }) {
  const dates = useDates();
  const { strategy, authority } = chart.chartData;
  return (
    <dl className="chart-card-facts figures text-xs wrap-anywhere">
      <dt>Strategy</dt>
      <dd>
        {isVarying(chart, 'strategy') && <Varying />}
        {strategy}
      </dd>
      <dt>Authority</dt>
      <dd>
        {isVarying(chart, 'authority') && <Varying />}
        {authority}
      </dd>
      <dt>Born</dt>
      <dd>
        {birthDayWords(chart.birthDate, chart.calendar)}
        {chart.birthTime !== UNKNOWN_TIME && `, ${dates.time(chart.birthTime)}`}
        <bdi className="block text-muted">{chart.resolvedPlace ?? chart.birthPlace}</bdi>
      </dd>
      <dt className="print:hidden">Created</dt>
      <dd className="relative z-1 print:hidden [&_button]:min-h-0 [&_button]:pointer-coarse:min-h-6">
        <TimeAgo iso={chart.createdAt} />
      </dd>
    </dl>
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
