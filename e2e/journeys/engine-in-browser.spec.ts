import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { PACK_DECADES, packFileName } from '#shared/engine/ephemeris/packed-format.ts';
import { expect, test } from '../journey.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pack = new URL('../../shared/engine/ephemeris/pack/', import.meta.url);

/** Generated births across years and time zones; deterministic. */
const BIRTHS = Array.from({ length: 100 }, (_, index) => ({
  local: {
    year: 1851 + Math.floor(index * 2.47),
    month: 1 + ((index * 7) % 12),
    day: 1 + ((index * 11) % 28),
    hour: (index * 5) % 24,
    minute: (index * 13) % 60,
  },
  zone: ['Europe/Amsterdam', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'Africa/Monrovia'][
    index % 5
  ],
}));

/** Bundles the engine as one script: local times and pack bytes in, charts out. */
const ENTRY = `
  import { computeChart } from '#shared/engine/chart.ts';
  import { createPackedEphemeris } from '#shared/engine/ephemeris/packed.ts';
  import { resolveLocalTime } from '#shared/engine/time/civil.ts';
  export function chartsOf(births, files) {
    const ephemeris = createPackedEphemeris((decade) => {
      const text = files[decade];
      return text === undefined ? undefined : Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    });
    return births.map(({ local, zone }) => {
      const { kind, instants } = resolveLocalTime(local, zone);
      return [kind, ...instants.map(({ utcMs }) => JSON.stringify({ ...computeChart(utcMs, ephemeris) }))];
    });
  }`;

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: root, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'engine',
    platform: 'browser',
  });
  return outputFiles[0]?.text ?? '';
}

interface Engine {
  chartsOf(births: typeof BIRTHS, files: Record<number, string>): string[][];
}

test('a hundred charts computed in the browser equal the server’s to the last digit', async ({
  page,
}) => {
  const script = await bundled();
  const files = Object.fromEntries(
    PACK_DECADES.map((decade) => [
      decade,
      readFileSync(new URL(packFileName(decade), pack)).toString('base64'),
    ]),
  );
  const here = new Function(`${script}; return engine;`)() as Engine;
  const expected = here.chartsOf(BIRTHS, files);
  expect(expected.filter(([kind]) => kind === 'unique').length).toBeGreaterThan(90);

  await page.addInitScript({ content: `${script}; globalThis.engine = engine;` });
  await page.goto('/');
  const found = await page.evaluate(
    ([births, bytes]) =>
      (globalThis as unknown as { engine: Engine }).engine.chartsOf(births, bytes),
    [BIRTHS, files] as const,
  );
  expect(found).toEqual(expected);
});
