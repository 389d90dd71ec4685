import { readFile } from 'node:fs/promises';
import { PLACE_SUGGESTIONS_MAX, type PlaceDetails } from '#shared/contract/places.ts';
import { type PlaceMatch, type PlacesPort, PlacesUnavailable } from '../port.ts';
import { zonesAt } from '../zones.ts';
import { foldName } from './folding.ts';
import { decodeIndex, type GazetteerIndex } from './index-format.ts';
import { describeWhere } from './place-text.ts';
import { QualifierTable } from './qualifier-table.ts';
import { type Hit, rank } from './ranking.ts';
import { readAll, readLoosely, splitInput } from './readings.ts';

const ID_PREFIX = 'geonames:';
/** More than are shown, since several may read alike. */
const HITS = 40;
/** Longer inputs are no place names; the contract's limit. */
const LONGEST_INPUT = 200;

const DEFAULT_FILE = new URL('./gazetteer.bin', import.meta.url);

interface Loaded {
  readonly index: GazetteerIndex;
  readonly qualifiers: QualifierTable;
}

/** Places from the index that `scripts/bake-gazetteer.ts` compiles from GeoNames. */
export function createGazetteer(file: URL | string = DEFAULT_FILE): PlacesPort {
  let loading: Promise<Loaded> | null = null;
  const loaded = (): Promise<Loaded> => {
    loading ??= load(file).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    kind: 'gazetteer',
    async suggest(input, signal) {
      signal.throwIfAborted();
      const { index, qualifiers } = await loaded();
      signal.throwIfAborted();
      return suggest(index, qualifiers, input.slice(0, LONGEST_INPUT));
    },
    async details(placeId, signal) {
      signal.throwIfAborted();
      const { index } = await loaded();
      signal.throwIfAborted();
      return detailsOf(index, placeId);
    },
    async warm() {
      await loaded();
      zonesAt(0, 0);
    },
  };
}

async function load(file: URL | string): Promise<Loaded> {
  try {
    const index = await decodeIndex(await readFile(file));
    return { index, qualifiers: new QualifierTable(index.tables) };
  } catch {
    throw new PlacesUnavailable('index');
  }
}

function suggest(index: GazetteerIndex, qualifiers: QualifierTable, input: string): PlaceMatch[] {
  const seen = new Set<string>();
  const matches = findHits(index, qualifiers, input).map((hit) => matchOf(index, hit));
  return putAddressFirst(matches, foldName(input))
    .filter(({ description }) => {
      const looks = foldName(description);
      const isNew = !seen.has(looks);
      seen.add(looks);
      return isNew;
    })
    .slice(0, PLACE_SUGGESTIONS_MAX);
}

/** An address that we gave out names its place, whatever else it may mean. */
function putAddressFirst(matches: readonly PlaceMatch[], address: string): PlaceMatch[] {
  const meant = matches.find(({ description }) => foldName(description) === address);
  if (meant === undefined) return [...matches];
  return [{ ...meant, matchesName: true }, ...matches.filter((match) => match !== meant)];
}

function findHits(index: GazetteerIndex, qualifiers: QualifierTable, input: string): Hit[] {
  const typed = splitInput(input);
  const hits = rank(index, readAll(typed, qualifiers), HITS);
  if (hits.length > 0) return hits;
  for (const readings of readLoosely(typed, qualifiers)) {
    const loose = rank(index, readings, HITS);
    if (loose.length > 0) return loose.map((hit) => ({ ...hit, matchesName: false }));
  }
  return [];
}

function matchOf(index: GazetteerIndex, { place, matchesName }: Hit): PlaceMatch {
  const mainText = nameOf(index, place);
  const secondaryText = whereaboutsOf(index, place);
  return {
    placeId: `${ID_PREFIX}${index.ids[place]}`,
    description: `${mainText}, ${secondaryText}`,
    mainText,
    secondaryText,
    matchesName,
  };
}

function detailsOf(index: GazetteerIndex, placeId: string): PlaceDetails | null {
  const place = /^geonames:[1-9]\d{0,8}$/.test(placeId)
    ? index.ids.indexOf(Number(placeId.slice(ID_PREFIX.length)))
    : -1;
  if (place < 0) return null;
  const latitude = (index.latE5[place] ?? 0) / 1e5;
  const longitude = (index.lonE5[place] ?? 0) / 1e5;
  return {
    placeId,
    formattedAddress: `${nameOf(index, place)}, ${whereaboutsOf(index, place)}`,
    latitude,
    longitude,
    timeZones: zonesOf(index, place, latitude, longitude),
  };
}

/** The zones at the point, the place's own first; its own alone where the map says sea. */
function zonesOf(index: GazetteerIndex, place: number, lat: number, lon: number): string[] {
  const own = index.tables.zones[index.zone[place] ?? 0];
  const there = zonesAt(lat, lon);
  if (own === undefined) return there;
  if (there.length === 0) return [own];
  return there.includes(own) ? [own, ...there.filter((zone) => zone !== own)] : there;
}

function nameOf(index: GazetteerIndex, place: number): string {
  return index.names.toString('utf8', index.nameOffsets[place], index.nameOffsets[place + 1]);
}

function whereaboutsOf(index: GazetteerIndex, place: number): string {
  const { areas, countries, districts } = index.tables;
  const smallest = areas[index.area[place] ?? 0];
  const region = smallest?.parent === undefined ? smallest : areas[smallest.parent];
  return describeWhere({
    name: nameOf(index, place),
    district: districts[index.district[place] ?? 0] ?? '',
    region: region?.name ?? '',
    country: countries[region?.country ?? 0] ?? '',
  });
}
