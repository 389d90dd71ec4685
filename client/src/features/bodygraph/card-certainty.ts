import { type BodygraphModel, isDefined } from '#shared/bodygraph/model.ts';
import { readGate } from '#shared/domain/chart-text.ts';
import type { ChannelStatus } from '#shared/engine/bodygraph.ts';
import { CHANNEL_BY_ID, type ChannelId } from '#shared/engine/channels.ts';
import { GATES } from '#shared/engine/gates.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { gateLineText } from '#shared/knowledge/gate-line-texts.ts';
import { bornOtherwise, bornWhen } from './birth-words.ts';
import type { LineRow } from './card-content.ts';
import { type DrawnDoubts, hasDots, whenOf } from './doubts.ts';
import { centerShortName } from './labels.ts';
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

/**
 * Of a part that is the same at every possible birth time, in a chart of which something drawn isn’t:
 * "Yours at any birth time". Null for all others.
 */
export function certainWords(
  model: BodygraphModel,
  spot: Spot,
  doubts: DrawnDoubts | null,
): string | null {
  if (!doubts || !hasDots(doubts) || certaintyOf(model, spot, doubts) !== null) return null;
  const when = doubts.isPartOfDay ? 'throughout your time range' : 'at any birth time';
  return `${stateOf(model, spot)} ${when}`;
}

const SHARE: Readonly<Record<ChannelStatus, string>> = {
  filled: 'Complete',
  partial: 'Half yours',
  empty: 'Not yours',
};

function stateOf(model: BodygraphModel, spot: Spot): string {
  switch (spot.kind) {
    case 'gate':
      return hasGate(model, spot.gate) ? 'Yours' : 'Not yours';
    case 'channel':
      return SHARE[model.graph.channelStatus[spot.channel]];
    case 'center':
      return isDefined(model, spot.center) ? 'Steady' : 'Open to others';
    case 'position':
      return 'True';
  }
}

/** When an own gate shows whose center is open at every birth time. */
export function borrowedWords(
  model: BodygraphModel,
  gate: GateNumber,
  doubts: DrawnDoubts | null,
): string | null {
  if (!hasGate(model, gate)) return null;
  const { center } = GATES[gate];
  if (isDefined(model, center) || doubts?.centers.has(center)) return null;
  return `Stronger, as your ${centerShortName(center)} is open.`;
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

/** How a pair differs at the birth times that the drawn chart isn’t for; null if it doesn’t. */
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
    ? `Born ${born}, you don’t have gate ${gate}.`
    : `Born ${born}, you have gate ${gate} too.`;
}

/** What another birth time says instead of a line’s words; null where a position has the line at each of them. */
export function lineDoubt(
  doubts: DrawnDoubts | null,
  gate: GateNumber,
  { holders }: LineRow,
): string | null {
  if (!doubts) return null;
  const all = holders.map(({ side, body }) => doubts.positions[side][body]);
  const words = [...new Set(all.filter((when) => when !== null))];
  if (words.length === 0 || all.includes(null)) return null;
  const born = words.length === 1 ? bornOtherwise(words.join()) : null;
  const instead = insteadOf(doubts, gate, holders);
  return born === null || instead === null
    ? fitsWhen(words)
    : `Born ${born}, this fits you instead: “${instead}”`;
}

function fitsWhen(words: readonly string[]): string {
  const born = words.length === 1 ? bornWhen(words.join()) : null;
  return born === null
    ? `This example fits ${words.join(' or ')}.`
    : `This example fits if you were born ${born}.`;
}

/** The words of the one line that the gate has at the other birth times. */
function insteadOf(
  { otherwise }: DrawnDoubts,
  gate: GateNumber,
  holders: LineRow['holders'],
): string | null {
  const others = holders.flatMap(({ side, body }) => otherwise?.[side][body] ?? []);
  const [value, ...more] = [...new Set(others)];
  const position = value === undefined || more.length > 0 ? null : readGate(value);
  if (position?.gate !== gate || position.line === null) return null;
  return gateLineText(gate, position.line);
}

function hasGate(model: BodygraphModel, gate: GateNumber): boolean {
  return model.gates[gate].status !== 'none';
}
