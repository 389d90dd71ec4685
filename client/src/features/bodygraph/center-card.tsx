import { Fragment } from 'react';
import { Approximate } from '#client/components/ui/approximate.tsx';
import { paths } from '#client/lib/paths.ts';
import { centerLayout } from '#shared/bodygraph/layout.ts';
import { filledChannelsOf, isDefined } from '#shared/bodygraph/model.ts';
import { CENTERS, type CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID } from '#shared/engine/channels.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { CENTERS_AT_WORK } from '#shared/knowledge/at-work-texts.data.ts';
import { CENTER_TEXTS } from '#shared/knowledge/center-texts.data.ts';
import { GATE_TEXTS } from '#shared/knowledge/gate-texts.data.ts';
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

function DefinedBy({ center, model, doubts, onSelect }: CenterCardProps) {
  const channels = filledChannelsOf(model, center);
  return (
    <>
      {channels.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && (index === channels.length - 1 ? ' and ' : ', ')}
          <PartLink onClick={() => onSelect(channelSpot(id))}>{CHANNEL_BY_ID[id].name}</PartLink>{' '}
          <span className="whitespace-nowrap">({id}</span>
          <WhenFilled when={doubts?.channels.get(id)} />)
        </Fragment>
      ))}{' '}
      {channels.length === 1 ? 'is a complete channel' : 'are complete channels'}
      {/* Another channel may connect the center at the other birth times. */}
      {doubts?.centers.has(center) ? '. At those birth times, it' : ', so it'} works the same way no
      matter who’s in the room.
    </>
  );
}

/** That a channel depends on the birth time, and on which. */
function WhenFilled({ when }: { when: string | undefined }) {
  return (
    when !== undefined && (
      <>
        , <Approximate when={when} className="text-[length:inherit]" />
      </>
    )
  );
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
