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
  'transition-opacity pointer-fine:opacity-0 pointer-fine:group-hover/chart:opacity-100 pointer-fine:group-focus-within/chart:opacity-100';

type PickProps = Pick<ChartCardProps, 'isPicked' | 'onPick'> & { name: string };

/** One chart of the history, as a list item that opens wherever nothing else can be pressed. */
export function ChartCard(props: ChartCardProps) {
  const { chart, words, picture, mark } = props;
  const isOwn = mark.chartId === chart.id;
  const head = <CardHead chart={chart} words={words} isOwn={isOwn} />;
  return (
    <Card
      as="li"
      padding="none"
      className={cx(
        'group/chart @container relative flex flex-col p-5 pb-3 transition-colors hover:border-line-strong',
        isOwn && 'col-span-full border-line-strong',
        props.isPicked && 'outline-2 -outline-offset-1 outline-ink',
      )}
    >
      {isOwn ? (
        <div className="grid grid-cols-1 gap-x-7 gap-y-4 @min-[15rem]:grid-cols-[7rem_minmax(0,1fr)] @min-[44rem]:grid-cols-[8.5rem_minmax(0,1fr)_17rem]">
          <div className="max-w-34 @min-[44rem]:row-span-2">{picture}</div>
          {head}
          <div className="col-span-full @min-[44rem]:col-span-1 @min-[44rem]:col-start-3 @min-[44rem]:border-l @min-[44rem]:border-line @min-[44rem]:pl-7 @min-[44rem]:[&_dl]:gap-1.5 @min-[44rem]:[&_dl]:text-sm">
            <CardLines chart={chart} />
          </div>
          <div className="col-span-full @min-[44rem]:col-start-2 @min-[44rem]:self-end">
            <CardActions {...props} />
          </div>
        </div>
      ) : (
        <>
          <div className="grid grid-cols-1 gap-x-5 gap-y-4 pb-4 @min-[15rem]:grid-cols-[6.5rem_minmax(0,1fr)]">
            <div className="max-w-26">{picture}</div>
            {head}
          </div>
          <div className="mt-auto border-t border-line pt-3">
            <CardLines chart={chart} />
            <CardActions {...props} />
          </div>
        </>
      )}
    </Card>
  );
}

function CardActions({ chart, viewHref, onDelete, mark, ...pick }: ChartCardProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1 pt-3">
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
        className="size-4 shrink-0 accent-ink"
      />
      Compare
    </label>
  );
}

interface CardHeadProps {
  chart: ChartSummary;
  words: string | undefined;
  isOwn: boolean;
}

/** Whose chart it is, of which type, and what that person is like. */
function CardHead({ chart, words, isOwn }: CardHeadProps) {
  return (
    <div className="grid content-start justify-items-start gap-2">
      <h2
        className={cx(
          'line-clamp-2 font-display font-medium wrap-anywhere',
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
      {words ? (
        <p
          className={cx(
            'max-w-[38ch] font-display text-pretty',
            isOwn
              ? 'text-lg leading-6.5 @min-[44rem]:mt-1 @min-[44rem]:text-lead'
              : 'text-base leading-6',
          )}
        >
          {words}
        </p>
      ) : (
        chart.uncertaintyLevel === 'high' && (
          <p className="text-sm text-muted">
            The birth time decides how this person works. Open the chart to see what’s certain.
          </p>
        )
      )}
    </div>
  );
}

/** Strategy and authority, when and where: lines that need no visible labels. */
function CardLines({ chart }: { chart: ChartSummary }) {
  const dates = useDates();
  const { strategy, authority } = chart.chartData;
  return (
    <dl className="figures grid gap-0.5 text-xs leading-[1.125rem] text-muted wrap-anywhere [&_dd]:inline [&_dt.sr-only~dt.sr-only+dd]:before:content-[',_']">
      <div>
        <dt className="sr-only">Strategy</dt>
        <dd>
          {isVarying(chart, 'strategy') && <Varying />}
          {strategy}
        </dd>
        <dt className="sr-only">Authority</dt>
        <dd className="after:content-['_authority']">
          {isVarying(chart, 'authority') && <Varying />}
          {authority}
        </dd>
      </div>
      <div>
        <dt className="sr-only">Birth date</dt>
        <dd>{birthDayWords(chart.birthDate, chart.calendar)}</dd>
        {chart.birthTime !== UNKNOWN_TIME && (
          <>
            <dt className="sr-only">Birth time</dt>
            <dd>{dates.time(chart.birthTime)}</dd>
          </>
        )}
      </div>
      <div>
        <dt className="sr-only">Birth place</dt>
        <dd>
          <bdi>{chart.resolvedPlace ?? chart.birthPlace}</bdi>
        </dd>
      </div>
      <div className="print:hidden">
        <dt className="inline">Created</dt>{' '}
        <dd className="relative z-1 [&_button]:min-h-0 [&_button]:pointer-coarse:min-h-6">
          <TimeAgo iso={chart.createdAt} />
        </dd>
      </div>
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
