import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { isSameReading } from '#shared/contract/same-reading.ts';
import { andList } from '#shared/domain/english.ts';
import { counted } from './counted.ts';

/** What depends on the birth time where the first screen doesn't: "one center and two gates". */
function detailsOf({ definition, centers, gates }: ChartCertainty): string[] {
  const openCenters = centers.filter(({ state }) => state.kind === 'varying').length;
  const openGates = gates.filter(({ presence }) => presence === 'possible').length;
  return [
    ...(definition.kind === 'varying' ? ['your definition'] : []),
    ...(openCenters > 0 ? [counted(openCenters, 'center')] : []),
    ...(openGates > 0 ? [counted(openGates, 'gate')] : []),
  ];
}

/**
 * The good news of an uncertain birth time: that it changes nothing, or only what the first screen doesn't
 * tell. Null where type, authority, or profile depends on it.
 */
export function certainWords(certainty: ChartCertainty): string | null {
  const { type, authority, profile, basis } = certainty;
  if ([type, authority, profile].some(({ kind }) => kind === 'varying')) return null;
  if (isSameReading(certainty)) {
    return basis === 'unknown'
      ? 'The result is the same at any hour.'
      : 'Your time is rounded; the result is the same.';
  }
  const details = detailsOf(certainty);
  const isOne = details.length < 2 && !details[0]?.endsWith('s');
  const time = basis === 'unknown' ? 'hour' : 'exact time';
  const open = details.length > 0 ? andList(details) : 'a detail';
  return `Only ${open} ${isOne ? 'depends' : 'depend'} on the ${time}.`;
}
