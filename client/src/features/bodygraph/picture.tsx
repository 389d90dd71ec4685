import { memo } from 'react';
import type { CenterId } from '#shared/engine/centers.ts';
import { GATE_NUMBERS, type GateNumber } from '#shared/engine/wheel.ts';
import { CenterName, CenterShape } from './center-shape.tsx';
import { GateDisc } from './gate-disc.tsx';
import { SpotOutline } from './hit-layer.tsx';
import { VIEW_BOX } from './layout.data.ts';
import { centerLayout, centerOrder, gatePlaces } from './layout.ts';
import { Lines } from './lines.tsx';
import { type DrawnModel, isDefined } from './model.ts';
import { centerSpot, gateSpot, isSameSpot, type Spot, spotKey } from './navigation.ts';
import { litBy } from './paint.ts';

interface PictureProps {
  model: DrawnModel;
  selected?: Spot | null;
  highlighted?: Spot | null;
  /** What something outside the picture refers to; a selection takes precedence. */
  highlightedGates?: readonly GateNumber[] | undefined;
  /** The focus ring's spot while the keyboard is in the picture. */
  current?: Spot;
}

const NO_GATES: readonly GateNumber[] = [];

/** The visible shapes, in paint order; the buttons over them have the labels. */
export function Picture(props: PictureProps) {
  const { model, selected, highlighted = null, highlightedGates = NO_GATES, current } = props;
  const lit = selected ? [selected] : highlightedGates.map(gateSpot);
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
      {lit.length > 0 && <LitParts model={model} spots={lit} />}
      {highlighted?.kind === 'gate' && <Halo gate={highlighted.gate} />}
      {current && <FocusRing model={model} spot={current} />}
    </g>
  );
}

interface DiscsProps {
  model: DrawnModel;
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

/** Marks a hovered or selected gate. */
function Halo({ gate }: { gate: GateNumber }) {
  return <SpotOutline spot={gateSpot(gate)} className="bodygraph-halo" strokeWidth={1.5} />;
}

interface SpotProps {
  model: DrawnModel;
  spot: Spot;
}

/**
 * On top of everything; a center's own discs cover its ring, so that their numbers stay readable.
 */
function FocusRing({ model, spot }: SpotProps) {
  return (
    <g className="bodygraph-focus">
      <SpotOutline spot={spot} className="bodygraph-focus-casing" strokeWidth={6} />
      <SpotOutline spot={spot} className="bodygraph-focus-line" strokeWidth={3} />
      {spot.kind === 'center' && <Discs model={model} gates={centerLayout(spot.center).gates} />}
    </g>
  );
}

interface LitPartsProps {
  model: DrawnModel;
  spots: readonly Spot[];
}

/** A veil over the picture, and on top of it what belongs to these spots. */
function LitParts({ model, spots }: LitPartsProps) {
  const lit = litBy(model, spots);
  const [x, y, width, height] = VIEW_BOX;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} className="bodygraph-veil" />
      <g className="bodygraph-lit">
        <Lines model={model} channels={lit.channels} segments={lit.segments} />
        {spots.map(
          (spot) =>
            spot.kind === 'center' && (
              <LitCenter key={spotKey(spot)} model={model} center={spot.center} />
            ),
        )}
        <Discs model={model} gates={[...lit.gates]} />
        {spots.map((spot) => spot.kind === 'gate' && <Halo key={spotKey(spot)} gate={spot.gate} />)}
      </g>
    </>
  );
}

function LitCenter({ model, center }: { model: DrawnModel; center: CenterId }) {
  return (
    <>
      <CenterShape center={center} isDefined={isDefined(model, center)} />
      <CenterName center={center} />
    </>
  );
}
