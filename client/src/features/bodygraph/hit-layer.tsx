import type { KeyboardEvent } from 'react';
import { SIZES } from '#shared/bodygraph/layout.data.ts';
import { centerLayout, centerLayouts, channelPath, gatePlaces } from '#shared/bodygraph/layout.ts';
import type { DrawnModel } from '#shared/bodygraph/model.ts';
import { CHANNEL_IDS, type ChannelId } from '#shared/engine/channels.ts';
import { type DrawnDoubts, doubtClause, whenOf } from './doubts.ts';
import { centerLabel, channelLabel, gateLabel } from './labels.ts';
import { centerSpot, channelSpot, gateSpot, isSameSpot, type Spot, spotKey } from './navigation.ts';

export interface HitHandlers {
  onChoose: (spot: Spot) => void;
  onKey: (spot: Spot, event: KeyboardEvent<SVGElement>) => void;
  onFocus: (spot: Spot) => void;
  onPoint: (spot: Spot | null) => void;
}

interface HitLayerProps extends HitHandlers {
  model: DrawnModel;
  doubts: DrawnDoubts | null;
  /** Prefix of the elements' ids, unique on the page. */
  idPrefix: string;
  /** The roving tab stop. */
  current: Spot;
  selected: Spot | null;
}

/** Where several share a line, the one that is most complete is on top. */
function channelsFromBelow({ graph }: DrawnModel): ChannelId[] {
  const rank = { empty: 0, partial: 1, filled: 2 };
  return [...CHANNEL_IDS].sort(
    (a, b) => rank[graph.channelStatus[a]] - rank[graph.channelStatus[b]],
  );
}

/**
 * The transparent buttons over the picture: the channels, and above them each center and its gates
 * in keyboard order.
 */
export function HitLayer(props: HitLayerProps) {
  const { model, doubts, idPrefix, current, selected, ...handlers } = props;
  const shared = (spot: Spot, label: string) => ({
    id: `${idPrefix}-${spotKey(spot)}`,
    role: 'button',
    'aria-label': label + doubtClause(whenOf(doubts, spot)),
    'aria-expanded': isSameSpot(spot, selected),
    tabIndex: isSameSpot(spot, current) ? 0 : -1,
    onClick: () => handlers.onChoose(spot),
    onKeyDown: (event: KeyboardEvent<SVGElement>) => handlers.onKey(spot, event),
    onFocus: () => handlers.onFocus(spot),
    onPointerEnter: () => handlers.onPoint(spot),
    onPointerLeave: () => handlers.onPoint(null),
  });
  const channels = channelsFromBelow(model).map((id) => (
    <path
      key={id}
      d={channelPath(id)}
      className="bodygraph-channel-hit"
      strokeWidth={SIZES.channelHit}
      {...shared(channelSpot(id), channelLabel(model, id))}
    />
  ));
  const centers = centerLayouts.map(({ id, path, gates }) => (
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
  return [channels, centers];
}

interface OutlineProps {
  spot: Spot;
  className: string;
  strokeWidth: number;
  /** Of a gate’s ring. */
  radius?: number | undefined;
  dashes?: string | undefined;
}

const OUTLINE_RADIUS = SIZES.gateRadius + 4;

/** A ring around a gate's disc, along a center's rim, or a line along a channel. */
export function SpotOutline({ spot, radius = OUTLINE_RADIUS, dashes, ...line }: OutlineProps) {
  if (spot.kind === 'center' || spot.kind === 'channel') {
    const d = spot.kind === 'center' ? centerLayout(spot.center).path : channelPath(spot.channel);
    return <path d={d} {...line} />;
  }
  const { x, y } = gatePlaces[spot.gate];
  return <circle cx={x} cy={y} r={radius} strokeDasharray={dashes} {...line} />;
}
