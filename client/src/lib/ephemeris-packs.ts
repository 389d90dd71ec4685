import { PACK_DECADES } from '#shared/engine/ephemeris/packed-format.ts';

/** Addresses of the pack's files: hashed static files of the build. */
const URLS = import.meta.glob<string>('../../../shared/engine/ephemeris/pack/*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
});

const [FIRST_DECADE = 1850] = PACK_DECADES;
const LAST_DECADE = PACK_DECADES.at(-1) ?? FIRST_DECADE;

/** The first year of the decade whose file has an instant (ms, UTC) and its design moment. */
export function decadeOf(utcMs: number): number {
  const decade = Math.floor(new Date(utcMs).getUTCFullYear() / 10) * 10;
  return Math.min(Math.max(decade, FIRST_DECADE), LAST_DECADE);
}

const fetched = new Map<number, Promise<Uint8Array>>();

async function download(decade: number): Promise<Uint8Array> {
  const url = Object.entries(URLS).find(([path]) => path.endsWith(`/${decade}.bin`))?.[1];
  if (url === undefined) throw new Error(`There is no file for the decade ${decade}`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The file for the decade ${decade} is not available`);
  return new Uint8Array(await response.arrayBuffer());
}

/** A decade's file, downloaded once; a failure is tried again when it is asked for next. */
export function packOf(decade: number): Promise<Uint8Array> {
  const known = fetched.get(decade);
  if (known) return known;
  const file = download(decade);
  fetched.set(decade, file);
  file.catch(() => fetched.delete(decade));
  return file;
}
