import { writeFileSync } from 'node:fs';
import { encodeIndex } from '#server/providers/places/embedded/index-encode.ts';
import type {
  GazetteerPlace,
  GazetteerSource,
} from '#server/providers/places/embedded/index-format.ts';
import { listAreas } from './gazetteer/areas.ts';
import { tellApart } from './gazetteer/districts.ts';
import { collectKeys } from './gazetteer/keys.ts';
import { populationOf, rankOf } from './gazetteer/prominence.ts';
import { collectQualifiers, shownCountry } from './gazetteer/qualifiers.ts';
import { readPlaces, readRegionNames, type SourcePlace } from './gazetteer/sources.ts';
import { chooseZone } from './gazetteer/zones.ts';

/*
 * Builds the gazetteer's index from two packages of GeoNames data (CC BY: attribution on the about
 * page). Run it after updating either package: `npx tsx scripts/bake-gazetteer.ts`.
 */

const TARGET = new URL('../server/providers/places/embedded/gazetteer.bin', import.meta.url);

function compile(unsorted: readonly SourcePlace[]): GazetteerSource {
  const countryCodes = sortedUnique(unsorted.map((place) => place.country));
  const countries = countryCodes.map(shownCountry);
  const { areas, indexOf } = listAreas(unsorted, countryCodes, readRegionNames());
  // Sorting by area puts equal areas and zones next to each other, which compresses better.
  const places = [...unsorted].sort((a, b) => indexOf(a) - indexOf(b) || a.id - b.id);
  const zones = sortedUnique(places.map((place) => place.zone));
  const apart = tellApart(
    places.map((place) => {
      const area = entry(areas[indexOf(place)], place.name);
      const region = area.parent === undefined ? area : entry(areas[area.parent], place.name);
      return { place, region: region.name, country: entry(countries[area.country], place.name) };
    }),
  );
  const districts = ['', ...sortedUnique(apart.filter((text) => text !== ''))];
  const zoneIndex = indexOfEach(zones);
  const districtIndex = indexOfEach(districts);
  return {
    tables: {
      countries,
      areas: areas.map(({ name, country, parent }) => {
        return parent === undefined ? { name, country } : { name, country, parent };
      }),
      zones,
      districts,
      qualifiers: collectQualifiers(areas, countryCodes),
    },
    places: places.map(
      (place, index): GazetteerPlace => ({
        id: place.id,
        name: place.name,
        latE5: Math.round(place.latitude * 1e5),
        lonE5: Math.round(place.longitude * 1e5),
        population: populationOf(place),
        rank: rankOf(place),
        area: indexOf(place),
        zone: entry(zoneIndex.get(place.zone), place.name),
        district: entry(districtIndex.get(entry(apart[index], place.name)), place.name),
      }),
    ),
    keys: collectKeys(places),
  };
}

function indexOfEach(texts: readonly string[]): Map<string, number> {
  return new Map(texts.map((text, index) => [text, index]));
}

function sortedUnique(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}

function entry<T>(value: T | undefined, of: string): T {
  if (value === undefined) throw new Error(`The sources do not fit together at ${of}.`);
  return value;
}

const source = compile(readPlaces().map(chooseZone));
const file = encodeIndex(source);
writeFileSync(TARGET, file);
process.stdout.write(
  `${source.places.length} places, ${source.keys.length} keys, ${file.length} bytes\n`,
);
