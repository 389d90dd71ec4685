import { paths } from '#client/lib/paths.ts';
import { andList } from '#shared/domain/english.ts';
import { BODY_NAMES } from '#shared/engine/bodies.ts';
import type { ChannelStatus } from '#shared/engine/bodygraph.ts';
import type { ChannelId } from '#shared/engine/channels.ts';
import { GATES } from '#shared/engine/gates.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { CHANNEL_TEXTS } from '#shared/knowledge/channel-texts.data.ts';
import { type Completion, completionOf } from '#shared/knowledge/completion.ts';
import { GATE_TEXTS } from '#shared/knowledge/gate-texts.data.ts';
import { gateInOthers } from '#shared/knowledge/in-others.ts';
import { asClause } from '#shared/knowledge/prose.ts';
import { type LineRow, lineRowsOf, seenBy } from './card-content.ts';
import {
  CardFold,
  type CardProps,
  Chip,
  Footnote,
  Lead,
  LibraryLink,
  MiniChannel,
  Part,
  PartLink,
  WatchOut,
} from './card-parts.tsx';
import { channelSpot, gateSpot } from './navigation.ts';

type GateCardProps = CardProps & { gate: GateNumber };

/** One of the chart's own gates, or one that it meets in others. */
export function GateCard(props: GateCardProps) {
  const { gate, model } = props;
  const lines = lineRowsOf(gate, model.gates[gate].holders);
  const completions = completionsOf(props);
  const more = (
    <Footnote>
      <LibraryLink href={paths.library.gate(gate)}>{`More about gate ${gate}`}</LibraryLink>
    </Footnote>
  );
  return (
    <>
      <Lead>{lines.length > 0 ? GATE_TEXTS[gate].gift : gateInOthers(gate).gift}</Lead>
      <dl className="grid gap-[inherit]">
        {lines.length > 0 ? (
          <>
            <WatchOut>{GATE_TEXTS[gate].watchout}</WatchOut>
            <Completions {...props} kind="own" all={completions} label="Your channel" />
            <Completions {...props} kind="colleague" all={completions} label="Half a channel" />
          </>
        ) : (
          <>
            <WatchOut label="Working with them">{gateInOthers(gate).watchout}</WatchOut>
            <Borrowed {...props} completions={completions} />
          </>
        )}
      </dl>
      {lines.length > 0 ? (
        <CardFold summary="How it shows up in you">
          <Lines lines={lines} />
          {more}
        </CardFold>
      ) : (
        more
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly LineRow[] }) {
  return (
    <>
      {lines.some(({ isReading }) => isReading) && (
        <p className="text-xs leading-[1.125rem]">
          The digit after the point is the line, one of six ways to use a gate; the words are our
          reading of it.
        </p>
      )}
      <dl className="grid gap-2 text-ink">
        {lines.map((line) => (
          <LinePart key={line.value} {...line} />
        ))}
      </dl>
    </>
  );
}

function LinePart({ value, status, holders, text }: LineRow) {
  const bodies = andList([...new Set(holders.map(({ body }) => BODY_NAMES[body]))]);
  return (
    <Part mark={<Chip status={status}>{value}</Chip>} label={`${bodies}: ${seenBy(holders)}`}>
      {text}
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

interface CompletionsProps extends GateCardProps {
  label: string;
  kind: Completion['kind'];
  all: readonly OwnCompletion[];
}

function Completions({ label, kind, all, ...card }: CompletionsProps) {
  const own = all.filter((one) => one.kind === kind);
  const [first] = own;
  if (!first) return null;
  const { gates } = card.model;
  const mark = <MiniChannel from={gates[card.gate].status} to={gates[first.partner].status} />;
  return (
    <Part mark={own.length === 1 && mark} label={label}>
      {own.map((completion) => (
        <CompletionWords
          key={completion.id}
          {...card}
          completion={completion}
          isOnly={own.length === 1}
        />
      ))}
    </Part>
  );
}

interface CompletionWordsProps extends GateCardProps {
  completion: OwnCompletion;
  /** No other completion stands beside it. */
  isOnly: boolean;
}

function CompletionWords({ completion, isOnly, onSelect }: CompletionWordsProps) {
  const { id, partner, lead } = completion;
  const [before, after] = lead.split(`gate ${partner}`);
  return (
    <span className={isOnly ? undefined : 'mt-1 block'}>
      {before}
      <PartLink onClick={() => onSelect(gateSpot(partner))}>gate {partner}</PartLink>
      {after}{' '}
      <PartLink onClick={() => onSelect(channelSpot(id))}>
        <strong className="font-semibold">{asClause(CHANNEL_TEXTS[id].keynote)}</strong>
      </PartLink>
      .
    </span>
  );
}

/** What a gate that isn't in the chart means for its person. */
function Borrowed({ completions, ...card }: GateCardProps & { completions: OwnCompletion[] }) {
  return (
    <Part label="What that means for you">
      Gate {card.gate} isn’t in your chart. Nobody has more than 26 of the 64.{' '}
      {completions.length === 0 && 'When a task needs it, ask a colleague who does.'}
      {completions.map((completion) => (
        <CompletionWords
          key={completion.id}
          {...card}
          completion={completion}
          isOnly={completions.length === 1}
        />
      ))}
    </Part>
  );
}
