import { BODY_IDS, type BodyId } from '#shared/engine/bodies.ts';
import type { ChannelId } from '#shared/engine/channels.ts';
import type { Ephemeris } from '#shared/engine/ephemeris/port.ts';
import { changesBetween, type TransitChange } from '#shared/engine/transits/changes.ts';
import { transitOverlay } from '#shared/engine/transits/overlay.ts';
import { type SkyActivations, skyAt } from '#shared/engine/transits/sky.ts';
import { sureAdditions, type UncertainGates } from '#shared/engine/transits/sure-additions.ts';

/** How long the timeline is, and whether it has changes of line within a gate too. */
export interface TimelineRange {
  readonly days: number;
  readonly hasLines: boolean;
}

/** A channel that the sky adds or no longer adds. */
interface TimelineChannel {
  readonly id: ChannelId;
  /** False where it depends on the birth time. */
  readonly isSure: boolean;
}

/** A change of gate or line, and what it begins and ends in a chart. */
export interface TimelineEntry {
  readonly change: TransitChange;
  readonly begins: readonly TimelineChannel[];
  readonly ends: readonly TimelineChannel[];
}

/** Which bodies to list. */
export type BodyFilter = 'all' | 'no_moon' | BodyId;
export const BODY_FILTERS: readonly BodyFilter[] = ['all', 'no_moon', ...BODY_IDS];

export function passes(filter: BodyFilter, body: BodyId): boolean {
  if (filter === 'all') return true;
  return filter === 'no_moon' ? body !== 'moon' : body === filter;
}

function channelsIn(
  natal: UncertainGates | null,
  activations: SkyActivations,
): readonly TimelineChannel[] {
  if (!natal) return [];
  const { channels } = transitOverlay(natal, activations);
  if (channels.length === 0) return [];
  const sure = sureAdditions(natal, activations);
  return channels.map(({ channel }) => ({ id: channel, isSure: sure.channels.has(channel) }));
}

const without = (channels: readonly TimelineChannel[], others: readonly TimelineChannel[]) =>
  channels.filter(({ id }) => !others.some((other) => other.id === id));

/** The changes of gate, or of gate and line, in a range, over a chart or, with null, on their own. */
export function timelineOf(
  natal: UncertainGates | null,
  sky: Ephemeris,
  [fromMs, toMs]: readonly [number, number],
  hasLines: boolean,
): readonly TimelineEntry[] {
  let activations: SkyActivations = skyAt(sky, fromMs);
  let before = channelsIn(natal, activations);
  return [...changesBetween(sky, fromMs + 1, toMs, { lines: hasLines })].map((change) => {
    const { body, gate, fromGate, line } = change;
    activations = { ...activations, [body]: { ...activations[body], gate, line } };
    if (gate === fromGate) return { change, begins: [], ends: [] };
    const after = channelsIn(natal, activations);
    const entry = { change, begins: without(after, before), ends: without(before, after) };
    before = after;
    return entry;
  });
}
