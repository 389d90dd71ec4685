import { statSync } from 'node:fs';
import { createGazetteer } from '#server/providers/places/embedded/gazetteer.ts';
import type { PlacesPort } from '#server/providers/places/port.ts';
import { zonesAt } from '#server/providers/places/zones.ts';

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
  return times.sort((a, b) => a - b);
}

function line(what: string, times: readonly number[]): string {
  const at = (share: number) => (times[Math.ceil(share * times.length) - 1] ?? 0).toFixed(2);
  return `${what.padEnd(34)} n ${String(times.length).padStart(4)}   p50 ${at(0.5)}   p95 ${at(0.95)}   max ${at(1)} ms`;
}

function memory(): { rss: number; heap: number; buffers: number } {
  globalThis.gc?.();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  return { rss: rss / 1e6, heap: heapUsed / 1e6, buffers: arrayBuffers / 1e6 };
}

async function run(): Promise<string[]> {
  const before = memory();
  const gazetteer = createGazetteer();
  const startLoad = performance.now();
  await gazetteer.suggest('x', signal);
  const load = performance.now() - startLoad;
  const after = memory();
  const startZones = performance.now();
  zonesAt(48.2, 16.37);
  const zones = performance.now() - startZones;
  const all = [...NAMES, ...ODD, ...beginnings()];
  const cold = await measure(gazetteer, all);
  const lines = [
    `index file                         ${(statSync(INDEX).size / 1e6).toFixed(2)} MB`,
    `load and first answer              ${load.toFixed(0)} ms`,
    `memory: rss, heap, buffers         +${(after.rss - before.rss).toFixed(0)}, +${(after.heap - before.heap).toFixed(0)}, +${(after.buffers - before.buffers).toFixed(0)} MB`,
    `map of zones, load and first       ${zones.toFixed(0)} ms`,
    line('all inputs, first time', cold),
    line('all inputs, again', await measure(gazetteer, all)),
    line('names', await measure(gazetteer, NAMES)),
    line('beginnings of 1 to 4 letters', await measure(gazetteer, beginnings())),
    line('odd inputs', await measure(gazetteer, ODD)),
  ];
  const details: number[] = [];
  for (const name of NAMES) {
    const [first] = await gazetteer.suggest(name, signal);
    const start = performance.now();
    await gazetteer.details(first?.placeId ?? '', signal);
    details.push(performance.now() - start);
  }
  return [
    ...lines,
    line(
      'details with zones',
      details.sort((a, b) => a - b),
    ),
  ];
}

process.stdout.write(`${(await run()).join('\n')}\n`);
