import { Fragment } from 'react';
import { paths } from '#client/lib/paths.ts';
import { centerLayout } from '#shared/bodygraph/layout.ts';
import { filledChannelsOf, isDefined } from '#shared/bodygraph/model.ts';
import { CENTERS, type CenterId } from '#shared/engine/centers.ts';
import type { ChannelId } from '#shared/engine/channels.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { CENTERS_AT_WORK } from '#shared/knowledge/at-work-texts.data.ts';
import { CENTER_TEXTS } from '#shared/knowledge/center-texts.data.ts';
import { CHANNEL_TEXTS } from '#shared/knowledge/channel-texts.data.ts';
import { GATE_TEXTS } from '#shared/knowledge/gate-texts.data.ts';
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
  Row,
  Rows,
  WatchOut,
} from './card-parts.tsx';
import { gateName } from './labels.ts';
import { channelSpot, gateSpot } from './navigation.ts';

interface CenterCardProps extends CardProps {
  center: CenterId;
}

/** A center, defined or open, and the gates in it. */
export function CenterCard(props: CenterCardProps) {
  const { center, model } = props;
  const texts = CENTER_TEXTS[center];
  const isOn = isDefined(model, center);
  return (
    <>
      <Lead>{isOn ? texts.defined : texts.open}</Lead>
      <dl className="grid gap-[inherit]">
        <Advice>{CENTERS_AT_WORK[center][isOn ? 'defined' : 'open']}</Advice>
        <WatchOut>{isOn ? texts.definedWatchout : texts.watchout}</WatchOut>
        <Part label={isOn ? 'Why it’s steady' : 'Why it’s open'}>
          {isOn ? <DefinedBy {...props} /> : whyOpen(props)}
        </Part>
        <CenterGates {...props} />
      </dl>
      <CardFold summary={`More about the ${CENTERS[center].name}`}>
        <OtherGates {...props} />
        <Footnote>
          <LibraryLink href={paths.library.center(center)}>
            {`The ${CENTERS[center].name} in the library`}
          </LibraryLink>
        </Footnote>
      </CardFold>
    </>
  );
}

/** Its complete channels: those that are certain, then those that depend on the birth time. */
function DefinedBy({ center, model, doubts, onSelect }: CenterCardProps) {
  const channels = filledChannelsOf(model, center);
  const certain = channels.filter((id) => !doubts?.channels.has(id));
  const isOne = certain.length === 1;
  const link = (id: ChannelId) => <ChannelLink id={id} onSelect={onSelect} />;
  return (
    <>
      {certain.length === 0 &&
        (doubts?.centers.has(center)
          ? 'A complete channel makes this center steady:'
          : 'One complete channel or another keeps this center steady at every possible birth time:')}
      {certain.length > 0 && (isOne ? 'Your channel ' : 'Your channels ')}
      {certain.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && (index === certain.length - 1 ? ' and ' : ', ')}
          {link(id)}
        </Fragment>
      ))}
      {certain.length > 0 &&
        (isOne
          ? ' is complete. It keeps this center the same no matter who you’re with.'
          : ' are complete. They keep this center the same no matter who you’re with.')}
      {channels.map((id) => {
        const when = doubts?.channels.get(id);
        if (when === undefined) return null;
        return (
          <Doubt key={id}>
            {certain.length > 0 && 'Also '}
            {link(id)}, {whenBorn(when)}.
          </Doubt>
        );
      })}
    </>
  );
}

interface ChannelLinkProps extends Pick<CardProps, 'onSelect'> {
  id: ChannelId;
}

/** By the name of the card that it leads to. */
function ChannelLink({ id, onSelect }: ChannelLinkProps) {
  return (
    <>
      <PartLink onClick={() => onSelect(channelSpot(id))}>{CHANNEL_TEXTS[id].keynote}</PartLink>{' '}
      <span className="whitespace-nowrap">({id})</span>
    </>
  );
}

function whenBorn(when: string): string {
  const born = bornWhen(when);
  return born === null ? when : `if you were born ${born}`;
}

function whyOpen({ center, model }: CenterCardProps): string {
  const { gates } = centerLayout(center);
  const own = gates.filter((gate) => model.gates[gate].status !== 'none').length;
  return own === 0
    ? `You have none of its ${gates.length} gates, so you take it in from everyone around you.`
    : `You have ${own} of its ${gates.length} gates but no complete channel, so the people around you set its tone.`;
}

/** The gates of a center that the chart has, with their keynotes. */
function CenterGates({ center, model, onSelect }: CenterCardProps) {
  const active = gatesOf(center).filter((gate) => model.gates[gate].status !== 'none');
  if (active.length === 0) return null;
  return (
    <Part label="Your gates here">
      <Rows label="Gates in this chart" areShort>
        {active.map((gate) => (
          <Row key={gate} mark={<Disc gate={gate} status={model.gates[gate].status} />}>
            <PartLink onClick={() => onSelect(gateSpot(gate))}>{GATE_TEXTS[gate].keynote}</PartLink>
          </Row>
        ))}
      </Rows>
    </Part>
  );
}

function gatesOf(center: CenterId): GateNumber[] {
  return centerLayout(center).gates.toSorted((a, b) => a - b);
}

/** Those that it meets in others. */
function OtherGates({ center, model, onSelect }: CenterCardProps) {
  const others = gatesOf(center).filter((gate) => model.gates[gate].status === 'none');
  if (others.length === 0) return null;
  return (
    <div>
      <p className="text-xs leading-[1.125rem] in-[.detail-sheet]:text-sm">
        {others.length === 1 ? 'The gate you don’t have:' : 'Gates you don’t have:'}
      </p>
      <ul className="-mx-1 flex flex-wrap" aria-label="Gates not in this chart">
        {others.map((gate) => (
          <li key={gate}>
            <button
              type="button"
              aria-label={`Gate ${gate}, ${gateName(gate)}`}
              className="grid size-8.5 place-items-center rounded-md hover:bg-well pointer-coarse:size-11"
              onClick={() => onSelect(gateSpot(gate))}
            >
              <Disc gate={gate} status="none" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
