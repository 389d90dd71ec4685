import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { ActionMenu } from '#client/components/ui/action-menu.tsx';
import { ChevronRightIcon } from '#client/components/ui/icons.tsx';
import { birthDayWords } from '#client/lib/birth-dates.ts';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import type { CARD_FACTS, ChartSummary } from '#shared/contract/charts.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import type { OwnMark } from '../use-own-mark.ts';

/** Lazy: shown once a card's menu is opened. */
const ChartCardMenu = lazyPart(
  () => import('./chart-card-menu.tsx'),
  (module) => module.ChartCardMenu,
);

export type CardFact = (typeof CARD_FACTS)[number];

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

interface ViewLinkProps {
  href: string;
  name: string;
  /** An arrow alone. */
  isShort?: boolean;
}

/** The whole card leads where its link leads. */
export function ViewLink({ href, name, isShort = false }: ViewLinkProps) {
  return (
    <Link
      href={href}
      className="inline-flex shrink-0 items-center gap-0.5 text-sm font-medium text-ink underline-offset-4 group-hover/chart:underline after:absolute after:inset-0 after:rounded-lg after:content-['']"
    >
      <span className={isShort ? 'sr-only' : undefined}>View</span>{' '}
      <span className="sr-only">
        <bdi>{name}</bdi>
      </span>
      <ChevronRightIcon className="-mr-1 size-4 text-muted" />
    </Link>
  );
}

export function CardMenu({ chart, mark, onCompare, onDelete }: ChartCardProps) {
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

export function PickBox({ name, isPicked, onPick }: PickBoxProps) {
  return (
    <label className="chart-card-pick print:hidden">
      <input type="checkbox" checked={isPicked} onChange={onPick} aria-label={`Compare ${name}`} />
    </label>
  );
}

/** An old-style date says so; what it is today is on the chart's own page. */
export function shortDay({ birthDate, calendar }: ChartSummary, dates: DateWords): string {
  return calendar === 'julian'
    ? birthDayWords(birthDate, calendar).replace(/ \(.*/, '')
    : dates.shortDay(birthDate);
}

export function isVarying({ varying }: ChartSummary, fact: CardFact): boolean {
  return varying?.includes(fact) ?? false;
}

/** Before a value that depends on the birth time. */
export function Varying() {
  return (
    <span title="Depends on the birth time">
      <span aria-hidden="true" className="text-warn">
        ≈{' '}
      </span>
      <span className="sr-only">Depends on the birth time: </span>
    </span>
  );
}
