import { paths } from '#client/lib/paths.ts';
import { type ActiveStatus, isDefined } from '#shared/bodygraph/model.ts';
import type { ChannelStatus } from '#shared/engine/bodygraph.ts';
import type { ChannelId } from '#shared/engine/channels.ts';
import { GATES } from '#shared/engine/gates.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { GATES_AT_WORK } from '#shared/knowledge/at-work-texts.data.ts';
import { CHANNEL_TEXTS } from '#shared/knowledge/channel-texts.data.ts';
import { type Completion, completionOf } from '#shared/knowledge/completion.ts';
import { GATE_TEXTS } from '#shared/knowledge/gate-texts.data.ts';
import { gateInOthers } from '#shared/knowledge/in-others.ts';
import { asClause } from '#shared/knowledge/prose.ts';
import { lineDoubt, shareOtherwise } from './card-certainty.ts';
import { type LineRow, lineRowsOf } from './card-content.ts';
import {
  Advice,
  CardFold,
  type CardProps,
  Doubt,
  Footnote,
  Lead,
  LibraryLink,
  MiniChannel,
  Part,
  PartLink,
  Source,
  WatchOut,
} from './card-parts.tsx';
import { channelSpot } from './navigation.ts';

type GateCardProps = CardProps & { gate: GateNumber };

/** One of the chart's own gates, or one that it meets in others. */
export function GateCard(props: GateCardProps) {
  const { gate, model } = props;
  const lines = lineRowsOf(gate, model.gates[gate].holders);
  return lines.length > 0 ? <OwnGate {...props} lines={lines} /> : <OthersGate {...props} />;
}

type OwnGateProps = GateCardProps & { lines: readonly LineRow[] };

function OwnGate({ lines, ...card }: OwnGateProps) {
  const { gate } = card;
  const { gift, watchout } = GATE_TEXTS[gate];
  const [first] = lines;
  return (
    <>
      <Lead>{gift}</Lead>
      {isBorrowed(card) && (
        <p className="-mt-1 text-sm leading-5 text-muted">
          This comes and goes with the people around you.
        </p>
      )}
      <dl className="grid gap-[inherit]">
        <Advice>{GATES_AT_WORK[gate]}</Advice>
        <WatchOut>{watchout}</WatchOut>
        {first && <LinePart {...card} row={first} />}
      </dl>
      {completionsOf(card).map((completion) => (
        <CompletionRow key={completion.id} {...card} completion={completion} />
      ))}
      <MoreAboutOwn {...card} lines={lines} />
    </>
  );
}

/** Its center is open at every possible birth time, so others set its tone. */
function isBorrowed({ gate, model, doubts }: GateCardProps): boolean {
  const { center } = GATES[gate];
  return !isDefined(model, center) && !doubts?.centers.has(center);
}

/** What most readers don’t ask: further lines, where all of it comes from, and the library. */
function MoreAboutOwn({ lines: [first, ...rest], ...card }: OwnGateProps) {
  const { gate } = card;
  return (
    <CardFold summary={aboutWords(gate)}>
      {rest.length > 0 && (
        <dl className="grid gap-2.5 text-ink">
          {rest.map((row) => (
            <LinePart key={row.line} {...card} row={row} isSourced />
          ))}
        </dl>
      )}
      <Footnote>
        {first && <Source gate={`gate ${gate}`} row={first} hasNote />}{' '}
        <LibraryLink href={paths.library.gate(gate)}>{`Gate ${gate} in the library`}</LibraryLink>
      </Footnote>
    </CardFold>
  );
}

function OthersGate(card: GateCardProps) {
  const { gate } = card;
  const { gift, watchout } = gateInOthers(gate);
  return (
    <>
      <Lead>{gift}</Lead>
      <dl className="grid gap-[inherit]">
        <Advice label="Working with them">{watchout}</Advice>
        <Borrowed {...card} completions={completionsOf(card)} />
      </dl>
      <Footnote>
        <LibraryLink href={paths.library.gate(gate)}>{aboutWords(gate)}</LibraryLink>
      </Footnote>
    </>
  );
}

const aboutWords = (gate: GateNumber) => `More about gate ${gate}`;

/** Lines are told as situations, each one of many in which a gate may show. */
const SHOWN: Readonly<Record<ActiveStatus, string>> = {
  personality: 'How it may show',
  design: 'How others may see it',
  both: 'How you and others may see it',
};

interface LinePartProps extends GateCardProps {
  row: LineRow;
  /** Says where it comes from. */
  isSourced?: boolean;
}

function LinePart({ row, gate, doubts, isSourced = false }: LinePartProps) {
  return (
    <Part label={SHOWN[row.status]}>
      {row.text}
      <Doubt>{lineDoubt(doubts, row)}</Doubt>
      {isSourced && (
        <span className="block text-xs leading-[1.125rem] text-muted">
          <Source gate={`gate ${gate}`} row={row} />
        </span>
      )}
    </Part>
  );
}

interface OwnCompletion extends Completion {
  readonly id: ChannelId;
}

/** What this chart has a part in, whole channels first. */
function completionsOf({ gate, model }: GateCardProps): OwnCompletion[] {
  const isActive = (other: GateNumber) => model.gates[other].status !== 'none';
  return GATES[gate].channels
    .toSorted((a, b) => rankOf(model.graph.channelStatus[a]) - rankOf(model.graph.channelStatus[b]))
    .flatMap((id) => {
      const completion = completionOf(id, gate, isActive);
      return completion ? [{ id, ...completion }] : [];
    });
}

function rankOf(status: ChannelStatus): number {
  return ['filled', 'partial', 'empty'].indexOf(status);
}

/** What another gate makes of this one, behind the channel in small. */
function CompletionRow({ completion, ...card }: GateCardProps & { completion: OwnCompletion }) {
  const { gates } = card.model;
  return (
    <div className="flex items-start gap-2.5">
      <span className="mt-1.25 in-[.detail-sheet]:mt-1.75">
        <MiniChannel from={gates[card.gate].status} to={gates[completion.partner].status} />
      </span>
      <p className="text-pretty" data-part={`Together with gate ${completion.partner}`}>
        <CompletionWords {...card} completion={completion} />
      </p>
    </div>
  );
}

interface CompletionWordsProps extends GateCardProps {
  completion: OwnCompletion;
}

/** One way on, to the channel: its card leads to both gates. */
function CompletionWords({ completion, model, doubts, onSelect }: CompletionWordsProps) {
  const { id, partner, lead } = completion;
  return (
    <>
      {lead}{' '}
      <PartLink onClick={() => onSelect(channelSpot(id))} punctuation=".">
        {asClause(CHANNEL_TEXTS[id].keynote)}
      </PartLink>
      <Doubt>{shareOtherwise(model, partner, doubts)}</Doubt>
    </>
  );
}

/** What a gate that isn't in the chart means for its person. */
function Borrowed({ completions, ...card }: GateCardProps & { completions: OwnCompletion[] }) {
  return (
    <Part label="What that means for you">
      {card.doubts?.gates.has(card.gate)
        ? `At other birth times you have gate ${card.gate} yourself. `
        : `Gate ${card.gate} isn’t in your chart. Nobody has more than 26 of the 64. `}
      {completions.length === 0 && 'When a task needs it, ask a colleague who does.'}
      {completions.map((completion) => (
        <span key={completion.id} className={completions.length > 1 ? 'mt-1 block' : undefined}>
          <CompletionWords {...card} completion={completion} />
        </span>
      ))}
    </Part>
  );
}
