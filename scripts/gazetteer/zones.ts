import { zonesAt } from '#server/providers/places/zones.ts';
import type { SourcePlace } from './sources.ts';

/** Zones that meet within towns, where the place's own zone counts as well as the map's. */
const MEETING_ZONES: readonly (readonly string[])[] = [
  ['Asia/Nicosia', 'Asia/Famagusta'],
  ['Asia/Jerusalem', 'Asia/Hebron'],
];

/**
 * Replaces the place's zone by the map's, which is newer and the one that charts use. At sea, and
 * where zones meet within towns, the list's own zone is kept.
 */
export function chooseZone(place: SourcePlace): SourcePlace {
  const there = zonesAt(place.latitude, place.longitude);
  const [first] = there;
  if (first === undefined || there.includes(place.zone)) return place;
  const isShared = MEETING_ZONES.some(
    (zones) => zones.includes(place.zone) && zones.includes(first),
  );
  return isShared ? place : { ...place, zone: first };
}
