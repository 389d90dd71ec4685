import { spawn } from 'node:child_process';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { astronomyEphemeris } from '#shared/engine/ephemeris/astronomy.ts';
import type { ChartSources } from './answer.ts';
import { runChartCommand } from './command.ts';

const SOURCES: ChartSources = {
  ephemeris: astronomyEphemeris(),
  findPlace: async (name) =>
    name === 'Sydney'
      ? { kind: 'one', longitude: 151.2, timeZones: ['Australia/Sydney'] }
      : { kind: 'none' },
  zonesAt: async () => ['Australia/Sydney'],
};

async function run(args: readonly string[], input: Iterable<string> = []) {
  const output = new PassThrough();
  const printed = text(output);
  const exitCode = await runChartCommand(args, Readable.from(input), output, SOURCES);
  output.end();
  const lines = (await printed).trimEnd().split('\n');
  return { exitCode, lines };
}

describe('a single chart', () => {
  test('is printed as JSON', async () => {
    const { exitCode, lines } = await run(['--utc', '1961-07-01T18:45:00Z']);
    expect(exitCode).toBe(0);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ type: 'Projector' }]);
  });

  test('accepts negative coordinates without an equals sign', async () => {
    const flags = ['--date', '2000-02-20', '--time', '12:00', '--lat', '-33.9', '--lon', '-151.2'];
    const { lines } = await run(flags);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ utc: '2000-02-20T01:00:00.000Z' });
  });

  test('accepts a Julian date, including a leap day that only the Julian calendar has', async () => {
    const flags = ['--date', '1900-02-29', '--time', '12:00', '--zone', 'UTC'];
    const { lines } = await run([...flags, '--calendar', 'julian']);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ utc: '1900-03-13T12:00:00.000Z' });
    const { lines: refused } = await run([...flags, '--calendar', 'gregorian']);
    expect(JSON.parse(refused[0] ?? '')).toMatchObject({ error: { code: 'birth.date_invalid' } });
  });

  test('accepts a place name', async () => {
    const { lines } = await run(['--date', '2000-02-20', '--time', '12:00', '--place', 'Sydney']);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ utc: '2000-02-20T01:00:00.000Z' });
  });

  test.each([
    ['birth.date_invalid', ['--date', '2000-02-30', '--time', '12:00', '--zone', 'UTC']],
    ['place.unknown', ['--date', '2000-02-20', '--time', '12:00', '--place', 'Atlantis']],
    [
      'request.invalid',
      ['--lat', 'north', '--lon', '0', '--date', '2000-02-20', '--time', '12:00'],
    ],
    ['request.invalid', ['--moon', 'full']],
    [
      'request.invalid',
      ['--date', '2000-02-20', '--time', '12:00', '--zone', 'UTC', '--calendar', 'mayan'],
    ],
    ['request.invalid', ['--utc']],
    ['request.invalid', []],
  ])('prints %s on failure and exits with 1: %j', async (code, args) => {
    const { exitCode, lines } = await run(args);
    expect(exitCode).toBe(1);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ error: { code } }]);
  });
});

describe('--jsonl', () => {
  test('answers every line in order, valid or not, and exits with 0', async () => {
    const { exitCode, lines } = await run(
      ['--jsonl'],
      [
        '\uFEFF{"utc":"1961-07-01T18:45:00Z"}\r\n\n',
        'nonsense\n{"date":"1900-03-03","calendar":"julian","time":"12:00","zone":"UTC"}\n{"date":"2024-10-27","time":"01:30","zone":"Europe/London"}\n',
        '{"utc":"1955-02-25T03:15:00Z"}',
      ],
    );
    expect(exitCode).toBe(0);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { type: 'Projector' },
      { error: { code: 'request.invalid' } },
      { utc: '1900-03-16T12:00:00.000Z' },
      {
        error: { code: 'birth.time_ambiguous', instants: [expect.any(String), expect.any(String)] },
      },
      { type: 'Generator' },
    ]);
  });

  test('answers a line before the next one arrives', async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const finished = runChartCommand(['--jsonl'], input, output, SOURCES);
    const answers = output[Symbol.asyncIterator]();
    for (const utc of ['1961-07-01T18:45:00Z', '1955-02-25T03:15:00Z']) {
      input.write(`{"utc":"${utc}"}\n`);
      const { value } = await answers.next();
      expect(JSON.parse(String(value))).toMatchObject({ utc: new Date(utc).toISOString() });
    }
    input.end();
    expect(await finished).toBe(0);
  });
});

test('--help explains the flags', async () => {
  const { exitCode, lines } = await run(['--help']);
  expect(exitCode).toBe(0);
  expect(lines.join('\n')).toContain('--jsonl');
});

test('as a process, reads stdin, prints only answers and exits with 0', async () => {
  const script = fileURLToPath(new URL('../chart.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, '--jsonl'], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const printed = text(child.stdout);
  child.stdin.write('{"utc":"1948-04-09T05:05:00Z"}\n{}\n');
  child.stdin.end('{"date":"1980-06-14","time":"14:25","place":"Newcastle"}\n');
  const lines = (await printed).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { type: 'Manifestor', profile: '5/1' },
    { error: { code: 'request.invalid' } },
    {
      error: {
        code: 'place.ambiguous',
        choices: expect.arrayContaining([
          expect.objectContaining({
            kind: 'place',
            description: 'Newcastle upon Tyne, England, United Kingdom',
            timeZone: 'Europe/London',
            readings: [{ fold: 0, utc: '1980-06-14T13:25:00.000Z' }],
          }),
        ]),
      },
    },
  ]);
  expect(await exited).toBe(0);
}, 30_000);
