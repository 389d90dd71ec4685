import { paths } from '#client/lib/paths.ts';
import type { BodygraphModel } from '#shared/bodygraph/model.ts';
import { andList } from '#shared/domain/english.ts';
import { BODY_NAMES } from '#shared/engine/bodies.ts';
import { CHANNEL_BY_ID, type ChannelId, partnerGate } from '#shared/engine/channels.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { CHANNELS_AT_WORK } from '#shared/knowledge/at-work-texts.data.ts';
import { CHANNEL_TEXTS } from '#shared/knowledge/channel-texts.data.ts';
import { GATE_TEXTS } from '#shared/knowledge/gate-texts.data.ts';
import { channelInOthers } from '#shared/knowledge/in-others.ts';
import { asClause } from '#shared/knowledge/prose.ts';
import { seenBy } from './card-content.ts';
import {
  type CardProps,
  Chip,
  Footnote,
  Lead,
  LibraryLink,
  Part,
  PartLink,
  Row,
  Rows,
  WatchOut,
} from './card-parts.tsx';
import { channelTitle } from './labels.ts';
import { gateSpot } from './navigation.ts';

/** A channel: whole in the chart, half of it, or met in others only. */
export function ChannelCard({ id, model, onSelect }: CardProps & { id: ChannelId }) {
  const { gates } = CHANNEL_BY_ID[id];
  return (
    <>
      <Lead>{leadOf(id, model)}</Lead>
      <dl className="grid gap-[inherit]">
        <ChannelWatchOut id={id} model={model} />
        <AtWork id={id} model={model} />
        <Part label="Its two gates">
          <Rows label={`Who has which half of ${channelTitle(id)}`}>
            {gates.map((gate) => (
              <Row key={gate} mark={<Chip status={model.gates[gate].status}>{gate}</Chip>}>
                <PartLink onClick={() => onSelect(gateSpot(gate))}>
                  {GATE_TEXTS[gate].keynote}
                </PartLink>
                {/* Of a channel with neither gate the card has said so. */}
                {model.graph.channelStatus[id] !== 'empty' && (
                  <span className="block text-xs leading-[1.125rem] text-muted">
                    {holderWords(model, gate)}
                  </span>
                )}
              </Row>
            ))}
          </Rows>
        </Part>
      </dl>
      <Footnote>
        <LibraryLink href={paths.library.channel(id)}>{`More about channel ${id}`}</LibraryLink>
      </Footnote>
    </>
  );
}

type ChannelProps = Pick<CardProps, 'model'> & { id: ChannelId };

/** What the channel gives, alone, together with a colleague or in others. */
function leadOf(id: ChannelId, model: BodygraphModel): string {
  const { strength } = CHANNEL_TEXTS[id];
  const { gates } = CHANNEL_BY_ID[id];
  const own = gates.find((gate) => model.gates[gate].status !== 'none');
  if (own === undefined)
    return `You don’t have this one; you’ll meet it in colleagues. ${channelInOthers(id).gift}`;
  if (model.graph.channelStatus[id] === 'filled') return strength;
  const other = partnerGate(CHANNEL_BY_ID[id], own);
  return `Together with someone who has gate ${other}, ${asClause(strength)}`;
}

function ChannelWatchOut({ id, model }: ChannelProps) {
  const { watchout } = CHANNEL_TEXTS[id];
  switch (model.graph.channelStatus[id]) {
    case 'filled':
      return <WatchOut>{watchout}</WatchOut>;
    case 'partial':
      return <WatchOut label="What to watch together">{watchout}</WatchOut>;
    default:
      return <WatchOut label="Working with them">{channelInOthers(id).watchout}</WatchOut>;
  }
}

/** What to do with it, alone or together; nothing where it is somebody else's. */
function AtWork({ id, model }: ChannelProps) {
  const status = model.graph.channelStatus[id];
  if (status === 'empty') return null;
  return (
    <Part label={status === 'filled' ? 'At work' : 'At work, together'}>
      {CHANNELS_AT_WORK[id]}
    </Part>
  );
}

/** "You and others see it · Uranus and Mars" */
function holderWords(model: BodygraphModel, gate: GateNumber): string {
  const { holders } = model.gates[gate];
  if (holders.length === 0) return 'Someone else brings this one';
  const bodies = [...new Set(holders.map(({ body }) => BODY_NAMES[body]))];
  const seen = seenBy(holders);
  return `${seen.charAt(0).toUpperCase()}${seen.slice(1)} · ${andList(bodies)}`;
}
