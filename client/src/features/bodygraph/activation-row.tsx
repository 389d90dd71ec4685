import { readGate } from '#shared/domain/chart-text.ts';
import type { BodyId, Side } from '#shared/engine/bodies.ts';
import { gateSpot, isOfSpot, isSameSpot, positionSpot, type Spot, spotKey } from './navigation.ts';
import type { ChartOnPage } from './use-bodygraph.ts';

export const SIDE_NOTES: Readonly<Record<Side, string>> = {
  design: 'others see',
  personality: 'you see',
};

/** How a row interacts with the rest of the figure. */
export function rowState(chart: ChartOnPage, side: Side, body: BodyId) {
  const { selected, highlighted } = chart;
  const value = chart.model.activations[side][body];
  const gate = readGate(value)?.gate ?? null;
  const spot = gate === null ? null : positionSpot(side, body, gate);
  const isChosen = spot !== null && isSameSpot(spot, selected);
  const concerns = (other: Spot | null) => gate !== null && other !== null && isOfSpot(gate, other);
  const point = () => chart.highlight(gate === null ? null : gateSpot(gate));
  return {
    value,
    when: chart.doubts?.positions[side][body] ?? null,
    isLit: concerns(selected) || concerns(highlighted),
    button: {
      id: spot ? `${chart.id}-${spotKey(spot)}` : undefined,
      'aria-expanded': isChosen,
      onClick: () => chart.select(isChosen ? null : spot),
      onFocus: point,
      onBlur: () => chart.highlight(null),
      onPointerEnter: point,
      onPointerLeave: () => chart.highlight(null),
    },
  };
}

interface DoubtableValueProps {
  value: string;
  /** When it is so; null where that is certain. */
  when: string | null;
  className?: string | undefined;
}

/** A position's value, with "≈" before it where it depends on the birth time. */
export function DoubtableValue({ value, when, className }: DoubtableValueProps) {
  if (when === null) return <span className={className}>{value}</span>;
  return (
    <span className={className} title={`≈ ${when}`}>
      <span aria-hidden="true" className="mr-0.5 font-normal text-warn">
        ≈
      </span>
      {value}
      <span className="sr-only">, approximate: {when}</span>
    </span>
  );
}
