import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CLIENT_CHUNKS } from './client-chunks.ts';
import { type Manifest, scriptsOf } from './first-views.ts';

/** What is loaded when somebody asks for it, beside a result or a page that has it in itself. */
interface LazyPart {
  readonly part: string;
  /** By source; what it imports comes along. */
  readonly chunk: string;
  /** The page that it is a part of, where that is no result. */
  readonly within?: string;
}

const TRANSITS = 'src/pages/transits.tsx';
const TRANSITS_PARTS = 'src/features/transits/components';
const RETURNS = 'src/pages/returns.tsx';
const DIFFERENCE = 'src/pages/difference.tsx';

const LAZY_PARTS: readonly LazyPart[] = [
  { part: 'transits', chunk: TRANSITS },
  { part: 'moment of transits', chunk: `${TRANSITS_PARTS}/moment-stepper.tsx`, within: TRANSITS },
  { part: 'what transits add', chunk: `${TRANSITS_PARTS}/sky-additions.tsx`, within: TRANSITS },
  { part: 'timeline', chunk: `${TRANSITS_PARTS}/sky-timeline.tsx`, within: TRANSITS },
  { part: 'positions', chunk: 'src/pages/transits-positions.tsx', within: TRANSITS },
  { part: 'today’s line', chunk: 'src/pages/today-line.tsx' },
  { part: 'returns', chunk: RETURNS },
  { part: 'chart of a return', chunk: 'src/pages/return-chart.tsx', within: RETURNS },
  { part: 'connection', chunk: 'src/pages/connection.tsx' },
  { part: 'difference', chunk: DIFFERENCE },
  { part: 'search for a difference', chunk: 'src/pages/difference-doctor.ts', within: DIFFERENCE },
  { part: 'narrowing a birth time', chunk: 'src/pages/results-narrow.tsx' },
  { part: 'weather', chunk: 'src/features/team-weather/components/team-weather.tsx' },
];

/** Chunks that pages of other areas share: mostly loaded by then. */
const SHARED: ReadonlySet<string> = new Set(
  CLIENT_CHUNKS.map(({ name }) => name).filter((name) => name !== 'sky'),
);

/**
 * The size of what each lazy part brings along that nothing else has, gzipped, in KB of 1,024 bytes.
 * @throws when the build has no such chunk
 */
export async function lazyPartSizes(
  client: string,
  manifest: Manifest,
): Promise<readonly { readonly part: string; readonly kb: number }[]> {
  const shared = Object.values(manifest).flatMap(({ name, file }) =>
    SHARED.has(name ?? '') ? [file] : [],
  );
  return Promise.all(
    LAZY_PARTS.map(async ({ part, chunk, within }) => {
      const page = within ?? 'src/pages/results.tsx';
      const loaded = new Set([...shared, ...scriptsOf(manifest, ['app', page])]);
      const own = scriptsOf(manifest, [chunk]).filter((file) => !loaded.has(file));
      const sizes = await Promise.all(
        own.map(async (file) => gzipSync(await readFile(join(client, file)), { level: 9 }).length),
      );
      return { part, kb: sizes.reduce((sum, size) => sum + size, 0) / 1024 };
    }),
  );
}
