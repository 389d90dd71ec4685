import { AskAbout } from '#client/components/ui/ask-about.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { BODY_NAMES } from '#shared/engine/bodies.ts';
import type { ChannelStatus } from '#shared/engine/bodygraph.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID, type ChannelId, partnerGate } from '#shared/engine/channels.ts';
import { GATES } from '#shared/engine/gates.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { GateDisc } from './gate-disc.tsx';
import { centerName, channelTitle, gateName, SIDE_NAMES, STATUS_NAMES } from './labels.ts';
import { centerLayout } from './layout.ts';
import { type BodygraphModel, filledChannelsOf, type Holder, isDefined } from './model.ts';
import { centerSpot, gateSpot, type Spot } from './navigation.ts';
import { PlanetGlyph } from './planet-glyph.tsx';

export interface DetailCardProps {
  model: BodygraphModel;
  spot: Spot;
  /** Moves on to another gate or center. */
  onSelect: (spot: Spot) => void;
}

/** The card's heading, for its frame. */
export function detailTitle(spot: Spot): string {
  return spot.kind === 'gate'
    ? `Gate ${spot.gate}: ${gateName(spot.gate)}`
    : titleCase(centerName(spot.center));
}

/** Everything that the chart says about a gate or a center. */
export function DetailCard({ model, spot, onSelect }: DetailCardProps) {
  return spot.kind === 'gate' ? (
    <GateDetail model={model} gate={spot.gate} onSelect={onSelect} />
  ) : (
    <CenterDetail model={model} center={spot.center} onSelect={onSelect} />
  );
}

const LINK_CLASS = 'text-link text-left';

interface GateDetailProps extends Omit<DetailCardProps, 'spot'> {
  gate: GateNumber;
}

function GateDetail({ model, gate, onSelect }: GateDetailProps) {
  const { center, holders } = model.gates[gate];
  return (
    <div className="space-y-3 text-sm">
      <p className="text-muted">
        In the{' '}
        <button type="button" className={LINK_CLASS} onClick={() => onSelect(centerSpot(center))}>
          {centerName(center)}
        </button>
        , {isDefined(model, center) ? 'defined' : 'undefined'}
      </p>
      {holders.length > 0 ? (
        <ul className="space-y-1">
          {holders.map((holder) => (
            <HolderLine key={holder.side + holder.body} holder={holder} />
          ))}
        </ul>
      ) : (
        <p>Not active: none of the 26 positions falls in this gate.</p>
      )}
      <ul className="space-y-2 border-t border-line pt-3">
        {GATES[gate].channels.map((id) => (
          <ChannelLine key={id} model={model} gate={gate} id={id} onSelect={onSelect} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3 empty:hidden">
        <AskAbout context={{ kind: 'gate', value: `${gate}` }} words={`gate ${gate}`} />
        {GATES[gate].channels.map((id) => (
          <AskAbout
            key={id}
            context={{ kind: 'channel', value: id }}
            words={`channel ${id}`}
            label={id}
            isPlain
            className="figures pointer-coarse:min-w-11"
          />
        ))}
      </div>
    </div>
  );
}

function HolderLine({ holder: { side, body, line } }: { holder: Holder }) {
  return (
    <li
      className={cx(
        'flex items-center gap-2',
        side === 'design' ? 'text-design' : 'text-personality',
      )}
    >
      <PlanetGlyph body={body} className="size-4.5" />
      <span className="flex-1">
        <span className="font-medium">{BODY_NAMES[body]}</span> {SIDE_NAMES[side]}
      </span>
      {line !== null && <span className="figures font-medium">Line {line}</span>}
    </li>
  );
}

interface ChannelLineProps extends GateDetailProps {
  id: ChannelId;
}

function ChannelLine({ model, gate, id, onSelect }: ChannelLineProps) {
  const partner = partnerGate(CHANNEL_BY_ID[id], gate);
  return (
    <li>
      <p className="flex items-baseline justify-between gap-2">
        <span className="font-medium">{channelTitle(id)}</span>
        <ChannelState state={model.graph.channelStatus[id]} />
      </p>
      <p className="text-muted">
        <button type="button" className={LINK_CLASS} onClick={() => onSelect(gateSpot(partner))}>
          Gate {partner}, {gateName(partner)}
        </button>{' '}
        {partnerClause(model, gate, partner)}
      </p>
    </li>
  );
}

function ChannelState({ state }: { state: ChannelStatus }) {
  return <span className={state === 'filled' ? 'font-medium' : 'text-muted'}>{state}</span>;
}

/** Text after the partner gate's name. */
function partnerClause(model: BodygraphModel, gate: GateNumber, partner: GateNumber): string {
  if (model.gates[partner].status === 'none') return 'is not active.';
  return model.gates[gate].status === 'none' ? 'is active.' : 'is active too.';
}

interface CenterDetailProps extends Omit<DetailCardProps, 'spot'> {
  center: CenterId;
}

function CenterDetail({ model, center, onSelect }: CenterDetailProps) {
  return (
    <div className="space-y-3 text-sm">
      <CenterState model={model} center={center} />
      <ul className="flex flex-wrap gap-0.5" aria-label="Gates">
        {centerLayout(center).gates.map((gate) => (
          <li key={gate}>
            <button
              type="button"
              aria-label={`Gate ${gate}, ${gateName(gate)}: ${STATUS_NAMES[model.gates[gate].status]}`}
              className="grid size-10 place-items-center rounded-md hover:bg-well"
              onClick={() => onSelect(gateSpot(gate))}
            >
              <svg viewBox="0 0 28 28" aria-hidden="true" className="bodygraph-mark size-8">
                <GateDisc x={14} y={14} gate={gate} status={model.gates[gate].status} />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      <AskAbout
        context={{ kind: 'center', value: center }}
        words={`the ${centerName(center)}`}
        className="border-t border-line pt-3"
      />
    </div>
  );
}

function CenterState({ model, center }: { model: BodygraphModel; center: CenterId }) {
  const channels = filledChannelsOf(model, center);
  if (channels.length > 0) {
    return (
      <div>
        <p>Defined, because a filled channel joins it to another center:</p>
        <ul className="font-medium">
          {channels.map((id) => (
            <li key={id}>{channelTitle(id)}</li>
          ))}
        </ul>
      </div>
    );
  }
  return model.graph.completelyOpenCenters.includes(center) ? (
    <p>Undefined and completely open: none of its gates is active.</p>
  ) : (
    <p>Undefined: no filled channel reaches it.</p>
  );
}

function titleCase(text: string): string {
  return text.replace(/ center$/, ' Center');
}
