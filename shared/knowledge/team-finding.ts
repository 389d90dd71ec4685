import { orList } from '../domain/english.ts';
import { calledNames } from './called-names.ts';
import { countInWords } from './prose.ts';

/** What is read of a Penta. */
interface Covered {
  readonly gates: readonly {
    /** The function in business terms. */
    readonly label: string;
    readonly holders: readonly unknown[];
    readonly possibleHolders: readonly unknown[];
  }[];
  readonly members: readonly { readonly name: string; readonly soleHolderOf: readonly number[] }[];
}

/** More of them are counted instead of named. */
const NAMED_MAX = 2;

function gapOf({ gates }: Covered): string | null {
  const missing = gates.filter(
    ({ holders, possibleHolders }) => holders.length + possibleHolders.length === 0,
  );
  if (missing.length === 0) return null;
  return missing.length <= NAMED_MAX
    ? `Nobody covers ${orList(missing.map(({ label }) => label))}`
    : `Nobody covers ${countInWords(missing.length)} of ${gates.length} functions`;
}

function dependenceOf({ members }: Covered): { readonly name: string; readonly count: number } {
  const called = calledNames(members.map(({ name }) => name));
  const counts = members.map(({ soleHolderOf }) => soleHolderOf.length);
  const count = Math.max(0, ...counts);
  return { name: called[counts.indexOf(count)] ?? '', count };
}

/**
 * What a team should know first, in one sentence: "Nobody covers Vision, and four functions depend on
 * Mei alone."
 */
export function teamFinding(penta: Covered): string {
  const gap = gapOf(penta);
  const { name, count } = dependenceOf(penta);
  if (count === 0) return gap ? `${gap}.` : 'You’re covered, no matter who’s away.';
  const depends =
    count === 1
      ? `one function depends on ${name} alone`
      : `${countInWords(count)} functions depend on ${name} alone`;
  if (gap) return `${gap}, and ${depends}.`;
  return `${depends.slice(0, 1).toUpperCase()}${depends.slice(1)}.`;
}
