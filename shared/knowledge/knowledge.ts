import type { AuthorityName } from '../engine/authority.ts';
import { CENTERS, type CenterId } from '../engine/centers.ts';
import { CHANNEL_BY_ID, type ChannelId } from '../engine/channels.ts';
import type { Definition } from '../engine/definition.ts';
import { GATES } from '../engine/gates.ts';
import { TYPES, type TypeName } from '../engine/human-type.ts';
import type { PentaChannel, PentaGate } from '../engine/penta-matrix.ts';
import { LINE_NAMES, type ProfileId } from '../engine/profile.ts';
import type { GateNumber, Line } from '../engine/wheel.ts';
import { AUTHORITY_TEXTS } from './authority-texts.data.ts';
import { CENTER_TEXTS } from './center-texts.data.ts';
import { CHANNEL_TEXTS } from './channel-texts.data.ts';
import { DEFINITION_TEXTS } from './definition-texts.data.ts';
import { GATE_TEXTS } from './gate-texts.data.ts';
import { PAIR_TEXTS } from './pair-texts.data.ts';
import { PENTA_CHANNEL_TEXTS } from './penta-channel-texts.data.ts';
import { PENTA_TEXTS } from './penta-texts.data.ts';
import { LINE_TEXTS, PROFILE_TEXTS } from './profile-texts.data.ts';
import { PROFILE_BY_ID } from './profiles.ts';
import type {
  AuthorityText,
  CenterText,
  ChannelText,
  Confidence,
  DefinitionText,
  GateText,
  LineText,
  PairChannelText,
  PentaChannelText,
  PentaText,
  ProfileText,
  StrategyText,
  TypeText,
} from './schema.ts';
import {
  labelsOfPentaChannel,
  sourceOfAuthority,
  sourceOfCenter,
  sourceOfChannel,
  sourceOfDefinition,
  sourceOfGate,
  sourceOfLine,
  sourceOfPairChannel,
  sourceOfPentaChannel,
  sourceOfPentaGate,
  sourceOfProfile,
  sourceOfStrategy,
  sourceOfType,
} from './sources.ts';
import { STRATEGY_TEXTS, TYPE_TEXTS } from './type-texts.data.ts';

/** A text with its heading and the facts it is based on. */
export type Knowledge<Text> = Text & {
  /** The term: "Gate 34, Power". */
  readonly title: string;
  readonly source: string;
  /** Omitted where the facts are undisputed; otherwise the term is shown as the product's own. */
  readonly confidence?: Confidence | undefined;
};

export function knowledgeOfGate(gate: GateNumber): Knowledge<GateText> {
  const title = `Gate ${gate}, ${GATES[gate].name}`;
  return { ...GATE_TEXTS[gate], title, source: sourceOfGate(gate) };
}

export function knowledgeOfChannel(id: ChannelId): Knowledge<ChannelText> {
  const title = `Channel ${id}, ${CHANNEL_BY_ID[id].name}`;
  return { ...CHANNEL_TEXTS[id], title, source: sourceOfChannel(id) };
}

export function knowledgeOfCenter(id: CenterId): Knowledge<CenterText> {
  return { ...CENTER_TEXTS[id], title: CENTERS[id].name, source: sourceOfCenter(id) };
}

export function knowledgeOfType(type: TypeName): Knowledge<TypeText> {
  return { ...TYPE_TEXTS[type], title: type, source: sourceOfType(type) };
}

/** By type, which determines the strategy. */
export function knowledgeOfStrategy(type: TypeName): Knowledge<StrategyText> {
  return { ...STRATEGY_TEXTS[type], title: TYPES[type].strategy, source: sourceOfStrategy(type) };
}

export function knowledgeOfAuthority(authority: AuthorityName): Knowledge<AuthorityText> {
  const title = `${authority} authority`;
  return { ...AUTHORITY_TEXTS[authority], title, source: sourceOfAuthority(authority) };
}

export function knowledgeOfProfile(id: ProfileId): Knowledge<ProfileText> {
  const profile = PROFILE_BY_ID[id];
  const title = `Profile ${id}, ${profile.name}`;
  return { ...PROFILE_TEXTS[id], title, source: sourceOfProfile(profile) };
}

export function knowledgeOfLine(line: Line): Knowledge<LineText> {
  const title = `Line ${line}, ${LINE_NAMES[line]}`;
  return { ...LINE_TEXTS[line], title, source: sourceOfLine(line) };
}

export function knowledgeOfDefinition(definition: Definition): Knowledge<DefinitionText> {
  const title = definition === 'None' ? 'No definition' : `${definition} definition`;
  return { ...DEFINITION_TEXTS[definition], title, source: sourceOfDefinition(definition) };
}

/** The business function of a gate in a team of three to five. */
export function knowledgeOfPentaGate(gate: PentaGate): Knowledge<PentaText> {
  const text = PENTA_TEXTS[gate];
  return { ...text, title: `Penta gate ${gate}, ${text.label}`, source: sourceOfPentaGate(gate) };
}

/** What a team can do with a filled Penta channel and lacks with an open one. */
export function knowledgeOfPentaChannel(channel: PentaChannel): Knowledge<PentaChannelText> {
  const title = `Penta channel ${channel}, ${labelsOfPentaChannel(channel).join(' with ')}`;
  return { ...PENTA_CHANNEL_TEXTS[channel], title, source: sourceOfPentaChannel(channel) };
}

/** What a channel means between two people. */
export function knowledgeOfPairChannel(id: ChannelId): Knowledge<PairChannelText> {
  const title = `Channel ${id} between two people, ${CHANNEL_BY_ID[id].name}`;
  return { ...PAIR_TEXTS[id], title, source: sourceOfPairChannel(id) };
}
