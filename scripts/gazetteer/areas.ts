import type { Area } from '#server/providers/places/embedded/index-format.ts';
import { DIVISION_COUNTRIES, DIVISION_WORDS } from './divisions.data.ts';
import { SHOWN_REGIONS } from './region-names.data.ts';
import type { SourcePlace } from './sources.ts';

/** An area of the index with its names in the sources. */
export interface SourceArea extends Area {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** For a region: its code within the country. Null for divisions and whole countries. */
  readonly regionCode: string | null;
  /** Spellings besides `name`. */
  readonly otherNames: readonly string[];
}

/** All areas, regions before divisions, and the area of each place. */
export interface AreaList {
  readonly areas: readonly SourceArea[];
  indexOf(place: SourcePlace): number;
}

/** Only areas that contain places. */
export function listAreas(
  places: readonly SourcePlace[],
  countryCodes: readonly string[],
  regionNames: ReadonlyMap<string, string>,
): AreaList {
  const indexes = new Map<string, number>();
  const areas: SourceArea[] = [];
  const add = (key: string, area: SourceArea) => {
    if (indexes.has(key)) return;
    indexes.set(key, areas.length);
    areas.push(area);
  };
  const ordered = [...places].sort((a, b) => compare(divisionKey(a), divisionKey(b)));
  for (const place of ordered) {
    const country = countryCodes.indexOf(place.country);
    add(regionKey(place), regionArea(regionKey(place), country, regionNames));
  }
  for (const place of ordered) {
    const parent = indexes.get(regionKey(place));
    const region = parent === undefined ? undefined : areas[parent];
    if (parent !== undefined && region !== undefined && divisionOf(place) !== null) {
      add(divisionKey(place), divisionArea(divisionOf(place) ?? '', parent, region));
    }
  }
  return {
    areas,
    indexOf: (place) => indexes.get(divisionKey(place)) ?? -1,
  };
}

/** Strips generic words: "Provincia di Pisa" becomes "Pisa"; "Kent" stays. */
export function bareName(division: string): string {
  return DIVISION_WORDS.reduce((name, words) => name.replace(words, ''), division);
}

function regionArea(
  key: string,
  country: number,
  regionNames: ReadonlyMap<string, string>,
): SourceArea {
  const [countryCode = '', regionCode = null] = key.split('.');
  const sourceName = regionCode === null ? '' : (regionNames.get(key) ?? '');
  const name = SHOWN_REGIONS[key] ?? sourceName.replace(/ \(.*\)$/, '');
  return { name, country, countryCode, regionCode, otherNames: [sourceName] };
}

function divisionArea(name: string, parent: number, region: SourceArea): SourceArea {
  const { country, countryCode } = region;
  const isBare = DIVISION_COUNTRIES[countryCode] === 'bare';
  const bare = bareName(name);
  const otherNames = isBare ? [bare, `county ${bare}`, `co ${bare}`] : [];
  return { name, country, parent, countryCode, regionCode: null, otherNames };
}

function divisionOf(place: SourcePlace): string | null {
  return place.country in DIVISION_COUNTRIES ? place.district : null;
}

function regionKey(place: SourcePlace): string {
  return place.region ?? place.country;
}

function divisionKey(place: SourcePlace): string {
  const division = divisionOf(place);
  return division === null ? regionKey(place) : `${regionKey(place)}/${division}`;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
