import type { ReactNode } from 'react';
import { paths } from '#client/lib/paths.ts';
import type { ActiveStatus } from '#shared/bodygraph/model.ts';
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
import { type LineRow, lineRowsOf } from './card-content.ts';
import {
  Advice,
  CardFold,
  type CardProps,
  Footnote,
  Lead,
  LibraryLink,
  MiniChannel,
  Part,
  PartLink,
  Source,
  WatchOut,
} from './card-parts.tsx';
import { channelSpot, gateSpot } from './navigation.ts';

type GateCardProps = CardProps & { gate: GateNumber };

/** One of the chart's own gates, or one that it meets in others. */
export function GateCard(props: GateCardProps) {
  const { gate, model } = props;
  const lines = lineRowsOf(gate, model.gates[gate].holders);
  return lines.length > 0 ? <OwnGate {...props} lines={lines} /> : <OthersGate {...props} />;
}

function OwnGate({ lines, ...card }: GateCardProps & { lines: readonly LineRow[] }) {
  const { gate } = card;
  const { gift, watchout } = GATE_TEXTS[gate];
  const [first, ...rest] = lines;
  return (
    <>
      <Lead>{gift}</Lead>
      <dl className="grid gap-[inherit]">
        <WatchOut>{watchout}</WatchOut>
        <Advice>{GATES_AT_WORK[gate]}</Advice>
        {first && <LinePart row={first} />}
      </dl>
      {rest.length > 0 && (
        <CardFold summary={waysWords(rest.length)}>
          <dl className="grid gap-2 text-ink">
            {rest.map((line) => (
              <LinePart
                key={line.line}
                row={line}
                source={<Source gate={`gate ${gate}`} row={line} />}
              />
            ))}
          </dl>
        </CardFold>
      )}
      {completionsOf(card).map((completion) => (
        <CompletionRow key={completion.id} {...card} completion={completion} />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {first && (
          <CardFold summary="Where this comes from">
            <p className="text-xs leading-[1.125rem]">
              <Source gate={`gate ${gate}`} row={first} hasNote />
            </p>
          </CardFold>
        )}
        <Footnote>
          <MoreAbout gate={gate} />
        </Footnote>
      </div>
    </>
  );
}

function OthersGate(card: GateCardProps) {
  const { gift, watchout } = gateInOthers(card.gate);
  return (
    <>
      <Lead>{gift}</Lead>
      <dl className="grid gap-[inherit]">
        <Advice label="Working with them">{watchout}</Advice>
        <Borrowed {...card} completions={completionsOf(card)} />
      </dl>
      <Footnote>
        <MoreAbout gate={card.gate} />
      </Footnote>
    </>
  );
}

function MoreAbout({ gate }: { gate: GateNumber }) {
  return <LibraryLink href={paths.library.gate(gate)}>{`More about gate ${gate}`}</LibraryLink>;
}

/** "2 more ways it shows up" */
function waysWords(count: number): string {
  return count === 1 ? 'One more way it shows up' : `${count} more ways it shows up`;
}

const SHOWN: Readonly<Record<ActiveStatus, string>> = {
  personality: 'How you see it in yourself',
  design: 'How others see it in you',
  both: 'How you and others see it',
};

function LinePart({ row, source }: { row: LineRow; source?: ReactNode }) {
  return (
    <Part label={SHOWN[row.status]}>
      {row.text}
      {source && <span className="block text-xs leading-[1.125rem] text-muted">{source}</span>}
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
      <p className="text-pretty">
        <CompletionWords {...card} completion={completion} />
      </p>
    </div>
  );
}

interface CompletionWordsProps extends GateCardProps {
  completion: OwnCompletion;
}

function CompletionWords({ completion, onSelect }: CompletionWordsProps) {
  const { id, partner, lead } = completion;
  const [before, after] = lead.split(`gate ${partner},`);
  return (
    <>
      {before}
      <PartLink onClick={() => onSelect(gateSpot(partner))} punctuation=",">
        gate {partner}
      </PartLink>
      {after}{' '}
      <PartLink onClick={() => onSelect(channelSpot(id))} punctuation=".">
        <strong className="font-semibold">{asClause(CHANNEL_TEXTS[id].keynote)}</strong>
      </PartLink>
    </>
  );
}

/** What a gate that isn't in the chart means for its person. */
function Borrowed({ completions, ...card }: GateCardProps & { completions: OwnCompletion[] }) {
  return (
    <Part label="What that means for you">
      Gate {card.gate} isn’t in your chart. Nobody has more than 26 of the 64.{' '}
      {completions.length === 0 && 'When a task needs it, ask a colleague who does.'}
      {completions.map((completion) => (
        <span key={completion.id} className={completions.length > 1 ? 'mt-1 block' : undefined}>
          <CompletionWords {...card} completion={completion} />
        </span>
      ))}
    </Part>
  );
}
