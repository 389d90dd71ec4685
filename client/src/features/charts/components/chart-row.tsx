import { Card } from '#client/components/ui/card.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { useDates } from '#client/lib/use-dates.ts';
import { DECIDES } from '../person-words.ts';
import {
  CardMenu,
  type ChartCardProps,
  isVarying,
  PickBox,
  shortDay,
  Varying,
  ViewLink,
} from './chart-card-parts.tsx';
import './chart-row.css';

/** One chart of the history in one line: whose it is, its type, how that person decides, and the birthday. */
export function ChartRow(props: ChartCardProps) {
  const { chart, picture, mark, pick } = props;
  const dates = useDates();
  const { type, authority } = chart.chartData;
  return (
    <Card
      as="li"
      padding="none"
      className={cx(
        'chart-row group/chart hover:border-line-strong',
        mark.chartId === chart.id && 'border-ink',
        pick?.isPicked && 'outline-2 -outline-offset-1 outline-ink',
      )}
    >
      <div className="chart-row-picture">{picture}</div>
      <h2 title={chart.name} className="chart-row-name font-display font-semibold">
        <bdi>{chart.name}</bdi>
        {mark.chartId === chart.id && (
          <span className="ml-2 rounded-sm bg-ink px-1.5 py-0.5 font-sans text-xs font-medium text-paper">
            You
          </span>
        )}
      </h2>
      <div className="chart-row-facts text-xs text-ink-soft md:text-sm">
        <p>
          {isVarying(chart, 'type') && <Varying />}
          {type || 'Unknown Type'}
        </p>
        <p>
          {isVarying(chart, 'authority') && <Varying />}
          <DecidesShortly words={DECIDES[authority]} />
        </p>
      </div>
      <p className="chart-row-day figures text-sm text-muted">
        <span className="sr-only">Born </span>
        {shortDay(chart, dates)}
      </p>
      {pick ? (
        <PickBox name={chart.name} {...pick} />
      ) : (
        <>
          <ViewLink href={props.viewHref} name={chart.name} isShort />
          <div className="chart-row-menu">
            <CardMenu {...props} />
          </div>
        </>
      )}
    </Card>
  );
}

/** A phone’s row has no room for the verb. */
function DecidesShortly({ words }: { words: string }) {
  const [verb, ...how] = words.split(' ');
  return (
    <>
      <span className="max-md:sr-only">{verb} </span>
      {how.join(' ')}
    </>
  );
}
