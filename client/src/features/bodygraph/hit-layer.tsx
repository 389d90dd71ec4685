import type { KeyboardEvent } from 'react';
import { centerLabel, gateLabel } from './labels.ts';
import { SIZES } from './layout.data.ts';
import { centerLayout, centerLayouts, gatePlaces } from './layout.ts';
import type { DrawnModel } from './model.ts';
import { centerSpot, gateSpot, isSameSpot, type Spot, spotKey } from './navigation.ts';

export interface HitHandlers {
  onChoose: (spot: Spot) => void;
  onKey: (spot: Spot, event: KeyboardEvent<SVGElement>) => void;
  onFocus: (spot: Spot) => void;
  onPoint: (spot: Spot | null) => void;
}

interface HitLayerProps extends HitHandlers {
  model: DrawnModel;
  /** Prefix of the elements' ids, unique on the page. */
  idPrefix: string;
  /** The roving tab stop. */
  current: Spot;
  selected: Spot | null;
}

/** The transparent buttons over the picture: each center, then its gates in keyboard order. */
export function HitLayer({ model, idPrefix, current, selected, ...handlers }: HitLayerProps) {
  const shared = (spot: Spot, label: string) => ({
    id: `${idPrefix}-${spotKey(spot)}`,
    role: 'button',
    'aria-label': label,
    'aria-expanded': isSameSpot(spot, selected),
    tabIndex: isSameSpot(spot, current) ? 0 : -1,
    onClick: () => handlers.onChoose(spot),
    onKeyDown: (event: KeyboardEvent<SVGElement>) => handlers.onKey(spot, event),
    onFocus: () => handlers.onFocus(spot),
    onPointerEnter: () => handlers.onPoint(spot),
    onPointerLeave: () => handlers.onPoint(null),
  });
  return centerLayouts.map(({ id, path, gates }) => (
    <g key={id}>
      <path d={path} {...shared(centerSpot(id), centerLabel(model, id))} />
      {gates.map((gate) => (
        <circle
          key={gate}
          cx={gatePlaces[gate].x}
          cy={gatePlaces[gate].y}
          r={SIZES.hitRadius}
          {...shared(gateSpot(gate), gateLabel(model, gate))}
        />
      ))}
    </g>
  ));
}

interface OutlineProps {
  spot: Spot;
  className: string;
  strokeWidth: number;
}

const OUTLINE_RADIUS = SIZES.gateRadius + 4;

/** A ring around a gate's disc or along a center's rim. */
export function SpotOutline({ spot, className, strokeWidth }: OutlineProps) {
  if (spot.kind === 'center') {
    return (
      <path d={centerLayout(spot.center).path} className={className} strokeWidth={strokeWidth} />
    );
  }
  const { x, y } = gatePlaces[spot.gate];
  return (
    <circle cx={x} cy={y} r={OUTLINE_RADIUS} className={className} strokeWidth={strokeWidth} />
  );
}
