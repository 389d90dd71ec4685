import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { loadEphemeris } from '#server/ephemeris.ts';
import {
  type ComputedChart,
  computeChartOfResolved,
} from '#server/features/charts/computed-chart.ts';
import { NewChart } from '#shared/contract/charts.ts';
import { randomNumbers } from '#shared/engine/certainty/random-days.ts';
import { offsetAt } from '#shared/engine/time/civil.ts';

const FIRST_BIRTH = Date.UTC(1930, 0, 1);
const LAST_BIRTH = Date.UTC(2010, 0, 1);
const FIRST_CHART = Date.UTC(2024, 0, 1);
const MINUTE_MS = 60_000;

const PLACES = [
  ['London, England, United Kingdom', 51.50853, -0.12574, 'Europe/London'],
  ['Oslo, Norway', 59.91273, 10.74609, 'Europe/Oslo'],
  ['New York City, New York, United States', 40.71427, -74.00597, 'America/New_York'],
  ['San Francisco, California, United States', 37.77493, -122.41942, 'America/Los_Angeles'],
  ['São Paulo, Brazil', -23.5475, -46.63611, 'America/Sao_Paulo'],
  ['Mumbai, Maharashtra, India', 19.07283, 72.88261, 'Asia/Kolkata'],
  ['Sydney, New South Wales, Australia', -33.86785, 151.20732, 'Australia/Sydney'],
] as const;

const NAMES = 'Alma Ben Cem Dora Eva Finn Gita Hugo Ines Jan Kira Liam Maria Nils Olga Pia'.split(
  ' ',
);

/** The columns that `copy` fills, in its order. */
const COLUMNS = [
  ['name', 'name'],
  ['birthDate', 'birth_date'],
  ['calendar', 'calendar'],
  ['birthTime', 'birth_time'],
  ['birthPlace', 'birth_place'],
  ['latitude', 'latitude'],
  ['longitude', 'longitude'],
  ['uncertaintyLevel', 'uncertainty_level'],
  ['toleranceMinutes', 'tolerance_minutes'],
  ['resolvedPlace', 'resolved_place'],
  ['timeZone', 'time_zone'],
  ['utcOffsetSeconds', 'utc_offset_seconds'],
  ['offsetRule', 'offset_rule'],
  ['abbreviation', 'abbreviation'],
  ['fold', 'fold'],
  ['birthUtc', 'birth_utc'],
  ['designUtc', 'design_utc'],
  ['engineVersion', 'engine_version'],
  ['tzVersion', 'tz_version'],
  ['ephemeris', 'ephemeris'],
  ['chartData', 'chart_data'],
] as const satisfies readonly (readonly [keyof ComputedChart, string])[];

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** A value in the text format of `copy`. */
function fieldOf(value: ComputedChart[keyof ComputedChart]): string {
  if (value === null || value === undefined) return '\\N';
  const text =
    value instanceof Date
      ? value.toISOString()
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  return text.replace(/[\\\n\r\t]/g, (character) => ESCAPES[character] ?? character);
}

/** Charts of births drawn at random, the same in every run. */
function* charts(count: number): Generator<ComputedChart> {
  const providers = { ephemeris: loadEphemeris() };
  const random = randomNumbers(20_263);
  for (let number = 1; number <= count; number += 1) {
    const minutes = (random() * (LAST_BIRTH - FIRST_BIRTH)) / MINUTE_MS;
    const utcMs = FIRST_BIRTH + Math.floor(minutes) * MINUTE_MS;
    const [place, latitude, longitude, zone] = PLACES[number % PLACES.length] ?? PLACES[0];
    const clock = offsetAt(utcMs, zone, longitude);
    if (!clock) throw new Error(`${zone} is unknown`);
    const local = new Date(utcMs + clock.offsetSeconds * 1_000).toISOString();
    const input = NewChart.parse({
      name: `${NAMES[number % NAMES.length]} ${number}`,
      birthDate: local.slice(0, 10),
      birthTime: local.slice(11, 16),
      birthPlace: place,
    });
    yield computeChartOfResolved({ providers }, input, {
      resolvedPlace: place,
      latitude,
      longitude,
      timeZone: zone,
      utcOffsetSeconds: clock.offsetSeconds,
      offsetRule: clock.rule,
      abbreviation: clock.abbreviation,
      fold: null,
      birthUtc: new Date(utcMs),
    });
  }
}

const GENERATIONS = `insert into chart_generations (user_id, individual_chart_id, created_at)
  select user_id, id, created_at from individual_charts`;

/** Of so many charts, one more is the first person's, who has a long list. */
const MANY = 50;

/** Rows that are computed between two looks at the connection. */
const BATCH = 500;

/**
 * Computes charts with the engine and copies them into an empty `individual_charts`, with their rows
 * in `chart_generations`. The first person gets one in fifty; the others share the rest evenly.
 * @param owners their ids
 * @returns how many; 0 when there are charts already
 */
export async function copyCharts(
  client: pg.Client,
  owners: readonly string[],
  count: number,
): Promise<number> {
  const { rows } = await client.query('select from individual_charts limit 1');
  if (rows.length > 0) return 0;
  const columns = COLUMNS.map(([, column]) => column).join(', ');
  const stream = client.query(
    copyFrom(`copy individual_charts (user_id, created_at, ${columns}) from stdin`),
  );
  let lines: string[] = [];
  let number = 0;
  for (const chart of charts(count)) {
    const owner = owners[number % MANY === 0 ? 0 : number % owners.length] ?? '';
    number += 1;
    const createdAt = new Date(FIRST_CHART + number * MINUTE_MS).toISOString();
    lines.push([owner, createdAt, ...COLUMNS.map(([key]) => fieldOf(chart[key]))].join('\t'));
    if (lines.length < BATCH) continue;
    if (!stream.write(`${lines.join('\n')}\n`)) await once(stream, 'drain');
    lines = [];
  }
  if (lines.length > 0) stream.write(`${lines.join('\n')}\n`);
  stream.end();
  await once(stream, 'finish');
  await client.query(GENERATIONS);
  return number;
}
