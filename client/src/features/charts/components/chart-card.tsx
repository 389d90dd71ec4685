import { Badge } from '#client/components/ui/badge.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { Card } from '#client/components/ui/card.tsx';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { TrashIcon } from '#client/components/ui/icons.tsx';
import { ResolvedPlace } from '#client/components/ui/resolved-place.tsx';
import { TimeAgo } from '#client/components/ui/time-ago.tsx';
import { Tooltip } from '#client/components/ui/tooltip.tsx';
import { birthDayWords } from '#client/lib/birth-dates.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { ChartSummary } from '#shared/contract/charts.ts';
import { UNKNOWN_TIME } from '#shared/domain/birth.ts';
import type { OwnMark } from '../use-own-mark.ts';
import { OwnChartToggle } from './own-chart-toggle.tsx';

export interface ChartCardProps {
  chart: ChartSummary;
  viewHref: string;
  onDelete: () => void;
  mark: OwnMark;
}

/** One chart of the history, as a list item. */
export function ChartCard({ chart, viewHref, onDelete, mark }: ChartCardProps) {
  const { strategy, authority } = chart.chartData;
  const dates = useDates();
  const birth = [
    ['Birth date', birthDayWords(chart.birthDate, chart.calendar)],
    ...(chart.birthTime === UNKNOWN_TIME ? [] : [['Birth time', dates.time(chart.birthTime)]]),
  ] as const;
  const design = [
    ['Strategy', strategy],
    ['Authority', authority],
  ] as const;
  return (
    <Card as="li" className="flex flex-col gap-4">
      <CardHead chart={chart} isOwn={mark.chartId === chart.id} />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <div className="col-span-2 flex gap-1.5 text-sm text-muted">
          <dt>Created</dt>
          <dd className="figures">
            <TimeAgo iso={chart.createdAt} />
          </dd>
        </div>
        <Facts facts={birth} />
        <div className="col-span-2">
          <dt className="text-sm text-muted">Birth place</dt>
          <dd>
            <ResolvedPlace stated={chart.birthPlace} resolved={chart} />
          </dd>
        </div>
        <Facts facts={design} />
      </dl>
      <div className="mt-auto flex items-center justify-between gap-3 pt-1">
        <ButtonLink href={viewHref} variant="secondary">
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
    </Card>
  );
}

function CardHead({ chart, isOwn }: { chart: ChartSummary; isOwn: boolean }) {
  return (
    <div className="grid justify-items-start gap-2">
      <h2 className="line-clamp-2 font-display text-xl font-semibold wrap-anywhere">
        <bdi>{chart.name}</bdi>
      </h2>
      <div className="flex flex-wrap gap-2">
        {isOwn && <Badge tone="ok">You</Badge>}
        <Badge tone="accent">{chart.chartData.type || 'Unknown Type'}</Badge>
        {chart.uncertaintyLevel === 'high' && <Badge tone="warn">Approximate</Badge>}
      </div>
    </div>
  );
}

function Facts({ facts }: { facts: readonly (readonly string[])[] }) {
  return facts.map(([term, value]) => (
    <div key={term}>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="figures">{value}</dd>
    </div>
  ));
}
