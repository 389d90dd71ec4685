import { useQuery } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { useDebounced } from '#client/lib/use-debounced.ts';
import {
  type BirthResolution,
  type PlacedBirth,
  resolveTeamBirths,
  TEAM_SIZE_MAX,
} from '#shared/contract/teams.ts';
import type { ReviewedRow } from '#shared/team-file/review-team.ts';
import { type RowRefusal, refusalOfBirth, type UploadState } from './upload-state.ts';

/** What is known about a row's place before the upload. */
export type RowPlace =
  | Extract<BirthResolution, { kind: 'resolved' }>
  | { readonly kind: 'pending' }
  | null;

export interface PlaceLookup {
  readonly placeOf: (row: ReviewedRow) => RowPlace;
  /** The questions about births, by row. */
  readonly refusals: ReadonlyMap<number, RowRefusal>;
  /** The lookup failed: places will be resolved by the upload. */
  readonly isFailed: boolean;
}

type Chosen = UploadState['answers']['resolutions'];

/** The fields that determine place and clock, as sent: without the person's name. */
function birthOf({ row, verdict }: ReviewedRow, chosen: Chosen): PlacedBirth | null {
  if (verdict.status !== 'ready') return null;
  const { name: _, ...birth } = verdict.member;
  return { ...birth, ...chosen.get(row) };
}

/** The births as a cache key: a result is only used for the very birth it was requested for. */
function keyOf(birth: PlacedBirth): string {
  return JSON.stringify(birth);
}

async function resolveBirths(keys: readonly string[], signal: AbortSignal) {
  const births = keys.map((key): PlacedBirth => JSON.parse(key));
  const reply = await call(resolveTeamBirths, { body: { births } }, signal);
  return new Map(keys.flatMap((key, index) => [[key, reply.births[index]] as const]));
}

/** Looks up the places of the ready rows, all in one debounced request. */
export function usePlaceLookup(rows: readonly ReviewedRow[], chosen: Chosen): PlaceLookup {
  const keys = rows.map((row) => {
    const birth = birthOf(row, chosen);
    return birth === null ? null : keyOf(birth);
  });
  // A team has no more people: of a longer file only the first ones would be sent.
  const asked = [...new Set(keys.filter((key) => key !== null))].slice(0, TEAM_SIZE_MAX);
  const debounced = useDebounced(JSON.stringify(asked));
  const debouncedKeys: readonly string[] = JSON.parse(debounced);
  const { data, isError } = useQuery({
    queryKey: ['team-file', 'births', debounced],
    queryFn: ({ signal }) => resolveBirths(debouncedKeys, signal),
    enabled: debouncedKeys.length > 0,
    // A result stays valid while other rows change; births are not cached beyond the page.
    placeholderData: (previous) => previous,
    gcTime: 0,
  });
  const resolutions = rows.map((_, index) => data?.get(keys[index] ?? ''));

  return {
    isFailed: isError,
    refusals: new Map(
      rows.flatMap(({ row }, index) => {
        const resolution = resolutions[index];
        return resolution?.kind === 'refused' ? [[row, refusalOfBirth(resolution)] as const] : [];
      }),
    ),
    placeOf: (row) => {
      const index = rows.indexOf(row);
      const resolution = resolutions[index];
      if (resolution) return resolution.kind === 'resolved' ? resolution : null;
      const isAsked = asked.includes(keys[index] ?? '');
      return isAsked && !isError ? { kind: 'pending' } : null;
    },
  };
}
