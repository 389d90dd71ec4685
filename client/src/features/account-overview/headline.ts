import type { AccountOverview } from '#shared/contract/account-overview.ts';
import { andList, orList } from '#shared/domain/english.ts';
import { calledNames } from '#shared/knowledge/called-names.ts';

type Totals = Pick<AccountOverview, 'functions' | 'totals'>;

/** So many functions are named together; beyond, the first ones. */
const NAMED_MAX = 2;

/** What stands out in the teams of an account, as one sentence: what's missing, and on whom they rest. */
export function overviewHeadline(overview: Totals): string {
  const finding = missingIn(overview);
  const { analyzed, missing, pointOfFailure } = overview.totals;
  if (pointOfFailure === null) return finding;
  const { name, teams } = pointOfFailure;
  const all = analyzed === 2 ? 'both' : `all ${analyzed}`;
  const where = teams < analyzed ? `${teams} teams` : all;
  const [called = name] = calledNames([name]);
  const joint = missing.some((count) => count > 0) ? 'and' : 'but';
  return `${finding.slice(0, -1)}, ${joint} ${where} depend most on ${called}.`;
}

/** What no team can borrow from another: "Nobody in your teams covers Vision, …"; or empty. */
export function nobodyWords({ functions, totals }: Totals): string {
  const { teams, analyzed, missing } = totals;
  // One team's headline says it; a team that isn't analyzed may have somebody.
  if (analyzed < 2 || analyzed < teams) return '';
  const names = functions.flatMap(({ name }, index) => (missing[index] === analyzed ? [name] : []));
  if (names.length === 0) return '';
  const what = names.length === 1 ? 'it' : 'each';
  return `Nobody in your teams covers ${orList(names)}, so agree on who stands in for ${what}.`;
}

function missingIn({ functions, totals }: Totals): string {
  const { analyzed, missing } = totals;
  const most = Math.max(0, ...missing);
  if (analyzed === 1) {
    const gaps = functions.filter((_, index) => missing[index] !== 0);
    const [first] = gaps;
    if (!first) return 'Your team isn’t missing any function.';
    return `Your team is missing ${gaps.length === 1 ? first.name : `${gaps.length} functions`}.`;
  }
  if (most === 0) {
    return analyzed === 2
      ? 'Neither of your teams is missing a function.'
      : `None of your ${analyzed} teams is missing a function.`;
  }
  const names = functions.flatMap(({ name }, index) => (missing[index] === most ? [name] : []));
  const named = andList(names.slice(0, NAMED_MAX));
  const where = whereIn(most, analyzed);
  return names.length === 1
    ? `${named} is missing in ${where}.`
    : `${named} are each missing in ${where}.`;
}

/** "both of your teams", "all 4 of your teams", "7 of your 10 teams" */
function whereIn(count: number, teams: number): string {
  if (count < teams) return `${count} of your ${teams} teams`;
  return teams === 2 ? 'both of your teams' : `all ${teams} of your teams`;
}
