import type { Side } from '#shared/engine/bodies.ts';
import { POSITIONS_AT_WORK } from '#shared/knowledge/at-work-texts.data.ts';
import { GATE_TEXTS } from '#shared/knowledge/gate-texts.data.ts';
import { PLANET_MEANINGS, PLANET_TEXTS } from '#shared/knowledge/planet-texts.data.ts';
import { lineRowsOf } from './card-content.ts';
import {
  Advice,
  type CardProps,
  Footnote,
  Lead,
  Part,
  PartLink,
  Source,
  WatchOut,
} from './card-parts.tsx';
import { CenterCard } from './center-card.tsx';
import { ChannelCard } from './channel-card.tsx';
import { GateCard } from './gate-card.tsx';
import { gateSpot, type PositionSpot, type Spot } from './navigation.ts';

interface DetailCardProps extends CardProps {
  spot: Spot;
}

/** What a part of the chart means, below its headline. */
export function DetailCard({ spot, ...card }: DetailCardProps) {
  switch (spot.kind) {
    case 'gate':
      return <GateCard gate={spot.gate} {...card} />;
    case 'channel':
      return <ChannelCard id={spot.channel} {...card} />;
    case 'center':
      return <CenterCard center={spot.center} {...card} />;
    case 'position':
      return <PositionCard spot={spot} {...card} />;
  }
}

const SEEN_HERE: Readonly<Record<Side, string>> = {
  personality: 'here as you notice it',
  design: 'here as others notice it',
};

function PositionCard({ spot, model, onSelect }: CardProps & { spot: PositionSpot }) {
  const { side, body, gate } = spot;
  const { holders } = model.gates[gate];
  const own = holders.filter((holder) => holder.side === side && holder.body === body);
  const [row] = lineRowsOf(gate, own);
  return (
    <>
      <p className="text-muted">{`${PLANET_MEANINGS[body]}, ${SEEN_HERE[side]}.`}</p>
      {/* The trait, and its role in this person's life. */}
      <Lead>
        {GATE_TEXTS[gate].gift} <span>{PLANET_TEXTS[body][side]}</span>
      </Lead>
      <dl className="grid gap-[inherit]">
        <Advice>{POSITIONS_AT_WORK[body][side]}</Advice>
        <WatchOut>{GATE_TEXTS[gate].watchout}</WatchOut>
        {row?.isReading && <Part label="How it shows up">{row.text}</Part>}
      </dl>
      {row && (
        <Footnote>
          <Source
            row={row}
            gate={<PartLink onClick={() => onSelect(gateSpot(gate))}>gate {gate}</PartLink>}
            hasNote
          />
        </Footnote>
      )}
    </>
  );
}
