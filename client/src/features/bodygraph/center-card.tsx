import { Fragment } from 'react';
import { paths } from '#client/lib/paths.ts';
import { centerLayout } from '#shared/bodygraph/layout.ts';
import { filledChannelsOf, isDefined } from '#shared/bodygraph/model.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID, type ChannelId } from '#shared/engine/channels.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { CENTERS_AT_WORK } from '#shared/knowledge/at-work-texts.data.ts';
import { CENTER_TEXTS } from '#shared/knowledge/center-texts.data.ts';
import { CHANNEL_TEXTS } from '#shared/knowledge/channel-texts.data.ts';
import { GATE_TEXTS } from '#shared/knowledge/gate-texts.data.ts';
import { asClause } from '#shared/knowledge/prose.ts';
import { bornWhen } from './birth-words.ts';
import {
  Advice,
  CardFold,
  type CardProps,
  Disc,
  Doubt,
  Footnote,
  Lead,
  LibraryLink,
  Part,
  PartLink,
  WatchOut,
} from './card-parts.tsx';
import { centerShortName } from './labels.ts';
import { channelSpot, gateSpot } from './navigation.ts';

interface CenterCardProps extends CardProps {
  center: CenterId;
}

/** A center, defined or open, and the gates in it. */
export function CenterCard(props: CenterCardProps) {
  const { center, model, isSheet } = props;
  const texts = CENTER_TEXTS[center];
  const isOn = isDefined(model, center);
  const caution = <WatchOut>{isOn ? texts.definedWatchout : texts.watchout}</WatchOut>;
  return (
    <>
      <Lead>{isOn ? texts.defined : texts.open}</Lead>
      <dl className="grid gap-[inherit]">
        <Advice>{CENTERS_AT_WORK[center][isOn ? 'defined' : 'open']}</Advice>
        {caution}
        {!isSheet && <CenterGates {...props} />}
        <Part label={isOn ? 'Why it’s steady' : 'Why it’s open'}>
          {isOn ? <WhySteady {...props} /> : whyOpen(props)}
        </Part>
      </dl>
      <CardFold summary={`More about the ${centerShortName(center)}`}>
        {isSheet && (
          <dl className="text-ink">
            <CenterGates {...props} />
          </dl>
        )}
        {isOn && <OtherChannels {...props} />}
        <Footnote>
          <LibraryLink href={paths.library.center(center)}>
            {`The ${centerShortName(center)} in the library`}
          </LibraryLink>
        </Footnote>
      </CardFold>
    </>
  );
}

/** In sight of those that depend on the birth time; the others are folded. */
const UNSURE_CHANNELS = 2;

/** Its complete channels, first those that are so at every birth time. */
function channelsOf({ center, model, doubts }: CenterCardProps): ChannelId[] {
  const rank = (id: ChannelId) => (doubts?.channels.has(id) ? 1 : 0);
  return filledChannelsOf(model, center).toSorted((a, b) => rank(a) - rank(b));
}

/** Those that explain it: a certain one, or those that take turns. */
function reasonsOf(props: CenterCardProps): ChannelId[] {
  const channels = channelsOf(props);
  const certain = channels.filter((id) => !props.doubts?.channels.has(id));
  return certain.length > 0 ? certain.slice(0, 1) : channels.slice(0, UNSURE_CHANNELS);
}

/** "It’s always connected to your Ajna by channel 17-62. You put facts in order …" */
function WhySteady(props: CenterCardProps) {
  const { center, doubts, onSelect } = props;
  const reasons = reasonsOf(props);
  const [id] = reasons;
  if (!id || doubts?.centers.has(center) || doubts?.channels.has(id)) {
    return <WhyAtTimes {...props} reasons={reasons} />;
  }
  return (
    <>
      It’s always connected to your {farEndOf(id, center)} by{' '}
      <PartLink onClick={() => onSelect(channelSpot(id))} punctuation=".">
        channel {id}
      </PartLink>{' '}
      {CHANNEL_TEXTS[id].strength}
    </>
  );
}

/** The center at the channel's other end. */
function farEndOf(id: ChannelId, center: CenterId): string {
  const [from, to] = CHANNEL_BY_ID[id].centers;
  return centerShortName(from === center ? to : from);
}

/** "You follow your own conviction or turn doubts into answers, depending on your birth time." */
function WhyAtTimes({ center, doubts, onSelect, reasons }: WhyAtTimesProps) {
  // The center's own hours are under its title already.
  const isInTurns = !doubts?.centers.has(center);
  return (
    <>
      {'You '}
      {reasons.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && (isInTurns ? ' or ' : ' and ')}
          <ChannelLink
            id={id}
            onSelect={onSelect}
            punctuation={index < reasons.length - 1 ? '' : isInTurns ? ',' : '.'}
          />
        </Fragment>
      ))}
      {isInTurns && ' depending on your birth time.'}
    </>
  );
}

interface WhyAtTimesProps extends CenterCardProps {
  reasons: readonly ChannelId[];
}

/** Its further complete channels, each with the birth times at which it is complete. */
function OtherChannels(props: CenterCardProps) {
  const { center, doubts, onSelect } = props;
  const reasons = reasonsOf(props);
  const others = channelsOf(props).filter((id) => {
    const when = doubts?.channels.get(id);
    // What has the center’s own hours is under its title already.
    return !reasons.includes(id) || (when !== undefined && when !== doubts?.centers.get(center));
  });
  return others.map((id) => {
    const when = doubts?.channels.get(id);
    return (
      <p key={id} className="text-ink">
        {reasons.includes(id) ? 'You ' : 'You also '}
        <ChannelLink id={id} onSelect={onSelect} />
        {when !== undefined && <Doubt>{whenBorn(when)}</Doubt>}
      </p>
    );
  });
}

interface ChannelLinkProps extends Pick<CardProps, 'onSelect'> {
  id: ChannelId;
  punctuation?: string;
}

/** By the name of the card that it leads to, as the end of a sentence. */
function ChannelLink({ id, onSelect, punctuation = '.' }: ChannelLinkProps) {
  return (
    <PartLink onClick={() => onSelect(channelSpot(id))} punctuation={punctuation}>
      {asClause(CHANNEL_TEXTS[id].keynote)}
    </PartLink>
  );
}

function whenBorn(when: string): string {
  const born = bornWhen(when);
  return born === null ? `True ${when}.` : `True if you were born ${born}.`;
}

function whyOpen({ center, model }: CenterCardProps): string {
  const { gates } = centerLayout(center);
  const own = gates.filter((gate) => model.gates[gate].status !== 'none').length;
  return own === 0
    ? `You have none of its ${gates.length} gates, so you take it in from everyone around you.`
    : `You have ${own} of its ${gates.length} gates but no complete channel, so the people around you set its tone.`;
}

/** All gates of a center in one row, those of the chart filled as in the picture. */
function CenterGates({ center, model, onSelect }: CenterCardProps) {
  const gates = centerLayout(center).gates.toSorted((a, b) => a - b);
  const isOwn = (gate: GateNumber) => model.gates[gate].status !== 'none';
  const own = gates.filter(isOwn).length;
  return (
    <Part label={GATES_LABEL[own === 0 ? 'none' : own === gates.length ? 'all' : 'some']}>
      <ul className="-mx-1 flex">
        {gates.map((gate) => (
          <li key={gate} className="min-w-6 max-w-11 flex-1">
            <button
              type="button"
              aria-label={`Gate ${gate}, ${GATE_TEXTS[gate].keynote}${isOwn(gate) ? ', yours' : ''}`}
              className="grid h-8 w-full place-items-center rounded-md hover:bg-well pointer-coarse:h-9"
              onClick={() => onSelect(gateSpot(gate))}
            >
              <Disc gate={gate} status={model.gates[gate].status} />
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const GATES_LABEL = {
  none: 'Its gates: none is yours',
  some: 'Its gates: yours are filled',
  all: 'Its gates: all of them are yours',
} as const;
