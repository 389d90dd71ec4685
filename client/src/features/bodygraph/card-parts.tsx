import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Approximate } from '#client/components/ui/approximate.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { ChatIcon, ChevronDownIcon } from '#client/components/ui/icons.tsx';
import { openCoach, type Topic, useCoachDoor } from '#client/lib/coach-door.ts';
import type { ActiveStatus, BodygraphModel, GateStatus } from '#shared/bodygraph/model.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { bodiesOf, type LineRow } from './card-content.ts';
import type { DrawnDoubts } from './doubts.ts';
import { DiscBody, GateDisc } from './gate-disc.tsx';
import { ActiveLine, Tracks } from './lines.tsx';
import type { Spot } from './navigation.ts';

export interface CardProps {
  model: BodygraphModel;
  /** Which parts of it depend on the birth time; null for an exact one. */
  doubts: DrawnDoubts | null;
  /** On a phone, where the first view leaves room for the picture and the rest is folded. */
  isSheet: boolean;
  /** Moves on to the card of another part. */
  onSelect: (spot: Spot) => void;
}

interface PartProps {
  label: ReactNode;
  children: ReactNode;
}

/** A short part of a card under a quiet label. */
export function Part({ label, children }: PartProps) {
  return (
    <div>
      <dt className="text-xs leading-5 font-medium text-muted in-[.detail-sheet]:text-sm">
        {label}
      </dt>
      <dd className="text-pretty">{children}</dd>
    </div>
  );
}

/** What depends on the birth time, on a line of its own below what it is about. */
export function Doubt({ children }: { children: ReactNode }) {
  if (children === null) return null;
  return (
    <span className="mt-0.5 block text-xs leading-[1.125rem] in-[.detail-sheet]:text-sm in-[.detail-sheet]:leading-5">
      <Approximate when={children} className="text-[length:inherit]" />
    </span>
  );
}

/** The sentence that a card begins with: what its part gives. */
export function Lead({ children }: { children: ReactNode }) {
  return (
    <p className="text-pretty font-display text-[1.0625rem] leading-6 text-ink-soft">{children}</p>
  );
}

export function WatchOut({ label = 'What to watch', children }: Partial<PartProps>) {
  return <Part label={label}>{children}</Part>;
}

/** The one thing of a card to do or to say, behind the bar that advice has in a chapter. */
export function Advice({ label = 'At work', children }: Partial<PartProps>) {
  return (
    <div className="border-l-2 border-coral pl-3">
      <dt className="text-xs leading-5 font-medium text-accent in-[.detail-sheet]:text-sm">
        {label}
      </dt>
      <dd className="text-pretty">{children}</dd>
    </div>
  );
}

interface CardFoldProps {
  summary: ReactNode;
  children: ReactNode;
}

/** More of a card, folded: open, most cards would scroll. It looks as the button that `CardScroll` has for more. */
export function CardFold({ summary, children }: CardFoldProps) {
  return (
    <details
      className="group/fold text-muted"
      // Else it would open below the edge of the card.
      onToggle={({ currentTarget }) => currentTarget.open && showFold(currentTarget)}
    >
      <summary className="flex min-h-8 w-fit list-none items-center gap-1.5 text-sm text-ink hover:text-accent-strong [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDownIcon className="size-4 transition-transform group-open/fold:rotate-180" />
      </summary>
      <div className="mt-1 grid gap-2.5">{children}</div>
    </details>
  );
}

function showFold(fold: HTMLElement): void {
  const scrolling = fold.closest<HTMLElement>('.detail-scroll');
  if (!scrolling) return;
  const below = fold.getBoundingClientRect().bottom - scrolling.getBoundingClientRect().bottom;
  if (below > 0) scrolling.scrollTop += below;
}

interface RowsProps {
  label: string;
  /** Two of them stand beside each other where there is room. */
  areShort?: boolean;
  children: ReactNode;
}

/** Rows of a part, each with a mark in front. */
export function Rows({ label, areShort = false, children }: RowsProps) {
  return (
    <ul
      aria-label={label}
      className={cx('mt-1 grid gap-x-4 gap-y-1.5', areShort && '@min-[22rem]:grid-cols-2')}
    >
      {children}
    </ul>
  );
}

interface RowProps {
  mark: ReactNode;
  children: ReactNode;
}

export function Row({ mark, children }: RowProps) {
  return (
    <li className="grid grid-cols-[1.625rem_1fr] items-center gap-x-2.5">
      {mark}
      <div>{children}</div>
    </li>
  );
}

/** The quiet last line of a card. */
export function Footnote({ children }: { children: ReactNode }) {
  return <p className="text-xs leading-[1.125rem] text-muted">{children}</p>;
}

export function LibraryLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="rounded-sm underline decoration-line-strong underline-offset-3 hover:text-ink hover:decoration-ink"
    >
      {children}
    </Link>
  );
}

/** A gate's disc as the picture draws it. */
export function Disc({ gate, status }: { gate: GateNumber; status: GateStatus }) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className="bodygraph-mark size-6.5">
      <GateDisc x={14} y={14} gate={gate} status={status} />
    </svg>
  );
}

interface MiniChannelProps {
  from: GateStatus;
  to: GateStatus;
  className?: string;
}

const HALVES = ['M13 14H49', 'M85 14H49'] as const;

/** A channel in small: two discs joined by a track, each half with its gate's paint. */
export function MiniChannel({ from, to, className = 'h-3.5 w-12' }: MiniChannelProps) {
  const halves: [string, GateStatus][] = [
    [HALVES[0], from],
    [HALVES[1], to],
  ];
  return (
    <svg
      viewBox="0 0 98 28"
      aria-hidden="true"
      className={cx('bodygraph-mark shrink-0', className)}
    >
      <Tracks paths={[HALVES[0], HALVES[1]]} />
      {halves.map(
        ([d, status]) => isActive(status) && <ActiveLine key={d} d={d} status={status} />,
      )}
      <DiscBody x={14} y={14} status={from} />
      <DiscBody x={84} y={14} status={to} />
    </svg>
  );
}

function isActive(status: GateStatus): status is ActiveStatus {
  return status !== 'none';
}

interface SourceProps {
  row: LineRow;
  /** Its number, or a link with it. */
  gate: ReactNode;
  /** Says whose words those on lines are: once a card. */
  hasNote?: boolean;
}

/** Where the words of a line come from: "From Mercury in gate 12, line 4." */
export function Source({ row: { holders, line, isReading }, gate, hasNote = false }: SourceProps) {
  return (
    <>
      From {bodiesOf(holders)} in {gate}
      {line !== null && `, line ${line}`}
      {hasNote && isReading && '; texts on lines are our reading'}.
    </>
  );
}

interface PartLinkProps {
  children: ReactNode;
  /** Stays with its last word: a browser would break the line between a button and a comma. */
  punctuation?: string;
  onClick: () => void;
}

/** Leads from one card to another. */
export function PartLink({ children, punctuation = '', onClick }: PartLinkProps) {
  return (
    <span className="whitespace-nowrap">
      <button
        type="button"
        onClick={onClick}
        className="rounded-sm text-left whitespace-normal underline decoration-line-strong underline-offset-3 hover:decoration-ink pointer-coarse:min-h-6"
      >
        {children}
      </button>
      {punctuation}
    </span>
  );
}

/** Asks the coach about the card's part; nothing on pages without a coach. */
export function AskCoach({ topic, onAsk }: { topic: Topic; onAsk: () => void }) {
  const { isHere } = useCoachDoor();
  if (!isHere) return null;
  return (
    <button
      type="button"
      aria-label={`Ask the coach about this: ${topic.words}`}
      onClick={() => {
        onAsk();
        openCoach(topic);
      }}
      className={cx(
        'inline-flex min-h-9 items-center gap-2 rounded-md px-3 text-sm font-medium text-accent transition-colors hover:bg-well hover:text-accent-strong',
        'in-[.detail-sheet]:min-h-11',
      )}
    >
      <ChatIcon className="size-4" />
      {/* A sheet has a third button there. */}
      <span>
        Ask the coach<span className="in-[.detail-sheet]:hidden"> about this</span>
      </span>
    </button>
  );
}
