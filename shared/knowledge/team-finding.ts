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

/** "four functions rest on Mei alone", "nine functions rest on one person each, four on Mei" */
function dependenceOf({ members }: Covered): string | null {
  const called = calledNames(members.map(({ name }) => name));
  const counts = members.map(({ soleHolderOf }) => soleHolderOf.length);
  const most = Math.max(0, ...counts);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const name = called[counts.indexOf(most)] ?? '';
  if (all === 0) return null;
  if (all === 1) return `one function rests on ${name} alone`;
  const functions = `${countInWords(all)} functions rest on`;
  return most === all
    ? `${functions} ${name} alone`
    : `${functions} one person each, ${countInWords(most)} on ${name}`;
}

/**
 * What a team should know first, in one sentence: "Nobody covers Vision, and nine functions rest on one
 * person each, four on Mei."
 */
export function teamFinding(penta: Covered): string {
  const gap = gapOf(penta);
  const depends = dependenceOf(penta);
  if (depends === null) return gap ? `${gap}.` : 'You’re covered, no matter who’s away.';
  if (gap) return `${gap}, and ${depends}.`;
  return `${depends.slice(0, 1).toUpperCase()}${depends.slice(1)}.`;
}
