import { foldName } from '#server/providers/places/embedded/folding.ts';
import { describeWhere, type PlaceParts } from '#server/providers/places/embedded/place-text.ts';
import type { SourcePlace } from './sources.ts';

/** A place to disambiguate from its namesakes. */
export interface Candidate {
  readonly place: SourcePlace;
  readonly region: string;
  readonly country: string;
}

/** A place this many times larger than its namesakes in the region needs no qualifier. */
const DOMINANT = 10;
const LANDMARK_POPULATION = 10_000;

/**
 * For each place the qualifier that distinguishes it from its namesakes in the region, or ''. First
 * the second-level division; where that is the same, too, the nearest larger town.
 */
export function tellApart(candidates: readonly Candidate[]): string[] {
  const districts = candidates.map(() => '');
  const textOf = (index: number) => addressOf(candidates[index], districts[index] ?? '');
  for (const index of namesakes(candidates, textOf)) {
    districts[index] = candidates[index]?.place.district ?? '';
  }
  for (const index of namesakes(candidates, textOf)) {
    const candidate = candidates[index];
    if (candidate === undefined) continue;
    const landmark = nearestTown(candidate, candidates);
    if (landmark !== null) districts[index] = `near ${landmark}`;
  }
  return districts;
}

function addressOf(candidate: Candidate | undefined, district: string): string {
  if (candidate === undefined) return '';
  const { place, region, country } = candidate;
  const parts: PlaceParts = { name: place.name, district, region, country };
  return foldName(`${place.name}, ${describeWhere(parts)}`);
}

/** Places with the same description as another one, except those that dwarf their namesakes. */
function namesakes(candidates: readonly Candidate[], textOf: (index: number) => string): number[] {
  const groups = new Map<string, number[]>();
  for (const index of candidates.keys()) {
    const group = groups.get(textOf(index));
    if (group === undefined) groups.set(textOf(index), [index]);
    else group.push(index);
  }
  return [...groups.values()].flatMap((group) => {
    if (group.length === 1) return [];
    const sizeOf = (index: number) => candidates[index]?.place.population ?? 0;
    const [first, second, ...rest] = group.sort((a, b) => sizeOf(b) - sizeOf(a));
    if (first === undefined || second === undefined) return [];
    const isDominant = sizeOf(first) >= DOMINANT * Math.max(sizeOf(second), 1);
    return isDominant ? [second, ...rest] : [first, second, ...rest];
  });
}

function nearestTown({ place }: Candidate, candidates: readonly Candidate[]): string | null {
  const shrink = Math.cos((place.latitude * Math.PI) / 180);
  let nearest: string | null = null;
  let best = Number.POSITIVE_INFINITY;
  for (const { place: town } of candidates) {
    if (town.country !== place.country || town.name === place.name) continue;
    if (town.population < Math.max(LANDMARK_POPULATION, place.population)) continue;
    const north = town.latitude - place.latitude;
    const east = (town.longitude - place.longitude) * shrink;
    const distance = north * north + east * east;
    if (distance < best) {
      best = distance;
      nearest = town.name;
    }
  }
  return nearest;
}
