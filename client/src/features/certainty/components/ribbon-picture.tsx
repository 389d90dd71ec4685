import { cx } from '#client/components/ui/cx.ts';
import { exactClockText } from '../clock-labels.ts';
import { type DayScale, fractionAt, percent, ticksOf } from '../day-scale.ts';
import type { RibbonRow, Stretch, Tone } from '../ribbon.ts';

interface Look {
  readonly ground: string;
  /** The same for the label, which is above the marks. */
  readonly label: string;
  readonly hasPattern?: boolean;
}

const LOOKS: Readonly<Record<Tone, Look>> = {
  drawn: { ground: 'fill-accent-soft', label: 'bg-accent-soft' },
  plain: { ground: 'fill-well', label: 'bg-well' },
  hatched: { ground: 'fill-surface', label: 'bg-surface', hasPattern: true },
  dotted: { ground: 'fill-surface', label: 'bg-surface', hasPattern: true },
  cross: { ground: 'fill-surface', label: 'bg-surface', hasPattern: true },
  on: { ground: 'fill-accent-soft', label: 'bg-accent-soft' },
  off: { ground: 'fill-surface', label: 'bg-surface text-muted' },
};

/** The minimum width of a stretch for a label of this many characters. */
const ROOM_FOR: readonly (readonly [characters: number, className: string])[] = [
  [3, '@min-[2.25rem]:block'],
  [7, '@min-[4.25rem]:block'],
  [10, '@min-[5.5rem]:block'],
  [12, '@min-[6.25rem]:block'],
  [15, '@min-[7.75rem]:block'],
  [18, '@min-[9rem]:block'],
  [22, '@min-[10.75rem]:block'],
  [30, '@min-[14.5rem]:block'],
];

/** Longer labels are truncated: the sentence below the ribbon has the full text. */
function roomClass(label: string): string {
  const room = ROOM_FOR.find(([characters]) => label.length <= characters);
  return room?.[1] ?? '@min-[14.5rem]:block';
}

export interface RibbonPictureProps {
  row: RibbonRow;
  scale: DayScale;
  /** Prefix of the patterns' ids. */
  prefix: string;
  /** The selected instant. */
  atMs: number;
}

/** One row of the day: stretches, round hours, and the selected instant. */
export function RibbonPicture({ row, scale, prefix, atMs }: RibbonPictureProps) {
  return (
    <svg
      width="100%"
      height="34"
      aria-hidden="true"
      className="block overflow-hidden rounded-sm border border-line-strong"
    >
      {row.stretches.map((stretch) => (
        <StretchShape key={stretch.fromMs} stretch={stretch} scale={scale} prefix={prefix} />
      ))}
      {ticksOf(scale).map(({ utcMs }) => (
        <Upright
          key={utcMs}
          at={fractionAt(scale, utcMs)}
          from="78%"
          className="stroke-line-strong"
        />
      ))}
      {row.stretches.slice(1).map(({ fromMs }) => (
        <Upright key={fromMs} at={fractionAt(scale, fromMs)} className="stroke-line-strong" />
      ))}
      <Upright
        at={fractionAt(scale, scale.drawnMs)}
        className="stroke-ink stroke-[1.5] [stroke-dasharray:3_3]"
      />
      {atMs !== scale.drawnMs && (
        <Upright at={fractionAt(scale, atMs)} className="stroke-accent stroke-2" />
      )}
      {row.stretches.map((stretch) => (
        <StretchLabel key={stretch.fromMs} stretch={stretch} scale={scale} />
      ))}
    </svg>
  );
}

function Upright({ at, from = '0', className }: { at: number; from?: string; className: string }) {
  const x = percent(at);
  return <line x1={x} x2={x} y1={from} y2="100%" className={className} />;
}

interface StretchPartProps {
  stretch: Stretch;
  scale: DayScale;
}

function boxOf({ stretch: { fromMs, toMs }, scale }: StretchPartProps) {
  const from = fractionAt(scale, fromMs);
  return { x: percent(from), width: percent(fractionAt(scale, toMs) - from), y: 0 };
}

function StretchShape({ prefix, ...part }: StretchPartProps & { prefix: string }) {
  const { tone } = part.stretch;
  const box = boxOf(part);
  return (
    <>
      <rect {...box} height="100%" className={LOOKS[tone].ground} />
      {LOOKS[tone].hasPattern && <rect {...box} height="100%" fill={`url(#${prefix}-${tone})`} />}
    </>
  );
}

function StretchLabel(part: StretchPartProps) {
  const { fromMs, toMs, tone, label, value } = part.stretch;
  const [from, to] = [fromMs, toMs].map((utcMs) => exactClockText(part.scale, utcMs));
  return (
    <g>
      <title>{`${value}: ${from} to ${to}`}</title>
      {/* Catches the pointer where there is no label. */}
      <rect {...boxOf(part)} height="100%" className="fill-transparent" />
      <foreignObject {...boxOf(part)} height="32">
        <div className="@container px-1 py-1.5">
          <span
            className={cx(
              'figures hidden w-fit max-w-full truncate rounded-sm px-1 text-sm leading-5',
              LOOKS[tone].label,
              roomClass(label),
            )}
          >
            {label}
          </span>
        </div>
      </foreignObject>
    </g>
  );
}
