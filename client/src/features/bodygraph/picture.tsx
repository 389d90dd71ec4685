import { memo } from 'react';
import { SIZES, VIEW_BOX } from '#shared/bodygraph/layout.data.ts';
import { centerLayout, centerOrder, gatePlaces } from '#shared/bodygraph/layout.ts';
import { type DrawnModel, isDefined } from '#shared/bodygraph/model.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import type { ChannelId } from '#shared/engine/channels.ts';
import { GATE_NUMBERS, type GateNumber } from '#shared/engine/wheel.ts';
import { CenterName, CenterShape } from './center-shape.tsx';
import { DoubtRims, DoubtRings } from './doubt-rims.tsx';
import type { DrawnDoubts } from './doubts.ts';
import { GateDisc } from './gate-disc.tsx';
import { SpotOutline } from './hit-layer.tsx';
import { Lines } from './lines.tsx';
import { litBy } from './lit.ts';
import { centerSpot, channelSpot, isSameSpot, type Spot, spotKey } from './navigation.ts';

interface PictureProps {
  model: DrawnModel;
  /** Marks what depends on the birth time. */
  doubts?: DrawnDoubts | null | undefined;
  selected?: Spot | null;
  highlighted?: Spot | null;
  /** What something outside the picture refers to; a selection takes precedence. */
  lit?: readonly Spot[] | undefined;
  /** The focus ring's spot while the keyboard is in the picture. */
  current?: Spot;
}

const NOTHING: readonly Spot[] = [];

/** The visible shapes, in paint order; the buttons over them have the labels. */
export function Picture(props: PictureProps) {
  const { model, doubts, selected, highlighted = null, current } = props;
  const lit = selected ? [selected] : (props.lit ?? NOTHING);
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
      {doubts && <DoubtRims doubts={doubts} />}
      {centerOrder.map((id) => (
        <CenterName key={id} center={id} isDefined={isDefined(model, id)} />
      ))}
      <Discs model={model} gates={GATE_NUMBERS} />
      {doubts && <DoubtRings doubts={doubts} />}
      {lit.length > 0 && <LitParts model={model} spots={lit} />}
      {highlighted && highlighted.kind !== 'center' && <Halo model={model} spot={highlighted} />}
      {current && <FocusRing model={model} spot={current} />}
    </g>
  );
}

interface DiscsProps {
  model: DrawnModel;
  gates: readonly GateNumber[];
}

export const Discs = memo(function Discs({ model, gates }: DiscsProps) {
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

interface SpotProps {
  model: DrawnModel;
  spot: Spot;
}

/** Marks a hovered or selected gate or channel. */
function Halo({ model, spot }: SpotProps) {
  if (spot.kind !== 'channel') {
    return <SpotOutline spot={spot} className="bodygraph-halo" strokeWidth={1.5} />;
  }
  return (
    <>
      <SpotOutline spot={spot} className="bodygraph-halo" strokeWidth={AROUND_CHANNEL + 3} />
      <Channel model={model} id={spot.channel} />
    </>
  );
}

/** A ring around a channel is a wider line under it. */
const AROUND_CHANNEL = SIZES.channelCasing;

function Channel({ model, id }: { model: DrawnModel; id: ChannelId }) {
  const { channels, segments, gates } = litBy(model, [channelSpot(id)]);
  return (
    <>
      <Lines model={model} channels={channels} segments={segments} />
      <Discs model={model} gates={[...gates]} />
    </>
  );
}

/**
 * On top of everything; what the ring goes around covers it, so that its numbers stay readable.
 */
function FocusRing({ model, spot }: SpotProps) {
  const around = spot.kind === 'channel' ? AROUND_CHANNEL : 0;
  return (
    <g className="bodygraph-focus">
      <SpotOutline spot={spot} className="bodygraph-focus-casing" strokeWidth={around + 6} />
      <SpotOutline spot={spot} className="bodygraph-focus-line" strokeWidth={around + 3} />
      {spot.kind === 'center' && <Discs model={model} gates={centerLayout(spot.center).gates} />}
      {spot.kind === 'channel' && <Channel model={model} id={spot.channel} />}
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
        {spots.map(
          (spot) =>
            spot.kind === 'channel' && (
              <SpotOutline
                key={spotKey(spot)}
                spot={spot}
                className="bodygraph-halo"
                strokeWidth={AROUND_CHANNEL + 3}
              />
            ),
        )}
        <Lines model={model} channels={lit.channels} segments={lit.segments} />
        {spots.map(
          (spot) =>
            spot.kind === 'center' && (
              <LitCenter key={spotKey(spot)} model={model} center={spot.center} />
            ),
        )}
        <Discs model={model} gates={[...lit.gates]} />
        {spots.map(
          (spot) => isGate(spot) && <Halo key={spotKey(spot)} model={model} spot={spot} />,
        )}
      </g>
    </>
  );
}

function isGate({ kind }: Spot): boolean {
  return kind === 'gate' || kind === 'position';
}

function LitCenter({ model, center }: { model: DrawnModel; center: CenterId }) {
  return (
    <>
      <CenterShape center={center} isDefined={isDefined(model, center)} isPointed />
      <CenterName center={center} isDefined={isDefined(model, center)} />
    </>
  );
}
