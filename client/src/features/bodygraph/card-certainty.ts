import type { BodygraphModel } from '#shared/bodygraph/model.ts';
import { CHANNEL_BY_ID, type ChannelId } from '#shared/engine/channels.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { asSentence, type LineRow, lineRowsOf } from './card-content.ts';
import { type DrawnDoubts, whenOf } from './doubts.ts';
import type { Spot } from './navigation.ts';

/** How far a part of a chart with an uncertain birth time can be relied on. */
export interface CardCertainty {
  /** "Certain at every possible birth time" */
  readonly sure: string | null;
  /** "Complete until 7:20 AM": what depends on the time, and when it is as the card says. */
  readonly approximate: string | null;
}

const SURE: CardCertainty = { sure: 'Certain at every possible birth time', approximate: null };

/** What a card says below its title; null for an exact birth time. */
export function certaintyOf(
  model: BodygraphModel,
  spot: Spot,
  doubts: DrawnDoubts | null,
): CardCertainty | null {
  if (!doubts) return null;
  const when = whenOf(doubts, spot);
  if (when !== null) return { sure: null, approximate: `${stateOf(model, spot)} ${when}` };
  if (spot.kind === 'gate') return gateCertainty(model, spot.gate, doubts);
  if (spot.kind === 'channel') return channelCertainty(model, spot.channel, doubts);
  return SURE;
}

/** What a part is as the picture draws it: "Complete" is followed by "until 7:20 AM". */
function stateOf(model: BodygraphModel, spot: Spot): string {
  switch (spot.kind) {
    case 'gate':
      return hasGate(model, spot.gate) ? 'In your chart' : 'Not in your chart';
    case 'channel':
      return model.graph.channelStatus[spot.channel] === 'filled' ? 'Complete' : 'Not complete';
    case 'center':
      return model.graph.definedCenters.includes(spot.center) ? 'Defined' : 'Open';
    case 'position':
      return 'This way';
  }
}

/** A gate that is certain may be on another line at other times. */
function gateCertainty(
  model: BodygraphModel,
  gate: GateNumber,
  doubts: DrawnDoubts,
): CardCertainty {
  const [first] = lineRowsOf(gate, model.gates[gate].holders);
  const when = first ? lineWhen(doubts, first) : null;
  if (!first || first.line === null || when === null) return SURE;
  return { sure: 'Gate certain', approximate: `line ${first.line} ${when}` };
}

/** A channel that is never complete, or always, may still have a gate that comes and goes. */
function channelCertainty(
  model: BodygraphModel,
  id: ChannelId,
  doubts: DrawnDoubts,
): CardCertainty {
  if (model.graph.channelStatus[id] === 'filled') return SURE;
  const gates = CHANNEL_BY_ID[id].gates.flatMap((gate) => {
    const when = shareWhen(model, gate, doubts);
    return when === null ? [] : [`gate ${gate} ${when}`];
  });
  return gates.length === 0 ? SURE : { sure: null, approximate: asSentence(gates.join('; ')) };
}

/** When a gate is somebody's own, or isn't, in brackets after it: "yours until 7:20 AM". */
export function shareWhen(
  model: BodygraphModel,
  gate: GateNumber,
  doubts: DrawnDoubts | null,
): string | null {
  const when = doubts?.gates.get(gate);
  if (when === undefined) return null;
  return hasGate(model, gate) ? `yours ${when}` : `not yours ${when}`;
}

/** When a line's words apply; null where one of its positions is there at every birth time. */
export function lineWhen(doubts: DrawnDoubts | null, { holders }: LineRow): string | null {
  if (!doubts) return null;
  const all = holders.map(({ side, body }) => doubts.positions[side][body]);
  const words = all.filter((when) => when !== null);
  return words.length < all.length ? null : [...new Set(words)].join(' or ') || null;
}

function hasGate(model: BodygraphModel, gate: GateNumber): boolean {
  return model.gates[gate].status !== 'none';
}
