import { GATES, SIZES } from '#shared/bodygraph/layout.data.ts';
import { centerLayout } from '#shared/bodygraph/layout.ts';
import { type BodygraphModel, isDefined } from '#shared/bodygraph/model.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID } from '#shared/engine/channels.ts';
import { MiniChannel } from './card-parts.tsx';
import { CenterShape } from './center-shape.tsx';
import { DiscBody, GateDisc } from './gate-disc.tsx';
import type { Spot } from './navigation.ts';
import { PlanetGlyph } from './planet-glyph.tsx';

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
          viewBox={boxOf(spot.center)}
          aria-hidden="true"
          className="bodygraph-mark size-9 shrink-0"
        >
          <CenterShape center={spot.center} isDefined={isDefined(model, spot.center)} />
          {/* A shape alone looks like an empty checkbox. */}
          {centerLayout(spot.center).gates.map((gate) => (
            <DiscBody key={gate} {...GATES[gate]} status={model.gates[gate].status} />
          ))}
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

/** Room for the gates on a center's rim. */
const RIM = SIZES.gateRadius + 2;

/** The box around a center's shape, as a view box. */
function boxOf(center: CenterId): string {
  const numbers =
    centerLayout(center)
      .path.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  const [left, right] = rangeOf(numbers.filter((_, index) => index % 2 === 0));
  const [top, bottom] = rangeOf(numbers.filter((_, index) => index % 2 === 1));
  return [left - RIM, top - RIM, right - left + 2 * RIM, bottom - top + 2 * RIM].join(' ');
}

const rangeOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
