import { Link } from 'wouter';
import { paths } from '#client/lib/paths.ts';
import { centerLayout } from '#shared/bodygraph/layout.ts';
import {
  type BodygraphModel,
  filledChannelsOf,
  type Holder,
  isDefined,
} from '#shared/bodygraph/model.ts';
import { andList } from '#shared/domain/english.ts';
import { BODY_NAMES } from '#shared/engine/bodies.ts';
import type { ChannelStatus } from '#shared/engine/bodygraph.ts';
import { CENTERS, type CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID, type ChannelId, partnerGate } from '#shared/engine/channels.ts';
import { GATES } from '#shared/engine/gates.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { CENTER_TEXTS } from '#shared/knowledge/center-texts.data.ts';
import { CHANNEL_TEXTS } from '#shared/knowledge/channel-texts.data.ts';
import { CIRCUIT_TEXTS } from '#shared/knowledge/circuit-texts.data.ts';
import { type Completion, completionOf } from '#shared/knowledge/completion.ts';
import { GATE_TEXTS } from '#shared/knowledge/gate-texts.data.ts';
import { channelInOthers, gateInOthers } from '#shared/knowledge/in-others.ts';
import { PLANET_TEXTS } from '#shared/knowledge/planet-texts.data.ts';
import { asClause } from '#shared/knowledge/prose.ts';
import { FROM_CONSCIOUS, lineRowsOf, SIDE_WORDS } from './card-content.ts';
import { Chip, Meaning, MiniChannel, PartLink, Row, Rows } from './card-parts.tsx';
import { GateDisc } from './gate-disc.tsx';
import { channelTitle, gateName } from './labels.ts';
import { centerSpot, channelSpot, gateSpot, type PositionSpot, type Spot } from './navigation.ts';

interface PartProps {
  model: BodygraphModel;
  /** Moves on to the card of another part. */
  onSelect: (spot: Spot) => void;
}

/** What a part of the chart means, below its headline. */
export function DetailCard({ spot, ...part }: PartProps & { spot: Spot }) {
  switch (spot.kind) {
    case 'gate':
      return <GateCard gate={spot.gate} {...part} />;
    case 'channel':
      return <ChannelCard id={spot.channel} {...part} />;
    case 'center':
      return <CenterCard center={spot.center} {...part} />;
    case 'position':
      return <PositionCard spot={spot} {...part} />;
  }
}

function GateCard({ gate, model, onSelect }: PartProps & { gate: GateNumber }) {
  const { holders } = model.gates[gate];
  const { gift, watchout } = holders.length > 0 ? GATE_TEXTS[gate] : gateInOthers(gate);
  // What this chart has a part in comes first.
  const channels = GATES[gate].channels.toSorted(
    (a, b) => rankOf(model.graph.channelStatus[a]) - rankOf(model.graph.channelStatus[b]),
  );
  const isActive = (other: GateNumber) => model.gates[other].status !== 'none';
  const completions = channels.flatMap((id) => {
    const completion = completionOf(id, gate, isActive);
    return completion ? [{ id, completion }] : [];
  });
  return (
    <>
      <Meaning gift={gift} watchout={watchout} />
      {(holders.length > 0 || completions.length > 0) && (
        <Rows label={`Gate ${gate} in this chart`}>
          <LineRows gate={gate} holders={holders} />
          {completions.map(({ id, completion }) => (
            <CompletionRow
              key={id}
              id={id}
              completion={completion}
              gate={gate}
              model={model}
              onSelect={onSelect}
            />
          ))}
        </Rows>
      )}
      <p className="text-xs text-muted">
        {hasReading(gate, holders) && 'Lines are our own reading. '}
        <LibraryLink href={paths.library.gate(gate)}>{`More about gate ${gate}`}</LibraryLink>
      </p>
    </>
  );
}

function rankOf(status: ChannelStatus): number {
  return ['filled', 'partial', 'empty'].indexOf(status);
}

function hasReading(gate: GateNumber, holders: readonly Holder[]): boolean {
  return lineRowsOf(gate, holders).some(({ isReading }) => isReading);
}

function LibraryLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="rounded-sm underline underline-offset-3 hover:text-ink">
      {children}
    </Link>
  );
}

function LineRows({ gate, holders }: { gate: GateNumber; holders: readonly Holder[] }) {
  return lineRowsOf(gate, holders).map(({ value, status, sides, holders: own, text }) => (
    <Row key={value} mark={<Chip status={status}>{value}</Chip>}>
      <span className="block text-muted">
        {positionWords(own)} · {asClause(sides)}
      </span>
      {text}
    </Row>
  ));
}

/** "Uranus, line 2" */
function positionWords(holders: readonly Holder[]): string {
  const bodies = andList([...new Set(holders.map(({ body }) => BODY_NAMES[body]))]);
  const line = holders[0]?.line ?? null;
  return line === null ? bodies : `${bodies}, line ${line}`;
}

interface CompletionProps extends PartProps {
  id: ChannelId;
  completion: Completion;
  gate: GateNumber;
}

function CompletionRow({ id, completion, gate, model, onSelect }: CompletionProps) {
  const { partner, lead, channelName } = completion;
  const [before, after] = lead.split(`gate ${partner}`);
  return (
    <Row mark={<MiniChannel from={model.gates[gate].status} to={model.gates[partner].status} />}>
      {before}
      <PartLink onClick={() => onSelect(gateSpot(partner))}>gate {partner}</PartLink>
      {after}{' '}
      <PartLink onClick={() => onSelect(channelSpot(id))}>
        <strong className="font-semibold">{channelName}</strong>
      </PartLink>
      : {asClause(CHANNEL_TEXTS[id].keynote)}.
    </Row>
  );
}

function ChannelCard({ id, model, onSelect }: PartProps & { id: ChannelId }) {
  const { gates, centers, circuit, group } = CHANNEL_BY_ID[id];
  const [from, to] = centers.map((center) => CENTERS[center].name);
  const status = model.graph.channelStatus[id];
  const own = CHANNEL_TEXTS[id];
  const { gift, watchout } =
    status === 'filled' ? { gift: own.strength, watchout: own.watchout } : channelInOthers(id);
  return (
    <>
      <Meaning gift={gift} watchout={watchout} />
      <Rows label={`Who has which half of ${channelTitle(id)}`}>
        {gates.map((gate) => (
          <Row key={gate} mark={<Chip status={model.gates[gate].status}>{gate}</Chip>}>
            <PartLink onClick={() => onSelect(gateSpot(gate))}>
              {GATE_TEXTS[gate].keynote}:
            </PartLink>{' '}
            {halfText(model, id, gate)}
          </Row>
        ))}
      </Rows>
      <p className="text-xs text-muted">
        {from} to {to}, {circuit} circuit{group === circuit ? '' : ` (${group})`}:{' '}
        {asClause(CIRCUIT_TEXTS[circuit])}{' '}
        <LibraryLink href={paths.library.channel(id)}>{`More about channel ${id}`}</LibraryLink>
      </p>
    </>
  );
}

/** "yours, consciously (Uranus 26.2)" */
function halfText(model: BodygraphModel, id: ChannelId, gate: GateNumber): string {
  const { holders } = model.gates[gate];
  if (holders.length === 0) {
    const other = partnerGate(CHANNEL_BY_ID[id], gate);
    return model.gates[other].status === 'none'
      ? 'not in your chart.'
      : 'someone who has it completes the channel with you.';
  }
  const sides = FROM_CONSCIOUS.flatMap((side) => {
    const own = holders.filter((holder) => holder.side === side);
    if (own.length === 0) return [];
    return [
      `${SIDE_WORDS[side].toLowerCase()} (${andList(own.map(({ body }) => BODY_NAMES[body]))})`,
    ];
  });
  return `yours, ${sides.join(' and ')}.`;
}

function CenterCard({ center, model, onSelect }: PartProps & { center: CenterId }) {
  const texts = CENTER_TEXTS[center];
  const isOn = isDefined(model, center);
  const channels = filledChannelsOf(model, center);
  const isUntouched = model.graph.completelyOpenCenters.includes(center);
  return (
    <>
      <Meaning
        gift={isOn ? texts.defined : texts.open}
        watchout={isOn ? texts.definedWatchout : texts.watchout}
      />
      <div className="grid gap-2 border-t border-line pt-2.5 text-xs in-[.detail-sheet]:text-sm">
        <CenterGates center={center} model={model} onSelect={onSelect} />
        {channels.length > 0 ? (
          <p>
            Defined by{' '}
            {channels.map((id, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <PartLink onClick={() => onSelect(channelSpot(id))}>{channelTitle(id)}</PartLink>
              </span>
            ))}
            .
          </p>
        ) : (
          <p className="text-muted">
            {isUntouched
              ? 'Completely open: none of its gates is active.'
              : 'No complete channel reaches it.'}
          </p>
        )}
        <p className="text-muted">
          <LibraryLink href={paths.library.center(center)}>
            {`More about the ${CENTERS[center].name}`}
          </LibraryLink>
        </p>
      </div>
    </>
  );
}

/** The gates of a center: those of the chart with their keynotes, the others on demand. */
function CenterGates({ center, model, onSelect }: PartProps & { center: CenterId }) {
  const { gates } = centerLayout(center);
  const isActive = (gate: GateNumber) => model.gates[gate].status !== 'none';
  const active = gates.filter(isActive);
  const others = gates.filter((gate) => !isActive(gate));
  return (
    <>
      {active.length > 0 && (
        <ul className="grid gap-1.5" aria-label="Gates in this chart">
          {active.map((gate) => (
            <Row key={gate} mark={<Chip status={model.gates[gate].status}>{gate}</Chip>}>
              <PartLink onClick={() => onSelect(gateSpot(gate))}>
                {GATE_TEXTS[gate].keynote}
              </PartLink>
            </Row>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details className="group">
          <summary className="flex min-h-6 items-center text-muted underline decoration-line-strong underline-offset-3 pointer-coarse:min-h-11">
            {countOfOthers(others.length, active.length > 0)}
          </summary>
          <ul className="-mx-1 flex flex-wrap" aria-label="Gates not in this chart">
            {others.map((gate) => (
              <li key={gate}>
                <button
                  type="button"
                  aria-label={`Gate ${gate}, ${gateName(gate)}`}
                  className="grid size-8.5 place-items-center rounded-md hover:bg-well pointer-coarse:size-11"
                  onClick={() => onSelect(gateSpot(gate))}
                >
                  <svg viewBox="0 0 28 28" aria-hidden="true" className="bodygraph-mark size-7">
                    <GateDisc x={14} y={14} gate={gate} status="none" />
                  </svg>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** "7 other gates" */
function countOfOthers(count: number, hasOwn: boolean): string {
  const gates = count === 1 ? 'gate' : 'gates';
  return hasOwn ? `${count} other ${gates}` : `Its ${count} ${gates}`;
}

function PositionCard({ spot, model, onSelect }: PartProps & { spot: PositionSpot }) {
  const { side, body, gate } = spot;
  const { holders } = model.gates[gate];
  const own = holders.filter((holder) => holder.side === side && holder.body === body);
  const [row] = lineRowsOf(gate, own);
  return (
    <>
      <p>{PLANET_TEXTS[body][side]}</p>
      <p>{GATE_TEXTS[gate].gift}</p>
      <Rows label={`${BODY_NAMES[body]} in this chart`}>
        {row?.isReading && (
          <Row mark={<Chip status={side}>{row.value}</Chip>}>
            {row.sides}: {asClause(row.text)}
          </Row>
        )}
        <Row mark={<Chip status={model.gates[gate].status}>{gate}</Chip>}>
          <PartLink onClick={() => onSelect(gateSpot(gate))}>
            Gate {gate}, {gateName(gate)}
          </PartLink>
          , in the{' '}
          <PartLink onClick={() => onSelect(centerSpot(GATES[gate].center))}>
            {CENTERS[GATES[gate].center].name}
          </PartLink>
        </Row>
      </Rows>
      <p className="text-xs text-muted">This is our own reading.</p>
    </>
  );
}
