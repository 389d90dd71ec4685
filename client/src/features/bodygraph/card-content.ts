import type { Topic } from '#client/lib/coach-door.ts';
import type { ActiveStatus, BodygraphModel, Holder } from '#shared/bodygraph/model.ts';
import { readGate } from '#shared/domain/chart-text.ts';
import { andList } from '#shared/domain/english.ts';
import { BODY_IDS, BODY_NAMES, type BodyId, SIDES, type Side } from '#shared/engine/bodies.ts';
import type { ChannelStatus } from '#shared/engine/bodygraph.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID, CHANNEL_IDS } from '#shared/engine/channels.ts';
import type { GateNumber, Line } from '#shared/engine/wheel.ts';
import { CENTER_TEXTS } from '#shared/knowledge/center-texts.data.ts';
import { CHANNEL_TEXTS } from '#shared/knowledge/channel-texts.data.ts';
import { gateLineText } from '#shared/knowledge/gate-line-texts.ts';
import { GATE_TEXTS } from '#shared/knowledge/gate-texts.data.ts';
import { PLANET_TEXTS } from '#shared/knowledge/planet-texts.data.ts';
import { centerName, centerShortName } from './labels.ts';
import { centerSpot, channelSpot, gateSpot, positionSpot, type Spot } from './navigation.ts';

/** Who notices a gate of the chart, in the words of the picture's key. */
export function noticedBy(holders: readonly Holder[]): string {
  return NOTICED[statusOf(holders)];
}

const NOTICED: Readonly<Record<ActiveStatus, string>> = {
  personality: 'you notice it',
  design: 'others see it before you do',
  both: 'you and others notice it',
};

/** Begins a sentence with a clause's words. */
export function asSentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Those that English gives an article. */
const WITH_ARTICLE: readonly BodyId[] = ['sun', 'earth', 'moon', 'north_node', 'south_node'];

/** "the Sun and Mars", each once. */
export function bodiesOf(holders: readonly Holder[]): string {
  const bodies = [...new Set(holders.map(({ body }) => body))];
  return andList(
    bodies.map((body) =>
      WITH_ARTICLE.includes(body) ? `the ${BODY_NAMES[body]}` : BODY_NAMES[body],
    ),
  );
}

function statusOf(holders: readonly Holder[]): ActiveStatus {
  const sides = new Set(holders.map(({ side }) => side));
  return sides.size > 1 ? 'both' : sides.has('design') ? 'design' : 'personality';
}

const SHARES: Readonly<Record<ChannelStatus, string>> = {
  filled: 'complete in your chart',
  partial: 'half in your chart',
  empty: 'not in your chart',
};

/**
 * "Gate 26", "Heart", "you notice it": what a card's headline is about.
 * @param isStateSaid what is certain of it, on the line below, says whether the chart has it
 */
export function termsOf(model: BodygraphModel, spot: Spot, isStateSaid = false): readonly string[] {
  const terms = allTermsOf(model, spot);
  const isNoticed = spot.kind === 'gate' && model.gates[spot.gate].holders.length > 0;
  return isStateSaid && spot.kind !== 'position' && !isNoticed ? terms.slice(0, -1) : terms;
}

function allTermsOf(model: BodygraphModel, spot: Spot): readonly string[] {
  switch (spot.kind) {
    case 'gate': {
      const { center, holders } = model.gates[spot.gate];
      // How many planets, and when, is in the fold: a count raises a question that the title can't answer.
      const share = holders.length > 0 ? noticedBy(holders) : 'not in your chart';
      return [`Gate ${spot.gate}`, centerShortName(center), share];
    }
    case 'channel': {
      const { id } = CHANNEL_BY_ID[spot.channel];
      return [`Channel ${id}`, SHARES[model.graph.channelStatus[id]]];
    }
    case 'center': {
      const isDefined = model.graph.definedCenters.includes(spot.center);
      // In the words of the picture's key.
      return [centerName(spot.center), isDefined ? 'steady in you' : 'open to others'];
    }
    case 'position':
      // The card's first sentence says who sees it.
      return [BODY_NAMES[spot.body], positionWords(model.activations[spot.side][spot.body])];
  }
}

/** "Gate 35, line 2" */
function positionWords(value: string): string {
  const position = readGate(value);
  if (position === null) return value;
  const line = position.line === null ? '' : `, line ${position.line}`;
  return `Gate ${position.gate}${line}`;
}

/** A card's headline: the part's keynote. */
export function headlineOf(spot: Spot): string {
  switch (spot.kind) {
    case 'center':
      return CENTER_TEXTS[spot.center].keynote;
    case 'channel':
      return CHANNEL_TEXTS[spot.channel].keynote;
    default:
      return GATE_TEXTS[spot.gate].keynote;
  }
}

/** What a question about a part is about. */
export function topicOf(spot: Spot): Topic {
  switch (spot.kind) {
    case 'center':
      return {
        context: { kind: 'center', value: spot.center },
        words: `the ${centerName(spot.center)}`,
      };
    case 'channel':
      return {
        context: { kind: 'channel', value: spot.channel },
        words: `channel ${spot.channel}`,
      };
    default:
      return { context: { kind: 'gate', value: `${spot.gate}` }, words: `gate ${spot.gate}` };
  }
}

/** A gate's activations in one line, for one sentence. */
export interface LineRow {
  /** Unknown where the birth time decides it. */
  readonly line: Line | null;
  readonly status: ActiveStatus;
  readonly holders: readonly Holder[];
  /** In the line's own words, or else in those of the position that holds it. */
  readonly text: string;
  /** The text is our own reading of the line. */
  readonly isReading: boolean;
}

/** The rows of a gate, the conscious side first; a line that both sides have makes one row. */
export function lineRowsOf(gate: GateNumber, holders: readonly Holder[]): LineRow[] {
  const ordered = FROM_CONSCIOUS.flatMap((side) => holders.filter((one) => one.side === side));
  const lines = [...new Set(ordered.map(({ line }) => line))];
  return lines.map((line) =>
    lineRow(
      gate,
      line,
      ordered.filter((holder) => holder.line === line),
    ),
  );
}

/** Both sides, in the order in which cards tell them. */
const FROM_CONSCIOUS: readonly Side[] = [...SIDES].reverse();

function lineRow(gate: GateNumber, line: Line | null, holders: readonly Holder[]): LineRow {
  const { side = 'personality', body = 'sun' } = holders[0] ?? {};
  return {
    line,
    status: statusOf(holders),
    holders,
    text: line === null ? PLANET_TEXTS[body][side] : gateLineText(gate, line),
    isReading: line !== null,
  };
}

/** On to the next part of a kind, or back to the one before. */
export type Step = 1 | -1;

/** The next or the last part of the same kind that says something about this chart. */
export function neighborOf(model: BodygraphModel, spot: Spot, step: Step): Spot {
  switch (spot.kind) {
    case 'center':
      return centerSpot(neighbor(CENTER_IDS, spot.center, step));
    case 'channel': {
      const here = CHANNEL_IDS.filter((id) => model.graph.channelStatus[id] !== 'empty');
      return channelSpot(neighbor(here, spot.channel, step));
    }
    case 'gate':
      return gateSpot(neighbor(model.graph.activeGates, spot.gate, step));
    case 'position': {
      const body = neighbor(BODY_IDS, spot.body, step);
      const gate = readGate(model.activations[spot.side][body])?.gate ?? spot.gate;
      return positionSpot(spot.side, body, gate);
    }
  }
}

/** The entry beside this one, around the ends; an end if this one is not in the list. */
function neighbor<T>(list: readonly T[], current: T, step: Step): T {
  const at = list.indexOf(current);
  if (at < 0) return (step === 1 ? list[0] : list.at(-1)) ?? current;
  return list[(at + step + list.length) % list.length] ?? current;
}
