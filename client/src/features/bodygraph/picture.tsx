import { memo } from 'react';
import { GATE_NUMBERS, type GateNumber } from '#shared/engine/wheel.ts';
import { CenterName, CenterShape } from './center-shape.tsx';
import { GateDisc } from './gate-disc.tsx';
import { SpotOutline } from './hit-layer.tsx';
import { VIEW_BOX } from './layout.data.ts';
import { centerLayout, centerOrder, gatePlaces } from './layout.ts';
import { Lines } from './lines.tsx';
import { type BodygraphModel, isDefined } from './model.ts';
import { centerSpot, gateSpot, isSameSpot, type Spot } from './navigation.ts';
import { litBy } from './paint.ts';

interface PictureProps {
  model: BodygraphModel;
  selected?: Spot | null;
  highlighted?: Spot | null;
  /** Where the focus ring shows while the keyboard is in the picture. */
  current?: Spot;
}

/** What is seen, in paint order; the buttons over it carry the words. */
export function Picture({ model, selected, highlighted = null, current }: PictureProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus
    <g aria-hidden="true">
      <Lines model={model} />
      {centerOrder.map((id) => (
        <CenterShape
          key={id}
          center={id}
          isDefined={isDefined(model, id)}
          isPointed={isSameSpot(highlighted, centerSpot(id))}
        />
      ))}
      {centerOrder.map((id) => (
        <CenterName key={id} center={id} />
      ))}
      <Discs model={model} gates={GATE_NUMBERS} />
      {selected && <LitParts model={model} spot={selected} />}
      {highlighted?.kind === 'gate' && <Halo gate={highlighted.gate} />}
      {current && <FocusRing model={model} spot={current} />}
    </g>
  );
}

interface DiscsProps {
  model: BodygraphModel;
  gates: readonly GateNumber[];
}

const Discs = memo(function Discs({ model, gates }: DiscsProps) {
  return gates.map((gate) => (
    <GateDisc
      key={gate}
      gate={gate}
      x={gatePlaces[gate].x}
      y={gatePlaces[gate].y}
      status={model.gates[gate].status}
    />
  ));
});

/** Marks a gate that is pointed at or chosen. */
function Halo({ gate }: { gate: GateNumber }) {
  return <SpotOutline spot={gateSpot(gate)} className="bodygraph-halo" strokeWidth={1.5} />;
}

interface SpotProps {
  model: BodygraphModel;
  spot: Spot;
}

/** On top of everything; a center's own discs lie over its ring, so that their numbers stay whole. */
function FocusRing({ model, spot }: SpotProps) {
  return (
    <g className="bodygraph-focus">
      <SpotOutline spot={spot} className="bodygraph-focus-casing" strokeWidth={6} />
      <SpotOutline spot={spot} className="bodygraph-focus-line" strokeWidth={3} />
      {spot.kind === 'center' && <Discs model={model} gates={centerLayout(spot.center).gates} />}
    </g>
  );
}

/** A veil over the picture, and over it what belongs to the chosen spot. */
function LitParts({ model, spot }: SpotProps) {
  const lit = litBy(model, spot);
  const [x, y, width, height] = VIEW_BOX;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} className="bodygraph-veil" />
      <g className="bodygraph-lit">
        <Lines model={model} channels={lit.channels} segments={lit.segments} />
        {spot.kind === 'center' && (
          <>
            <CenterShape center={spot.center} isDefined={isDefined(model, spot.center)} />
            <CenterName center={spot.center} />
          </>
        )}
        <Discs model={model} gates={[...lit.gates]} />
        {spot.kind === 'gate' && <Halo gate={spot.gate} />}
      </g>
    </>
  );
}
