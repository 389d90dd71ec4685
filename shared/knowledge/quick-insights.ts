import { orList } from '../domain/english.ts';
import { CENTERS, type CenterId } from '../engine/centers.ts';
import { CHANNEL_BY_ID, type ChannelEnergy, type ChannelId } from '../engine/channels.ts';
import { GATES } from '../engine/gates.ts';
import { AUTHORITY_TEXTS } from './authority-texts.data.ts';
import { CENTER_TEXTS } from './center-texts.data.ts';
import { CHANNEL_TEXTS } from './channel-texts.data.ts';
import { DEFINITION_TEXTS } from './definition-texts.data.ts';
import type { ChartFacets } from './facets.ts';
import { GATE_TEXTS } from './gate-texts.data.ts';
import { LINE_TEXTS, PROFILE_TEXTS } from './profile-texts.data.ts';
import { asClause, countInWords, withTerm } from './prose.ts';
import { STRATEGY_TEXTS, TYPE_TEXTS } from './type-texts.data.ts';
import { VOICE_TEXTS } from './voice-texts.data.ts';

/** What a chart says about a person at work. Plain sentences, each followed by its term. */
export interface QuickInsights {
  /** Three to four paragraphs, separated by blank lines; at most 220 words. */
  workingStyle: string;
  decisions: string;
  /** Three to five. */
  strengths: string[];
  /** Three to five. */
  watchouts: string[];
  communication: string;
  surroundings: string;
  /** One small experiment. */
  tryThis: string;
}

/** In order of how noticeable they are in daily work. */
const CHANNEL_ORDER: readonly ChannelEnergy[] = [
  'Manifesting-Generated',
  'Manifested',
  'Generated',
  'Projected',
];
const OPEN_CENTER_ORDER: readonly CenterId[] = [
  'sacral',
  'heart',
  'solarPlexus',
  'root',
  'g',
  'spleen',
  'throat',
  'ajna',
  'head',
];

function rankedChannels({ definedChannels }: ChartFacets): ChannelId[] {
  return CHANNEL_ORDER.flatMap((energy) =>
    definedChannels.filter((id) => CHANNEL_BY_ID[id].energyType === energy),
  );
}

/** The open centers, those without any active gate first. */
function rankedOpenCenters({ openCenters, completelyOpenCenters }: ChartFacets): CenterId[] {
  const open = OPEN_CENTER_ORDER.filter((id) => openCenters.includes(id));
  return [
    ...open.filter((id) => completelyOpenCenters.includes(id)),
    ...open.filter((id) => !completelyOpenCenters.includes(id)),
  ];
}

function channelTerm(id: ChannelId): string {
  return `channel ${id}, ${CHANNEL_BY_ID[id].name}`;
}

function openTerm(id: CenterId): string {
  return `${CENTERS[id].name}, open`;
}

/** The strength of the Personality Sun's gate. */
function sunGift(chart: ChartFacets): string {
  const { gate } = chart.activations.personality.sun;
  return withTerm(GATE_TEXTS[gate].gift, `gate ${gate}, ${GATES[gate].name}`);
}

/** The channels, those that do not repeat the Sun's gate first. */
function channelsBesideSun(chart: ChartFacets): ChannelId[] {
  const { gate } = chart.activations.personality.sun;
  const ranked = rankedChannels(chart);
  return [
    ...ranked.filter((id) => !CHANNEL_BY_ID[id].gates.includes(gate)),
    ...ranked.filter((id) => CHANNEL_BY_ID[id].gates.includes(gate)),
  ];
}

function strengthsInProse(chart: ChartFacets): string {
  const known = `The side you know best: ${asClause(sunGift(chart))}`;
  const [first, second] = channelsBesideSun(chart);
  if (first === undefined) {
    return `You have no fixed way of working, and you don’t need one. ${known}`;
  }
  const leading = withTerm(CHANNEL_TEXTS[first].strength, channelTerm(first));
  if (second === undefined) return `You bring one strength to any job. ${leading} ${known}`;
  const count = chart.definedChannels.length;
  const opening =
    count === 2
      ? 'You bring two strengths to any job.'
      : `Here are two of your ${countInWords(count)} lasting strengths.`;
  const also = CHANNEL_TEXTS[second].strength.replace(/^You /, 'You also ');
  return `${opening} ${leading} ${withTerm(also, channelTerm(second))} ${known}`;
}

function mainWatchout(chart: ChartFacets): string {
  const [open] = rankedOpenCenters(chart);
  if (open !== undefined) return withTerm(CENTER_TEXTS[open].watchout, openTerm(open));
  const [channel] = rankedChannels(chart);
  return channel === undefined
    ? TYPE_TEXTS[chart.type].watchout
    : withTerm(CHANNEL_TEXTS[channel].watchout, channelTerm(channel));
}

function workingStyleOf(chart: ChartFacets): string {
  const { type, authority, definition, profile } = chart;
  const role = withTerm(PROFILE_TEXTS[profile.id].sentence, `${profile.id}, ${profile.name}`);
  return [
    `${withTerm(TYPE_TEXTS[type].sentence, type)} ${TYPE_TEXTS[type].atWork}`,
    strengthsInProse(chart),
    `${DEFINITION_TEXTS[definition].intake} ${AUTHORITY_TEXTS[authority].practice}`,
    `${role} A tendency to watch: ${asClause(mainWatchout(chart))}`,
  ].join('\n\n');
}

function decisionsOf({ authority }: ChartFacets): string {
  const { practice, ask, watchout } = AUTHORITY_TEXTS[authority];
  return [withTerm(practice, `${authority} authority`), ask, watchout].join(' ');
}

/** Channels first; where there are few, strengths of open centers are added. */
function strengthsOf(chart: ChartFacets): string[] {
  const channels = rankedChannels(chart)
    .slice(0, 4)
    .map((id) => withTerm(CHANNEL_TEXTS[id].strength, channelTerm(id)));
  const open = rankedOpenCenters(chart)
    .slice(0, Math.max(0, 2 - channels.length))
    .map((id) => withTerm(CENTER_TEXTS[id].open, openTerm(id)));
  return [...channels, ...open, sunGift(chart)];
}

function watchoutsOf(chart: ChartFacets): string[] {
  const { type, profile } = chart;
  const open = rankedOpenCenters(chart)
    .slice(0, 2)
    .map((id) => withTerm(CENTER_TEXTS[id].watchout, openTerm(id)));
  const channels = rankedChannels(chart)
    .slice(0, 1)
    .map((id) => withTerm(CHANNEL_TEXTS[id].watchout, channelTerm(id)));
  return [
    ...open,
    ...channels,
    withTerm(PROFILE_TEXTS[profile.id].watchout, `profile ${profile.id}`),
    withTerm(TYPE_TEXTS[type].watchout, type),
  ];
}

/** What speaks, according to the channels at the Throat; no center is named twice. */
function voicesOf(chart: ChartFacets): string[] {
  const voices = new Map<CenterId, string>();
  for (const id of rankedChannels(chart)) {
    const [from, to] = CHANNEL_BY_ID[id].centers;
    if (from !== 'throat' && to !== 'throat') continue;
    const other = from === 'throat' ? to : from;
    const voice = VOICE_TEXTS[other];
    if (voice && !voices.has(other)) voices.set(other, withTerm(voice, channelTerm(id)));
  }
  return [...voices.values()];
}

function communicationOf(chart: ChartFacets): string {
  const throat = chart.definedCenters.includes('throat')
    ? withTerm(CENTER_TEXTS.throat.defined, `${CENTERS.throat.name}, defined`)
    : withTerm(CENTER_TEXTS.throat.open, openTerm('throat'));
  const { contact } = LINE_TEXTS[chart.profile.personalityLine];
  const { colleagues } = TYPE_TEXTS[chart.type];
  return [throat, ...voicesOf(chart).slice(0, 2), contact, colleagues].join(' ');
}

function surroundingsOf(chart: ChartFacets): string {
  const { definition } = chart;
  const bridges = [...new Set(chart.bridgingGates.map(({ gate }) => gate))].sort((a, b) => a - b);
  const others = bridges.length > 3 ? ', among others,' : '';
  const link =
    bridges.length > 0
      ? [`Colleagues who bring gate ${orList(bridges.slice(0, 3))}${others} make that connection.`]
      : [];
  const open = rankedOpenCenters(chart)
    .slice(0, 2)
    .map((id) => withTerm(CENTER_TEXTS[id].open, openTerm(id)));
  const term = definition === 'None' ? 'no definition' : `${definition} definition`;
  return [withTerm(DEFINITION_TEXTS[definition].surroundings, term), ...link, ...open].join(' ');
}

/** A first answer counts only where the authority doesn't ask for time. */
function tryThisOf({ type, authority }: ChartFacets): string {
  const { practice, practiceOverTime } = STRATEGY_TEXTS[type];
  return authority === 'Emotional' ? (practiceOverTime ?? practice) : practice;
}

/**
 * The business insight of a chart, composed from its type, authority, profile, definition, the gate
 * of its Personality Sun, its channels and its open centers. Deterministic.
 */
export function quickInsights(chart: ChartFacets): QuickInsights {
  return {
    workingStyle: workingStyleOf(chart),
    decisions: decisionsOf(chart),
    strengths: strengthsOf(chart),
    watchouts: watchoutsOf(chart),
    communication: communicationOf(chart),
    surroundings: surroundingsOf(chart),
    tryThis: tryThisOf(chart),
  };
}
