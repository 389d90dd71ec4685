import { BODY_IDS, type BodyId } from '#shared/engine/bodies.ts';
import type { ChannelId } from '#shared/engine/channels.ts';
import type { Ephemeris } from '#shared/engine/ephemeris/port.ts';
import { changesBetween, type TransitChange } from '#shared/engine/transits/changes.ts';
import { type NatalGates, transitOverlay } from '#shared/engine/transits/overlay.ts';
import { type SkyActivations, skyAt } from '#shared/engine/transits/sky.ts';

/** A change of gate, and what it begins and ends in a chart. */
export interface TimelineEntry {
  readonly change: TransitChange;
  readonly begins: readonly ChannelId[];
  readonly ends: readonly ChannelId[];
}

/** Which bodies to list. */
export type BodyFilter = 'all' | 'no_moon' | BodyId;
export const BODY_FILTERS: readonly BodyFilter[] = ['all', 'no_moon', ...BODY_IDS];

export function passes(filter: BodyFilter, body: BodyId): boolean {
  if (filter === 'all') return true;
  return filter === 'no_moon' ? body !== 'moon' : body === filter;
}

/** The changes of gate in a range, over a chart or, with null, on their own. */
export function timelineOf(
  natal: NatalGates | null,
  sky: Ephemeris,
  fromMs: number,
  toMs: number,
): readonly TimelineEntry[] {
  let activations: SkyActivations = skyAt(sky, fromMs);
  const channelsNow = () =>
    natal ? transitOverlay(natal, activations).channels.map(({ channel }) => channel) : [];
  let before = channelsNow();
  return [...changesBetween(sky, fromMs + 1, toMs)].map((change) => {
    const { body, gate, line } = change;
    activations = { ...activations, [body]: { ...activations[body], gate, line } };
    const after = channelsNow();
    const entry = {
      change,
      begins: after.filter((id) => !before.includes(id)),
      ends: before.filter((id) => !after.includes(id)),
    };
    before = after;
    return entry;
  });
}
