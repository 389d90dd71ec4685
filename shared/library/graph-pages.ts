import { andList } from '../domain/english.ts';
import { CENTER_IDS, CENTERS, type CenterId, type CenterRole } from '../engine/centers.ts';
import { CHANNEL_BY_ID, CHANNEL_IDS, type ChannelId, partnerGate } from '../engine/channels.ts';
import { GATES } from '../engine/gates.ts';
import { PENTA_CHANNELS, PENTA_GATES } from '../engine/penta-matrix.ts';
import { GATE_NUMBERS, type GateNumber } from '../engine/wheel.ts';
import { CHANNEL_EXAMPLE_TEXTS } from '../knowledge/channel-example-texts.data.ts';
import { CIRCUIT_TEXTS } from '../knowledge/circuit-texts.data.ts';
import { GATE_LINE_TEXTS } from '../knowledge/gate-line-texts.ts';
import {
  knowledgeOfCenter,
  knowledgeOfChannel,
  knowledgeOfGate,
  knowledgeOfLine,
  knowledgeOfPairChannel,
  knowledgeOfPentaChannel,
  knowledgeOfPentaGate,
} from '../knowledge/knowledge.ts';
import { LINES } from '../knowledge/profiles.ts';
import { asClause } from '../knowledge/prose.ts';
import { libraryPath } from './address.ts';
import {
  type ComposedPage,
  capitalized,
  descriptionOf,
  entryOf,
  inWords,
  linkTo,
  sourcesOf,
} from './page-parts.ts';
import type { LibraryEntry } from './schema.ts';

export function gateEntry(gate: GateNumber): LibraryEntry {
  const { title, keynote } = knowledgeOfGate(gate);
  return entryOf('gates', gate, title, keynote);
}

export function channelEntry(id: ChannelId): LibraryEntry {
  const { title, keynote } = knowledgeOfChannel(id);
  return entryOf('channels', id, title, keynote);
}

export function centerEntry(id: CenterId): LibraryEntry {
  const { title, keynote } = knowledgeOfCenter(id);
  return entryOf('centers', id, title, keynote);
}

/** Gates, channels and centers, each by number or from head to root. */
export function graphEntries(): LibraryEntry[] {
  return [
    ...CENTER_IDS.map(centerEntry),
    ...CHANNEL_IDS.map(channelEntry),
    ...GATE_NUMBERS.map(gateEntry),
  ];
}

/** The circuits of some channels in plain words, each circuit once. */
function circuitParagraphs(ids: readonly ChannelId[]): string[] {
  const circuits = [...new Set(ids.map((id) => CHANNEL_BY_ID[id].circuit))];
  return circuits.map((circuit) => {
    const own = ids.filter((id) => CHANNEL_BY_ID[id].circuit === circuit);
    const subject = own.length === 1 ? `Channel ${own[0]} is` : `Channels ${andList(own)} are`;
    return `${subject} part of the ${circuit} circuit: ${asClause(CIRCUIT_TEXTS[circuit])}`;
  });
}

/** A function of a team of three to five, for the twelve gates that have one. */
function onATeam(gate: GateNumber) {
  const pentaGate = PENTA_GATES.find((one) => one === gate);
  if (pentaGate === undefined) return [];
  const { label, task, gap } = knowledgeOfPentaGate(pentaGate);
  const sentences = [
    `On a team of three to five, gate ${gate} covers one of twelve functions: ${label}.`,
    `Whoever has it ${asClause(task)}`,
    `When nobody has it: ${asClause(gap)}`,
  ];
  return [{ title: 'On a team', body: sentences.join(' ') }];
}

function completedBy(gate: GateNumber): string {
  return GATES[gate].channels
    .map((id) => {
      const partner = partnerGate(CHANNEL_BY_ID[id], gate);
      const { title, strength } = knowledgeOfChannel(id);
      return `With gate ${partner}, it forms ${asClause(title)}: ${asClause(strength)}`;
    })
    .join('\n\n');
}

/** The six lines, in this gate's own words where they are written. */
function linesOf(gate: GateNumber): ComposedPage['lines'] {
  const own = GATE_LINE_TEXTS[gate];
  return LINES.map((line) => {
    const { title, phrase } = knowledgeOfLine(line);
    return {
      path: libraryPath('lines', line),
      term: title,
      text: own?.[line - 1] ?? `People with line ${line} ${phrase}.`,
    };
  });
}

export function gatePage(gate: GateNumber): ComposedPage {
  const { title, keynote, gift, watchout, source, confidence } = knowledgeOfGate(gate);
  const { center, channels, iChing } = GATES[gate];
  const theme = asClause(knowledgeOfCenter(center).keynote);
  return {
    ...gateEntry(gate),
    documentTitle: `${title}: ${keynote}`,
    description: descriptionOf(gift, watchout),
    lead: gift,
    figure: { gates: [gate], center: null },
    facts: [
      { label: 'Center', text: CENTERS[center].name },
      { label: channels.length === 1 ? 'Channel' : 'Channels', text: andList(channels) },
      { label: 'I Ching hexagram', text: `${gate}, ${iChing}` },
    ],
    sections: [
      { title: 'What to watch', body: watchout },
      { title: 'What completes it', body: completedBy(gate) },
      {
        title: 'Where it sits',
        body: [
          `Gate ${gate} is in ${inWords(center)}: ${theme}.`,
          ...circuitParagraphs(channels),
        ].join('\n\n'),
      },
      ...onATeam(gate),
    ],
    lines: linesOf(gate),
    neighbors: [
      {
        title: channels.length === 1 ? 'Partner gate' : 'Partner gates',
        links: channels.map((id) => linkTo(gateEntry(partnerGate(CHANNEL_BY_ID[id], gate)))),
      },
      {
        title: channels.length === 1 ? 'Its channel' : 'Its channels',
        links: channels.map((id) => linkTo(channelEntry(id))),
      },
      { title: 'Its center', links: [linkTo(centerEntry(center))] },
    ],
    sources: sourcesOf(source, confidence),
  };
}

function channelOnATeam(id: ChannelId) {
  const penta = PENTA_CHANNELS.find((one) => one === id);
  if (penta === undefined) return [];
  const { filled, open, trial } = knowledgeOfPentaChannel(penta);
  return [
    {
      title: 'On a team',
      body: `When a team of three to five has both gates: ${asClause(filled)} When it doesn’t: ${asClause(open)}\n\n**Try this:** ${trial}`,
    },
  ];
}

export function channelPage(id: ChannelId): ComposedPage {
  const { title, keynote, strength, watchout, source, confidence } = knowledgeOfChannel(id);
  const { together, matter, trial } = knowledgeOfPairChannel(id);
  const channel = CHANNEL_BY_ID[id];
  const [one, other] = channel.gates;
  const [from, to] = channel.centers;
  return {
    ...channelEntry(id),
    documentTitle: `${title}: ${keynote}`,
    description: descriptionOf(strength, watchout),
    lead: strength,
    figure: { gates: [one, other], center: null },
    facts: [
      { label: 'Gates', text: `${one} and ${other}` },
      { label: 'Centers', text: `${CENTERS[from].name} and ${CENTERS[to].name}` },
      { label: 'Circuit', text: channel.circuit },
    ],
    sections: [
      { title: 'What to watch', body: watchout },
      { title: 'How it may show', body: CHANNEL_EXAMPLE_TEXTS[id] },
      {
        title: 'With only one of its gates',
        body: channel.gates
          .map((gate) => `With gate ${gate} alone: ${asClause(knowledgeOfGate(gate).gift)}`)
          .join('\n\n'),
      },
      {
        title: 'Between two people',
        body: `When one of you has gate ${one} and the other gate ${other}, together you can ${together}. You may disagree about ${matter}.\n\n**Try this:** ${trial}`,
      },
      ...channelOnATeam(id),
      {
        title: 'Where it sits',
        body: `It connects ${inWords(from)} with ${inWords(to)}. ${circuitParagraphs([id]).join(' ')}`,
      },
    ],
    lines: [],
    neighbors: [
      { title: 'Its gates', links: channel.gates.map((gate) => linkTo(gateEntry(gate))) },
      { title: 'Its centers', links: channel.centers.map((center) => linkTo(centerEntry(center))) },
    ],
    sources: sourcesOf(source, confidence),
  };
}

const ROLE_WORDS: Readonly<Record<CenterRole, string>> = {
  pressure: 'pressure',
  awareness: 'awareness',
  expression: 'speech',
  manifestation: 'action',
  identity: 'identity',
  motor: 'a source of energy',
};

export function centerPage(id: CenterId): ComposedPage {
  const { title, keynote, defined, open, watchout, source, confidence } = knowledgeOfCenter(id);
  const { roles, gates } = CENTERS[id];
  const channels = CHANNEL_IDS.filter((channel) => CHANNEL_BY_ID[channel].centers.includes(id));
  return {
    ...centerEntry(id),
    documentTitle: `${/ Center$/.test(title) ? title : `${title} Center`}: ${keynote}`,
    description: descriptionOf(`Defined: ${asClause(defined)}`, `Open: ${asClause(open)}`),
    lead: `When it’s defined: ${asClause(defined)}`,
    figure: {
      gates: [...new Set(channels.flatMap((channel) => CHANNEL_BY_ID[channel].gates))],
      center: id,
    },
    facts: [
      { label: 'Role', text: capitalized(andList(roles.map((role) => ROLE_WORDS[role]))) },
      { label: 'Gates', text: andList(gates) },
    ],
    sections: [
      { title: 'When it’s open', body: open },
      { title: 'What to watch when it’s open', body: watchout },
      {
        title: 'What defines it',
        body: `A complete channel to another center. ${title} has ${channels.length} channels; one is enough.`,
      },
    ],
    lines: [],
    neighbors: [
      { title: 'Its channels', links: channels.map((channel) => linkTo(channelEntry(channel))) },
      { title: 'Its gates', links: gates.map((gate) => linkTo(gateEntry(gate))) },
    ],
    sources: sourcesOf(source, confidence),
  };
}
