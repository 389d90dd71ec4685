import { AUTHORITY_NAMES } from '../engine/authority.ts';
import { CENTER_IDS } from '../engine/centers.ts';
import { CHANNEL_BY_ID, CHANNEL_IDS } from '../engine/channels.ts';
import { DEFINITIONS } from '../engine/definition.ts';
import { TYPE_NAMES } from '../engine/human-type.ts';
import { PENTA_CHANNELS, PENTA_GATES } from '../engine/penta-matrix.ts';
import { GATE_NUMBERS, type GateNumber } from '../engine/wheel.ts';
import {
  type Knowledge,
  knowledgeOfAuthority,
  knowledgeOfCenter,
  knowledgeOfChannel,
  knowledgeOfDefinition,
  knowledgeOfGate,
  knowledgeOfLine,
  knowledgeOfPairChannel,
  knowledgeOfPentaChannel,
  knowledgeOfPentaGate,
  knowledgeOfProfile,
  knowledgeOfStrategy,
  knowledgeOfType,
} from './knowledge.ts';
import { LINES, PROFILES } from './profiles.ts';
import type { Confidence } from './schema.ts';

/** One entry of the knowledge as running text, for search and the coach. */
export interface KnowledgeDocument {
  /** "gate-34", "channel-10-34", "center-sacral", "type-manifesting-generator": stable. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The gates it is about; none for aspects of a person as a whole. */
  readonly gates: readonly GateNumber[];
  readonly source: string;
  readonly confidence?: Confidence | undefined;
}

function documentOf(
  id: string,
  { title, source, confidence }: Knowledge<unknown>,
  ...texts: readonly string[]
): KnowledgeDocument {
  return documentAbout([], id, { title, source, confidence }, ...texts);
}

function documentAbout(
  gates: readonly GateNumber[],
  id: string,
  { title, source, confidence }: Pick<Knowledge<unknown>, 'title' | 'source' | 'confidence'>,
  ...texts: readonly string[]
): KnowledgeDocument {
  return {
    gates,
    id: id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    title,
    text: texts.map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' '),
    source,
    ...(confidence && { confidence }),
  };
}

/** Aspects of a person as a whole. */
function personDocuments(): KnowledgeDocument[] {
  return [
    ...TYPE_NAMES.map((type) => {
      const k = knowledgeOfType(type);
      return documentOf(`type ${type}`, k, k.sentence, k.atWork, k.watchout, k.colleagues);
    }),
    ...TYPE_NAMES.map((type) => {
      const k = knowledgeOfStrategy(type);
      return documentOf(`strategy ${type}`, k, k.sentence, k.practice);
    }),
    ...AUTHORITY_NAMES.map((authority) => {
      const k = knowledgeOfAuthority(authority);
      return documentOf(`authority ${authority}`, k, k.sentence, k.practice, k.ask, k.watchout);
    }),
    ...PROFILES.map(({ id }) => {
      const k = knowledgeOfProfile(id);
      return documentOf(`profile ${id}`, k, k.keynote, k.sentence, k.watchout);
    }),
    ...LINES.map((line) => {
      const k = knowledgeOfLine(line);
      return documentOf(`line ${line}`, k, k.known, k.seen, k.contact);
    }),
    ...DEFINITIONS.map((definition) => {
      const k = knowledgeOfDefinition(definition);
      return documentOf(`definition ${definition}`, k, k.sentence, k.intake, k.surroundings);
    }),
  ];
}

/** Parts of the bodygraph. */
function bodygraphDocuments(): KnowledgeDocument[] {
  return [
    ...CENTER_IDS.map((id) => {
      const k = knowledgeOfCenter(id);
      const sentences = [`Defined: ${k.defined}`, `Open: ${k.open}`, k.watchout];
      return documentOf(`center ${id}`, k, k.keynote, ...sentences);
    }),
    ...CHANNEL_IDS.map((id) => {
      const k = knowledgeOfChannel(id);
      return documentAbout(
        CHANNEL_BY_ID[id].gates,
        `channel ${id}`,
        k,
        k.keynote,
        k.strength,
        k.watchout,
      );
    }),
    ...GATE_NUMBERS.map((gate) => {
      const k = knowledgeOfGate(gate);
      return documentAbout([gate], `gate ${gate}`, k, k.keynote, k.gift, k.watchout);
    }),
  ];
}

/** What arises between people: a team's functions, and shared channels. */
function groupDocuments(): KnowledgeDocument[] {
  return [
    ...PENTA_GATES.map((gate) => {
      const k = knowledgeOfPentaGate(gate);
      return documentAbout([gate], `penta gate ${gate}`, k, k.label, k.task, `Missing: ${k.gap}`);
    }),
    ...PENTA_CHANNELS.map((channel) => {
      const k = knowledgeOfPentaChannel(channel);
      const sentences = [`Filled: ${k.filled}`, `Open: ${k.open}`, k.trial];
      return documentAbout(
        CHANNEL_BY_ID[channel].gates,
        `penta channel ${channel}`,
        k,
        ...sentences,
      );
    }),
    ...CHANNEL_IDS.map((id) => {
      const k = knowledgeOfPairChannel(id);
      const sentences = [
        `Together two people can ${k.together}`,
        `They may differ over ${k.matter}`,
      ];
      return documentAbout(CHANNEL_BY_ID[id].gates, `pair channel ${id}`, k, ...sentences, k.trial);
    }),
  ];
}

/** The whole knowledge, one document for each entry, in a fixed order. */
export function knowledgeDocuments(): KnowledgeDocument[] {
  return [...personDocuments(), ...bodygraphDocuments(), ...groupDocuments()];
}
