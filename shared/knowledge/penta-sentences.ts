import { andList } from '../domain/english.ts';
import type { TypeName } from '../engine/human-type.ts';
import type { PentaAbsence } from '../engine/penta/absence.ts';
import type { PentaChannelHolding } from '../engine/penta/channels.ts';
import type { Penta } from '../engine/penta/group.ts';
import { PENTA_COLUMNS, PENTA_LINKS, type PentaColumn } from '../engine/penta/links.ts';
import { typeCounts } from '../engine/penta/make-up.ts';
import type { PentaChannel, PentaGate } from '../engine/penta-matrix.ts';
import { PENTA_CHANNEL_TEXTS } from './penta-channel-texts.data.ts';
import { PENTA_TEXTS } from './penta-texts.data.ts';
import { asClause, withTerm } from './prose.ts';

/** Looks up a member's name by id. */
export type NameOf = (memberId: string) => string;

/** Shown with every reading of a Penta: none of it is official. */
export const OWN_READING =
  'A Penta has no official type, strategy or score; this is our interpretation of who brings which gate.';

/** What a column of the matrix is about, phrased to follow "your weakest area is". */
const OUTLOOKS: Readonly<Record<PentaColumn, string>> = {
  left: 'planning ahead',
  middle: 'original work',
  right: 'learning from experience',
};

const SIZES: Readonly<Record<number, string>> = {
  3: 'Three is the smallest size for a group like this, and the least stable.',
  4: 'Four is steadier than three, and a fifth person would complete the group.',
  5: 'Five is the most stable size for a group like this.',
};

/** "Administration–Planning (31-7)" */
function functionsOf(channel: PentaChannel): string {
  const link = PENTA_LINKS.find((one) => one.channel === channel);
  if (link === undefined) return channel;
  return `${link.gates.map((gate) => PENTA_TEXTS[gate].label).join('–')} (${link.label})`;
}

function functionOf(gate: PentaGate): string {
  return `${PENTA_TEXTS[gate].label} (${gate})`;
}

/** The core first, then in the order of the matrix. */
function coreFirst(channels: readonly PentaChannelHolding[]): PentaChannelHolding[] {
  return [...channels].sort((a, b) => Number(b.isCore) - Number(a.isCore));
}

/** "2 Generators, 1 Projector" */
export function teamEnergyOf(types: readonly TypeName[]): string {
  return typeCounts(types)
    .map(({ type, members }) => `${members} ${type}${members === 1 ? '' : 's'}`)
    .join(', ');
}

/** From gaps and strengths: what to build on, what to cover deliberately, and where to begin. */
export function groupStrategyOf({ channels, gaps }: Penta): string {
  const filled = coreFirst(channels.filter(({ state }) => state === 'filled'));
  const strengths = filled
    .slice(0, 2)
    .map(({ channel, label }) => withTerm(PENTA_CHANNEL_TEXTS[channel].filled, label));
  const base =
    strengths.length > 0
      ? ['Build on what works.', ...strengths]
      : ['You don’t cover a full channel yet, so use clear agreements to make up for it.'];
  if (gaps.length === 0) {
    return [...base, 'All twelve functions are covered.'].join(' ');
  }
  const missing = andList(gaps.map(({ gate }) => functionOf(gate)));
  const them = gaps.length === 1 ? 'it' : 'each one';
  const open = coreFirst(channels.filter(({ state }) => state !== 'filled'));
  const next = open.find(({ state }) => state === 'half') ?? open[0];
  const step = next ? [`First step: ${asClause(PENTA_CHANNEL_TEXTS[next.channel].trial)}`] : [];
  return [
    ...base,
    `Nobody covers ${missing}: deliberately assign ${them} to someone, on or off the team.`,
    ...step,
  ].join(' ');
}

function balanceOf(upper: number, lower: number): string {
  const counts = `${upper} of 3 upper channels, ${lower} of 3 lower`;
  if (upper > lower) {
    return `The team presents itself better than it runs behind the scenes (${counts}). Before you promise anything, check that you have the people to deliver.`;
  }
  if (lower > upper) {
    return `The team does better work than it gets credit for (${counts}). Decide who speaks for it before the work is done.`;
  }
  if (upper === 0) {
    return `Neither visibility nor daily work takes care of itself (${counts}). Both need a plan that everyone knows.`;
  }
  return `Visibility and daily work are in balance (${counts}). Check both again when someone joins or leaves.`;
}

/** Compares upper and lower channels, and describes the core and the jointly filled channels. */
export function groupDynamicsOf({ channels, coverage }: Penta): string {
  const core = PENTA_CHANNEL_TEXTS['2-14'];
  const joint = channels.filter(({ filledBy }) => filledBy === 'people');
  const together =
    joint.length > 0
      ? [
          `You cover ${andList(joint.map(({ channel }) => functionsOf(channel)))} only when the people who bring the two halves work together.`,
        ]
      : [];
  return [
    balanceOf(coverage.upper, coverage.lower),
    withTerm(coverage.coreFilled ? core.filled : core.open, '2-14'),
    ...together,
  ].join(' ');
}

/** "9 of 12 functions and 4 of 6 channels", or "9 to 11 of 12 functions" by birth time */
export function coverageInWords({ coverage }: Penta): string {
  const { gates, gatesUpTo, channels, channelsUpTo } = coverage;
  const more = (count: number, upTo: number) => (upTo > count ? ` to ${upTo}` : '');
  return `${gates}${more(gates, gatesUpTo)} of 12 functions and ${channels}${more(channels, channelsUpTo)} of 6 channels`;
}

/** Those on whom most depends: one member, or all who are tied. */
function mostNeeded({ singleHolderRisk }: Penta): Penta['singleHolderRisk'] {
  const [first] = singleHolderRisk;
  return singleHolderRisk.filter(
    ({ channelsLostIfAbsent, soleHolderOf }) =>
      channelsLostIfAbsent.length === first?.channelsLostIfAbsent.length &&
      soleHolderOf.length === first.soleHolderOf.length,
  );
}

function dependence(penta: Penta, nameOf: NameOf): string[] {
  if (penta.coverage.channels === 0) return [];
  const needed = mostNeeded(penta).filter((one) => one.channelsLostIfAbsent.length > 0);
  if (needed.length === 0) {
    return ['You can do without any one person and still cover the same channels.'];
  }
  const names = andList(needed.map(({ member }) => nameOf(member)));
  const losses = needed.map(({ member, channelsLostIfAbsent: lost }) => {
    return `without ${nameOf(member)}, you lose ${andList(lost.map(functionsOf))}`;
  });
  const point =
    needed.length === 1 ? 'is your biggest single point' : 'are your biggest single points';
  return [`${names} ${point} of failure: ${losses.join('; ')}.`];
}

function outlook({ columns }: Penta): string[] {
  const least = Math.min(...PENTA_COLUMNS.map((column) => columns[column].gates));
  const weakest = PENTA_COLUMNS.filter((column) => columns[column].gates === least);
  const [column] = weakest;
  if (weakest.length > 1 || column === undefined) return [];
  return [`Your weakest area is ${OUTLOOKS[column]} (${column} column, ${least} of 4 functions).`];
}

function carriers({ members }: Penta, nameOf: NameOf): string[] {
  const strong = members.filter(({ consistentStrengths }) => consistentStrengths.length > 0);
  return strong.map(
    ({ member, consistentStrengths }) =>
      `${nameOf(member)} brings ${andList(consistentStrengths.map(functionsOf))} to any team.`,
  );
}

function trial({ singleHolderRisk }: Penta, nameOf: NameOf): string {
  const [first] = singleHolderRisk;
  const sole = first?.soleHolderOf[0];
  return first === undefined || sole === undefined
    ? 'Try this: go through the twelve functions together, and each name the one you’d rather hand off.'
    : `Try this: for two weeks, have a colleague shadow ${nameOf(first.member)} on ${functionOf(sole)}.`;
}

/** The Penta in a few sentences, the last one something to try. */
export function insightOf(penta: Penta, nameOf: NameOf): string[] {
  const size = SIZES[penta.memberIds.length];
  return [
    `You cover ${coverageInWords(penta)}.`,
    ...dependence(penta, nameOf),
    ...carriers(penta, nameOf),
    ...outlook(penta),
    ...(size === undefined ? [] : [size]),
    trial(penta, nameOf),
  ];
}

/** "If Ana is away, you lose Coordination–Commitment (46-29) and keep 5 of 6 channels." */
export function absenceInWords(name: string, absence: PentaAbsence, peopleLeft: number): string {
  const { channelsLost, gatesLost, channelsLeft } = absence;
  const functions = andList(gatesLost.map(functionOf));
  const pair = peopleLeft < 3 ? ['That leaves two people, too few for a Penta.'] : [];
  if (channelsLost.length > 0) {
    const channels = andList(channelsLost.map(functionsOf));
    const uncovered = gatesLost.length > 0 ? [`Nobody else covers ${functions}.`] : [];
    const loss = `If ${name} is away, you lose ${channels} and keep ${channelsLeft} of 6 channels.`;
    return [loss, ...uncovered, ...pair].join(' ');
  }
  const change = gatesLost.length > 0 ? `nobody covers ${functions}.` : 'coverage doesn’t change.';
  return [`If ${name} is away, ${change}`, ...pair].join(' ');
}
