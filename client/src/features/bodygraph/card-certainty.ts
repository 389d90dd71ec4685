import type { BodygraphModel } from '#shared/bodygraph/model.ts';
import { CHANNEL_BY_ID, type ChannelId } from '#shared/engine/channels.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { bornOtherwise, bornWhen } from './birth-words.ts';
import type { LineRow } from './card-content.ts';
import { type DrawnDoubts, whenOf } from './doubts.ts';
import type { Spot } from './navigation.ts';

/**
 * What a card says below its title where its part depends on the birth time: "Yours if you were born
 * before 7:20 AM." Null for what is certain: a card without doubts says nothing of them.
 */
export function certaintyOf(
  model: BodygraphModel,
  spot: Spot,
  doubts: DrawnDoubts | null,
): string | null {
  if (!doubts) return null;
  const when = whenOf(doubts, spot);
  if (when !== null) return partCertainty(model, spot, when);
  return spot.kind === 'channel' ? halfCertainty(model, spot.channel, doubts) : null;
}

function partCertainty(model: BodygraphModel, spot: Spot, when: string): string {
  switch (spot.kind) {
    case 'gate':
      return hasGate(model, spot.gate) ? ifBorn('Yours', when) : onlyIfBorn('Yours', when);
    case 'channel':
      return model.graph.channelStatus[spot.channel] === 'filled'
        ? ifBorn('Complete', when)
        : onlyIfBorn('Complete', when);
    case 'center':
      return model.graph.definedCenters.includes(spot.center)
        ? ifBorn('Steady', when)
        : ifBorn('Open to others', when);
    case 'position':
      return ifBorn('True', when);
  }
}

/** Of what is so at the times in question. */
function ifBorn(state: string, when: string): string {
  const born = bornWhen(when);
  return born === null ? `${state} ${when}.` : `${state} if you were born ${born}.`;
}

/** Of what is so at the other times alone. */
function onlyIfBorn(state: string, when: string): string {
  const born = bornOtherwise(when);
  return born === null ? `${state} except ${when}.` : `${state} only if you were born ${born}.`;
}

/** A channel that is never complete may still have a gate that comes and goes. */
function halfCertainty(model: BodygraphModel, id: ChannelId, doubts: DrawnDoubts): string | null {
  if (model.graph.channelStatus[id] === 'filled') return null;
  const gates = CHANNEL_BY_ID[id].gates.flatMap((gate) => {
    const when = doubts.gates.get(gate);
    if (when === undefined) return [];
    return [(hasGate(model, gate) ? ifBorn : onlyIfBorn)(`Gate ${gate} is yours`, when)];
  });
  return gates.join(' ') || null;
}

/** Whether somebody has a gate at the birth times at which the drawn chart is different; null if certain. */
export function shareOtherwise(
  model: BodygraphModel,
  gate: GateNumber,
  doubts: DrawnDoubts | null,
): string | null {
  const when = doubts?.gates.get(gate);
  if (when === undefined) return null;
  const born = bornOtherwise(when);
  const isDrawn = hasGate(model, gate);
  if (born === null) return `Gate ${gate} is ${isDrawn ? 'yours' : 'not yours'} ${when}.`;
  return isDrawn
    ? `Born ${born}, you don’t have gate ${gate} yourself.`
    : `Born ${born}, you have gate ${gate} yourself.`;
}

/** When a line’s words apply; null where one of its positions is there at every birth time. */
export function lineDoubt(doubts: DrawnDoubts | null, { holders }: LineRow): string | null {
  if (!doubts) return null;
  const all = holders.map(({ side, body }) => doubts.positions[side][body]);
  const words = [...new Set(all.filter((when) => when !== null))];
  if (words.length === 0 || all.includes(null)) return null;
  const born = words.length === 1 ? bornOtherwise(words.join()) : null;
  return born === null
    ? `This part is true ${words.join(' or ')}.`
    : `Born ${born}, another example fits you.`;
}

function hasGate(model: BodygraphModel, gate: GateNumber): boolean {
  return model.gates[gate].status !== 'none';
}
