import { readFile } from 'node:fs/promises';
import type { PlaceDetails } from '#shared/contract/places.ts';
import { type PlacesPort, PlacesUnavailable } from '../port.ts';
import { zonesAt } from '../zones.ts';
import { addressOf, placeWithId } from './address.ts';
import { decodeIndex, type GazetteerIndex } from './index-format.ts';
import { canName, findNamesakes } from './meanings.ts';
import { QualifierTable } from './qualifier-table.ts';
import { suggestPlaces } from './suggestions.ts';

/** Longer inputs cannot be place names; the contract's limit. */
const LONGEST_INPUT = 200;

const DEFAULT_FILE = new URL('./gazetteer.bin', import.meta.url);

interface Loaded {
  readonly index: GazetteerIndex;
  readonly qualifiers: QualifierTable;
}

/** Place search in the index that `scripts/bake-gazetteer.ts` builds from GeoNames. */
export function createGazetteer(file: URL | string = DEFAULT_FILE): PlacesPort {
  let loading: Promise<Loaded> | null = null;
  const loaded = (): Promise<Loaded> => {
    loading ??= load(file).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  const withIndex = async <T>(signal: AbortSignal, use: (loaded: Loaded) => T): Promise<T> => {
    signal.throwIfAborted();
    const all = await loaded();
    signal.throwIfAborted();
    return use(all);
  };
  return {
    kind: 'gazetteer',
    suggest: (input, signal) =>
      withIndex(signal, ({ index, qualifiers }) =>
        suggestPlaces(index, qualifiers, input.slice(0, LONGEST_INPUT)),
      ),
    details: (placeId, signal) => withIndex(signal, ({ index }) => detailsOf(index, placeId)),
    namesakes: (text, signal) =>
      withIndex(signal, ({ index, qualifiers }) =>
        findNamesakes(index, qualifiers, text.slice(0, LONGEST_INPUT)),
      ),
    names: ({ placeId }, text, signal) =>
      withIndex(signal, ({ index, qualifiers }) => {
        const place = placeWithId(index, placeId);
        return place >= 0 && canName(index, qualifiers, place, text.slice(0, LONGEST_INPUT));
      }),
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

function detailsOf(index: GazetteerIndex, placeId: string): PlaceDetails | null {
  const place = placeWithId(index, placeId);
  if (place < 0) return null;
  const latitude = (index.latE5[place] ?? 0) / 1e5;
  const longitude = (index.lonE5[place] ?? 0) / 1e5;
  return {
    placeId,
    formattedAddress: addressOf(index, place),
    latitude,
    longitude,
    timeZones: zonesOf(index, place, latitude, longitude),
  };
}

/** The place's own zone first, then other zones of the map at its coordinates. */
function zonesOf(index: GazetteerIndex, place: number, lat: number, lon: number): string[] {
  const own = index.tables.zones[index.zone[place] ?? 0];
  const there = zonesAt(lat, lon);
  return own === undefined ? there : [own, ...there.filter((zone) => zone !== own)];
}
