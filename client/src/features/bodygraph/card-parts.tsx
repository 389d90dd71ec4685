import type { ReactNode } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { ChatIcon, ChevronRightIcon } from '#client/components/ui/icons.tsx';
import { openCoach, type Topic, useCoachDoor } from '#client/lib/coach-door.ts';
import type { ActiveStatus, GateStatus } from '#shared/bodygraph/model.ts';
import { asClause } from '#shared/knowledge/prose.ts';
import { DiscBody } from './gate-disc.tsx';
import { ActiveLine, Tracks } from './lines.tsx';

/** What a part gives, and what to watch with it. */
export function Meaning({ gift, watchout }: { gift: string; watchout: string }) {
  return (
    <>
      <p>{gift}</p>
      <p>
        <strong className="font-semibold text-ink">Watch out:</strong> {asClause(watchout)}
      </p>
    </>
  );
}

/** Rows under a hairline, each with a mark in front. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="grid gap-2 border-t border-line pt-2.5 text-xs leading-[1.15rem] in-[.detail-sheet]:gap-3 in-[.detail-sheet]:pt-4 in-[.detail-sheet]:text-sm"
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
    <li className="grid grid-cols-[2.5rem_1fr] items-start gap-x-2">
      <span className="grid justify-items-start gap-1 pt-px">{mark}</span>
      <div>{children}</div>
    </li>
  );
}

const CHIP_PAINT: Readonly<Record<GateStatus, string>> = {
  design: 'bg-design text-on-active',
  personality: 'bg-personality text-on-active',
  both: 'bg-linear-to-r from-50% to-50% from-design to-personality text-on-active',
  none: 'border border-dashed border-line-strong text-ink',
};

/** "26.2" on black or red. */
export function Chip({ children, status }: { children: ReactNode; status: GateStatus }) {
  return (
    <span
      className={cx(
        'figures inline-flex h-4.5 min-w-9 items-center justify-center rounded-full px-1.5 text-[0.71875rem] leading-none font-bold',
        CHIP_PAINT[status],
      )}
    >
      {children}
    </span>
  );
}

interface MiniChannelProps {
  from: GateStatus;
  to: GateStatus;
}

const HALVES = ['M13 14H49', 'M85 14H49'] as const;

/** A channel in small: two discs joined by a track, each half with its gate's paint. */
export function MiniChannel({ from, to }: MiniChannelProps) {
  const halves: [string, GateStatus][] = [
    [HALVES[0], from],
    [HALVES[1], to],
  ];
  return (
    <svg viewBox="0 0 98 28" aria-hidden="true" className="bodygraph-mark mt-0.5 h-2.5 w-9">
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

interface PartLinkProps {
  children: ReactNode;
  onClick: () => void;
}

/** Leads from one card to another. */
export function PartLink({ children, onClick }: PartLinkProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="rounded-sm text-left underline decoration-line-strong underline-offset-3 hover:decoration-ink pointer-coarse:min-h-6"
    >
      {children}
    </button>
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
      className="flex min-h-10.5 w-full items-center gap-2 rounded-b-lg border-t border-line px-4 text-sm font-medium text-accent hover:text-accent-strong in-[.detail-sheet]:min-h-12 in-[.detail-sheet]:rounded-md in-[.detail-sheet]:border-none in-[.detail-sheet]:bg-ink in-[.detail-sheet]:text-paper"
    >
      <ChatIcon className="size-4" />
      <span className="flex-1 text-left">Ask the coach about this</span>
      <ChevronRightIcon className="size-4 in-[.detail-sheet]:hidden" />
    </button>
  );
}
