import { OBSERVED_BODY_IDS } from '../bodies.ts';
import type { Ephemeris } from '../ephemeris/port.ts';
import { changesBetween } from './changes.ts';
import { type SkyActivations, skyAt } from './sky.ts';

/**
 * Checks a year's changes against the ephemeris itself: from where the bodies stand at its start, the
 * changes are applied one after another and must give, at every sampled instant, the lines that the
 * ephemeris has then.
 * @param stepMs between two samples
 * @returns how many changes were found, and at how many samples a body stood elsewhere
 */
export function compareWithSamples(
  sky: Ephemeris,
  year: number,
  stepMs: number,
): { readonly changes: number; readonly missed: number } {
  const [start, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const changes = [...changesBetween(sky, start, end, { lines: true })];
  const replayed: { -readonly [Body in keyof SkyActivations]: SkyActivations[Body] } = {
    ...skyAt(sky, start),
  };
  let next = 0;
  let missed = 0;
  for (let utcMs = start; utcMs < end; utcMs += stepMs) {
    for (let change = changes[next]; change && change.at <= utcMs; change = changes[++next]) {
      const { body, gate, line } = change;
      replayed[body] = { ...replayed[body], gate, line };
    }
    const sampled = skyAt(sky, utcMs);
    missed += OBSERVED_BODY_IDS.filter((body) => {
      const [ours, theirs] = [replayed[body], sampled[body]];
      return ours.gate !== theirs.gate || ours.line !== theirs.line;
    }).length;
  }
  return { changes: changes.length, missed };
}
