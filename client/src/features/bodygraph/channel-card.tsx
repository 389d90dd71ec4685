import { paths } from '#client/lib/paths.ts';
import type { BodygraphModel } from '#shared/bodygraph/model.ts';
import { CHANNEL_BY_ID, type ChannelId } from '#shared/engine/channels.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { CHANNELS_AT_WORK, HALF_CHANNELS_AT_WORK } from '#shared/knowledge/at-work-texts.data.ts';
import { CHANNEL_EXAMPLE_TEXTS } from '#shared/knowledge/channel-example-texts.data.ts';
import { CHANNEL_TEXTS } from '#shared/knowledge/channel-texts.data.ts';
import { GATE_TEXTS } from '#shared/knowledge/gate-texts.data.ts';
import { otherHalfOf } from '#shared/knowledge/half-channel.ts';
import { channelInOthers } from '#shared/knowledge/in-others.ts';
import { asSentence, bodiesOf, noticedBy } from './card-content.ts';
import {
  Advice,
  CardFold,
  type CardProps,
  Disc,
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
export function ChannelCard(props: ChannelProps) {
  const { id, model, isSheet } = props;
  return (
    <>
      <CardTexts {...props} />
      <CardFold summary={`More about channel ${id}`}>
        {isSheet && isWhole(props) && (
          <dl className="text-ink">
            <TwoGates {...props} areOwn />
          </dl>
        )}
        <Footnote>
          In Human Design, this channel is called “{CHANNEL_BY_ID[id].name}”.{' '}
          {sourceWords(model, id)}{' '}
          <LibraryLink
            href={paths.library.channel(id)}
          >{`Channel ${id} in the library`}</LibraryLink>
        </Footnote>
      </CardFold>
    </>
  );
}

/** "Your gate 26 comes from Uranus; your gate 44 comes from Venus." */
function sourceWords(model: BodygraphModel, id: ChannelId): string {
  const own = CHANNEL_BY_ID[id].gates.filter((gate) => model.gates[gate].holders.length > 0);
  const words = own.map(
    (gate) => `your gate ${gate} comes from ${bodiesOf(model.gates[gate].holders)}`,
  );
  return words.length === 0 ? '' : `${asSentence(words.join('; '))}.`;
}

type ChannelProps = CardProps & { id: ChannelId };

function isWhole({ id, model }: ChannelProps): boolean {
  return model.graph.channelStatus[id] === 'filled';
}

function ownGateOf({ id, model }: ChannelProps): GateNumber | undefined {
  return CHANNEL_BY_ID[id].gates.find((gate) => model.gates[gate].status !== 'none');
}

function CardTexts(props: ChannelProps) {
  const own = ownGateOf(props);
  if (own === undefined) return <OthersChannel {...props} />;
  if (isWhole(props)) return <OwnChannel {...props} />;
  return <HalfChannel {...props} own={own} />;
}

function OwnChannel(props: ChannelProps) {
  const { id, isSheet } = props;
  return (
    <>
      <Lead>{CHANNEL_TEXTS[id].strength}</Lead>
      <dl className="grid gap-[inherit]">
        <Advice>{CHANNELS_AT_WORK[id]}</Advice>
        <WatchOut>{CHANNEL_TEXTS[id].watchout}</WatchOut>
        <Part label="How it may show">{CHANNEL_EXAMPLE_TEXTS[id]}</Part>
        {!isSheet && <TwoGates {...props} areOwn />}
      </dl>
    </>
  );
}

/** How one notices half a channel, and what somebody with the other half adds. */
function HalfChannel({ own, ...card }: ChannelProps & { own: GateNumber }) {
  const { id, onSelect } = card;
  const { partner, theirs, yours } = otherHalfOf(id, own);
  return (
    <>
      <Lead>{HALF_CHANNELS_AT_WORK[id]}</Lead>
      <dl className="grid gap-[inherit]">
        <Part label="Who completes it">
          Someone with{' '}
          <PartLink onClick={() => onSelect(gateSpot(partner))}>gate {partner}</PartLink>
          {` ${theirs}; you ${yours} `}(
          <PartLink onClick={() => onSelect(gateSpot(own))} punctuation=").">
            gate {own}
          </PartLink>
        </Part>
        <WatchOut label="What to watch together">{CHANNEL_TEXTS[id].watchout}</WatchOut>
      </dl>
    </>
  );
}

function OthersChannel(props: ChannelProps) {
  const { gift, watchout } = channelInOthers(props.id);
  return (
    <>
      <Lead>You don’t have this one; you’ll meet it in colleagues. {gift}</Lead>
      <dl className="grid gap-[inherit]">
        <Advice label="Working with them">{watchout}</Advice>
        <TwoGates {...props} />
      </dl>
    </>
  );
}

interface TwoGatesProps extends ChannelProps {
  /** Says who notices which of them. */
  areOwn?: boolean;
}

function TwoGates({ id, model, onSelect, areOwn = false }: TwoGatesProps) {
  return (
    <Part label="Its two gates">
      <Rows label={`Who has which half of ${channelTitle(id)}`}>
        {CHANNEL_BY_ID[id].gates.map((gate) => (
          <Row key={gate} mark={<Disc gate={gate} status={model.gates[gate].status} />}>
            <PartLink onClick={() => onSelect(gateSpot(gate))}>{GATE_TEXTS[gate].keynote}</PartLink>
            {areOwn && (
              <span className="text-xs text-muted in-[.detail-sheet]:text-sm">
                {' · '}
                {noticedBy(model.gates[gate].holders)}
              </span>
            )}
          </Row>
        ))}
      </Rows>
    </Part>
  );
}
