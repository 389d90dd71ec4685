import { parseArgs } from 'node:util';
import { RowError } from './row.ts';

export const USAGE = `Computes Human Design charts and prints them as JSON.

  npm run -s chart -- --utc 1948-04-09T05:05Z
  npm run -s chart -- --date 1948-04-09 --time 00:05 --place "Montreal, Canada"
  npm run -s chart -- --date 1948-04-09 --time 00:05 --lat 45.5 --lon -73.57 [--zone America/Toronto]
  npm run -s chart -- --date 1948-04-09 --time 00:05 --zone America/Toronto
  npm run -s chart -- --date 1900-03-03 --calendar julian --time 00:05 --place Moscow
  npm run -s chart -- --jsonl < births.jsonl

--calendar julian takes the date as old style; without it, it is Gregorian.
--jsonl reads one JSON object a line, with fields named like the flags, and answers each with a line.
`;

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'jsonl' }
  | { readonly kind: 'single'; readonly row: Readonly<Record<string, string | number>> };

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;
const OPTIONS = {
  utc: TEXT,
  date: TEXT,
  calendar: TEXT,
  time: TEXT,
  zone: TEXT,
  place: TEXT,
  lat: TEXT,
  lon: TEXT,
  jsonl: FLAG,
  help: FLAG,
} as const;

/** Joins "--lon -73.5" with "=", since `parseArgs` would read it as two flags. */
function joinCoordinates(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const previous = joined.at(-1);
    if (previous === '--lat' || previous === '--lon') joined.splice(-1, 1, `${previous}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}

/** @throws RowError request.invalid for unknown flags or missing values */
export function readArguments(args: readonly string[]): Command {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    throw new RowError('request.invalid', error instanceof Error ? error.message : String(error));
  }
  const { jsonl, help, lat, lon, ...row } = values;
  if (help) return { kind: 'help' };
  if (jsonl) return { kind: 'jsonl' };
  return {
    kind: 'single',
    row: {
      ...row,
      ...(lat !== undefined && { lat: Number(lat) }),
      ...(lon !== undefined && { lon: Number(lon) }),
    },
  };
}

function parse(args: readonly string[]) {
  return parseArgs({ args: joinCoordinates(args), options: OPTIONS, strict: true }).values;
}
