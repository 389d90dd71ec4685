import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { LoadMore } from '#client/components/ui/load-more.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import type { ChartSummary } from '#shared/contract/charts.ts';
import { readPosition } from '#shared/domain/chart-text.ts';
import { BODY_IDS, type BodyId, type Side } from '#shared/engine/bodies.ts';
import { channelStrength } from '#shared/engine/channel-strength.ts';
import { CHANNEL_IDS } from '#shared/engine/channels.ts';
import { consciousGates, USUAL_GATES } from '#shared/engine/conscious-gates.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { type Person, personSentences } from '../person-sentence.ts';
import type { ChartPick } from '../use-chart-pick.ts';
import { useOwnMark } from '../use-own-mark.ts';
import { ChartCard } from './chart-card.tsx';
import { isVarying } from './chart-card-parts.tsx';
import { CARD_GRID } from './chart-cards-skeleton.tsx';
import { ChartRow } from './chart-row.tsx';

/** Lazy: shown once a chart is to be deleted. */
const DeleteChart = lazyPart(
  () => import('./delete-chart.tsx'),
  (module) => module.DeleteChart,
);

interface Asked {
  readonly chart: ChartSummary;
  readonly index: number;
  readonly isOpen: boolean;
}

export interface ChartListProps {
  charts: readonly ChartSummary[];
  /** These are all there are, and don’t fill a row. */
  isFew: boolean;
  /** In rows to scan, rather than cards to read. */
  areRows: boolean;
  viewHref: (chartId: string) => string;
  /** A chart in small. */
  pictureOf: (chart: ChartSummary) => ReactNode;
  /** Which charts are picked for a comparison, if any are to be. */
  picked: ChartPick;
  /** Shown when there are no charts. */
  empty: ReactNode;
  /** True while the cards are the previous choice's. */
  isOutdated: boolean;
  /** Loads the next charts; undefined when all are loaded. */
  onMore?: (() => void) | undefined;
  isLoadingMore: boolean;
  /** Why charts failed to load, and a retry. */
  failure?: { message: string; onRetry: () => void } | undefined;
}

/** Where to move the focus once the list has changed as expected. */
interface FocusWish {
  readonly index: number;
  readonly isDue: (charts: readonly ChartSummary[]) => boolean;
}

function useFocusWish(charts: readonly ChartSummary[], list: RefObject<HTMLElement | null>) {
  const [wish, setWish] = useState<FocusWish | null>(null);
  useEffect(() => {
    if (!wish?.isDue(charts)) return;
    setWish(null);
    const links = list.current?.querySelectorAll<HTMLElement>('li a') ?? [];
    (links[Math.min(wish.index, links.length - 1)] ?? list.current)?.focus();
  }, [wish, charts, list]);
  return setWish;
}

/** The cards of the history, with their actions. */
export function ChartList(props: ChartListProps) {
  const { charts, viewHref, pictureOf, picked, empty, isOutdated, onMore, isLoadingMore, failure } =
    props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const mark = useOwnMark();
  const words = useMemo(() => wordsById(charts), [charts]);
  const Item = props.areRows ? ChartRow : ChartCard;
  const setWish = useFocusWish(charts, list);

  function closeDialog(isGone: boolean) {
    if (!asked) return;
    setAsked({ ...asked, isOpen: false });
    if (!isGone) return;
    // The button that opened the dialog disappears with its card: focus the next card.
    const { chart, index } = asked;
    setWish({ index, isDue: (now) => now.every(({ id }) => id !== chart.id) });
  }

  function loadMore() {
    // The button moves down, or disappears at the end of the list.
    setWish({ index: charts.length, isDue: (now) => now.length > charts.length });
    onMore?.();
  }

  return (
    <div ref={list} tabIndex={-1} className="grid gap-6 outline-none">
      {charts.length === 0 ? (
        empty
      ) : (
        <ul
          aria-label="Charts"
          aria-busy={isOutdated}
          className={cx(
            props.areRows ? 'grid gap-1.5' : CARD_GRID,
            !props.areRows && props.isFew && 'chart-cards-few',
            isOutdated && 'opacity-60',
          )}
        >
          {charts.map((chart, index) => (
            <Item
              key={chart.id}
              chart={chart}
              words={words.get(chart.id)}
              mark={mark}
              picture={pictureOf(chart)}
              viewHref={viewHref(chart.id)}
              onCompare={charts.length > 1 ? () => picked.start(chart) : undefined}
              pick={pickOf(chart, picked)}
              onDelete={() => setAsked({ chart, index, isOpen: true })}
            />
          ))}
        </ul>
      )}
      {failure && <Failure {...failure} isPending={isLoadingMore} />}
      {onMore && !failure && (
        <LoadMore className="justify-self-center" onClick={loadMore} pending={isLoadingMore} />
      )}
      <Suspense fallback={null}>
        {asked && <DeleteChart chart={asked.isOpen ? asked.chart : null} onClose={closeDialog} />}
      </Suspense>
    </div>
  );
}

function pickOf(chart: ChartSummary, { isOn, charts, toggle }: ChartPick) {
  if (!isOn) return null;
  return { isPicked: charts.some(({ id }) => id === chart.id), onPick: () => toggle(chart) };
}

/** Told from the first chart to the latest, so that another order changes no card. */
function wordsById(charts: readonly ChartSummary[]): ReadonlyMap<string, string> {
  const inTime = charts.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  return personSentences(
    inTime.map((chart) => {
      const { profile, definedCenters } = chart.chartData;
      return {
        id: chart.id,
        channel: headlineChannel(chart),
        profile: isVarying(chart, 'profile') ? null : profile,
        definedCenters: isSure(chart) ? definedCenters : null,
      };
    }),
  );
}

const isSure = ({ uncertaintyLevel }: ChartSummary) => uncertaintyLevel !== 'high';

/** As a result finds its headline; see `ownLinesOf`. */
function headlineChannel(chart: ChartSummary): Person['channel'] {
  const { activations, channels } = chart.chartData;
  const gateAt = (side: Side, body: BodyId) => readPosition(activations[side][body])?.gate;
  const whole = isSure(chart)
    ? CHANNEL_IDS.filter((id) => channels.includes(id))
    : (chart.certainChannels ?? []);
  const [id] = whole.toSorted((a, b) => channelStrength(gateAt, b) - channelStrength(gateAt, a));
  if (!id) return null;
  const isConscious = (gate: GateNumber) =>
    BODY_IDS.some((body) => gateAt('personality', body) === gate);
  return { id, conscious: isSure(chart) ? consciousGates(isConscious, id) : USUAL_GATES[id] };
}

interface FailureProps extends NonNullable<ChartListProps['failure']> {
  isPending: boolean;
}

function Failure({ message, onRetry, isPending }: FailureProps) {
  return (
    <Notice tone="danger" role="alert">
      <p className="mb-3">{message}</p>
      <Button variant="secondary" onClick={onRetry} pending={isPending}>
        Try Again
      </Button>
    </Notice>
  );
}
