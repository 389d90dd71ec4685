import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type OverlayEnds, overlayEnds, transitOverlay } from '#shared/engine/transits/overlay.ts';
import { skyAt } from '#shared/engine/transits/sky.ts';
import { sureAdditions, type UncertainGates } from '#shared/engine/transits/sure-additions.ts';
import { nextAddition } from './additions.ts';
import { endAfter } from './moment.ts';
import { skyOver } from './sky-source.ts';
import { type TimelineEntry, type TimelineRange, timelineOf } from './timeline.ts';
import { useLater } from './use-later.ts';

const MS_PER_DAY = 86_400_000;
/** How far ahead the end of what the sky adds is looked for. */
const ENDS_MS = 400 * MS_PER_DAY;
/** How far ahead a quiet sky is searched for its next addition. */
const QUIET_MS = 30 * MS_PER_DAY;

/** What takes the engine more than an instant. */
interface Ahead {
  readonly ends: OverlayEnds | null;
  /** When nothing is added: from when on something is; null when not within a month. */
  readonly nextMs: number | null;
}

/**
 * The sky at a moment, over a chart or, with null, alone. The instant is computed right away; ends and
 * timeline follow in tasks of their own.
 */
export function useTransits(natal: UncertainGates | null, atMs: number, range: TimelineRange) {
  const { days, hasLines } = range;
  const query = useQuery(skyOver(atMs, endAfter(atMs, ENDS_MS)));
  const sky = query.data;
  const activations = useMemo(() => sky && skyAt(sky, atMs), [sky, atMs]);
  const overlay = useMemo(
    () => activations && natal && transitOverlay(natal, activations),
    [activations, natal],
  );
  const sure = useMemo(
    () => activations && natal && sureAdditions(natal, activations),
    [activations, natal],
  );
  const findAhead = useMemo(() => {
    if (!sky || !natal || !overlay) return null;
    return (): Ahead =>
      overlay.channels.length > 0
        ? { ends: overlayEnds(natal, sky, atMs, endAfter(atMs, ENDS_MS) - atMs), nextMs: null }
        : { ends: null, nextMs: nextAddition(natal, sky, atMs, endAfter(atMs, QUIET_MS)) };
  }, [sky, natal, overlay, atMs]);
  const findTimeline = useMemo(() => {
    if (!sky) return null;
    const toMs = endAfter(atMs, days * MS_PER_DAY);
    return () => timelineOf(natal, sky, [atMs, toMs], hasLines);
  }, [sky, natal, atMs, days, hasLines]);
  const ahead = useLater<Ahead>(findAhead);
  const timeline = useLater<readonly TimelineEntry[]>(findTimeline);
  return {
    query,
    activations: activations ?? null,
    overlay: overlay ?? null,
    sure: sure ?? null,
    ahead,
    timeline,
  };
}

export type Transits = ReturnType<typeof useTransits>;
