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
import type { DrawnDoubts } from './doubts.ts';
import { GateDisc } from './gate-disc.tsx';
import { gateName } from './labels.ts';
import { channelSpot, gateSpot } from './navigation.ts';

interface CenterCardProps extends CardProps {
  center: CenterId;
  doubts: DrawnDoubts | null;
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
        <WatchOut>{isOn ? texts.definedWatchout : texts.watchout}</WatchOut>
        <Advice>{CENTERS_AT_WORK[center][isOn ? 'defined' : 'open']}</Advice>
        <Part label={isOn ? 'Why it’s steady' : 'Why it’s open'}>
          {isOn ? <DefinedBy {...props} /> : whyOpen(props)}
        </Part>
        <CenterGates {...props} />
      </dl>
      <Footnote>
        <LibraryLink href={paths.library.center(center)}>
          {`More about the ${CENTERS[center].name}`}
        </LibraryLink>
      </Footnote>
    </>
  );
}

function DefinedBy({ center, model, doubts, onSelect }: CenterCardProps) {
  const channels = filledChannelsOf(model, center);
  const isSure = !channels.some((id) => doubts?.channels.has(id));
  return (
    <>
      {channels.map((id, index) => (
        <span key={id}>
          {index > 0 && (index === channels.length - 1 ? ' and ' : ', ')}
          <PartLink onClick={() => onSelect(channelSpot(id))}>{CHANNEL_BY_ID[id].name}</PartLink> (
          {id}
          <WhenFilled when={doubts?.channels.get(id)} />)
        </span>
      ))}{' '}
      {channels.length === 1 ? 'connects' : 'connect'} it
      {steadyLead(isSure, !doubts?.centers.has(center))} works the same way whoever is in the room.
    </>
  );
}

/** What joins how a center is connected with what follows, where channels or the center are in doubt. */
function steadyLead(areChannelsSure: boolean, isCenterSure: boolean): string {
  if (!isCenterSure) return '. At those birth times, it';
  return areChannelsSure ? ' all the time, so it' : ', so it';
}

/** That a channel depends on the birth time, and on which. */
function WhenFilled({ when }: { when: string | undefined }) {
  return (
    when !== undefined && (
      <>
        , <Approximate when={when} className="text-xs" />
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

/** The gates of a center: those of the chart with their keynotes, the others on demand. */
function CenterGates({ center, model, onSelect }: CenterCardProps) {
  const gates = centerLayout(center).gates.toSorted((a, b) => a - b);
  const isActive = (gate: GateNumber) => model.gates[gate].status !== 'none';
  const active = gates.filter(isActive);
  const others = gates.filter((gate) => !isActive(gate));
  return (
    <Part label={active.length > 0 ? 'Your gates here' : 'Its gates'}>
      {active.length > 0 && (
        <Rows label="Gates in this chart" areShort>
          {active.map((gate) => (
            <Row key={gate} mark={<Chip status={model.gates[gate].status}>{gate}</Chip>}>
              <PartLink onClick={() => onSelect(gateSpot(gate))}>
                {GATE_TEXTS[gate].keynote}
              </PartLink>
            </Row>
          ))}
        </Rows>
      )}
      {others.length > 0 && (
        <CardFold summary={othersWords(others.length, active.length > 0)}>
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
        </CardFold>
      )}
    </Part>
  );
}

/** "Show the 7 you don't have" */
function othersWords(count: number, hasOwn: boolean): string {
  if (!hasOwn) return `Show all ${count}`;
  return count === 1 ? 'Show the one you don’t have' : `Show the ${count} you don’t have`;
}
