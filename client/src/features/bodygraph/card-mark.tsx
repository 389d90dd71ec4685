import { boxOf } from '#shared/bodygraph/center-box.ts';
import { SIZES } from '#shared/bodygraph/layout.data.ts';
import { type BodygraphModel, isDefined } from '#shared/bodygraph/model.ts';
import { CHANNEL_BY_ID } from '#shared/engine/channels.ts';
import { MiniChannel } from './card-parts.tsx';
import { CenterShape } from './center-shape.tsx';
import { GateDisc } from './gate-disc.tsx';
import type { Spot } from './navigation.ts';
import { PlanetGlyph } from './planet-glyph.tsx';

/** Room for the discs on a center's outline. */
const RIM = SIZES.gateRadius + SIZES.ringWidth;

/** The card's subject as the picture draws it, so that the eye finds it there. */
export function CardMark({ model, spot }: { model: BodygraphModel; spot: Spot }) {
  switch (spot.kind) {
    case 'gate':
      return (
        <svg viewBox="0 0 28 28" aria-hidden="true" className="bodygraph-mark size-8 shrink-0">
          <GateDisc x={14} y={14} gate={spot.gate} status={model.gates[spot.gate].status} />
        </svg>
      );
    case 'channel': {
      const [from, to] = CHANNEL_BY_ID[spot.channel].gates;
      return (
        <MiniChannel
          from={model.gates[from].status}
          to={model.gates[to].status}
          className="h-4 w-14"
        />
      );
    }
    case 'center':
      return (
        <svg
          viewBox={boxOf(spot.center, RIM)}
          aria-hidden="true"
          className="bodygraph-mark size-10 shrink-0"
        >
          {/* Without its gates: at this size, their discs blur it. */}
          <CenterShape center={spot.center} isDefined={isDefined(model, spot.center)} />
        </svg>
      );
    case 'position':
      return (
        <PlanetGlyph
          body={spot.body}
          className={spot.side === 'design' ? 'size-6 text-design' : 'size-6'}
        />
      );
  }
}
