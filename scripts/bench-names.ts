import { readFile } from 'node:fs/promises';
import { createGazetteer } from '#server/providers/places/embedded/gazetteer.ts';
import {
  decodeIndex,
  type GazetteerIndex,
  nameAt,
} from '#server/providers/places/embedded/index-format.ts';
import { choosePlace } from '#shared/domain/place-choices.ts';
import { randomNumbers } from '#shared/engine/certainty/random-days.ts';
import { resolveLocalTime } from '#shared/engine/time/civil.ts';
import type { LocalDateTime } from '#shared/engine/time/civil-calendar.ts';
import { report } from './bench/figures.ts';

/*
 * Measures what happens to births whose place is typed as a bare name: places sampled by
 * population, dates and times uniformly from 1930 to 2009. `npx tsx scripts/bench-names.ts`.
 */

const INDEX = new URL('../server/providers/places/embedded/gazetteer.bin', import.meta.url);
const BIRTHS = 20_000;
const FIRST_DAY = Date.UTC(1930, 0, 1);
const DAYS = (Date.UTC(2010, 0, 1) - FIRST_DAY) / 86_400_000;

const RUNS = [
  { title: 'world', seed: 20261, country: null, silentAim: 0.1, askedAim: 12 },
  { title: 'USA', seed: 20262, country: 'United States', silentAim: 0.4, askedAim: 42 },
] as const;

const gazetteer = createGazetteer();
const index = await decodeIndex(await readFile(INDEX));
const { signal } = new AbortController();

function countryOf({ tables, area }: GazetteerIndex, place: number): string | undefined {
  return tables.countries[tables.areas[area[place] ?? 0]?.country ?? 0];
}

/** Places with cumulative populations, for weighted sampling. */
function peopleUpTo(country: string | null): { place: number; sum: number }[] {
  const sums: { place: number; sum: number }[] = [];
  let sum = 0;
  for (const [place, people] of index.population.entries()) {
    if (people === 0 || (country !== null && countryOf(index, place) !== country)) continue;
    sum += people;
    sums.push({ place, sum });
  }
  return sums;
}

function drawPlace(sums: readonly { place: number; sum: number }[], at: number): number {
  const wanted = at * (sums.at(-1)?.sum ?? 0);
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sums[middle]?.sum ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  return sums[low]?.place ?? 0;
}

function drawTime(random: () => number): LocalDateTime {
  const day = new Date(FIRST_DAY + Math.floor(random() * DAYS) * 86_400_000);
  return {
    year: day.getUTCFullYear(),
    month: day.getUTCMonth() + 1,
    day: day.getUTCDate(),
    hour: Math.floor(random() * 24),
    minute: Math.floor(random() * 60),
  };
}

function instantsAt(place: number, local: LocalDateTime): string {
  const zone = index.tables.zones[index.zone[place] ?? 0] ?? '';
  const { instants } = resolveLocalTime(local, zone, (index.lonE5[place] ?? 0) / 1e5);
  return instants.map(({ utcMs }) => Math.round(utcMs / 60_000)).join();
}

type Outcome = 'same clock' | 'silently another clock' | 'asked' | 'unknown';

async function outcomeOf(place: number, local: LocalDateTime): Promise<Outcome> {
  // People don't type parentheses: "Halle", not "Halle (Saale)".
  const name = nameAt(index, place).replace(/ *\(.*\)/, '');
  const { places, areaPeople } = await gazetteer.namesakes(name, signal);
  const [best, ...others] = places;
  if (best === undefined) return 'unknown';
  const meant = choosePlace([best, ...others], areaPeople, local);
  if (meant.kind === 'several') return 'asked';
  const taken = index.ids.indexOf(Number(meant.place.placeId.replace(/\D+/g, '')));
  return instantsAt(taken, local) === instantsAt(place, local)
    ? 'same clock'
    : 'silently another clock';
}

for (const { title, seed, country, silentAim, askedAim } of RUNS) {
  const random = randomNumbers(seed);
  const sums = peopleUpTo(country);
  const counts = new Map<Outcome, number>();
  const start = performance.now();
  for (let birth = 0; birth < BIRTHS; birth += 1) {
    const outcome = await outcomeOf(drawPlace(sums, random()), drawTime(random));
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  const percent = (outcome: Outcome) => (100 * (counts.get(outcome) ?? 0)) / BIRTHS;
  report(
    {
      name: `${title}: silently another clock`,
      unit: '% of names',
      value: percent('silently another clock'),
      aim: { atMost: silentAim },
    },
    {
      name: `${title}: asked`,
      unit: '% of names',
      value: percent('asked'),
      aim: { atMost: askedAim },
    },
    { name: `${title}: unknown`, unit: '% of names', value: percent('unknown') },
    { name: `${title}: time`, unit: 'ms', value: (performance.now() - start) / BIRTHS },
  );
}
