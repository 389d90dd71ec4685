import { andList } from '#shared/domain/english.ts';
import { BODY_NAMES } from '#shared/engine/bodies.ts';
import { CENTERS, type CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_BY_ID, type ChannelId } from '#shared/engine/channels.ts';
import type { Ephemeris } from '#shared/engine/ephemeris/port.ts';
import { changesBetween } from '#shared/engine/transits/changes.ts';
import {
  type NatalGates,
  type OverlayEnds,
  type TransitChannel,
  type TransitOverlay,
  transitOverlay,
} from '#shared/engine/transits/overlay.ts';
import { bodiesIn, type SkyActivations, skyAt } from '#shared/engine/transits/sky.ts';
import type { SureAdditions } from '#shared/engine/transits/sure-additions.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { CENTER_NOTICES } from './notices.data.ts';

/** How a sentence refers to the chart: "your" for the reader's own. */
export type Whose = 'your' | 'this';

/** How to speak of what the sky adds. */
export interface Telling {
  readonly whose: Whose;
  /** Whether the sky of this minute is shown, or that of a chosen moment. */
  readonly isNow: boolean;
  /** What is added whatever the birth time. */
  readonly sure: SureAdditions;
}

/** Formats an instant within a sentence. */
export type When = (utcMs: number) => string;

/** "Throat", "G": as the middle of "your Throat center". */
function shortName(center: CenterId): string {
  return CENTERS[center].name.replace(/ Center$/, '');
}

export function centersWords(centers: readonly CenterId[]): string {
  const word = centers.length === 1 ? 'center' : 'centers';
  return `${andList(centers.map(shortName))} ${word}`;
}

/** "Inspiration (1-8)" */
export function channelWords(id: ChannelId): string {
  return `${CHANNEL_BY_ID[id].name} (${id})`;
}

/** The channels by name, those that depend on the birth time last, as possible. */
function namesOf(channels: readonly TransitChannel[], sure: SureAdditions): string {
  const ids = channels.map(({ channel }) => channel);
  const [certain, doubtful] = [true, false].map((isSure) =>
    ids.filter((id) => sure.channels.has(id) === isSure).map(channelWords),
  );
  return andList([...(certain ?? []), ...(doubtful ?? []).map((words) => `possibly ${words}`)]);
}

/** The centers that the page's first sentence is about: the first two that are certain. */
export function toldCenters({ centers }: TransitOverlay, sure: SureAdditions): readonly CenterId[] {
  return centers.filter((center) => sure.centers.has(center)).slice(0, 2);
}

/** "You may notice …": what comes with centers that the sky defines. */
export function noticeSentence(centers: readonly CenterId[], whose: Whose): string {
  const notices = centers.map((center) => CENTER_NOTICES[center]);
  return `${whose === 'your' ? 'You' : 'This person'} may notice ${notices.join(', along with ')}.`;
}

/** What the sky adds, in one sentence. */
export function additionSentence(
  { channels, centers }: TransitOverlay,
  { whose, isNow, sure }: Telling,
): string {
  if (channels.length === 0) {
    const lead = isNow ? 'Right now the sky' : 'The sky';
    return `${lead} doesn’t complete any channel in ${whose} chart${isNow ? '' : ' then'}.`;
  }
  const lead = isNow ? 'For now, the sky' : 'The sky';
  if (!channels.some(({ channel }) => sure.channels.has(channel))) {
    const names = andList(channels.map(({ channel }) => channelWords(channel)));
    return `${lead} may add ${names} to ${whose} chart, depending on the birth time.`;
  }
  const names = namesOf(channels, sure);
  const defined = centers.filter((center) => sure.centers.has(center));
  if (defined.length === 0) return `${lead} adds ${names} to ${whose} chart.`;
  const which = whose === 'your' ? 'your' : 'this chart’s';
  const through = channels.filter(({ channel }) =>
    CHANNEL_BY_ID[channel].centers.some((center) => defined.includes(center)),
  );
  return `${lead} defines ${which} ${centersWords(defined)} through ${namesOf(through, sure)}.`;
}

/** Until when, in one sentence. */
export function untilSentence({ channels }: OverlayEnds, when: When): string {
  const ends = [...channels.values()];
  const known = ends.filter((end) => end !== null).sort((a, b) => a - b);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return 'That lasts for more than a year.';
  if (ends.length > known.length) {
    return `The first part ends ${when(first)}; the rest lasts for more than a year.`;
  }
  if (first === last) return `That lasts until ${when(first)}.`;
  return `The first part ends ${when(first)}, the last ${when(last)}.`;
}

/** From when on the sky adds something again; null when it doesn't in that time. */
export function nextAddition(
  natal: NatalGates,
  sky: Ephemeris,
  fromMs: number,
  toMs: number,
): number | null {
  let activations: SkyActivations = skyAt(sky, fromMs);
  for (const { at, body, gate, line } of changesBetween(sky, fromMs, toMs)) {
    activations = { ...activations, [body]: { ...activations[body], gate, line } };
    if (transitOverlay(natal, activations).channels.length > 0) return at;
  }
  return null;
}

/** For a chart that the sky adds nothing to. */
export function quietSentence(nextMs: number | null, when: When): string {
  return nextMs === null
    ? 'That doesn’t change within the next month.'
    : `The next one is complete ${when(nextMs)}.`;
}

function placesWords(gates: readonly GateNumber[], sky: SkyActivations): string {
  return andList(
    gates.map(
      (gate) => `${andList(bodiesIn(sky, gate).map((body) => BODY_NAMES[body]))} in ${gate}`,
    ),
  );
}

/** How a channel comes about: "Gate 1 is in your chart; Venus is in 8." */
export function reasonWords(
  { ownGates, skyGates, madeBy }: TransitChannel,
  sky: SkyActivations,
  whose: Whose,
): string {
  if (madeBy === 'sky') {
    const own = ownGates.length > 0 ? ` Gate ${andList(ownGates)} is in ${whose} chart too.` : '';
    return `Both gates are in the sky: ${placesWords(skyGates, sky)}.${own}`;
  }
  return `Gate ${andList(ownGates)} is in ${whose} chart; in the sky, ${placesWords(skyGates, sky)}.`;
}
