import { statSync } from 'node:fs';
import { createGazetteer } from '#server/providers/places/embedded/gazetteer.ts';
import type { PlacesPort } from '#server/providers/places/port.ts';
import { zonesAt } from '#server/providers/places/zones.ts';
import { type Figure, quantile, report } from './bench/figures.ts';

/* Measures the gazetteer's latency and memory: `npx tsx scripts/bench-places.ts`. */

const INDEX = new URL('../server/providers/places/embedded/gazetteer.bin', import.meta.url);
const { signal } = new AbortController();

// biome-ignore format: a list
const NAMES = [
  'Paris', 'Springfield, IL', 'San Francisco', 'München', 'Muenchen', 'Cologne', 'Wien', 'Bombay',
  'Москва', '北京', '東京', '서울', 'القاهرة', 'ירושלים', 'दिल्ली', 'Αθήνα', 'St. Louis', 'Frankfurt am Main',
  'New York', 'London, UK', 'Sao Paulo', 'Umtata', 'Newark, New Jersey', 'Montreal', 'Sandwich, Kent',
  'Santa Cruz de Tenerife', 'Leningrad, USSR', 'Neustadt, Bayern', 'San José', 'Villanueva', 'Saint-Denis',
  'Stockholm', 'Buenos Aires', 'Johannesburg', 'Rio de Janeiro', 'Kuala Lumpur', 'Mexico City', 'Abidjan',
] as const;
// biome-ignore format: a list
const ODD = [
  'asdfqwer', 'Xyzzyville, Nowhere', '12 Main St, Springfield, IL 62701', 'us us us us us us us us us',
  'a, b, c, d, e, f, g', 'san '.repeat(50), 'x'.repeat(200), 'Paris, s', 'san, a', 'New York New York New York USA',
] as const;

/** One to four letters, as autocomplete receives them while a name is being typed. */
function beginnings(): string[] {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const threes = [
    'san',
    'sai',
    'new',
    'mar',
    'vil',
    'kar',
    'bar',
    'la ',
    'st ',
    'el ',
    'are',
    'ber',
    'санк',
    '上海',
    'אב',
  ];
  const perLetter = [...letters].flatMap((first) => [
    first,
    `${first}a`,
    `${first}an`,
    `${first}eri`,
  ]);
  const perName = NAMES.map((name) => [...name].slice(0, 3).join(''));
  return [...perLetter, ...threes, ...perName];
}

async function measure(places: PlacesPort, inputs: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const input of inputs) {
    const start = performance.now();
    await places.suggest(input, signal);
    times.push(performance.now() - start);
  }
  return times;
}

function latencies(name: string, times: readonly number[]): Figure[] {
  return [
    { name: `${name}, median`, unit: 'ms', value: quantile(times, 0.5) },
    { name: `${name}, p95`, unit: 'ms', value: quantile(times, 0.95) },
  ];
}

function residentMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1e6;
}

async function run(): Promise<void> {
  const before = residentMb();
  const gazetteer = createGazetteer();
  const startLoad = performance.now();
  await gazetteer.suggest('x', signal);
  const load = performance.now() - startLoad;
  const after = residentMb();
  const startZones = performance.now();
  zonesAt(48.2, 16.37);
  const zones = performance.now() - startZones;
  const all = [...NAMES, ...ODD, ...beginnings()];
  const cold = await measure(gazetteer, all);
  report(
    { name: 'index file', unit: 'MB', value: statSync(INDEX).size / 1e6 },
    { name: 'load and first answer', unit: 'ms', value: load },
    { name: 'resident memory for it', unit: 'MB', value: after - before },
    { name: 'map of zones, load and first', unit: 'ms', value: zones },
    ...latencies('all inputs, first time', cold),
    ...latencies('all inputs, again', await measure(gazetteer, all)),
    ...latencies('names', await measure(gazetteer, NAMES)),
    ...latencies('beginnings of 1 to 4 letters', await measure(gazetteer, beginnings())),
    ...latencies('odd inputs', await measure(gazetteer, ODD)),
  );
  const details: number[] = [];
  for (const name of NAMES) {
    const [first] = await gazetteer.suggest(name, signal);
    const start = performance.now();
    await gazetteer.details(first?.placeId ?? '', signal);
    details.push(performance.now() - start);
  }
  report(...latencies('details with zones', details));
}

await run();
