import { andList } from '../domain/english.ts';
import { CENTER_IDS, CENTERS, type CenterId } from '../engine/centers.ts';
import { CHANNEL_BY_ID, type ChannelId } from '../engine/channels.ts';
import { TYPE_NAMES, type TypeName } from '../engine/human-type.ts';
import { PAIR_MODES, type PairMode } from '../engine/pair/modes.ts';
import type { Pair, PairSide } from '../engine/pair/pair.ts';
import { PAIR_CENTER_TEXTS } from './pair-center-texts.data.ts';
import { PAIR_TEXTS } from './pair-texts.data.ts';
import { PAIR_TYPE_TEXTS, type TypePair } from './pair-type-texts.data.ts';
import { asClause, withNames, withTerm } from './prose.ts';

/** Two people and their dynamic. */
export interface PairReading {
  readonly pair: Pair;
  readonly a: PairPerson;
  readonly b: PairPerson;
}

interface PairPerson {
  readonly id: string;
  /** Their short names in sentences. */
  readonly called: string;
  readonly type: TypeName;
}

/** The channels of a mode in one direction, or both. */
interface LinkGroup {
  readonly mode: PairMode;
  readonly channels: readonly ChannelId[];
  readonly names: Readonly<Record<'both' | 'giver' | 'receiver', string>>;
}

/** The product's own names for the modes. */
const MODE_LABELS: Readonly<Record<PairMode, string>> = {
  Electromagnetic: 'Spark',
  Companionship: 'Common ground',
  Compromise: 'Give and take',
  Dominance: 'Lead and follow',
};

/** For the first channel of a group; `{theme}` is what the channel does or is about. */
const LEADING: Readonly<
  Record<PairMode, { readonly strength: string; readonly watchout: string }>
> = {
  Electromagnetic: {
    strength: 'Together {both} {theme}; each brings half.',
    watchout: 'Their chemistry can turn into friction over {theme}.',
  },
  Companionship: {
    strength: '{both} both {theme}, without much discussion.',
    watchout: 'Neither challenges the other on {theme}.',
  },
  Compromise: {
    strength: '{giver} can {theme}, and {receiver} adds a piece of it.',
    watchout: 'When it comes to {theme}, {receiver} tends to give in to {giver}.',
  },
  Dominance: {
    strength: '{giver} can {theme}, and {receiver} benefits from it.',
    watchout: '{giver} sets the tone on {theme}, and {receiver} goes along.',
  },
};

/** For later groups; `{theme}` as above. */
const FURTHER: Readonly<
  Record<PairMode, { readonly strength: string; readonly watchout: string }>
> = {
  Electromagnetic: {
    strength: 'As a pair, they can also {theme}.',
    watchout: 'They may also clash over {theme}.',
  },
  Companionship: {
    strength: 'Both also {theme}.',
    watchout: 'They rarely question each other on {theme}.',
  },
  Compromise: {
    strength: '{giver} can also {theme}; {receiver} adds to it.',
    watchout: '{receiver} may also give in on {theme}.',
  },
  Dominance: {
    strength: 'Only {giver} can {theme}.',
    watchout: '{giver} has the last word on {theme}.',
  },
};

const LEADING_MODES = 2;
const NO_LINK_STRENGTH =
  '{both} have no fixed pattern between them and give each other plenty of room.';
const NO_LINK_WATCHOUT = 'Nothing pulls {both} together unless they plan for it.';
const NO_LINK_TRIAL = 'Once a week, tell each other what you need.';

/** Centers in which one person steadies the other, in order of importance in daily work. */
const STEADYING: readonly CenterId[] = [
  'sacral',
  'throat',
  'g',
  'heart',
  'spleen',
  'ajna',
  'solarPlexus',
  'root',
  'head',
];

/** Centers whose open side gets carried away, in order of importance. */
const TROUBLING: readonly CenterId[] = [
  'solarPlexus',
  'root',
  'heart',
  'head',
  'ajna',
  'sacral',
  'spleen',
  'g',
  'throat',
];

function namesOf({ a, b }: PairReading, giver: PairSide | null): LinkGroup['names'] {
  const [from, to] = giver === 'B' ? [b, a] : [a, b];
  return { both: `${a.called} and ${b.called}`, giver: from.called, receiver: to.called };
}

/** Channels that define a center neither person has come first, then by the lower number. */
function inOrder({ newCenters }: Pair, channels: readonly ChannelId[]): ChannelId[] {
  const isNew = (id: ChannelId) =>
    CHANNEL_BY_ID[id].centers.some((center) => newCenters.includes(center));
  return [...channels.filter(isNew), ...channels.filter((id) => !isNew(id))];
}

/**
 * The pair's links by mode, the main mode first; of two directions, the one with the lower channel.
 */
function groupsOf(reading: PairReading): LinkGroup[] {
  const { pair } = reading;
  const modes = [...PAIR_MODES].sort(
    (a, b) => Number(b === pair.mainMode) - Number(a === pair.mainMode),
  );
  return modes.flatMap((mode) => {
    const links = pair.channels.filter((link) => link.mode === mode);
    return [...new Set(links.map(({ from }) => from))].map((from) => ({
      mode,
      channels: inOrder(
        pair,
        links.filter((link) => link.from === from).map(({ channel }) => channel),
      ),
      names: namesOf(reading, from),
    }));
  });
}

function sentenceOf(group: LinkGroup, isLeading: boolean, kind: 'strength' | 'watchout'): string {
  const { mode, channels, names } = group;
  const [lead] = channels;
  if (lead === undefined) return '';
  const wording = isLeading ? LEADING : FURTHER;
  const theme = PAIR_TEXTS[lead][kind === 'strength' ? 'together' : 'matter'];
  const term = kind === 'strength' ? `${mode}: ${channels.join(', ')}` : channels.join(', ');
  return withTerm(withNames(wording[mode][kind], { ...names, theme }), term);
}

/** One sentence for each group; the first groups of the first two modes lead. */
function linkSentences(groups: readonly LinkGroup[], kind: 'strength' | 'watchout'): string[] {
  const modes = [...new Set(groups.map(({ mode }) => mode))].slice(0, LEADING_MODES);
  const leading = modes.map((mode) => groups.find((group) => group.mode === mode));
  return groups.map((group) => sentenceOf(group, leading.includes(group), kind));
}

/** The text for two types, and which person has which. */
function typePairOf({ a, b }: PairReading): { text: TypePair; names: Record<string, string> } {
  const isInOrder = TYPE_NAMES.indexOf(a.type) <= TYPE_NAMES.indexOf(b.type);
  const [first, second] = isInOrder ? [a, b] : [b, a];
  const text = PAIR_TYPE_TEXTS.find(
    ({ types }) => types[0] === first.type && types[1] === second.type,
  );
  if (text === undefined) throw new RangeError(`No text for ${first.type} and ${second.type}`);
  const both = `${a.called} and ${b.called}`;
  return { text, names: { a: first.called, b: second.called, both } };
}

/** The first center of an order that only one of the two has defined, with that person. */
function oneWayCenter(
  { pair }: PairReading,
  order: readonly CenterId[],
): { id: CenterId; giver: PairSide } | undefined {
  const id = order.find((one) => ['aOnly', 'bOnly'].includes(pair.centerRelation[one]));
  return id && { id, giver: pair.centerRelation[id] === 'aOnly' ? 'A' : 'B' };
}

function centerStrength(reading: PairReading): string[] {
  const created = CENTER_IDS.find((id) => reading.pair.newCenters.includes(id));
  if (created !== undefined) {
    const { together } = PAIR_CENTER_TEXTS[created];
    return [withTerm(withNames(together, namesOf(reading, null)), CENTERS[created].name)];
  }
  const center = oneWayCenter(reading, STEADYING);
  if (center === undefined) return [];
  const { oneWay } = PAIR_CENTER_TEXTS[center.id];
  return [withTerm(withNames(oneWay, namesOf(reading, center.giver)), CENTERS[center.id].name)];
}

function centerWatchout(reading: PairReading): string[] {
  const center = oneWayCenter(reading, TROUBLING);
  if (center === undefined) return [];
  const { watchout } = PAIR_CENTER_TEXTS[center.id];
  return [withTerm(withNames(watchout, namesOf(reading, center.giver)), CENTERS[center.id].name)];
}

/** How one person connects separate parts of the other, the lower gate first. */
function bridgeSentences(reading: PairReading): string[] {
  const { pair } = reading;
  return [
    { gates: pair.bridgedForA, isWhole: pair.wholeForA, names: namesOf(reading, 'B') },
    { gates: pair.bridgedForB, isWhole: pair.wholeForB, names: namesOf(reading, 'A') },
  ]
    .filter(({ gates }) => gates.length > 0)
    .sort((one, other) => (one.gates[0] ?? 0) - (other.gates[0] ?? 0))
    .map(({ gates, isWhole, names }) => {
      const what = isWhole ? 'everything' : 'things';
      const sentence = withNames(`{giver} helps {receiver} pull ${what} together.`, names);
      return withTerm(sentence, `bridging ${andList(gates)}`);
    });
}

/** The main mode in the product's own name, its term and both types; at most 100 characters. */
export function dynamicTypeOf({ pair, a, b }: PairReading): string {
  const mode = pair.mainMode;
  const label = mode === null ? 'Two separate ways' : `${MODE_LABELS[mode]} (${mode})`;
  return a.type === b.type ? `${label}: two ${a.type}s` : `${label}: ${a.type} with ${b.type}`;
}

/** What the two gain from each other, one sentence per line. Names every channel between them. */
export function strengthOf(reading: PairReading): string {
  const { text, names } = typePairOf(reading);
  const links = linkSentences(groupsOf(reading), 'strength');
  return [
    ...(links.length > 0 ? links : [withNames(NO_LINK_STRENGTH, names)]),
    withNames(text.strength, names),
    ...centerStrength(reading),
    ...bridgeSentences(reading),
  ].join('\n');
}

/** Where the two clash, one sentence per line, ending with something to try. */
export function watchoutOf(reading: PairReading): string {
  const { text, names } = typePairOf(reading);
  const groups = groupsOf(reading);
  const links = linkSentences(groups, 'watchout');
  const lead = groups[0]?.channels[0];
  const trial = lead === undefined ? NO_LINK_TRIAL : PAIR_TEXTS[lead].trial;
  return [
    ...(links.length > 0 ? links : [withNames(NO_LINK_WATCHOUT, names)]),
    withNames(text.watchout, names),
    ...centerWatchout(reading),
    `Try this: ${asClause(trial)}`,
  ].join('\n');
}
