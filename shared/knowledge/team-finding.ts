import { andList, orList } from '../domain/english.ts';
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
    ? `Nobody covers ${orList(missing.map(({ label }) => label))}.`
    : `Nobody covers ${countInWords(missing.length)} of ${gates.length} functions.`;
}

/** "Four functions rest on Mei alone.", "Nine functions rest on one person each, four of them on Mei." */
function dependenceOf({ members }: Covered): string | null {
  const called = calledNames(members.map(({ name }) => name));
  const counts = members.map(({ soleHolderOf }) => soleHolderOf.length);
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const most = Math.max(...counts);
  const names = called.filter((_, index) => counts[index] === most);
  const functions = capitalized(
    all === 1 ? 'one function rests on' : `${countInWords(all)} functions rest on`,
  );
  if (most === all) return `${functions} ${names.join()} alone.`;
  const isTelling = most > 1 && names.length <= NAMED_MAX;
  const shares = names.map(
    (name, index) => `${countInWords(most)}${index ? '' : ' of them'} on ${name}`,
  );
  return `${functions} one person each${isTelling ? `, ${andList(shares)}` : ''}.`;
}

const capitalized = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/**
 * What a team should know first: "Nobody covers Vision. Nine functions rest on one person each, four of
 * them on Mei."
 */
export function teamFinding(penta: Covered): string {
  const sentences = [gapOf(penta), dependenceOf(penta)].filter((each) => each !== null);
  return sentences.join(' ') || 'You’re covered, no matter who’s away.';
}
