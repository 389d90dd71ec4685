import type { ReactNode } from 'react';
import { paths } from '#client/lib/paths.ts';
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
import { borrowedWords, lineDoubt, shareOtherwise } from './card-certainty.ts';
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
  const pairs = completionsOf(card);
  const doubted = pairInSight(card, pairs);
  const inSight = pairsInSight(card, pairs, doubted);
  return (
    <>
      <Lead>{GATE_TEXTS[gate].gift}</Lead>
      <dl>
        <Advice>{GATES_AT_WORK[gate]}</Advice>
      </dl>
      <dl className="grid gap-[inherit]">
        <WatchOut>{GATE_TEXTS[gate].watchout}</WatchOut>
        <Example lines={lines} />
      </dl>
      {inSight.map((completion) => (
        <CompletionRow
          key={completion.id}
          {...card}
          completion={completion}
          isDoubtShown={completion === doubted}
        />
      ))}
      <MoreAboutOwn {...card} lines={lines} pairs={pairs} inSight={inSight} />
    </>
  );
}

/** One pair, and every whole channel, which the graph lights. */
function pairsInSight(
  { model }: GateCardProps,
  pairs: readonly OwnCompletion[],
  doubted: OwnCompletion | undefined,
): readonly OwnCompletion[] {
  const first = doubted ?? pairs[0];
  if (!first) return [];
  const isWhole = ({ id }: OwnCompletion) => model.graph.channelStatus[id] === 'filled';
  return [first, ...pairs.filter((one) => one !== first && isWhole(one))];
}

/** Of the pairs that depend on the birth time, the one that says so in sight: two times on one card confuse. */
function pairInSight({ gate, model, doubts }: GateCardProps, pairs: readonly OwnCompletion[]) {
  if (doubts?.gates.has(gate)) return undefined;
  return pairs.find(({ partner }) => shareOtherwise(model, partner, doubts) !== null);
}

/** A situation to recognize the gate by. */
function Example({ lines: [first] }: Pick<OwnGateProps, 'lines'>) {
  return first && <LinePart row={first} />;
}

type MoreProps = OwnGateProps & {
  pairs: readonly OwnCompletion[];
  /** Those of them that are told above, the first one without its doubt where the gate has one. */
  inSight: readonly OwnCompletion[];
};

/** Further pairs and lines, what another birth time changes, where all of it comes from. */
function MoreAboutOwn({ lines, pairs, inSight, ...card }: MoreProps) {
  const { gate, model, doubts } = card;
  const [first, ...rest] = lines;
  const comings = borrowedWords(model, gate, doubts);
  return (
    <CardFold summary={aboutWords(gate)}>
      <dl className="grid gap-2.5 text-ink empty:hidden">
        {comings !== null && <Part label="With others">{comings}</Part>}
      </dl>
      {pairs.map((completion) =>
        inSight.includes(completion) ? null : (
          <div key={completion.id} className="text-ink">
            <CompletionRow {...card} completion={completion} isDoubtShown />
          </div>
        ),
      )}
      {inSight[0] && doubts?.gates.has(gate) && (
        <Otherwise>{shareOtherwise(model, inSight[0].partner, doubts)}</Otherwise>
      )}
      {first && <Otherwise>{lineDoubt(doubts, gate, first)}</Otherwise>}
      {rest.length > 0 && (
        <dl className="grid gap-2.5 text-ink">
          {rest.map((row) => (
            <LinePart key={row.line} row={row} isFurther>
              <Doubt>{lineDoubt(doubts, gate, row)}</Doubt>
              <span className="block text-xs leading-[1.125rem] text-muted">
                <Source gate={`gate ${gate}`} row={row} />
              </span>
            </LinePart>
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

/** A paragraph on another birth time, if there is something to say. */
function Otherwise({ children }: { children: string | null }) {
  return (
    children !== null && (
      <p>
        <Doubt>{children}</Doubt>
      </p>
    )
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
        Nobody has more than 26 of the 64 gates.{' '}
        <LibraryLink href={paths.library.gate(gate)}>{`Gate ${gate} in the library`}</LibraryLink>
      </Footnote>
    </>
  );
}

const aboutWords = (gate: GateNumber) => `More about gate ${gate}`;

interface LinePartProps {
  row: LineRow;
  isFurther?: boolean;
  children?: ReactNode;
}

/** Lines are told as situations, each one of many in which a gate may show. */
function LinePart({ row, isFurther = false, children }: LinePartProps) {
  return (
    <Part label={isFurther ? 'How else it may show' : 'How it may show'}>
      {row.text}
      {children}
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
function CompletionRow({ isDoubtShown, ...words }: CompletionRowProps) {
  const { gate, model, doubts, completion } = words;
  const { gates } = model;
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2.5">
      <span className="mt-0.75 in-[.detail-sheet]:mt-1">
        <MiniChannel from={gates[gate].status} to={gates[completion.partner].status} />
      </span>
      <p className="text-pretty" data-part={`Together with gate ${completion.partner}`}>
        <CompletionWords {...words} />
      </p>
      {isDoubtShown && (
        <p className="col-start-2 empty:hidden">
          <Doubt>{shareOtherwise(model, completion.partner, doubts)}</Doubt>
        </p>
      )}
    </div>
  );
}

interface CompletionWordsProps extends GateCardProps {
  completion: OwnCompletion;
}

interface CompletionRowProps extends CompletionWordsProps {
  /** Says what another birth time changes. */
  isDoubtShown: boolean;
}

/** One way on, to the channel: its card leads to both gates. */
function CompletionWords({ completion: { id, lead }, onSelect }: CompletionWordsProps) {
  return (
    // All of it: a button that is only its end would begin a line of its own.
    <button
      type="button"
      onClick={() => onSelect(channelSpot(id))}
      className="group/pair rounded-sm text-left text-pretty"
    >
      {lead}{' '}
      <span className="underline decoration-line-strong underline-offset-3 group-hover/pair:decoration-ink">
        {asClause(CHANNEL_TEXTS[id].keynote)}
      </span>
      .
    </button>
  );
}

/** What a gate that isn't in the chart means for its person. */
function Borrowed({ completions, ...card }: GateCardProps & { completions: OwnCompletion[] }) {
  const inSight = pairInSight(card, completions);
  return (
    <Part label="What that means for you">
      {completions.length === 0 && 'When a task needs it, ask a colleague who has it.'}
      {completions.map((completion) => (
        <span key={completion.id} className={completions.length > 1 ? 'mt-1 block' : undefined}>
          <CompletionWords {...card} completion={completion} />
          {completion === inSight && (
            <Doubt>{shareOtherwise(card.model, completion.partner, card.doubts)}</Doubt>
          )}
        </span>
      ))}
    </Part>
  );
}
