import { cx } from '#client/components/ui/cx.ts';
import { SIZES } from '#shared/bodygraph/layout.data.ts';
import type { GateStatus } from '#shared/bodygraph/model.ts';
import { Dotted } from './doubt-rims.tsx';
import { DiscBody } from './gate-disc.tsx';
import { ActiveLine, Tracks } from './lines.tsx';

const STATUSES: readonly GateStatus[] = ['design', 'personality', 'both', 'none'];
/** The first screen's key, with the terms of the field. */
const STATUS_WORDS: Readonly<Record<GateStatus, string>> = {
  none: 'Not active',
  design: 'Traits others see (Design, unconscious)',
  personality: 'Traits you see (Personality, conscious)',
  both: 'Seen by both',
};
const LINE = 'M14 14H62';
/** A defined center has one of these. */
const CENTER_COLORS = ['brown', 'red', 'green', 'yellow'] as const;

interface LegendProps {
  /** Explains the dots of what depends on the birth time. */
  hasDoubts?: boolean;
}

/** The meaning of colors and shapes on paper, using the picture's own marks: the screen has a key beside the picture. */
export function Legend({ hasDoubts = false }: LegendProps) {
  return (
    <ul
      aria-label="Legend"
      className="hidden flex-wrap justify-center gap-x-5 gap-y-1.5 text-xs leading-5 text-muted print:flex"
    >
      {STATUSES.map((status) => (
        <li key={status} className="flex items-center gap-2.5">
          <svg
            viewBox="0 0 63 28"
            aria-hidden="true"
            className="bodygraph-mark h-4.5 w-10 shrink-0"
          >
            <Tracks paths={[LINE]} />
            {status !== 'none' && <ActiveLine d={LINE} status={status} />}
            <DiscBody x={14} y={14} status={status} />
          </svg>
          {STATUS_WORDS[status]}
        </li>
      ))}
      <CenterSample isDefined />
      <CenterSample isDefined={false} />
      {hasDoubts && (
        <li className="flex items-center gap-2.5">
          <svg
            viewBox="0 0 63 28"
            aria-hidden="true"
            className="bodygraph-mark h-4.5 w-10 shrink-0"
          >
            <Tracks paths={[LINE]} />
            <g className="bodygraph-faded">
              <ActiveLine d={LINE} status="personality" />
            </g>
            <DiscBody x={14} y={14} status="personality" />
            <Dotted d="M14 3A11 11 0 0 1 14 25A11 11 0 0 1 14 3" />
          </svg>
          Depends on birth time
        </li>
      )}
    </ul>
  );
}

function CenterSample({ isDefined }: { isDefined: boolean }) {
  return (
    <li className="flex items-center gap-2.5">
      <svg viewBox="0 0 63 28" aria-hidden="true" className="bodygraph-mark h-4.5 w-10 shrink-0">
        {isDefined &&
          CENTER_COLORS.map((color, index) => (
            <rect
              key={color}
              x={4 + index * 13.75}
              y="4"
              width="13.75"
              height="20"
              className={`bodygraph-center-${color}`}
            />
          ))}
        <rect
          x="3"
          y="3"
          width="57"
          height="22"
          rx="5"
          fillOpacity={isDefined ? 0 : 1}
          className={cx(
            'bodygraph-center-undefined',
            isDefined ? 'bodygraph-center-rim-defined' : 'bodygraph-center-rim',
          )}
          strokeWidth={isDefined ? SIZES.centerStrokeDefined : SIZES.centerStroke}
        />
      </svg>
      {isDefined ? 'Steady in you' : 'Open to others'}
    </li>
  );
}
