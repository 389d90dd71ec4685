import { memo, useMemo } from 'react';
import { SIZES, VIEW_BOX } from '#shared/bodygraph/layout.data.ts';
import { centerLayout, centerOrder, gatePlaces } from '#shared/bodygraph/layout.ts';
import { collectiveModel, type DrawnModel, isDefined } from '#shared/bodygraph/model.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID, type ChannelId } from '#shared/engine/channels.ts';
import { onFirstUse } from '#shared/engine/on-first-use.ts';
import { GATE_NUMBERS, type GateNumber } from '#shared/engine/wheel.ts';
import { CenterName, CenterShape } from './center-shape.tsx';
import { DoubtRims, DoubtRings } from './doubt-rims.tsx';
import { type DrawnDoubts, type Faded, fadedIn } from './doubts.ts';
import type { DrawIn } from './draw-in.ts';
import { DiscNumber, GateDisc } from './gate-disc.tsx';
import { AppearingGates, FillingCenters, GrowingLines } from './growth.tsx';
import { SpotOutline } from './hit-layer.tsx';
import { Lines } from './lines.tsx';
import { litBy } from './lit.ts';
import { centerSpot, channelSpot, gateSpot, isSameSpot, type Spot, spotKey } from './navigation.ts';

interface PictureProps {
  model: DrawnModel;
  /** Marks what depends on the birth time. */
  doubts?: DrawnDoubts | null | undefined;
  selected?: Spot | null;
  highlighted?: Spot | null;
  /** What something outside the picture refers to; a selection takes precedence. */
  lit?: readonly Spot[] | undefined;
  /** What the page's headline is about: it glows, and nothing is veiled, while nothing is lit. */
  marked?: readonly Spot[] | undefined;
  /** The focus ring's spot while the keyboard is in the picture. */
  current?: Spot;
  /** It draws itself now: what appears, while its shapes are blank. */
  drawIn?: DrawIn | undefined;
}

const blank = onFirstUse(() => collectiveModel([]));
const BLANK = { faded: null, doubts: null };

const NOTHING: readonly Spot[] = [];

/** The visible shapes, in paint order; the buttons over them have the labels. */
export function Picture({ selected, highlighted = null, current, ...props }: PictureProps) {
  const { model, doubts } = props;
  const lit = selected ? [selected] : (props.lit ?? NOTHING);
  const chosen = selected && isGate(selected) ? selected : null;
  const faded = useMemo(() => (doubts ? fadedIn(doubts) : null), [doubts]);
  const part = { model, faded };
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus
    <g aria-hidden="true">
      <Shapes {...props} faded={faded} highlighted={highlighted} />
      {lit.length > 0 ? (
        <LitParts {...part} spots={lit} />
      ) : (
        props.marked?.map((spot) => <Glow key={spotKey(spot)} {...part} spot={spot} />)
      )}
      {chosen && <ChosenGate model={model} spot={chosen} isDoubted={isDoubted(doubts, chosen)} />}
      {highlighted && !isSameGate(highlighted, chosen) && (
        <HoverHalo {...part} spot={highlighted} />
      )}
      {current && <FocusRing {...part} spot={current} chosen={chosen} />}
    </g>
  );
}

interface ShapesProps extends Pick<PictureProps, 'model' | 'doubts' | 'drawIn'> {
  faded: Faded | null;
  highlighted: Spot | null;
}

/** Lines, centers, and gates; blank while they draw themselves, with what appears in its place. */
function Shapes({ drawIn, highlighted, ...whole }: ShapesProps) {
  const { model, faded, doubts } = drawIn ? { ...BLANK, model: blank() } : whole;
  const isFaded = (id: CenterId) => isDefined(model, id) && (doubts?.centers.has(id) ?? false);
  return (
    <>
      <Lines model={model} faded={faded} />
      {drawIn && <GrowingLines lines={drawIn.lines} />}
      {centerOrder.map((id) => (
        <CenterShape
          key={id}
          center={id}
          isDefined={isDefined(model, id)}
          isFaded={isFaded(id)}
          isPointed={isSameSpot(highlighted, centerSpot(id))}
        />
      ))}
      {doubts && <DoubtRims doubts={doubts} />}
      {centerOrder.map((id) => (
        // On a pale center a name is as dark or light as on an open one.
        <CenterName key={id} center={id} isDefined={isDefined(model, id) && !isFaded(id)} />
      ))}
      {drawIn && <FillingCenters centers={drawIn.centers} />}
      <Discs model={model} gates={GATE_NUMBERS} />
      {drawIn && <AppearingGates gates={drawIn.gates} model={whole.model} />}
      {doubts && <DoubtRings doubts={doubts} model={model} />}
    </>
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

/** What the veil would make hard to read. */
function Numbers({ model, gates }: DiscsProps) {
  return (
    <g>
      {gates.map((gate) => (
        <DiscNumber
          key={gate}
          gate={gate}
          x={gatePlaces[gate].x}
          y={gatePlaces[gate].y}
          status={model.gates[gate].status}
        />
      ))}
    </g>
  );
}

interface SpotProps {
  model: DrawnModel;
  faded: Faded | null;
  spot: Spot;
}

/** Behind a channel and both its gates, or a gate, which are drawn again on top. */
function Glow({ spot, ...part }: SpotProps) {
  if (spot.kind === 'center') return null;
  const isChannel = spot.kind === 'channel';
  const gates = isChannel ? CHANNEL_BY_ID[spot.channel].gates : [spot.gate];
  return (
    <g className="bodygraph-source">
      {isChannel && (
        <SpotOutline spot={spot} className="bodygraph-glow" strokeWidth={GLOW_AROUND_CHANNEL} />
      )}
      {gates.map((gate) => (
        <SpotOutline
          key={gate}
          spot={gateSpot(gate)}
          className="bodygraph-glow"
          strokeWidth={GLOW_AROUND_GATE}
        />
      ))}
      {isChannel ? (
        <Channel {...part} id={spot.channel} />
      ) : (
        <Discs model={part.model} gates={gates} />
      )}
    </g>
  );
}

/** A center has it on its own shape. */
function HoverHalo(part: SpotProps) {
  return part.spot.kind !== 'center' && <Halo {...part} />;
}

/** Marks a hovered or lit gate or channel. */
function Halo({ spot, ...part }: SpotProps) {
  if (spot.kind !== 'channel') {
    return <SpotOutline spot={spot} className="bodygraph-halo" strokeWidth={1.5} />;
  }
  return (
    <>
      <SpotOutline spot={spot} className="bodygraph-halo" strokeWidth={AROUND_CHANNEL + 3} />
      <Channel {...part} id={spot.channel} />
    </>
  );
}

const CHOSEN_SCALE = 1.25;
/** Of its ring, before it is enlarged. */
const CHOSEN_RADIUS = SIZES.gateRadius + 2.5;
/** Around that ring. */
const CHOSEN_FOCUS_RADIUS = 24;

type GateSpot = Extract<Spot, { gate: GateNumber }>;
type ChannelSpot = Extract<Spot, { kind: 'channel' }>;

interface ChosenGateProps {
  model: DrawnModel;
  spot: GateSpot;
  /** Its rim of dots is under it. */
  isDoubted: boolean;
}

/** The subject of an open card: larger than its neighbors, so that the eye finds it. */
function ChosenGate({ model, spot, isDoubted }: ChosenGateProps) {
  const { gate } = spot;
  const { x, y } = gatePlaces[gate];
  return (
    <g
      className="bodygraph-chosen-gate"
      transform={`translate(${x} ${y}) scale(${CHOSEN_SCALE}) translate(${-x} ${-y})`}
    >
      <SpotOutline
        spot={spot}
        radius={CHOSEN_RADIUS}
        className="bodygraph-focus-casing"
        strokeWidth={5}
      />
      <GateDisc gate={gate} x={x} y={y} status={model.gates[gate].status} />
      <SpotOutline
        spot={spot}
        radius={CHOSEN_RADIUS}
        className="bodygraph-chosen"
        strokeWidth={3}
        dashes={isDoubted ? '2.5 2.5' : undefined}
      />
    </g>
  );
}

/** A line that goes around a channel and both its gates: as strong as the ring of a chosen gate. */
function ChosenChannel({ spot }: { spot: ChannelSpot }) {
  return (
    <>
      <SpotOutline spot={spot} className="bodygraph-chosen" strokeWidth={AROUND_CHANNEL + 5} />
      {CHANNEL_BY_ID[spot.channel].gates.map((gate) => (
        <SpotOutline
          key={gate}
          spot={gateSpot(gate)}
          radius={CHOSEN_RADIUS + 0.5}
          className="bodygraph-chosen"
          strokeWidth={3.75}
        />
      ))}
    </>
  );
}

/** A ring around a channel is a wider line under it. */
const AROUND_CHANNEL = SIZES.channelCasing;
/** Wider than a ring, or red lines would hide it. */
const GLOW_AROUND_CHANNEL = AROUND_CHANNEL + 12;
const GLOW_AROUND_GATE = 12;

function Channel({ model, faded, id }: Omit<SpotProps, 'spot'> & { id: ChannelId }) {
  const { channels, segments, gates } = litBy(model, [channelSpot(id)]);
  return (
    <>
      <Lines model={model} channels={channels} segments={segments} faded={faded} />
      <Discs model={model} gates={[...gates]} />
    </>
  );
}

/**
 * On top of everything; what the ring goes around covers it, so that its numbers stay readable.
 */
function FocusRing({ spot, chosen, ...part }: SpotProps & { chosen: GateSpot | null }) {
  const around = spot.kind === 'channel' ? AROUND_CHANNEL : 0;
  const ring = { spot, radius: isSameGate(spot, chosen) ? CHOSEN_FOCUS_RADIUS : undefined };
  return (
    <g className="bodygraph-focus">
      <SpotOutline {...ring} className="bodygraph-focus-casing" strokeWidth={around + 6} />
      <SpotOutline {...ring} className="bodygraph-focus-line" strokeWidth={around + 3} />
      {spot.kind === 'center' && (
        <Discs model={part.model} gates={centerLayout(spot.center).gates} />
      )}
      {spot.kind === 'channel' && <Channel {...part} id={spot.channel} />}
    </g>
  );
}

interface LitPartsProps extends Omit<SpotProps, 'spot'> {
  spots: readonly Spot[];
}

/** A veil over the picture, and on top of it what belongs to these spots. */
function LitParts({ model, faded, spots }: LitPartsProps) {
  const lit = litBy(model, spots);
  const [x, y, width, height] = VIEW_BOX;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} className="bodygraph-veil" />
      <Numbers model={model} gates={GATE_NUMBERS.filter((gate) => !lit.gates.has(gate))} />
      <g className="bodygraph-lit">
        {spots.map(
          (spot) => spot.kind === 'channel' && <ChosenChannel key={spotKey(spot)} spot={spot} />,
        )}
        <Lines model={model} channels={lit.channels} segments={lit.segments} faded={faded} />
        {spots.map(
          (spot) =>
            spot.kind === 'center' && (
              <LitCenter key={spotKey(spot)} model={model} center={spot.center} />
            ),
        )}
        <Discs model={model} gates={[...lit.gates]} />
        {spots.map(
          (spot) =>
            isGate(spot) && <Halo key={spotKey(spot)} model={model} faded={faded} spot={spot} />,
        )}
      </g>
    </>
  );
}

function isGate(spot: Spot): spot is GateSpot {
  return spot.kind === 'gate' || spot.kind === 'position';
}

function isSameGate(spot: Spot, chosen: GateSpot | null): boolean {
  return isGate(spot) && spot.gate === chosen?.gate;
}

function isDoubted(doubts: DrawnDoubts | null | undefined, { gate }: GateSpot): boolean {
  return doubts?.gates.has(gate) ?? false;
}

function LitCenter({ model, center }: { model: DrawnModel; center: CenterId }) {
  return (
    <>
      <CenterShape center={center} isDefined={isDefined(model, center)} isPointed />
      <CenterName center={center} isDefined={isDefined(model, center)} />
    </>
  );
}
