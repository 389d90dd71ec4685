import { memo } from 'react';
import { SIZES } from '#shared/bodygraph/layout.data.ts';
import type { GateStatus } from '#shared/bodygraph/model.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';

const RADIUS = SIZES.gateRadius;
const RING = RADIUS - SIZES.ringInset;

interface GateDiscProps {
  x: number;
  y: number;
  gate: GateNumber;
  status: GateStatus;
}

/** The numbered disc: hollow, red with a rail, solid, or split into both. */
export const GateDisc = memo(function GateDisc({ x, y, gate, status }: GateDiscProps) {
  return (
    <g>
      <DiscBody x={x} y={y} status={status} />
      <DiscNumber x={x} y={y} gate={gate} status={status} />
    </g>
  );
});

/** The number without its disc. */
export function DiscNumber({ x, y, gate, status }: GateDiscProps) {
  return (
    <text
      x={x}
      y={y}
      dy="0.355em"
      textAnchor="middle"
      fontSize={SIZES.gateFont}
      className={NUMBER_CLASS[status]}
    >
      {gate}
    </text>
  );
}

const NUMBER_CLASS: Readonly<Record<GateStatus, string>> = {
  none: 'bodygraph-number',
  design: 'bodygraph-number-design',
  personality: 'bodygraph-number-personality',
  both: 'bodygraph-number-design',
};

/** The disc without its number. */
export function DiscBody({ x, y, status }: Omit<GateDiscProps, 'gate'>) {
  const place = { cx: x, cy: y };
  if (status === 'none') {
    return (
      <circle {...place} r={RADIUS} className="bodygraph-disc" strokeWidth={SIZES.ringWidth} />
    );
  }
  const half = (radius: number, sweep: 0 | 1) =>
    `M${x} ${y - radius}A${radius} ${radius} 0 0 ${sweep} ${x} ${y + radius}`;
  return (
    <>
      <circle
        {...place}
        r={RADIUS}
        className={
          status === 'personality' ? 'bodygraph-personality-fill' : 'bodygraph-design-fill'
        }
      />
      {status === 'both' && <path d={half(RADIUS, 1)} className="bodygraph-personality-fill" />}
      {status === 'design' && (
        <circle {...place} r={RING} className="bodygraph-ring" strokeWidth={SIZES.ringWidth} />
      )}
      {status === 'both' && (
        <path d={half(RING, 0)} className="bodygraph-ring" strokeWidth={SIZES.ringWidth} />
      )}
      <circle {...place} r={RADIUS} className="bodygraph-disc-edge" strokeWidth={SIZES.ringWidth} />
    </>
  );
}
