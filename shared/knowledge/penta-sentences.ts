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
  'There is no official type, strategy or score of a Penta. This is the product’s own reading of who brings which gate.';

/** What each column of the matrix is about. */
const OUTLOOKS: Readonly<Record<PentaColumn, string>> = {
  left: 'look ahead, by plan and pattern',
  middle: 'look at what is its own and new',
  right: 'look back at experience',
};

const SIZES: Readonly<Record<number, string>> = {
  3: 'Three people are the smallest group of this kind and the least stable one.',
  4: 'Four people are steadier than three, and a fifth makes the group complete.',
  5: 'Five people are the most stable size of such a group.',
};

function labelOf(channel: PentaChannel): string {
  return PENTA_LINKS.find((link) => link.channel === channel)?.label ?? channel;
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
      ? ['Build on what holds.', ...strengths]
      : ['No channel is filled yet, so clear agreements take the place of what nobody brings.'];
  if (gaps.length === 0) {
    return [...base, 'Every one of the twelve functions has somebody who brings it.'].join(' ');
  }
  const missing = andList(gaps.map(({ gate }) => functionOf(gate)));
  const them = gaps.length === 1 ? 'it' : 'each of them';
  const open = coreFirst(channels.filter(({ state }) => state !== 'filled'));
  const next = open.find(({ state }) => state === 'half') ?? open[0];
  const step = next ? [`First step: ${asClause(PENTA_CHANNEL_TEXTS[next.channel].trial)}`] : [];
  return [
    ...base,
    `Nobody brings ${missing}: hand ${them} to a person on purpose, inside the team or outside.`,
    ...step,
  ].join(' ');
}

function balanceOf(upper: number, lower: number): string {
  const counts = `${upper} of 3 upper channels, ${lower} of 3 lower ones`;
  if (upper > lower) {
    return `The team shows itself outward more easily than it keeps the work inside going (${counts}). Check promises to the outside against the hands that are there.`;
  }
  if (lower > upper) {
    return `The team works better than it shows (${counts}). Settle who speaks for it before the work is done.`;
  }
  if (upper === 0) {
    return `Neither the outward face nor the work inside runs by itself (${counts}). Both need a plan that everyone knows.`;
  }
  return `The outward face and the work inside are in balance (${counts}). Keep an eye on both when somebody joins or leaves.`;
}

/** Compares upper and lower channels, and describes the core and the jointly filled channels. */
export function groupDynamicsOf({ channels, coverage }: Penta): string {
  const core = PENTA_CHANNEL_TEXTS['2-14'];
  const joint = channels.filter(({ filledBy }) => filledBy === 'people').map(({ label }) => label);
  const verb = joint.length === 1 ? 'is' : 'are';
  const together =
    joint.length > 0
      ? [`${andList(joint)} ${verb} filled only by people who bring a half each.`]
      : [];
  return [
    balanceOf(coverage.upper, coverage.lower),
    withTerm(coverage.coreFilled ? core.filled : core.open, '2-14'),
    ...together,
  ].join(' ');
}

/** "9 of 12 functions, up to 11; 4 of 6 channels" */
export function coverageInWords({ coverage }: Penta): string {
  const { gates, gatesUpTo, channels, channelsUpTo } = coverage;
  const more = (count: number, upTo: number) => (upTo > count ? `, up to ${upTo}` : '');
  return `${gates} of 12 functions${more(gates, gatesUpTo)}; ${channels} of 6 channels${more(channels, channelsUpTo)}`;
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
    return ['Each filled channel outlasts the absence of any one person.'];
  }
  const names = andList(needed.map(({ member }) => nameOf(member)));
  const losses = needed.map(({ member, channelsLostIfAbsent: lost }) => {
    const verb = lost.length === 1 ? 'opens' : 'open';
    return `without ${nameOf(member)}, ${andList(lost.map(labelOf))} ${verb}`;
  });
  return [`Most depends on ${names}: ${losses.join('; ')}.`];
}

function outlook({ columns }: Penta): string[] {
  const least = Math.min(...PENTA_COLUMNS.map((column) => columns[column].gates));
  const weakest = PENTA_COLUMNS.filter((column) => columns[column].gates === least);
  const [column] = weakest;
  if (weakest.length > 1 || column === undefined) return [];
  return [`What the team does least is ${OUTLOOKS[column]} (${column} column, ${least} of 4).`];
}

function carriers({ members }: Penta, nameOf: NameOf): string[] {
  const strong = members.filter(({ consistentStrengths }) => consistentStrengths.length > 0);
  return strong.map(
    ({ member, consistentStrengths }) =>
      `${nameOf(member)} carries ${andList(consistentStrengths.map(labelOf))} into any group.`,
  );
}

function trial({ singleHolderRisk }: Penta, nameOf: NameOf): string {
  const [first] = singleHolderRisk;
  const sole = first?.soleHolderOf[0];
  return first === undefined || sole === undefined
    ? 'Try this: read the twelve functions together, and each name the one you would rather hand on.'
    : `Try this: for two weeks, have a colleague sit in when ${nameOf(first.member)} looks after ${functionOf(sole)}.`;
}

/** The Penta in a few sentences, the last one something to try. */
export function insightOf(penta: Penta, nameOf: NameOf): string[] {
  const size = SIZES[penta.memberIds.length];
  return [
    `Covered: ${coverageInWords(penta)}.`,
    ...dependence(penta, nameOf),
    ...carriers(penta, nameOf),
    ...outlook(penta),
    ...(size === undefined ? [] : [size]),
    trial(penta, nameOf),
  ];
}

/** "If Ana is away: 46-29 opens, 5 of 6 hold." */
export function absenceInWords(name: string, absence: PentaAbsence, peopleLeft: number): string {
  const { channelsLost, gatesLost, channelsLeft } = absence;
  const labels = channelsLost.map(labelOf);
  const verb = labels.length === 1 ? 'opens' : 'open';
  const opens = labels.length === 0 ? 'nothing opens' : `${andList(labels)} ${verb}`;
  const holds = channelsLeft === 1 ? 'holds' : 'hold';
  const missing =
    gatesLost.length > 0 ? [`Nobody else brings ${andList(gatesLost.map(functionOf))}.`] : [];
  const pair = peopleLeft < 3 ? ['Two people are left, too few for a Penta.'] : [];
  return [`If ${name} is away: ${opens}, ${channelsLeft} of 6 ${holds}.`, ...missing, ...pair].join(
    ' ',
  );
}
