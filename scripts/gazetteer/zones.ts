import { zonesAt } from '#server/providers/places/zones.ts';
import type { SourcePlace } from './sources.ts';

/** Zones that meet within towns: there the place's own word counts beside the map's. */
const MEETING_ZONES: readonly (readonly string[])[] = [
  ['Asia/Nicosia', 'Asia/Famagusta'],
  ['Asia/Jerusalem', 'Asia/Hebron'],
];

/**
 * The place with the zone that the map has for it: the map is newer than the list of places, and
 * charts go by it. At sea, and where zones meet within towns, the list's own zone stays.
 */
export function settleZone(place: SourcePlace): SourcePlace {
  const there = zonesAt(place.latitude, place.longitude);
  const [first] = there;
  if (first === undefined || there.includes(place.zone)) return place;
  const isShared = MEETING_ZONES.some(
    (zones) => zones.includes(place.zone) && zones.includes(first),
  );
  return isShared ? place : { ...place, zone: first };
}
