import type { ReactNode } from 'react';
import { Badge } from '#client/components/ui/badge.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { Card } from '#client/components/ui/card.tsx';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { TrashIcon } from '#client/components/ui/icons.tsx';
import { ResolvedPlace } from '#client/components/ui/resolved-place.tsx';
import { TimeAgo } from '#client/components/ui/time-ago.tsx';
import { Tooltip } from '#client/components/ui/tooltip.tsx';
import { birthDayWords } from '#client/lib/birth-dates.ts';
import { TYPE_SENTENCES } from '#client/lib/type-sentences.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { CARD_FACTS, ChartSummary } from '#shared/contract/charts.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';
import type { OwnMark } from '../use-own-mark.ts';
import { OwnChartToggle } from './own-chart-toggle.tsx';

type CardFact = (typeof CARD_FACTS)[number];

export interface ChartCardProps {
  chart: ChartSummary;
  /** The chart in small; the words beside it say the same. */
  picture: ReactNode;
  viewHref: string;
  onDelete: () => void;
  mark: OwnMark;
  /** Picked for a comparison. */
  isPicked: boolean;
  onPick: () => void;
}

type PickProps = Pick<ChartCardProps, 'isPicked' | 'onPick'> & { name: string };

/** One chart of the history, as a list item. */
export function ChartCard({ chart, picture, viewHref, onDelete, mark, ...pick }: ChartCardProps) {
  const { strategy, authority } = chart.chartData;
  return (
    <Card as="li" className="@container flex flex-col">
      <div className="grid grid-cols-1 gap-4 @min-[15rem]:grid-cols-[6.5rem_minmax(0,1fr)]">
        <div className="grid max-w-26 grid-cols-1 content-start gap-3 pt-1">
          {picture}
          <ComparePick name={chart.name} {...pick} />
        </div>
        <div className="grid grid-cols-1 content-start gap-3">
          <CardHead chart={chart} isOwn={mark.chartId === chart.id} />
          <TypeSentence type={chart.chartData.type} />
          <ChartOrigin chart={chart} />
          <p className="figures text-xs text-muted">
            Created <TimeAgo iso={chart.createdAt} />
          </p>
        </div>
      </div>
      <dl className="mt-4 mb-4 grid grid-cols-1 gap-x-4 gap-y-2 border-t @min-[15rem]:grid-cols-2 border-line pt-3 text-sm">
        <div>
          <dt className="text-xs text-muted">Strategy</dt>
          <dd>
            {isVarying(chart, 'strategy') && <Varying />}
            {strategy}
          </dd>
        </div>
        <div>
          <dt className="text-xs text-muted">Authority</dt>
          <dd>
            {isVarying(chart, 'authority') && <Varying />}
            {authority}
          </dd>
        </div>
      </dl>
      <div className="mt-auto">
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
          <ButtonLink href={viewHref} variant="secondary" size="sm">
            View{' '}
            <span className="sr-only">
              <bdi>{chart.name}</bdi>
            </span>
          </ButtonLink>
          <div className="ml-auto flex items-center gap-1">
            <OwnChartToggle chart={chart} mark={mark} />
            <Tooltip content="Delete permanently" className="-mr-2">
              <IconButton
                label={`Delete ${chart.name}`}
                icon={<TrashIcon />}
                tone="danger"
                onClick={onDelete}
              />
            </Tooltip>
          </div>
        </div>
      </div>
    </Card>
  );
}

function TypeSentence({ type }: { type: string }) {
  const words = Object.entries(TYPE_SENTENCES).find(([name]) => name === type);
  return words && <p className="font-display text-base leading-6">{words[1]}</p>;
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

function CardHead({ chart, isOwn }: { chart: ChartSummary; isOwn: boolean }) {
  return (
    <div className="grid justify-items-start gap-2">
      <h2 className="line-clamp-2 font-display text-xl font-medium wrap-anywhere">
        <bdi>{chart.name}</bdi>
      </h2>
      <div className="flex flex-wrap gap-2">
        {isOwn && <Badge tone="ok">You</Badge>}
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

/** When and where: lines that need no visible label. */
function ChartOrigin({ chart }: { chart: ChartSummary }) {
  const dates = useDates();
  return (
    <dl className="grid gap-1 text-sm text-muted">
      <div className="figures flex flex-wrap gap-x-2.5">
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
          <ResolvedPlace stated={chart.birthPlace} resolved={chart} />
        </dd>
      </div>
    </dl>
  );
}

function isVarying({ varying }: ChartSummary, fact: CardFact): boolean {
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
