import { BODY_NAMES } from '#shared/engine/bodies.ts';
import { CENTERS } from '#shared/engine/centers.ts';
import { GATES } from '#shared/engine/gates.ts';
import { GATE_TEXTS } from '#shared/knowledge/gate-texts.data.ts';
import { PLANET_TEXTS } from '#shared/knowledge/planet-texts.data.ts';
import { lineRowsOf } from './card-content.ts';
import { type CardProps, Chip, Footnote, Lead, Part, PartLink, WatchOut } from './card-parts.tsx';
import { CenterCard } from './center-card.tsx';
import { ChannelCard } from './channel-card.tsx';
import { GateCard } from './gate-card.tsx';
import { gateName } from './labels.ts';
import { centerSpot, gateSpot, type PositionSpot, type Spot } from './navigation.ts';

/** What a part of the chart means, below its headline. */
export function DetailCard({ spot, ...card }: CardProps & { spot: Spot }) {
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

function PositionCard({ spot, model, onSelect }: CardProps & { spot: PositionSpot }) {
  const { side, body, gate } = spot;
  const { holders } = model.gates[gate];
  const own = holders.filter((holder) => holder.side === side && holder.body === body);
  const [row] = lineRowsOf(gate, own);
  return (
    <>
      <Lead>{GATE_TEXTS[gate].gift}</Lead>
      <dl className="grid gap-[inherit]">
        <WatchOut>{GATE_TEXTS[gate].watchout}</WatchOut>
        <Part label={`As your ${BODY_NAMES[body]}`}>{PLANET_TEXTS[body][side]}</Part>
        {row?.isReading && (
          <Part mark={<Chip status={side}>{row.value}</Chip>} label="This line, in our reading">
            {row.text}
          </Part>
        )}
      </dl>
      <Footnote>
        <PartLink onClick={() => onSelect(gateSpot(gate))}>
          Gate {gate}, {gateName(gate)}
        </PartLink>
        , is in the{' '}
        <PartLink onClick={() => onSelect(centerSpot(GATES[gate].center))}>
          {CENTERS[GATES[gate].center].name}
        </PartLink>
        .
      </Footnote>
    </>
  );
}
