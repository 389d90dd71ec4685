import { queryOptions } from '@tanstack/react-query';
import { decadeOf, packOf } from '#client/lib/ephemeris-packs.ts';
import { createPackedEphemeris } from '#shared/engine/ephemeris/packed.ts';
import type { Ephemeris } from '#shared/engine/ephemeris/port.ts';

const MS_PER_DAY = 86_400_000;
/** What the search for changes looks at beyond either end of its range. */
const MARGIN_MS = 3 * MS_PER_DAY;
const DECADE_YEARS = 10;

const packs = new Map<number, Uint8Array>();
const SKY = createPackedEphemeris((decade) => packs.get(decade));

async function fetchPack(decade: number): Promise<void> {
  if (!packs.has(decade)) packs.set(decade, await packOf(decade));
}

/** The sky over a range (ms, UTC), with the files of its decades; about 22 KB each. */
export function skyOver(fromMs: number, toMs: number) {
  const [first, last] = [decadeOf(fromMs - MARGIN_MS), decadeOf(toMs + MARGIN_MS)];
  const decades = Array.from(
    { length: (last - first) / DECADE_YEARS + 1 },
    (_, index) => first + index * DECADE_YEARS,
  );
  return queryOptions({
    queryKey: ['sky', first, last],
    queryFn: async (): Promise<Ephemeris> => {
      await Promise.all(decades.map(fetchPack));
      return SKY;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // An ephemeris has functions, which a copy of its data would lose.
    structuralSharing: false,
  });
}
